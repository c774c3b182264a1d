"""A dialogue with the player, line by line."""

from typing import Final, TextIO

from wordarcade.plain.commands import INTRODUCTION, QUESTION, Commands, LeavingError
from wordarcade.support.wording import printable


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
    ) -> None:
        self._source: Final = source
        self._sink: Final = sink
        self._commands: Final = commands
        self.interactive: Final = source.isatty()
        self.assignment: Final = assignment
        self._introduced = False

    def serving(self, commands: Commands) -> "Dialogue":
        """Return the same conversation with other commands."""
        return Dialogue(self._source, self._sink, assignment=self.assignment, commands=commands)

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

    def ask(self, prompt: str) -> str:
        """Show `prompt` and return the input, without the space around it.

        Commands are carried out, and the prompt is shown again.

        Raises:
            LeavingError: the player leaves.
        """
        while True:
            typed = self._read(prompt).strip()
            answer = None if self.assignment else self._commands.carry_out(typed)
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
