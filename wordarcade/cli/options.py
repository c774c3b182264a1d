"""Options that several commands share."""

import click

from wordarcade.engine.board_text import BoardTextError, parse_board
from wordarcade.engine.boggle.timer import Timer, TimerTextError
from wordarcade.engine.letter_grid import LetterGrid


class TimerType(click.ParamType[Timer]):
    """A time limit, `MM:SS`, or `MM:SS+N` for N seconds more with each letter found."""

    name = "MM:SS"

    def convert(
        self, value: str | Timer, param: click.Parameter | None, ctx: click.Context | None
    ) -> Timer:
        """Return the timer, or complain in one sentence."""
        if isinstance(value, Timer):
            return value
        try:
            return Timer.parse(value)
        except TimerTextError as error:
            self.fail(str(error), param, ctx)


class BoggleBoardType(click.ParamType[LetterGrid]):
    """A board of Boggle: rows parted by `/`, cells by spaces; `Q` and `Qu` are the Qu face."""

    name = "board"

    def convert(
        self, value: str | LetterGrid, param: click.Parameter | None, ctx: click.Context | None
    ) -> LetterGrid:
        """Return the board, or complain in one sentence."""
        if isinstance(value, LetterGrid):
            return value
        try:
            return parse_board(value, q_is_qu=True)
        except BoardTextError as error:
            self.fail(str(error), param, ctx)


lexicon_option = click.option(
    "--lexicon",
    metavar="NAME|PATH",
    help="A lexicon of the catalogue, or the path of a word list.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
min_option = click.option(
    "--min",
    "min_length",
    type=click.IntRange(min=1),
    metavar="N",
    help="The fewest letters of a word.",
)
