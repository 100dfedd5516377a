"""Which link a code opens. All codes that people show are looked up here, and wrong ones count."""

from divetable.core.errors import RulesError
from divetable.server.hall import Hall
from divetable.server.limits import Bucket
from divetable.storage.store import Link
from divetable.tables import refusals


async def find(hall: Hall, code: str, wrong: Bucket) -> Link:
    """What a link opens, unless its address has shown too many wrong codes. [T-1.6] [T-8.2]

    We take first and give back what was not wrong: nobody gets more tries by asking all at once.
    """
    if not wrong.take():
        hall.metrics.limited.inc()
        raise refusals.TOO_FAST()
    is_wrong = False
    try:
        return await hall.find(code)
    except RulesError:
        is_wrong = True
        raise
    finally:
        if not is_wrong:
            wrong.give_back()
