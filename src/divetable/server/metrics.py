"""What a server counts, for Prometheus. Nothing here names a table, a seat or a person."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Metrics:
    """Counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()

        def counter(name: str, what: str) -> Counter:
            return Counter(f"divetable_{name}", what, registry=self.registry)

        def gauge(name: str, what: str) -> Gauge:
            return Gauge(f"divetable_{name}", what, registry=self.registry)

        self.commands = counter("commands", "Commands carried out")
        self.refusals = counter("refusals", "Commands refused")
        self.conflicts = counter("conflicts", "Entries decided again as another server was first")
        self.errors = counter("errors", "Faults of the server itself")
        self.opened = counter("tables_opened", "Tables opened")
        self.limited = counter("limited", "Requests and messages over a limit")
        self.sockets = gauge("sockets", "Open sockets")
        self.rooms = gauge("rooms", "Tables in memory")
        self.seconds = Histogram(
            "divetable_command_seconds",
            "From a command's arrival until it is stored and told",
            registry=self.registry,
            buckets=FAST,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
