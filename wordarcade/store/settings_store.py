"""The settings store, the single owner of the settings for app, line mode and commands."""

import logging
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from wordarcade.store.errors import SettingsError
from wordarcade.store.settings import Settings
from wordarcade.store.settings_file import SettingsFile
from wordarcade.support.file_lock import locked

_LOGGER: Final = logging.getLogger(__name__)

Listener = Callable[[Settings], None]
"""Told the settings after each change; called in the thread that makes it."""

_State = tuple[int, int, int] | None
"""The identity of one version of the file; None without a file."""


class SettingsStore:
    """The current settings, and the only way to change them.

    Nobody keeps a copy: `current` rereads the file when another process, or the player's editor,
    has written it. Changes by any threads and processes are serialised, each applied to the
    result of the one before.

    Wrong values in the file are ignored, with a notice; an unreadable file leaves the settings
    unchanged.

    Args:
        path: the file, absolute; it need not exist.
        defaults: used where the file says nothing.
    """

    def __init__(self, path: Path, defaults: Settings | None = None) -> None:
        self._file = SettingsFile(path, defaults or Settings())
        self._current = defaults or Settings()
        self._reading = threading.Lock()
        self._seen: _State = None
        self._notices: list[str] = []
        self._listeners: list[Listener] = []

    @property
    def path(self) -> Path:
        """The file."""
        return self._file.path

    @property
    def current(self) -> Settings:
        """The current settings."""
        with self._reading:
            state = self._state()
            if state != self._seen:
                self._seen = state
                self._load()
            return self._current

    def change(self, changes: Mapping[str, str | int | bool]) -> Settings:
        """Change settings, all or none, in the file and for everybody; return them all.

        Takes some milliseconds, more the first time: not for the UI thread.

        Args:
            changes: keys as `Settings.changed` takes them, each with its new value.

        Raises:
            InvalidSettingError: there is no such setting, or it cannot have this value.
            SettingsError: the file cannot be read as it is, or not be written.
        """
        try:
            with locked(self._lock_path()):
                self._file.save(changes)
        except OSError as error:
            raise SettingsError(
                f"{self.path}: the settings cannot be saved: {error.strerror}."
            ) from error
        settings = self.current
        for listener in tuple(self._listeners):
            listener(settings)
        return settings

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` after changes made in this process; return a function that ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def take_notices(self) -> tuple[str, ...]:
        """Return the sentences that the player should be told, each of them only once."""
        with self._reading:
            notices = tuple(self._notices)
            self._notices.clear()
        return notices

    def error(self, key: str, sentence: str) -> SettingsError:
        """Return the error that `sentence` is said of a setting, with file and line.

        For those who find that a name the file gives (of a theme, a lexicon) means nothing.
        """
        return self._file.error(key, sentence)

    def _state(self) -> _State:
        try:
            stat = self.path.stat()
        except OSError:
            return None
        return stat.st_ino, stat.st_mtime_ns, stat.st_size

    def _load(self) -> None:
        try:
            self._current, faults = self._file.load()
        except SettingsError as error:
            faults = (error,)
        for fault in faults:
            _LOGGER.warning("%s", fault)
            self._notices.append(str(fault))

    def _lock_path(self) -> Path:
        # Of the file that is written: two links to one file share its lock.
        path = self.path.resolve()
        return path.with_name(f".{path.name}.lock")
