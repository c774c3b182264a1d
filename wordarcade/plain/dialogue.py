"""A dialogue with the player, line by line."""

import os
from dataclasses import replace
from typing import Final, TextIO

from wordarcade.plain.commands import (
    INTRODUCTION,
    QUESTION,
    SETTING_UP,
    Commands,
    LeavingError,
)
from wordarcade.support.wording import printable

_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen, and in most terminals what has scrolled away."""
_SCREENFUL: Final = 100


class Dialogue:
    """A conversation over two text streams.

    When the input is not a terminal, each line read is echoed after its prompt, so that a piped
    run reads like a typed one. Control characters in the output are replaced, since words may
    come from anywhere.

    Args:
        source: the input.
        sink: the output.
        assignment: see below.
        commands: the commands available at prompts.
        withheld: names of commands that no game has in this conversation.

    Attributes:
        interactive: whether a person is typing.
        assignment: whether to keep to the wordings and the order of the assignment, which has
            no commands.
    """

    def __init__(
        self,
        source: TextIO,
        sink: TextIO,
        *,
        assignment: bool = False,
        commands: Commands = QUESTION,
        withheld: frozenset[str] = frozenset(),
    ) -> None:
        self._source: Final = source
        self._sink: Final = sink
        self._commands: Final = commands.without(withheld)
        self._withheld: Final = withheld
        self.interactive: Final = source.isatty()
        self.assignment: Final = assignment
        self._introduced = False

    def serving(self, commands: Commands) -> "Dialogue":
        """Return the same conversation with other commands."""
        return self._with(commands, self._withheld)

    def withholding(self, names: frozenset[str]) -> "Dialogue":
        """Return the same conversation, in which no game has some commands."""
        return self._with(self._commands, names)

    def _with(self, commands: Commands, withheld: frozenset[str]) -> "Dialogue":
        return Dialogue(
            self._source,
            self._sink,
            assignment=self.assignment,
            commands=commands,
            withheld=withheld,
        )

    def clear(self) -> None:
        """Leave nothing of what stands on a terminal, nor above it; otherwise skip a line."""
        if self._sink.isatty():
            dumb = os.environ.get("TERM", "dumb") == "dumb"
            self._sink.write("\n" * _SCREENFUL if dumb else _CLEAR)
            self._sink.flush()
        else:
            self.tell()

    def tell(self, line: str = "") -> None:
        """Show a line."""
        self._sink.write(f"{printable(line)}\n")
        self._sink.flush()

    def remark(self, line: str) -> None:
        """Show a line beyond the assignment, unless its wordings are kept."""
        if not self.assignment:
            self.tell(line)

    def introduce(self) -> None:
        """Point to the help, only once even if several games are played."""
        if not self._introduced:
            self._introduced = True
            self.remark(INTRODUCTION)

    def introduce_setting_up(self) -> None:
        """Say how a set-up is answered and left."""
        self.remark(SETTING_UP)

    def ask(self, prompt: str) -> str:
        """Show `prompt` and return the input, without the space around it.

        Commands are carried out, and the prompt is shown again.

        Raises:
            LeavingError: the player leaves.
        """
        return self._ask(prompt, self._commands)

    def choose(self, prompt: str) -> str:
        """Ask where no answer is a word, so that commands need no slash.

        Raises:
            LeavingError: the player leaves.
        """
        return self._ask(prompt, replace(self._commands, is_entry=lambda _: False))

    def _ask(self, prompt: str, commands: Commands) -> str:
        while True:
            typed = self._read(prompt).strip()
            if self.assignment:
                return typed
            typed = commands.slashed(typed)
            answer = commands.carry_out(typed)
            if answer is None:
                return typed
            for line in answer:
                self.tell(line)

    def _read(self, prompt: str) -> str:
        self._sink.write(printable(prompt))
        self._sink.flush()
        try:
            line = self._source.readline()
        except OSError:
            line = ""  # The terminal has gone, or the input cannot be read: nothing more can come.
        if not line:
            self.tell()
            raise LeavingError
        line = line.rstrip("\r\n")
        if not self.interactive:
            self.tell(line)
        return line
