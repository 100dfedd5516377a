"""Start the program."""

from divetable.cli import main

main(prog_name="divetable")
