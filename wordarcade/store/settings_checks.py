"""Checks of settings against the named tuples that describe them."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeVar

from wordarcade.support.errors import ArcadeError

_Table = TypeVar("_Table", bound=NamedTuple)
_Annotation = TypeVar("_Annotation")

_MOST_SHOWN = 60
"""The most characters of a wrong value in a sentence."""

_RETIRED: Final = frozenset({"hangman.gallows"})
"""Settings of earlier versions that files may still have; nothing follows from them."""

_KINDS = {bool: "true or false", int: "a whole number", str: "one line of text"}


class InvalidSettingError(ArcadeError, ValueError):
    """A setting does not exist or cannot have this value; the message is one sentence.

    Attributes:
        key: the place in the settings file, its keys from the root on joined by dots.
    """

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key


class Shown(NamedTuple):
    """The texts of a setting for people.

    Attributes:
        section: the heading it stands under.
        title: its name, in one or two words.
        about: what it does, in one line.
        choices: the values there are, and what people read of each; none where others know
            them, as themes, or where any text will do.
    """

    section: str
    title: str
    about: str
    choices: tuple[tuple[bool | str, str], ...] = ()


class DescribedSetting(NamedTuple):
    """A setting with its texts for people.

    Attributes:
        key: its place in the settings file, as `Settings.changed` takes it.
        value: its value now.
        standard: its value where the file says nothing.
        section: the heading it stands under.
        title: its name, in one or two words.
        about: what it does, in one line.
        choices: the values there are, and what people read of each, as `Shown` has them.
    """

    key: str
    value: bool | str
    standard: bool | str
    section: str
    title: str
    about: str
    choices: tuple[tuple[bool | str, str], ...]


def descriptions_of(table: NamedTuple, prefix: str = "") -> Iterator[DescribedSetting]:
    """Yield the settings of a table that have texts for people, those of tables in it in place.

    Args:
        table: settings, or a table of them.
        prefix: what their keys begin with, such as "boggle.".
    """
    for name in table._fields:
        value, key = getattr(table, name), prefix + name
        if _is_table(value):
            yield from descriptions_of(value, f"{key}.")
        elif shown := _annotation(table, name, Shown):
            yield DescribedSetting(key, value, table._field_defaults[name], *shown)


def filled_in(
    table: "_Table",
    values: Mapping[str, object],
    faults: list[InvalidSettingError],
    prefix: str = "",
) -> "_Table":
    """Return a table of settings with other values, checked, in place of its own.

    Args:
        table: settings, or a table of them.
        values: the values by name, those of tables in it in mappings of their own.
        faults: gets what is no setting, and values that one cannot have; they count as not given.
        prefix: what the keys begin with, such as "boggle.".
    """
    changes: dict[str, Any] = {}
    for name, value in values.items():
        key = prefix + name
        if key in _RETIRED:
            continue
        if name not in table._fields:
            faults.append(InvalidSettingError(key, _unknown(name, key, table._fields)))
            continue
        present = getattr(table, name)
        allowed = _annotation(table, name, range)
        if _is_table(present) and isinstance(value, Mapping):
            changes[name] = filled_in(present, value, faults, f"{key}.")
        elif isinstance(present, Mapping) and isinstance(value, Mapping):
            changes[name] = {**present, **dict(_texts(value, f"{key}.", faults))}
        elif _fits(type(present), allowed, value):
            changes[name] = value
        else:
            faults.append(_misfit(key, _required(present, allowed), value))
    return table._replace(**changes)


def _is_table(value: object) -> bool:
    return isinstance(value, tuple)


def _annotation(table: NamedTuple, name: str, kind: type[_Annotation]) -> _Annotation | None:
    """Return what a field is annotated with besides its type, if it is of this kind."""
    annotations = getattr(type(table).__annotations__[name], "__metadata__", ())
    return next((each for each in annotations if isinstance(each, kind)), None)


def _texts(
    table: Mapping[str, object], prefix: str, faults: list[InvalidSettingError]
) -> Iterator[tuple[str, str]]:
    """Yield the texts in `table`, the names of those in tables within it joined by dots."""
    for name, value in table.items():
        key = prefix + name
        if isinstance(value, Mapping):
            yield from ((f"{name}.{rest}", text) for rest, text in _texts(value, f"{key}.", faults))
        elif isinstance(value, str) and _fits(str, None, value):
            yield name, value
        else:
            faults.append(_misfit(key, _KINDS[str], value))


def _fits(kind: type, allowed: range | None, value: object) -> bool:
    if type(value) is not kind:  # not isinstance: true and false are no numbers here
        return False
    if isinstance(value, str):
        return value.isprintable()
    return allowed is None or value in allowed


def _required(present: object, allowed: range | None) -> str:
    if allowed:
        return f"{_KINDS[int]} from {allowed[0]} to {allowed[-1]}"
    return _KINDS.get(type(present), "a table")


def _misfit(key: str, required: str, value: object) -> InvalidSettingError:
    if isinstance(value, Mapping):
        shown = "a table"
    elif isinstance(value, list):
        shown = "a list"
    else:
        shown = _shown(value)
    return InvalidSettingError(key, f"{key!r} must be {required}, not {shown}.")


def _shown(value: object) -> str:
    """Return a value as TOML writes it, a long one cut short."""
    try:
        text = json.dumps(value, default=str)  # writes true, 3 and "yes" as TOML does
    except ValueError:  # Python refuses to print numbers with thousands of digits
        return "a huge number"
    return text if len(text) <= _MOST_SHOWN else f"{text[: _MOST_SHOWN - 1]}…"


def _unknown(name: str, key: str, known: tuple[str, ...]) -> str:
    # Needed only to word a mistake, and slow to load.
    from difflib import get_close_matches  # noqa: PLC0415 - see above

    near = get_close_matches(name, known, n=1)
    advice = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}."
    return f"there is no setting {key!r}; {advice}"
