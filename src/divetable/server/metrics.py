"""What a server counts, for Prometheus. Nothing here names a table, a seat or a person.

One thread counts everything, so plain numbers suffice; they get their published form on request.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Count:
    """A number that goes up, or a gauge that also goes down."""

    __slots__ = ("now",)

    def __init__(self) -> None:
        self.now = 0

    def inc(self) -> None:
        self.now += 1

    def dec(self) -> None:
        self.now -= 1

    def set(self, now: int) -> None:
        self.now = now


class Durations:
    """A histogram of durations."""

    __slots__ = ("_counts", "_sum")

    def __init__(self) -> None:
        self._counts = [0] * (len(FAST) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(FAST, seconds)] += 1
        self._sum += seconds

    def family(self, name: str, what: str) -> Metric:
        bounds = [*map(str, FAST), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(name, what, buckets=buckets, sum_value=self._sum)


class Metrics(Collector):
    """Counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Count()
        self.refusals = Count()
        self.conflicts = Count()
        self.errors = Count()
        self.opened = Count()
        self.limited = Count()
        self.sockets = Count()
        self.rooms = Count()
        self.seconds = Durations()
        self.stood: Counter[str] = Counter()  # quick judgements instead of a bot's own, and why
        self.registry.register(self)

    def stood_in(self, why: str) -> None:
        if why:
            self.stood[why] += 1

    def collect(self) -> Iterator[Metric]:
        for count, name, what in (
            (self.commands, "commands", "Commands carried out"),
            (self.refusals, "refusals", "Commands refused"),
            (self.conflicts, "conflicts", "Entries decided again as another server was first"),
            (self.errors, "errors", "Faults of the server itself"),
            (self.opened, "tables_opened", "Tables opened"),
            (self.limited, "limited", "Requests and messages over a limit"),
        ):
            yield CounterMetricFamily(f"divetable_{name}", what, value=count.now)
        stood_in = CounterMetricFamily(
            "divetable_bots_stood_in", "Moves of bots by a quick judgement instead", labels=["why"]
        )
        for why, number in self.stood.items():
            stood_in.add_metric([why], number)
        yield stood_in
        yield GaugeMetricFamily("divetable_sockets", "Open sockets", value=self.sockets.now)
        yield GaugeMetricFamily("divetable_rooms", "Tables in memory", value=self.rooms.now)
        yield self.seconds.family(
            "divetable_command_seconds", "From a command's arrival until it is stored and told"
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
