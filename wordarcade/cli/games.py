"""`wordarcade games`: saved and finished games."""

from pathlib import Path
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
from wordarcade.cli.options import GAME_ID, json_option, plain_option
from wordarcade.cli.output import print_json
from wordarcade.games.exchange import export_of, game_json, header_json, import_file, moment_json
from wordarcade.games.registry import Registry
from wordarcade.games.routes import ResumeRoute
from wordarcade.games.saved import check, checked
from wordarcade.plain.playing import resume_game
from wordarcade.store.backup import restore_backup, write_backup
from wordarcade.store.records import DamagedGame, GameHeader, GameId, ListedGame
from wordarcade.support.clock import file_stamp
from wordarcade.support.progress import to_nobody
from wordarcade.support.wording import count, printable


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
    if not listed:
        click.echo("No games yet.", err=True)
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
        print_json(game_json(saved))
        return
    for line in game_lines(saved):
        click.echo(line)


@games.command()
@click.argument("game_id", type=GAME_ID, metavar="ID")
@plain_option
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
    """Print a game as JSON or, for Scrabble, as GCG.

    The raw form is the game as it is stored. It works for damaged games too.
    """
    services = user_services()
    if form == "raw":
        print_json(services.games.raw(GameId(game_id)))
        return
    data = export_of(services, _games(), GameId(game_id), form)
    # GCG as bytes, since the file says that it is UTF-8, whatever the terminal is.
    click.echo(data if form == "gcg" else data.decode(), nl=False)


@games.command("import")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
def import_(file: Path) -> None:
    """Import a game that `games export` wrote, or a GCG file."""
    game_id = import_file(user_services(), _games(), file, to_nobody)
    click.echo(f"Saved as game {game_id}.")


@games.command()
@click.argument("game_id", type=GAME_ID, metavar="ID")
def delete(game_id: int) -> None:
    """Delete a game; `games restore` brings it back for 30 days."""
    user_services().games.bin.delete(GameId(game_id))
    click.echo(f"Deleted game {game_id}. To get it back: wordarcade games restore {game_id}")


@games.command()
@click.argument("game_id", type=GAME_ID, metavar="ID")
def restore(game_id: int) -> None:
    """Bring back a game that was deleted in the last 30 days."""
    user_services().games.bin.restore(GameId(game_id))
    click.echo(f"Game {game_id} is back.")


@games.command()
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
def backup(file: Path) -> None:
    """Write games, settings and word lists into one file."""
    files = write_backup(user_services().locations, file)
    click.echo(printable(f"Wrote {count(files, 'file')} to {file.absolute()}."))


@games.command("restore-all")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
def restore_all(file: Path) -> None:
    """Replace everything here with a backup.

    What was here is kept beside it, with the time added to its names. Quit any other wordarcade
    first.
    """
    services = user_services()
    services.games.close()
    stamp = f"before-{file_stamp(services.clock)}"
    kept = restore_backup(services.locations, file, stamp)
    click.echo(printable(f"Restored everything from {file.absolute()}."))
    for path in kept:
        click.echo(printable(f"Kept what was here: {path}"))


def _listed_json(game: ListedGame) -> dict[str, Any]:
    if isinstance(game, GameHeader):
        return header_json(game)
    return {
        "id": game.id,
        "game": game.game,
        "status": "damaged",
        "updated": moment_json(game.updated),
        "caption": game.caption,
        "reason": game.reason,
    }
