"""`wordarcade words compare`."""

from collections.abc import Iterable

import click

from wordarcade.cli.front_end import user_services
from wordarcade.cli.options import json_option, lexicon_option
from wordarcade.cli.output import lexicon_identity, print_json
from wordarcade.cli.words_listing import open_lexicon
from wordarcade.lexicon.lexicon import Lexicon


@click.command()
@click.argument("source", metavar="NAME|PATH")
@lexicon_option
@json_option
def compare(source: str, lexicon: str | None, *, as_json: bool) -> None:
    """Show how a lexicon differs from another one.

    A word that only the lexicon has is marked with +, one that only the other has with -.
    """
    services = user_services()
    opened, compared = open_lexicon(services, lexicon), services.lexicons.open(source)
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
    for word in sorted(signs):
        click.echo(f"{signs[word]} {word.upper()}")


def _without(lexicon: Lexicon, other: Lexicon) -> list[str]:
    """Return the words of a lexicon that another lacks, in alphabetical order."""
    words: Iterable[str] = lexicon
    return [word for word in words if word not in other]
