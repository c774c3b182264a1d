"""`wordarcade puzzle`."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import click

from wordarcade.cli.front_end import (
    open_full_screen,
    standard_dialogue,
    user_services,
    wants_line_mode,
)
from wordarcade.cli.options import json_option, lexicon_option, plain_option, seed_option
from wordarcade.cli.output import print_json
from wordarcade.cli.progress import progress_bar
from wordarcade.games.puzzles.difficulty import PUZZLE_DEVIATION
from wordarcade.games.puzzles.kinds import game_or_last
from wordarcade.games.puzzles.session import PuzzleSession
from wordarcade.games.puzzles.source import Source
from wordarcade.games.puzzles.supply import Need, choose, need_of
from wordarcade.games.routes import PuzzleRoute, PuzzlesRoute
from wordarcade.services import Services
from wordarcade.support.wording import count

_FILES: Final = "scrabble"
"""The game whose games can be read from files."""

_HIGHEST: Final = 4000


@click.command()
@click.argument("game", required=False)
@click.option(
    "--rating",
    type=click.IntRange(0, _HIGHEST),
    metavar="N",
    help="How hard it is; 1500 is average.",
)
@click.option(
    "--from",
    "files",
    type=click.Path(path_type=Path),
    metavar="GCG|FOLDER",
    help="Look for puzzles in recorded games of Scrabble.",
)
@click.option(
    "--source",
    type=click.Choice([source.value for source in Source]),
    default=Source.ANY.value,
    help="From your games and files, or made up.",
)
@seed_option("Repeat what is made up.")
@lexicon_option
@json_option
@plain_option
def puzzle(
    *,
    game: str | None,
    rating: int | None,
    files: Path | None,
    source: str,
    seed: int | None,
    lexicon: str | None,
    as_json: bool,
    plain: bool,
) -> None:
    """Solve puzzles that have one best answer.

    GAME is scrabble, boggle, hangman or hand; without it you choose among them, and with --json
    it is that of the last puzzle. One that you have not solved comes again.
    """
    services = user_services()
    chosen = _game(services, game, files)
    origin = Source(source)
    need = need_of(services, chosen, lexicon, rating, seed=seed, origin=origin)
    if files is not None:
        need = _mined(services, need, files)
    if as_json:
        with progress_bar("Looking") as report:
            found = choose(services, need, report)
        print_json(_puzzle_json(PuzzleSession.begin(services, found)))
    elif wants_line_mode(plain=plain):
        # Needs all games of line mode, which a full screen does not.
        from wordarcade.plain.puzzles import choose_kind, play_puzzles  # noqa: PLC0415 - see above

        with standard_dialogue() as dialogue:
            if game is None and files is None:
                need = choose_kind(services, need, dialogue)
            play_puzzles(services, need, dialogue)
    else:
        unsaid = game is None and rating is None and seed is None and files is None
        asked = PuzzleRoute(chosen, rating, lexicon, seed, need.preferred, origin)
        open_full_screen(services, PuzzlesRoute(origin, lexicon) if unsaid else asked)


def _game(services: Services, game: str | None, files: Path | None) -> str:
    """Return the name of the game that was asked for.

    Raises:
        click.UsageError: there are none in files.
        UnavailableError: there are no puzzles of it.
    """
    if files is not None and game is None:
        return _FILES
    if files is not None and game != _FILES:
        raise click.UsageError("Only games of Scrabble are in files; leave the other game out.")
    return game_or_last(services, game or "")


def _mined(services: Services, need: Need, path: Path) -> Need:
    """Return a need for the puzzles that recorded games hold, which are kept.

    Raises:
        click.UsageError: they hold none that is new.
    """
    from wordarcade.cli.puzzle_files import puzzles_in  # noqa: PLC0415 - seldom asked for

    puzzles = puzzles_in(services, need, path)
    store = services.games.puzzles
    store.add(puzzles, PUZZLE_DEVIATION)
    reserve = store.reserve(need.game)
    open_ones = {each.puzzle.fingerprint for each in (*reserve.waiting, *reserve.begun)}
    preferred = frozenset(open_ones) & {each.fingerprint for each in puzzles}
    if not preferred:
        told = "You have done all of them." if puzzles else "No clearly better play was missed."
        raise click.UsageError(f"There is no new puzzle in {path}. {told}")
    click.echo(f"{count(len(preferred), 'puzzle')} found in {path.name}.", err=True)
    return replace(need, reserve=reserve, preferred=preferred, games=())


def _puzzle_json(session: PuzzleSession) -> dict[str, object]:
    puzzle = session.puzzle
    return {
        "id": session.id,
        "game": puzzle.game,
        "question": session.kind.question,
        "rating": round(puzzle.rating),
        "lexicon": {"name": puzzle.lexicon.name, "sha256": puzzle.lexicon.identity},
        "source": puzzle.source,
        **session.problem.shown_position,
        "answer": session.problem.answer if session.over else None,
        "tries": list(session.tries),
        "hints": [hint.told for hint in session.hints_taken],
        "player": {"rating": session.rating, "provisional": session.provisional},
    }
