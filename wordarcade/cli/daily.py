"""`wordarcade daily`."""

from datetime import date
from typing import Any

import click

from wordarcade.cli.daily_option import Day, day_of, play_puzzle
from wordarcade.cli.front_end import (
    open_full_screen,
    standard_dialogue,
    user_services,
    wants_line_mode,
)
from wordarcade.cli.lazy_group import offered_games
from wordarcade.cli.options import plain_option
from wordarcade.cli.output import print_json
from wordarcade.games.daily.book import DailyBook
from wordarcade.games.daily.puzzle import DailyKey, DailyPuzzle, book_of, games_with_daily
from wordarcade.games.daily.share import share_text
from wordarcade.games.routes import DailyRoute
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.plain.playing import play_daily
from wordarcade.support.wording import listed


@click.command()
@click.argument("game", required=False)
@click.option("--date", "typed", type=Day(), metavar="YYYY-MM-DD", help="A day other than today.")
@click.option("--share", is_flag=True, help="Print the results of the day, for friends.")
@click.option("--json", "as_json", is_flag=True, help="Print the state of the day as JSON.")
@plain_option
@click.pass_context
def daily(
    context: click.Context,
    *,
    game: str | None,
    typed: str | None,
    share: bool,
    as_json: bool,
    plain: bool,
) -> None:
    """Play the puzzles of the day, the same for everybody.

    There is one for each game; name a GAME to play it at once. With --plain and no GAME you
    choose among them.
    """
    services, day = user_services(), day_of(typed)
    games = games_with_daily(offered_games(context))
    if game is not None and game not in games:
        raise click.UsageError(f"There is no puzzle of the day called '{game}': {listed(games)}.")
    if share or as_json:
        lexicon = services.lexicons.open(services.settings.current.lexicon)
        book = book_of(services, offered_games(context), lexicon)
        if share:
            shown = games if game is None else {game: games[game]}
            click.echo(share_text(book, shown, day, lexicon.name))
        else:
            print_json(_day_json(book, day, lexicon, game))
    elif game is not None:
        play_puzzle(games[game][0], day, plain=plain)
    elif wants_line_mode(plain=plain):
        # A full screen does without.
        from wordarcade.plain.daily import choose_daily  # noqa: PLC0415 - see above

        lexicon = services.lexicons.open(services.settings.current.lexicon)
        book = book_of(services, offered_games(context), lexicon)
        with standard_dialogue() as dialogue:
            name = choose_daily(book, day, dialogue)
            play_daily(services, games[name][0], day, dialogue)
    else:
        open_full_screen(services, DailyRoute(day))


def _day_json(book: DailyBook, day: date, lexicon: Lexicon, game: str | None) -> dict[str, Any]:
    """Return how far the puzzle of a game is; without a game, how far all of them are."""
    common = {
        "date": day.isoformat(),
        "lexicon": {"name": lexicon.name, "sha256": lexicon.identity},
        "streak": book.streak,
    }
    if game is not None:
        return {**common, **_puzzle_json(book, day, lexicon, game)}
    return {**common, "games": [_puzzle_json(book, day, lexicon, each) for each in book.games]}


def _puzzle_json(book: DailyBook, day: date, lexicon: Lexicon, game: str) -> dict[str, Any]:
    entry = book.entry(day, game)
    return {
        "game": game,
        "code": DailyPuzzle(DailyKey(day, game, lexicon.identity)).code,
        "done": entry is not None and entry.done,
        "score": None if entry is None else entry.score,
        "possible": None if entry is None else entry.possible,
        "rating": None if entry is None else entry.rating,
    }
