"""Tokens, codes and seeds. They are drawn here and nowhere else, so that tests can fix them."""

import hashlib
import secrets as system

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # nothing that is misread
SHORT, LONG = 8, 20  # characters: 39 bits, typed by hand and rate limited; 98 bits


class Secrets:
    """From the system's source of randomness."""

    def token(self) -> str:
        """Identifies the device that holds it."""
        return system.token_urlsafe(32)

    def table(self) -> str:
        """The name of a table, which opens nothing by itself."""
        return system.token_urlsafe(9)

    def code(self, length: int = LONG) -> str:
        """What a link carries."""
        return "".join(system.choice(ALPHABET) for _ in range(length))

    def seed(self) -> str:
        return system.token_hex(16)

    def number(self) -> int:
        """For a bot's dice."""
        return system.randbits(63)


def hashed(text: str) -> str:
    """How tokens and codes are kept."""
    return hashlib.sha256(text.encode()).hexdigest()


def normal(code: str) -> str:
    """A code as it was meant: people type small letters, spaces and dashes."""
    return "".join(character for character in code.upper() if character in ALPHABET)
