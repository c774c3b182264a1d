"""The tree of all commands, with valid arguments for each."""

from collections.abc import Iterator

import click

from wordarcade.cli.root import root

CommandPath = tuple[str, ...]
"""The words that call a command, such as `solve boggle`."""

_BOARD = "OISE/LRON/TKNI/YNJI"
_CGP = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0"

_GOOD: dict[CommandPath, tuple[str, ...]] = {
    ("analyse",): ("no-such-file",),
    ("boggle",): ("--plain", "--seed", "1"),
    ("check", "boggle"): ("no-such-file",),
    ("check", "hand"): ("no-such-file",),
    ("check", "hangman"): ("no-such-file",),
    ("check", "wordsearch"): ("no-such-file",),
    ("games", "backup"): ("no-such-folder/all.zip",),
    ("games", "delete"): ("1",),
    ("games", "export"): ("1",),
    ("games", "restore-all"): ("no-such-file",),
    ("games", "resume"): ("1", "--plain"),
    ("games", "show"): ("1",),
    ("hand",): ("--plain", "--seed", "1"),
    ("hangman",): ("--plain", "--length", "5", "--guesses", "3"),
    ("lexicon", "check"): ("cat",),
    ("lexicon", "import"): ("no-such-file",),
    ("lexicon", "info"): ("common",),
    ("lexicon", "remove"): ("nothing",),
    ("lexicon", "rename"): ("nothing", "something"),
    ("match", "scrabble"): ("--players", "bot:novice,bot:novice", "--games", "1"),
    ("replay",): ("no-such-file",),
    ("scrabble",): ("--plain", "--seed", "1", "--players", "Ann,Ben"),
    ("serve",): ("--host", "192.0.2.1"),
    ("solve", "anagram"): ("cat",),
    ("solve", "boggle"): (_BOARD,),
    ("solve", "hand"): ("cat",),
    ("solve", "hangman"): ("--length", "5"),
    ("solve", "scrabble"): (_CGP,),
    ("solve", "wordsearch"): ("CAT/DOG/EEL",),
    ("train", "leaves"): ("--resume",),
    ("words", "anagram"): ("cat",),
    ("words", "check"): ("cat",),
    ("words", "compare"): ("common",),
    ("words", "contains"): ("zzaz",),
    ("words", "define"): ("cat",),
    ("words", "hooks"): ("cat",),
    ("words", "leave"): ("cat",),
    ("words", "pattern"): ("qu?t",),
    ("words", "prefix"): ("zy",),
    ("words", "probability"): ("cat",),
    ("words", "suffix"): ("uiz",),
    ("wordsearch",): ("--plain", "--seed", "1"),
}
"""What each command can be called with; a command without any is not in here."""


def commands() -> Iterator[tuple[CommandPath, click.Command]]:
    """Yield every command that is no group, with what calls it."""
    with click.Context(root) as context:
        yield from _below(root, (), context)


def groups() -> Iterator[tuple[CommandPath, click.Group]]:
    """Yield every group of commands, with what calls it."""
    with click.Context(root) as context:
        yield (), root
        for name in root.list_commands(context):
            if isinstance(command := root.get_command(context, name), click.Group):
                yield (name,), command


def calls_with(path: CommandPath, parameter: click.Parameter, value: str) -> list[str]:
    """Return a command line in which one parameter has some value and all others are good.

    Args:
        path: what calls the command.
        parameter: an option of the command, or its argument.
        value: what the option or the argument is given.
    """
    good = list(_GOOD.get(path, ()))
    if isinstance(parameter, click.Argument):
        # None of them has more than one argument, which stands first.
        return [*path, *good[1:], "--", value]
    option = parameter.opts[0]
    if option in good:
        place = good.index(option)
        del good[place : place + 2]
    return [*path, *good, f"{option}={value}"]


def without_argument(path: CommandPath, option: click.Parameter, value: str) -> list[str]:
    """Return a command line in which an option stands in place of the command's argument."""
    return [*path, f"{option.opts[0]}={value}"]


def _below(
    group: click.Group, path: CommandPath, context: click.Context
) -> Iterator[tuple[CommandPath, click.Command]]:
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from _below(command, (*path, name), context)
        else:
            yield (*path, name), command
