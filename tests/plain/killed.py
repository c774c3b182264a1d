"""A process that is killed while it waits for a line."""

import io


class KilledError(Exception):
    """Stands for the end of the process."""


class Killed(io.StringIO):
    """Lines, and the end of the process instead of their end."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # as StringIO has it
        """Return the next line; after the last one the process is gone."""
        line = super().readline(size)
        if not line:
            raise KilledError
        return line
