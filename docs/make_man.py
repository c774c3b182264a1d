"""Write the manual page from the commands themselves, and from docs/command-line.md what they lack.

python docs/make_man.py            # docs/wordarcade.1; a test holds that it is current
man docs/wordarcade.1
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from wordarcade import __version__
from wordarcade.cli.root import root

DOCS: Final = Path(__file__).parent
PAGE: Final = DOCS / "wordarcade.1"
GUIDE: Final = DOCS / "command-line.md"

ENVIRONMENT: Final = (
    ("WORDARCADE_HOME", "A folder for settings, games and caches, instead of the usual ones."),
    ("WORDARCADE_KERNELS", "With the value interpreted, compiled code is not used."),
    ("NO_COLOR", "If set, nothing is coloured: shapes say what colours do elsewhere."),
    ("WORDARCADE_PROFILE", "The name of a profile, for one start."),
)
_CODES: Final = re.compile(r"^\| +(\d+) \| (.+) \|$", re.MULTILINE)
"""The exit codes, in the table of the guide."""


def page() -> str:
    """Return the manual page, in the language of man."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    context = click.Context(root, info_name="wordarcade")
    yield f'.TH WORDARCADE 1 "" "wordarcade {__version__}" "User Commands"'
    yield '.\\" Made by docs/make_man.py from the commands.'
    yield ".SH NAME"
    yield "wordarcade \\- word games for the terminal, and their solvers"
    yield ".SH SYNOPSIS"
    yield f".B wordarcade\n{_roff('[OPTIONS] [COMMAND [ARGUMENTS]...]')}"
    yield ".SH DESCRIPTION"
    yield from _prose(root.help or "")
    yield from _options(context)
    yield ".SH COMMANDS"
    for child in _below(context):
        yield f".SS {_roff(child.command_path.removeprefix('wordarcade '))}"
        pieces = " ".join(child.command.collect_usage_pieces(child))
        yield f".B {_roff(child.command_path)}\n{_roff(pieces)}\n.PP"
        yield from _prose(child.command.help or "")
        yield from _options(child)
    yield ".SH EXIT STATUS"
    for code, meaning in _CODES.findall(GUIDE.read_text(encoding="utf-8")):
        yield f".TP\n.B {code}\n{_roff(meaning.replace('`', ''))}"
    yield ".SH ENVIRONMENT"
    for name, meaning in ENVIRONMENT:
        yield f".TP\n.B {name}\n{_roff(meaning)}"
    yield ".SH FILES"
    yield "Settings, games, word lists and the log are where\n.B wordarcade locate\nsays."


def _below(context: click.Context) -> Iterator[click.Context]:
    """Yield a context for every command below one that is a group, groups left out."""
    group = context.command
    if not isinstance(group, click.Group):
        yield context
        return
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        if command is not None and not command.hidden:
            yield from _below(click.Context(command, info_name=name, parent=context))


def _options(context: click.Context) -> Iterator[str]:
    for parameter in context.command.get_params(context):
        names, meaning = parameter.get_help_record(context) or ("", "")
        if meaning and "--help" not in parameter.opts:
            yield f".TP\n.B {_roff(names)}\n{_roff(' '.join(meaning.split()))}"


def _prose(text: str) -> Iterator[str]:
    """Yield the paragraphs of a help text."""
    for number, paragraph in enumerate(text.split("\n\n")):
        if number:
            yield ".PP"
        yield _roff(" ".join(paragraph.split()))


def _roff(text: str) -> str:
    """Return a line of text as man takes it literally."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE}: {len(page().splitlines()):,} lines")
