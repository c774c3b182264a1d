"""Settings as validated values."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from wordarcade.support.errors import ArcadeError

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    _Table = TypeVar("_Table", bound=DataclassInstance)

_Value = TypeVar("_Value", bool, str)

_MOST_SHOWN = 60
"""The most characters of a wrong value in a sentence."""

_RETIRED: Final = frozenset({"hangman.gallows"})
"""Settings of earlier versions that files may still have; nothing follows from them."""

_TABLES: Final = {"wordsearch": "word_search"}
"""The tables of games that have another name than the game."""

_KINDS = {bool: "true or false", int: "a whole number", str: "one line of text"}


class InvalidSettingError(ArcadeError, ValueError):
    """A setting does not exist or cannot have this value; the message is one sentence.

    Attributes:
        key: the place in the settings file, its keys from the root on joined by dots.
    """

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key


def _setting(
    default: "_Value",
    section: str,
    title: str,
    about: str,
    choices: Sequence[tuple["_Value", str]] = (),
) -> "_Value":
    """Return a field that the settings screen shows; the others are remembered choices.

    Args:
        default: its value where the file says nothing.
        section: the heading it stands under.
        title: its name, in one or two words.
        about: what it does, in one line.
        choices: the values there are, and what people read of each; none where others know
            them, as themes, or where any text will do.
    """
    described = {
        "section": section,
        "title": title,
        "about": about,
        "choices": tuple(choices),
        "standard": default,
    }
    return field(default=default, metadata=described)


@dataclass(frozen=True, slots=True)
class BoggleSettings:
    """The choices last made when a game of Boggle was set up; the game knows what they mean.

    Attributes:
        dice: name of the dice set.
        min_length: fewest letters of a word; 0 for what the dice set says.
        timer: time limit, as typed.
        band: name of the promised number of words.
        lexicon: name of the lexicon of new games; empty for the general one.
    """

    dice: str = "classic"
    min_length: int = field(default=0, metadata={"allowed": range(17)})
    timer: str = "off"
    band: str = "fair"
    lexicon: str = ""


@dataclass(frozen=True, slots=True)
class WordSearchSettings:
    """The choices last made when a game of word search was set up.

    Attributes:
        size: cells in a row of a random board.
        letters: how often the letters come, as the game names it.
        words: the promised number of words, as typed; empty for none.
        min_length: fewest letters of a word; 0 for the usual number.
        timer: time limit, as typed.
        hidden: whether words are hidden along straight lines, as in the classic game.
        theme: name of the theme of hidden words; empty for any.
        directions: in which words are hidden, as the game names it.
        lexicon: name of the lexicon of new games; empty for the general one.
    """

    size: int = field(default=15, metadata={"allowed": range(1, 1001)})
    letters: str = "common"
    words: str = ""
    min_length: int = field(default=0, metadata={"allowed": range(65)})
    timer: str = "off"
    hidden: bool = False
    theme: str = ""
    directions: str = "all"
    lexicon: str = ""


@dataclass(frozen=True, slots=True)
class HandSettings:
    """The choices last made when a hand game was set up.

    Attributes:
        hand_size: letters in a hand.
        hands: hands in a game; 0 for a single hand without substitution and replay.
        opponent: who plays the same hands, as the game names it; empty for nobody.
        lexicon: name of the lexicon of new games; empty for the general one.
    """

    hand_size: int = field(default=7, metadata={"allowed": range(1, 27)})
    hands: int = field(default=0, metadata={"allowed": range(1001)})
    opponent: str = ""
    lexicon: str = ""


@dataclass(frozen=True, slots=True)
class HangmanSettings:
    """The choices last made when a game of hangman was set up.

    Attributes:
        length: letters of the word.
        guesses: the number of wrong guesses that loses.
        host: the kind of host, as the game names it.
        vocabulary: which words of the lexicon count, as the game names it.
        show_left: whether the number of words left is shown.
        lexicon: name of the lexicon of new games; empty for the general one.
    """

    length: int = field(default=8, metadata={"allowed": range(2, 33)})
    guesses: int = field(default=8, metadata={"allowed": range(1, 10_001)})
    host: str = "honest"
    vocabulary: str = "common"
    show_left: bool = False
    lexicon: str = ""


@dataclass(frozen=True, slots=True)
class DuelSettings:
    """Who last played at one keyboard in turn, and how many rounds.

    Attributes:
        first: the name of the one.
        second: the name of the other.
        rounds: how many rounds a match has.
    """

    first: str = ""
    second: str = ""
    rounds: int = field(default=1, metadata={"allowed": range(1, 6, 2)})


@dataclass(frozen=True, slots=True)
class ScrabbleSettings:
    """The choices last made when a game of Scrabble was set up; the game knows what they mean.

    Attributes:
        players: who played, as typed on the command line; empty for the usual ones.
        challenge: the challenge rule, as the game names it.
        clock: the time of each player, as typed.
        friendly: whether turns can be undone.
        checker: whether words can be checked before they are played.
        teacher: whether one person against bots is told what was best after each turn.
        layout: name of the board.
        tiles: name of the letter distribution.
        hand_over: whether the board stays covered until the next person is ready.
        lexicon: name of the lexicon of new games; empty for the general one.
    """

    players: str = ""
    challenge: str = "void"
    clock: str = "off"
    friendly: bool = True
    checker: bool = False
    teacher: bool = False
    layout: str = "standard"
    tiles: str = "english"
    lexicon: str = ""
    hand_over: bool = _setting(
        True,
        "Games",
        "Hand-over",
        "Scrabble: cover the racks while players change seats.",
        ((True, "racks covered"), (False, "at once")),
    )


@dataclass(frozen=True, slots=True)
class DescribedSetting:
    """A setting with its texts for people.

    Attributes:
        key: its place in the settings file, as `Settings.changed` takes it.
        value: its value now.
        standard: its value where the file says nothing.
        section: the heading it stands under.
        title: its name, in one or two words.
        about: what it does, in one line.
        choices: the values there are, and what people read of each; none where others know
            them, as themes, or where any text will do.
    """

    key: str
    value: bool | str
    standard: bool | str
    section: str
    title: str
    about: str
    choices: tuple[tuple[bool | str, str], ...]


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings; a field that is itself a dataclass is a table of the file.

    A game that wants its own table adds a dataclass like `BoggleSettings` and a field here.
    Whether a theme, a lexicon or a key of that name exists is checked by those who know.

    Attributes:
        theme: name of the colour theme.
        motion: whether the screen may be animated.
        lexicon: name of the general lexicon: of the puzzles of the day, the word tools, and new
            games whose own table names no other.
        player_name: what the player is called; may be empty.
        toured: whether the tour was shown.
        ghost: whether the best round so far is raced against.
        keys: the id of a key binding to the key, or keys separated by commas, that replace its own.
        boggle: the table [boggle].
        word_search: the table [word_search].
        hand: the table [hand].
        hangman: the table [hangman].
        scrabble: the table [scrabble].
        duel: the table [duel].
    """

    theme: str = _setting("wordarcade-dark", "Look", "Theme", "The colours of every screen.")
    motion: bool = _setting(
        True,
        "Look",
        "Motion",
        "Tiles land and bars grow. Off: everything appears at once.",
        ((True, "on"), (False, "off")),
    )
    lexicon: str = _setting(
        "arcade", "Words", "Lexicon", "The words of new games. L: all lists, and one for each game."
    )
    player_name: str = _setting("", "You", "Name", "Your name on score sheets.")
    toured: bool = False
    ghost: bool = _setting(
        False,
        "Games",
        "Ghost",
        "Timed Boggle and word search: race your best round.",
        ((True, "on"), (False, "off")),
    )
    keys: Mapping[str, str] = field(default_factory=dict)
    boggle: BoggleSettings = field(default_factory=BoggleSettings)
    word_search: WordSearchSettings = field(default_factory=WordSearchSettings)
    hand: HandSettings = field(default_factory=HandSettings)
    hangman: HangmanSettings = field(default_factory=HangmanSettings)
    scrabble: ScrabbleSettings = field(default_factory=ScrabbleSettings)
    duel: DuelSettings = field(default_factory=DuelSettings)

    def lexicon_of(self, game: str) -> str:
        """Return the name of the lexicon that a new game begins with.

        Args:
            game: the game's name.
        """
        return self.own_lexicon(game) or self.lexicon

    def own_lexicon(self, game: str) -> str:
        """Return the lexicon that a game names for itself; empty if it follows the general one.

        Args:
            game: the game's name.
        """
        table = getattr(self, _table_of(game), None)
        return getattr(table, "lexicon", "")

    def lexicon_for(self, game: str, lexicon: str) -> dict[str, str | int | bool]:
        """Return the changes after which new games begin with a lexicon.

        A game that has no table of its own changes nothing; one that is given the general lexicon
        follows that from then on.

        Args:
            game: the game's name.
            lexicon: the lexicon's name, or the path of a list.
        """
        table = _table_of(game)
        if not hasattr(getattr(self, table, None), "lexicon"):
            return {}
        return {f"{table}.lexicon": "" if lexicon == self.lexicon else lexicon}

    def without_lexicon(self, lexicon: str, default: str) -> dict[str, str | int | bool]:
        """Return the changes after which nothing begins with a lexicon any more.

        Args:
            lexicon: its name.
            default: the lexicon that takes its place as the general one.
        """
        changes: dict[str, str | int | bool] = {
            f"{table.name}.lexicon": ""
            for table in fields(self)
            if getattr(getattr(self, table.name), "lexicon", "") == lexicon
        }
        return changes | ({"lexicon": default} if self.lexicon == lexicon else {})

    def described(self) -> Iterator["DescribedSetting"]:
        """Yield the settings of the settings screen, those of games last."""
        yield from _described(self, "")

    def with_document(
        self, document: Mapping[str, object], faults: "list[InvalidSettingError]"
    ) -> "Settings":
        """Return the settings of a parsed file, with these where it says nothing.

        Args:
            document: the file.
            faults: gets what it says that is no setting, and values that one cannot have; they
                count as not said.
        """
        return _filled(self, document, "", faults)

    def changed(self, key: str, value: object) -> "Settings":
        """Return these settings with one of them changed.

        Args:
            key: the setting's name, behind the name of its table and a dot if it is in one:
                "motion", "boggle.timer", or "keys." and the id of a binding.
            value: its new value.

        Raises:
            InvalidSettingError: there is no such setting, or it cannot have this value.
        """
        table, dot, name = key.partition(".")
        faults: list[InvalidSettingError] = []
        changed = _filled(self, {table: {name: value} if dot else value}, "", faults)
        if faults:
            raise faults[0]
        return changed


def _table_of(game: str) -> str:
    """Return the table of a game."""
    return _TABLES.get(game, game)


def _described(table: "DataclassInstance", prefix: str) -> Iterator[DescribedSetting]:
    for each in fields(table):
        value, key = getattr(table, each.name), prefix + each.name
        if is_dataclass(value) and not isinstance(value, type):
            yield from _described(value, f"{key}.")
        elif "title" in each.metadata:
            yield DescribedSetting(key, value, **each.metadata)


def _filled(
    table: "_Table",
    values: Mapping[str, object],
    prefix: str,
    faults: list[InvalidSettingError],
) -> "_Table":
    """Return `table` with `values`, checked, in place of its own; collect what is wrong."""
    known = {field.name: field for field in fields(table)}
    changes: dict[str, Any] = {}
    for name, value in values.items():
        key = prefix + name
        if key in _RETIRED:
            continue
        if name not in known:
            faults.append(InvalidSettingError(key, _unknown(name, key, list(known))))
            continue
        present = getattr(table, name)
        allowed = known[name].metadata.get("allowed")
        if is_dataclass(present) and not isinstance(present, type) and isinstance(value, Mapping):
            changes[name] = _filled(present, value, f"{key}.", faults)
        elif isinstance(present, Mapping) and isinstance(value, Mapping):
            changes[name] = {**present, **dict(_texts(value, f"{key}.", faults))}
        elif _fits(type(present), allowed, value):
            changes[name] = value
        else:
            faults.append(_misfit(key, _required(present, allowed), value))
    return replace(table, **changes)


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


def _unknown(name: str, key: str, known: list[str]) -> str:
    # Needed only to word a mistake, and slow to load.
    from difflib import get_close_matches  # noqa: PLC0415 - see above

    near = get_close_matches(name, known, n=1)
    advice = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}."
    return f"there is no setting {key!r}; {advice}"
