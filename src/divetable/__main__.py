"""`python -m divetable`, and the command `divetable`.

Each process of ours loads this again before it begins, so there is nothing here but `run`.
"""


def run() -> None:
    import os
    import signal

    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # processes are the parallel ones
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # while we load, Ctrl+C ends us without a word
    if hasattr(signal, "pthread_sigmask"):  # ./divetable starts us with it blocked
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    from divetable.cli import main

    signal.signal(signal.SIGINT, signal.default_int_handler)
    main(prog_name="divetable")


if __name__ == "__main__":
    run()
