"""`python -m divetable`"""

from divetable.cli import main

main(prog_name="divetable")
