"""Textual's driver for Linux and macOS, for terminals that send what is no text."""

from textual.drivers.linux_driver import LinuxDriver


class TolerantDriver(LinuxDriver):
    """Goes on reading after bytes that are no UTF-8.

    Textual stops then, and the app with it; a pasted file, or a terminal that speaks another
    encoding, is enough.
    """

    def run_input_thread(self) -> None:
        """Read until the app ends; what came in the same read as such bytes is dropped."""
        while True:
            try:
                super().run_input_thread()
            except UnicodeDecodeError:
                continue
            return
