"""`wordarcade games`: saved and finished games."""

from datetime import datetime
from typing import Any

import click

from wordarcade.cli.front_end import (
    open_full_screen,
    standard_dialogue,
    user_services,
    wants_line_mode,
)
from wordarcade.cli.game_text import date_text, game_lines
from wordarcade.cli.lazy_group import offered_games
from wordarcade.cli.options import GAME_ID, json_option
from wordarcade.cli.output import print_json
from wordarcade.games.registry import Registry
from wordarcade.games.routes import ResumeRoute
from wordarcade.games.saved import check, checked
from wordarcade.games.scrabble.finished import saved_game
from wordarcade.games.scrabble.notebook import Notebook
from wordarcade.games.scrabble.spec import SCRABBLE
from wordarcade.plain.playing import resume_game
from wordarcade.store.records import DamagedGame, GameHeader, GameId, ListedGame, SavedGame
from wordarcade.support.progress import to_nobody
from wordarcade.support.wording import printable


@click.group()
def games() -> None:
    """List, show, resume, export and delete your games."""


def _games() -> Registry:
    return offered_games(click.get_current_context())


@games.command("list")
@json_option
def list_(*, as_json: bool) -> None:
    """List your games, the last one played first."""
    listed = [checked(_games(), game) for game in user_services().games.recent()]
    if as_json:
        print_json({"games": [_listed_json(game) for game in listed]})
        return
    for game in listed:
        status = "finished" if game.finished else "unfinished"
        about = game.caption
        if isinstance(game, DamagedGame):
            status, about = "damaged", game.reason
        date = date_text(game.updated)
        click.echo(f"{game.id:>5}  {printable(game.game):<10} {status:<10} {date:<16}  {about}")


@games.command()
@click.argument("game_id", type=GAME_ID, metavar="ID")
@json_option
def show(game_id: int, *, as_json: bool) -> None:
    """Show a game with its moves."""
    saved = user_services().games.load(GameId(game_id))
    check(_games(), saved)
    if as_json:
        print_json(_game_json(saved))
        return
    for line in game_lines(saved):
        click.echo(line)


@games.command()
@click.argument("game_id", type=GAME_ID, metavar="ID")
@click.option("--plain", is_flag=True, help="Play line by line, without a full screen.")
def resume(game_id: int, *, plain: bool) -> None:
    """Resume an unfinished game."""
    line_mode = wants_line_mode(plain=plain)
    services = user_services()
    if line_mode:
        with standard_dialogue() as dialogue:
            resume_game(services, _games(), GameId(game_id), dialogue)
    else:
        services.games.load(GameId(game_id))
        open_full_screen(services, ResumeRoute(GameId(game_id)))


@games.command()
@click.argument("game_id", type=GAME_ID, metavar="ID")
@click.option(
    "--format", "form", type=click.Choice(["json", "gcg", "raw"]), default="json", show_default=True
)
def export(game_id: int, form: str) -> None:
    """Print a game for other programs, as JSON or, for Scrabble, as GCG.

    The raw form is the game as it is stored. It works for damaged games too.
    """
    services = user_services()
    if form == "raw":
        print_json(services.games.raw(GameId(game_id)))
        return
    saved = services.games.load(GameId(game_id))
    check(_games(), saved)
    if form == "json":
        print_json(_game_json(saved))
        return
    if saved.header.game != SCRABBLE.name:
        raise click.UsageError("Only Scrabble games can be written as GCG; use --format json.")
    game = saved_game(services, saved, to_nobody)
    # As bytes, since the file says that it is UTF-8, whatever the terminal is.
    notebook = Notebook(services.games, saved.header.id)
    click.echo(notebook.gcg(game).to_bytes(), nl=False)


@games.command()
@click.argument("game_id", type=GAME_ID, metavar="ID")
def delete(game_id: int) -> None:
    """Delete a game; `games restore` brings it back for 30 days."""
    user_services().games.delete(GameId(game_id))
    click.echo(f"Deleted game {game_id}. To get it back: wordarcade games restore {game_id}")


@games.command()
@click.argument("game_id", type=GAME_ID, metavar="ID")
def restore(game_id: int) -> None:
    """Bring back a game that was deleted in the last 30 days."""
    user_services().games.restore(GameId(game_id))
    click.echo(f"Game {game_id} is back.")


def _listed_json(game: ListedGame) -> dict[str, Any]:
    if isinstance(game, GameHeader):
        return _header_json(game)
    return {
        "id": game.id,
        "game": game.game,
        "status": "damaged",
        "updated": _iso(game.updated),
        "caption": game.caption,
        "reason": game.reason,
    }


def _iso(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()


def _header_json(header: GameHeader) -> dict[str, Any]:
    return {
        "id": header.id,
        "game": header.game,
        "status": "finished" if header.finished else "unfinished",
        "started": _iso(header.started),
        "updated": _iso(header.updated),
        "seconds": header.elapsed_ms / 1000,
        "seed": header.seed,
        "lexicon": {"name": header.lexicon.name, "sha256": header.lexicon.identity},
        "config": header.config,
        "summary": header.summary,
        "caption": header.caption,
    }


def _game_json(saved: SavedGame) -> dict[str, Any]:
    moves = [{**made.move, "elapsed_ms": made.elapsed_ms} for made in saved.moves]
    return {**_header_json(saved.header), "moves": moves}
