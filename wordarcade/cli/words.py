"""`wordarcade words`: the word tools."""

from typing import Final

import click

from wordarcade.cli.lazy_group import LazyGroup

_SEARCHES: Final = (
    *("anagram", "check", "contains", "hooks", "pattern", "prefix", "probability", "suffix"),
)


def _tools(_context: click.Context) -> dict[str, str]:
    """Return where each tool is."""
    return {
        "compare": "wordarcade.cli.words_compare:compare",
        "define": "wordarcade.cli.words_define:define",
        "leave": "wordarcade.cli.words_leave:leave",
        **{name: f"wordarcade.cli.words_search:{name}" for name in _SEARCHES},
    }


class _Tools(LazyGroup):
    """The tools; whoever names a word, but no tool, is told how to look it up."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the tool that is called for.

        Raises:
            click.UsageError: there is none.
        """
        try:
            return super().resolve_command(ctx, args)
        except click.NoSuchCommand as error:
            if error.possibilities or not args[0].isalpha():
                raise
            told = f"No such command '{args[0]}'. Is it a word? wordarcade words check {args[0]}"
            raise click.UsageError(told, ctx) from error


@click.group(cls=_Tools, paths=_tools)
def words() -> None:
    """Look words up, and find words by letters."""
