"""The actions that have keys, place by place, and which of them would be in each other's way."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from textual.binding import BindingsMap
from textual.dom import DOMNode

from wordarcade.screens.keys.keymap import OTHER_NAMES, bad_keys, load_screens


class _Place(NamedTuple):
    """A place where keys work.

    Attributes:
        title: its name.
        prefixes: what the ids of its bindings begin with, up to the full stop.
        typed: whether letters spell words there, and can be no keys.
        also: the titles of places whose keys work there, too.
    """

    title: str
    prefixes: tuple[str, ...]
    typed: bool = False
    also: tuple[str, ...] = ()


_GAME: Final = "Every game"

_PLACES: Final = (
    _Place("Everywhere", ("app",), typed=True),
    _Place("Home", ("home",)),
    _Place(_GAME, ("game",), typed=True),
    _Place("Boggle and word search", ("grid", "wordsearch"), typed=True, also=(_GAME,)),
    _Place("Hand game", ("hand",), typed=True, also=(_GAME,)),
    _Place("Hangman", ("hangman",), typed=True, also=(_GAME,)),
    _Place("Scrabble", ("scrabble",), typed=True, also=(_GAME,)),
    _Place("Results", ("results",)),
    _Place("Replay", ("replay", "best-plays")),
    _Place("Position editor", ("position",), typed=True),
    _Place("History", ("history",)),
    _Place("Statistics", ("statistics",)),
    _Place("Daily", ("daily",)),
    _Place("All puzzles", ("puzzles",)),
    _Place("Puzzle", ("puzzle",), typed=True),
    _Place("Trainer", ("trainer", "drill", "deck-list"), typed=True),
    _Place("Words", ("tools",), typed=True),
    _Place("Set-up", ("setup",), typed=True),
    _Place("Lists", ("list", "words")),
)
"""The places, in the order of the list. The keys of dialogues stand on the dialogues."""

_EVERYWHERE: Final = _PLACES[0].title


class KeyAction(NamedTuple):
    """An action that has keys.

    Attributes:
        id: the id of its binding.
        place: the title of where it works.
        about: what it does, in a few words.
        keys: its own keys, as Textual calls them, the one that is shown first.
    """

    id: str
    place: str
    about: str
    keys: tuple[str, ...]

    def keys_in(self, keymap: Mapping[str, str]) -> tuple[str, ...]:
        """Return its keys with what the player has changed.

        Args:
            keymap: binding id to key, or keys separated by commas.
        """
        changed = keymap.get(self.id)
        if changed is None or bad_keys(changed):
            return self.keys
        return tuple(map(str.strip, changed.split(",")))


def key_actions() -> tuple[KeyAction, ...]:
    """Return all actions whose keys can be changed, place by place, in alphabetical order.

    Imports every screen, which takes a while: for a thread.
    """
    load_screens()
    found: dict[str, KeyAction] = {}
    for binding_id, about, key in _bindings_below(DOMNode):
        place = next((it for it in _PLACES if binding_id.partition(".")[0] in it.prefixes), None)
        if place is None or not about:
            continue
        known = found.setdefault(binding_id, KeyAction(binding_id, place.title, about, ()))
        if key not in known.keys:
            found[binding_id] = known._replace(keys=(*known.keys, key))
    order = [place.title for place in _PLACES]
    return tuple(
        sorted(found.values(), key=lambda action: (order.index(action.place), action.about))
    )


def _bindings_below(node: type[DOMNode]) -> Iterator[tuple[str, str, str]]:
    """Yield id, description and key of the bindings of this package's classes below `node`."""
    for below in node.__subclasses__():
        if below.__module__.partition(".")[0] == "wordarcade":
            for key, binding in BindingsMap(vars(below).get("BINDINGS", ())):
                if binding.id:
                    yield binding.id, binding.description, key
        yield from _bindings_below(below)


def refusal(action: KeyAction, key: str) -> str:
    """Return why a key cannot be that of an action, in a sentence; empty if it can."""
    if key in OTHER_NAMES:
        return f"{key} is {OTHER_NAMES[key]} in a terminal. Choose another key."
    place = next(place for place in _PLACES if place.title == action.place)
    if place.typed and (len(key) == 1 or (key.startswith("shift+") and len(key) == len("shift+x"))):
        return "You type letters and signs here. Choose a function key, or one with Ctrl."
    return f"{key} can't be a key." if bad_keys(key) else ""


def in_the_way(
    actions: Iterable[KeyAction], wanted: KeyAction, key: str, keymap: Mapping[str, str]
) -> KeyAction | None:
    """Return another action that a key has where it is wanted, or None.

    Two that share a key from the start are never on the screen together.

    Args:
        actions: all actions.
        wanted: the action that is to get the key.
        key: the key.
        keymap: what the player has changed.
    """
    for action in actions:
        if (
            action.id != wanted.id
            and key in action.keys_in(keymap)
            and _meet(action.place, wanted.place)
            and not (key in action.keys and key in wanted.keys)
        ):
            return action
    return None


def conflicts(actions: Sequence[KeyAction], keymap: Mapping[str, str]) -> dict[str, KeyAction]:
    """Return for each action that shares a key where it must not the other one, by its id.

    The screen of keys asks before that happens; whoever edits the settings by hand is not asked.

    Args:
        actions: all actions.
        keymap: what the player has changed.
    """
    found: dict[str, KeyAction] = {}
    for action in actions:
        if action.id in keymap:
            for key in action.keys_in(keymap):
                if other := in_the_way(actions, action, key, keymap):
                    found.setdefault(action.id, other)
                    found.setdefault(other.id, action)
    return found


def _meet(one: str, other: str) -> bool:
    """Whether the keys of two places work on one screen."""
    also = {place.title: place.also for place in _PLACES}
    return one == other or _EVERYWHERE in {one, other} or one in also[other] or other in also[one]
