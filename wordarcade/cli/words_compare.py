"""`wordarcade words compare`."""

from collections.abc import Iterable
from typing import Any, Final

import click

from wordarcade.cli.front_end import user_services
from wordarcade.cli.options import BOGGLE_BOARD, json_option, lexicon_option, min_option
from wordarcade.cli.output import lexicon_identity, print_json
from wordarcade.cli.words_listing import open_lexicon
from wordarcade.engine.boggle.config import DEFAULT_MIN_LENGTH, BoggleConfig
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.games.lens.comparison import Comparison, LensSide, points_of
from wordarcade.games.lens.comparison import compare as compare_under
from wordarcade.games.lens.subjects import boggle_subject
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.support.progress import to_nobody

_SIGNS: Final = ("+", "-")


@click.command()
@click.argument("source", metavar="NAME|PATH")
@click.option("--board", type=BOGGLE_BOARD, help="Compare only the words on this Boggle board.")
@min_option
@lexicon_option
@json_option
def compare(
    source: str,
    *,
    board: LetterGrid | None,
    min_length: int | None,
    lexicon: str | None,
    as_json: bool,
) -> None:
    """Show how a lexicon differs from another one.

    Words that only the lexicon has are marked +, words that only the other has -. On a board,
    words come with their points.
    """
    if board is None and min_length is not None:
        raise click.UsageError("--min counts letters on a board; give one with --board.")
    services = user_services()
    opened, compared = open_lexicon(services, lexicon), services.lexicons.open(source)
    if board is not None:
        subject = boggle_subject(BoggleConfig(board, min_length or DEFAULT_MIN_LENGTH))
        _show_board(
            source,
            (opened, compared),
            compare_under(subject, (opened, compared), to_nobody),
            as_json=as_json,
        )
        return
    only, lacking = _without(opened, compared), _without(compared, opened)
    if as_json:
        print_json(
            {
                "lexicon": lexicon_identity(opened),
                "query": source,
                "count": len(only),
                "words": [{"word": word.upper()} for word in only],
                "other": {
                    "lexicon": lexicon_identity(compared),
                    "count": len(lacking),
                    "words": [{"word": word.upper()} for word in lacking],
                },
                "shared": len(opened) - len(only),
            }
        )
        return
    signs = dict.fromkeys(only, "+") | dict.fromkeys(lacking, "-")
    if not signs:
        click.echo(f"{opened.name} and {compared.name} have the same words.", err=True)
    for word in sorted(signs):
        click.echo(f"{signs[word]} {word.upper()}")


def _without(lexicon: Lexicon, other: Lexicon) -> list[str]:
    """Return the words of a lexicon that another lacks, in alphabetical order."""
    words: Iterable[str] = lexicon
    return [word for word in words if word not in other]


def _show_board(
    source: str, lexicons: tuple[Lexicon, Lexicon], found: Comparison, *, as_json: bool
) -> None:
    if as_json:
        mine, other = (
            {"lexicon": lexicon_identity(lexicon), **_side(side)}
            for lexicon, side in zip(lexicons, found.sides, strict=True)
        )
        shared = {"shared": len(found.both), "shared_points": points_of(found.both)}
        print_json({"query": source, **mine, "other": other, **shared})
        return
    lines = [
        (find, sign) for sign, side in zip(_SIGNS, found.sides, strict=True) for find in side.only
    ]
    for find, sign in sorted(lines):
        click.echo(f"{sign} {find.word.upper()} {find.points}")


def _side(side: LensSide) -> dict[str, Any]:
    words = sorted(side.only)
    return {
        "count": len(words),
        "points": points_of(words),
        "words": [{"word": find.word.upper(), "points": find.points} for find in words],
    }
