"""`wordarcade solve anagram`."""

import click

from wordarcade.cli.front_end import user_services
from wordarcade.cli.options import json_option, lexicon_option, min_option
from wordarcade.cli.output import print_json
from wordarcade.cli.words_listing import print_words


@click.command()
@click.argument("letters")
@min_option
@lexicon_option
@json_option
def anagram(letters: str, min_length: int | None, lexicon: str | None, *, as_json: bool) -> None:
    """Find the words that LETTERS spell.

    `?` and `#` are blanks. With --min, words need not use all letters.
    """
    if not letters.strip():
        raise click.UsageError("Give at least one letter.")
    services = user_services()
    opened = services.lexicons.open(lexicon or services.settings.current.lexicon)
    try:
        words = sorted(opened.anagrams(letters, min_length=min_length))
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    if as_json:
        print_json({"count": len(words), "words": [word.upper() for word in words]})
        return
    print_words(sorted(words, key=lambda word: (-len(word), word)), opened)
