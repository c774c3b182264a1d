"""Settings as validated values."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Annotated, Final, NamedTuple

from wordarcade.store.settings_checks import (
    DescribedSetting,
    InvalidSettingError,
    Shown,
    descriptions_of,
    filled_in,
)

_TABLES: Final = {"wordsearch": "word_search"}
"""The tables of games that have another name than the game."""

_ON_OFF: Final = ((True, "on"), (False, "off"))
"""The choices of a setting that is a switch."""


class BoggleSettings(NamedTuple):
    """The choices last made when a game of Boggle was set up; the game knows what they mean.

    Attributes:
        dice: name of the dice set.
        min_length: fewest letters of a word; 0 for what the dice set says.
        timer: time limit, as typed; empty before any was chosen.
        band: name of the promised number of words.
        lexicon: name of the lexicon of new games; empty for the general one.
    """

    dice: str = "classic"
    min_length: Annotated[int, range(17)] = 0
    timer: str = ""
    band: str = "fair"
    lexicon: str = ""


class WordSearchSettings(NamedTuple):
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

    size: Annotated[int, range(1, 1001)] = 15
    letters: str = "common"
    words: str = ""
    min_length: Annotated[int, range(65)] = 0
    timer: str = "off"
    hidden: bool = True
    theme: str = ""
    directions: str = "all"
    lexicon: str = ""


class HandSettings(NamedTuple):
    """The choices last made when a hand game was set up.

    Attributes:
        hand_size: letters in a hand.
        hands: hands in a game; 0 for a single hand without substitution and replay.
        opponent: who plays the same hands, as the game names it; empty for nobody.
        lexicon: name of the lexicon of new games; empty for the general one.
    """

    hand_size: Annotated[int, range(1, 27)] = 7
    hands: Annotated[int, range(1001)] = 0
    opponent: str = ""
    lexicon: str = ""


class HangmanSettings(NamedTuple):
    """The choices last made when a game of hangman was set up.

    Attributes:
        length: letters of the word.
        guesses: the number of wrong guesses that loses.
        host: the kind of host, as the game names it.
        vocabulary: which words of the lexicon count, as the game names it.
        show_left: whether the number of words left is shown.
        lexicon: name of the lexicon of new games; empty for the general one.
    """

    length: Annotated[int, range(2, 33)] = 8
    guesses: Annotated[int, range(1, 10_001)] = 8
    host: str = "honest"
    vocabulary: str = "common"
    show_left: bool = False
    lexicon: str = ""


class DuelSettings(NamedTuple):
    """The last players at one keyboard, and how many rounds.

    Attributes:
        first: the name of the one.
        second: the name of the other.
        rounds: how many rounds a match has.
    """

    first: str = ""
    second: str = ""
    rounds: Annotated[int, range(1, 6, 2)] = 1


class LensSettings(NamedTuple):
    """The list that the lexicon lens last compared with.

    Attributes:
        lexicon: its name; empty for any.
    """

    lexicon: str = "american"


class ScrabbleSettings(NamedTuple):
    """The choices last made when a game of Scrabble was set up; the game knows what they mean.

    Attributes:
        players: who played, as typed on the command line; empty for the usual ones.
        challenge: the challenge rule, as the game names it.
        clock: the time of each player, as typed.
        friendly: whether turns can be undone.
        checker: whether it is shown as tiles are laid if they make words.
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
    hand_over: Annotated[
        bool,
        Shown(
            "Games",
            "Racks",
            "Scrabble for two or more people: hide the racks until the next one is ready.",
            ((True, "hidden between turns"), (False, "always shown")),
        ),
    ] = True


class Settings(NamedTuple):
    """The settings; a field that is itself a named tuple is a table of the file.

    A game that wants its own table adds a named tuple like `BoggleSettings` and a field here.
    A field is annotated with the numbers it can have, or with what the settings screen shows of it;
    the others are remembered choices.
    Whether a theme, a lexicon or a key of that name exists is checked by those who know.

    Attributes:
        theme: name of the colour theme.
        motion: whether the screen may be animated.
        time_played: whether the time played is shown in games without a limit.
        last_seconds: whether the last seconds of a time limit are marked.
        bell: whether the terminal's bell rings when something is refused or time is up.
        ask_first: whether the player is asked before a game is ended or left unfinished for good.
        lexicon: name of the general lexicon: of the puzzles of the day, the word tools, and new
            games whose own table names no other.
        live_check: whether letters on a board are known to be a word before they are played.
        ghost: whether the best round so far is raced against.
        player_name: what the player is called; may be empty.
        toured: whether the tour was shown.
        keys: the id of a key binding to the key, or keys separated by commas, that replace its own.
        boggle: the table [boggle].
        word_search: the table [word_search].
        hand: the table [hand].
        hangman: the table [hangman].
        scrabble: the table [scrabble].
        duel: the table [duel].
        lens: the table [lens].
    """

    theme: Annotated[str, Shown("Look", "Theme", "The colours of every screen.")] = (
        "wordarcade-dark"
    )
    motion: Annotated[
        bool,
        Shown(
            "Look",
            "Motion",
            "Tiles land and bars grow. Off: everything appears at once.",
            _ON_OFF,
        ),
    ] = True
    time_played: Annotated[
        bool,
        Shown(
            "Play",
            "Clock",
            "Show how long you have played when there is no time limit.",
            ((True, "always"), (False, "only with a time limit")),
        ),
    ] = True
    last_seconds: Annotated[
        bool,
        Shown(
            "Play",
            "Countdown",
            "Make the clock stand out as time runs out.",
            ((True, "in the last seconds"), (False, "never")),
        ),
    ] = True
    bell: Annotated[
        bool,
        Shown(
            "Play",
            "Bell",
            "Ring your terminal's bell when a word is refused and when time is up.",
            _ON_OFF,
        ),
    ] = False
    ask_first: Annotated[
        bool,
        Shown(
            "Play",
            "Ask first",
            "In games, ask before you end, give up, pass, show answers or quit.",
            _ON_OFF,
        ),
    ] = True
    lexicon: Annotated[
        str,
        Shown("Games", "Lexicon", "The words for new games. L sets them for each game."),
    ] = "arcade"
    live_check: Annotated[
        bool,
        Shown(
            "Games",
            "Checking",
            "Boggle and word search: when your word is checked.",
            ((True, "as you type"), (False, "after Enter")),
        ),
    ] = True
    ghost: Annotated[
        bool,
        Shown(
            "Games",
            "Race",
            "Timed Boggle and word search: race the score of your best round.",
            ((True, "against your best round"), (False, "off")),
        ),
    ] = False
    player_name: Annotated[str, Shown("You", "Name", "Your name on score sheets.")] = ""
    toured: bool = False
    keys: Mapping[str, str] = MappingProxyType({})
    boggle: BoggleSettings = BoggleSettings()
    word_search: WordSearchSettings = WordSearchSettings()
    hand: HandSettings = HandSettings()
    hangman: HangmanSettings = HangmanSettings()
    scrabble: ScrabbleSettings = ScrabbleSettings()
    duel: DuelSettings = DuelSettings()
    lens: LensSettings = LensSettings()

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
            f"{name}.lexicon": ""
            for name in self._fields
            if getattr(getattr(self, name), "lexicon", "") == lexicon
        }
        return changes | ({"lexicon": default} if self.lexicon == lexicon else {})

    def with_lexicon_renamed(self, lexicon: str, new: str) -> dict[str, str | int | bool]:
        """Return the changes after which whatever begins with a lexicon knows its new name.

        Args:
            lexicon: the name before.
            new: the name from now on.
        """
        changes = self.without_lexicon(lexicon, new)
        return dict.fromkeys(changes, new)

    def described(self) -> Iterator[DescribedSetting]:
        """Yield the settings of the settings screen, those of games last."""
        yield from descriptions_of(self)

    def with_document(
        self, document: Mapping[str, object], faults: list[InvalidSettingError]
    ) -> "Settings":
        """Return the settings of a parsed file, with these where it says nothing.

        Args:
            document: the file.
            faults: gets what it says that is no setting, and values that one cannot have; they
                count as not said.
        """
        return filled_in(self, document, faults)

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
        changed = filled_in(self, {table: {name: value} if dot else value}, faults)
        if faults:
            raise faults[0]
        return changed


def _table_of(game: str) -> str:
    """Return the table of a game."""
    return _TABLES.get(game, game)
