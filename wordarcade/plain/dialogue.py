"""Asking and telling, line by line."""

from typing import Final, TextIO

from wordarcade.wording import printable


class Dialogue:
    """A conversation over two text streams.

    When the input is not a terminal each line read is echoed after its prompt, so that a piped
    run reads like a typed one. Whatever is shown has its control characters replaced: words may
    come from anywhere.

    Attributes:
        interactive: whether a person is typing, so that asking makes sense.
    """

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self._source: Final = source
        self._sink: Final = sink
        self.interactive: Final = source.isatty()

    def tell(self, line: str = "") -> None:
        """Show a line."""
        self._sink.write(f"{printable(line)}\n")
        self._sink.flush()

    def ask(self, prompt: str) -> str | None:
        """Show `prompt` and return the next line without its end, or None when there is none."""
        self._sink.write(prompt)
        self._sink.flush()
        line = self._source.readline()
        if not line:
            self._sink.write("\n")
            return None
        line = line.rstrip("\r\n")
        if not self.interactive:
            self.tell(line)
        return line
