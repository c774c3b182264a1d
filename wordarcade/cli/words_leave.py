"""`wordarcade words leave`."""

import click

from wordarcade.cli.front_end import user_services
from wordarcade.cli.options import json_option, lexicon_option
from wordarcade.cli.output import lexicon_identity, print_json
from wordarcade.cli.words_listing import open_lexicon
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS
from wordarcade.players.scrabble.leaves import MILLI, leaves_for


@click.command()
@click.argument("tiles")
@lexicon_option
@json_option
def leave(tiles: str, lexicon: str | None, *, as_json: bool) -> None:
    """Show what TILES are worth if you keep them on the rack.

    Values are in Scrabble points. `?` and `#` are blanks. The bots use the same values; see
    `wordarcade train leaves`.
    """
    kept = tiles.upper().replace("#", BLANK)
    if strange := [tile for tile in kept if tile not in LETTERS and tile != BLANK]:
        raise click.UsageError(
            f"'{strange[0]}' is not a tile; use the letters A to Z, and ? or # for a blank."
        )
    if not 1 <= len(kept) < RACK_SIZE:
        raise click.UsageError(f"Give 1 to {RACK_SIZE - 1} tiles; a play uses at least one.")
    services = user_services()
    opened = open_lexicon(services, lexicon)
    value = leaves_for(opened, services.locations.trained_leaves).value(kept) / MILLI
    if as_json:
        print_json({"lexicon": lexicon_identity(opened), "query": kept, "value": value})
    else:
        click.echo(f"{kept}  {value:+.1f}")
