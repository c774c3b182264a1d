"""`wordarcade solve`: the solvers on the command line."""

import click

from wordarcade.cli.solve_anagram import anagram
from wordarcade.cli.solve_boggle import boggle
from wordarcade.cli.solve_hand import hand
from wordarcade.cli.solve_hangman import hangman
from wordarcade.cli.solve_scrabble import scrabble
from wordarcade.cli.solve_word_search import word_search


@click.group()
def solve() -> None:
    """Find everything that a position holds."""


solve.add_command(anagram)
solve.add_command(boggle)
solve.add_command(hand)
solve.add_command(hangman)
solve.add_command(scrabble)
solve.add_command(word_search)
