"""`python -m divetable`, and the command `divetable`."""

import signal

signal.signal(signal.SIGINT, signal.SIG_DFL)  # while we load, Ctrl+C ends us without a word
if hasattr(signal, "pthread_sigmask"):  # ./divetable starts us with it blocked
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})

from divetable.cli import main  # noqa: E402


def run() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    main(prog_name="divetable")


if __name__ == "__main__":
    run()
