"""The settings file."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from wordarcade.store.errors import SettingsError
from wordarcade.store.settings import Settings
from wordarcade.store.settings_checks import InvalidSettingError
from wordarcade.support.atomic_write import write_atomically


class Loaded(NamedTuple):
    """The content of a settings file.

    Attributes:
        settings: the settings, with defaults for missing or wrong values.
        faults: wrong keys and values, which are ignored, each with its line.
    """

    settings: Settings
    faults: tuple[SettingsError, ...]


class SettingsFile:
    """A TOML file that the player may edit: changes preserve the rest of it.

    Args:
        path: the file, absolute; it need not exist.
        defaults: used where the file says nothing.
    """

    def __init__(self, path: Path, defaults: Settings | None = None) -> None:
        self.path = path
        self._defaults = defaults or Settings()

    def load(self) -> Loaded:
        """Return the settings of the file, with defaults for missing or wrong values.

        Raises:
            SettingsError: the file cannot be read, or is not TOML.
        """
        return self._parsed(self._text())

    def save(self, changes: Mapping[str, str | int | bool]) -> None:
        """Write changed settings to the file, all or none; it is made if there is none.

        Takes some milliseconds, more the first time: not for the UI thread.

        Args:
            changes: keys as `Settings.changed` takes them, each with its new value.

        Raises:
            InvalidSettingError: there is no such setting, or it cannot have this value.
            SettingsError: the file cannot be read as it is, or not be written.
        """
        # Needed by this method alone, and slow to load.
        from wordarcade.store.toml_edit import (  # noqa: PLC0415 - see above
            UneditableError,
            with_value,
        )

        text = before = self._text()
        wanted = self._parsed(text).settings
        for key, value in changes.items():
            wanted = wanted.changed(key, value)
            try:
                text = with_value(text, key, value)
            except UneditableError as error:
                raise self.error(key, f"{key!r} must be changed by hand: {error}.") from error
        if text != before:
            self._write(text)

    def error(self, key: str, sentence: str) -> SettingsError:
        """Return the error that `sentence` is said of a setting, to be raised.

        For those who find that a name the file gives (of a theme, a lexicon) means nothing.

        Args:
            key: the setting, as `Settings.changed` takes it.
            sentence: what is wrong and what to do.
        """
        try:
            line = _line_of(self._text(), key)
        except SettingsError:  # spoilt since it was loaded
            line = None
        return self._error(line, sentence)

    def _text(self) -> str:
        """Return the file as text, empty if there is none."""
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return ""
        except OSError as error:
            raise SettingsError(
                f"{self.path}: the settings cannot be read: {error.strerror}."
            ) from error
        try:
            return data.decode("utf-8-sig")  # some editors begin a file with a byte order mark
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise self._error(line, "this is not text in UTF-8.") from error

    def _parsed(self, text: str) -> Loaded:
        if not text:
            return Loaded(self._defaults, ())
        # Slow to load, and most players have no file.
        from wordarcade.support.data_file import DataFileError, parsed  # noqa: PLC0415 - see above

        faults: list[InvalidSettingError] = []
        try:
            settings = self._defaults.with_document(parsed(self.path, text), faults)
        except DataFileError as error:
            raise SettingsError(str(error)) from error
        return Loaded(
            settings,
            tuple(self._error(_line_of(text, fault.key), str(fault)) for fault in faults),
        )

    def _error(self, line: int | None, sentence: str) -> SettingsError:
        place = f"{self.path}, line {line}" if line else f"{self.path}"
        return SettingsError(f"{place}: {sentence}")

    def _write(self, text: str) -> None:
        try:
            write_atomically(self.path, text.encode())
        except OSError as error:
            raise SettingsError(
                f"{self.path}: the settings cannot be saved: {error.strerror}."
            ) from error


def _line_of(text: str, key: str) -> int | None:
    """Return the line of `text` on which `key` stands, or None if that cannot be told."""
    # Needed only to word a mistake.
    from wordarcade.support.toml_lines import key_lines  # noqa: PLC0415 - see above

    try:
        lines = key_lines(text)
    except (ValueError, RecursionError):  # not TOML any more, or nested too deeply for this
        return None
    return next((line for path, line in lines.items() if ".".join(path) == key), None)
