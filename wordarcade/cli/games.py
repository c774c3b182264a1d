"""`wordarcade games`: the rounds on record."""

from typing import Any

import click

from wordarcade.cli.front_end import (
    open_full_screen,
    standard_dialogue,
    user_services,
    wants_line_mode,
)
from wordarcade.cli.options import GAME_ID, json_option
from wordarcade.cli.output import print_json
from wordarcade.engine.scrabble.notation.gcg_writer import gcg_of
from wordarcade.plain.resume import resume_round
from wordarcade.screens.openings import ResumeOpening
from wordarcade.store import scrabble_rounds
from wordarcade.store.records import Round, RoundHeader, RoundId
from wordarcade.store.scrabble_rounds import SavedScrabbleRound
from wordarcade.wording import printable


@click.group()
def games() -> None:
    """List, show, resume and delete rounds on record."""


@games.command("list")
@json_option
def list_(*, as_json: bool) -> None:
    """List the rounds, the one last played first."""
    headers = user_services().rounds.recent()
    if as_json:
        print_json({"games": [_header_json(header) for header in headers]})
        return
    for header in headers:
        status = "finished" if header.finished else "unfinished"
        date = header.updated.astimezone().strftime("%Y-%m-%d %H:%M")
        caption = printable(header.caption)
        click.echo(f"{header.id:>5}  {header.game:<8} {status:<10} {date}  {caption}")


@games.command()
@click.argument("round_id", type=GAME_ID, metavar="ID")
@json_option
def show(round_id: int, *, as_json: bool) -> None:
    """Show a round with its moves."""
    saved = user_services().rounds.load(RoundId(round_id))
    if as_json:
        print_json(_round_json(saved))
        return
    for field, value in _round_json(saved).items():
        if field != "moves":
            click.echo(f"{field:<10} {printable(str(value))}")
    for number, made in enumerate(saved.moves, start=1):
        what = ", ".join(f"{key} {value}" for key, value in made.move.items())
        click.echo(f"{number:>4}. {made.elapsed_ms / 1000:>8.1f} s  {printable(what)}")


@games.command()
@click.argument("round_id", type=GAME_ID, metavar="ID")
@click.option("--plain", is_flag=True, help="Play line by line, without a full screen.")
def resume(round_id: int, *, plain: bool) -> None:
    """Go on with an unfinished round."""
    line_mode = wants_line_mode(plain=plain)
    services = user_services()
    if line_mode:
        with standard_dialogue() as dialogue:
            resume_round(services, RoundId(round_id), dialogue)
    else:
        services.rounds.load(RoundId(round_id))
        open_full_screen(services, ResumeOpening(RoundId(round_id)))


@games.command()
@click.argument("round_id", type=GAME_ID, metavar="ID")
@click.option(
    "--format", "form", type=click.Choice(["json", "gcg"]), default="json", show_default=True
)
def export(round_id: int, form: str) -> None:
    """Print a round for other programs: JSON or, for Scrabble, GCG."""
    services = user_services()
    saved = services.rounds.load(RoundId(round_id))
    if form == "json":
        print_json(_round_json(saved))
        return
    if saved.header.game != scrabble_rounds.GAME:
        raise click.UsageError("GCG is for games of Scrabble; export this round as JSON.")
    lexicon = services.lexicons.open(saved.header.lexicon.name)
    game = SavedScrabbleRound.resume(services.rounds, saved, lexicon).state
    # As bytes, since the file says that it is UTF-8, whatever the terminal is.
    click.echo(gcg_of(game).to_bytes(), nl=False)


@games.command()
@click.argument("round_id", type=GAME_ID, metavar="ID")
def delete(round_id: int) -> None:
    """Remove a round for good."""
    user_services().rounds.delete(RoundId(round_id))
    click.echo(f"Round {round_id} is deleted.")


def _header_json(header: RoundHeader) -> dict[str, Any]:
    return {
        "id": header.id,
        "game": header.game,
        "status": "finished" if header.finished else "unfinished",
        "started": header.started.isoformat(),
        "updated": header.updated.isoformat(),
        "seconds": header.elapsed_ms / 1000,
        "seed": header.seed,
        "lexicon": {"name": header.lexicon.name, "sha256": header.lexicon.identity},
        "config": header.config,
        "summary": header.summary,
        "caption": header.caption,
    }


def _round_json(saved: Round) -> dict[str, Any]:
    moves = [{**made.move, "elapsed_ms": made.elapsed_ms} for made in saved.moves]
    return {**_header_json(saved.header), "moves": moves}
