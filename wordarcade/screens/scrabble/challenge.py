"""The question before a challenge: which words it doubts, and what it may cost."""

from collections.abc import Mapping
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.game import CHALLENGE_BONUS, ScrabbleGame
from wordarcade.engine.scrabble.sentences import YOU, possessive
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.screens.key_labels import relabelled
from wordarcade.screens.scrabble.beside_board import BesideBoard
from wordarcade.support.wording import printable
from wordarcade.widgets.choice import Choice
from wordarcade.widgets.game_footer import GameFooter

_PRICES: Final[Mapping[ChallengeRule, str]] = {
    ChallengeRule.SINGLE: "{if_so}, nothing changes.",
    ChallengeRule.DOUBLE: "{if_so}, you lose your turn.",
    ChallengeRule.FIVE_POINT: f"{{if_so}}, {{gets}} {CHALLENGE_BONUS} points.",
}


class _Answer(Choice):
    """An answer in one row, which a small screen has room for; gold while Enter gives it.

    Args:
        key: the key that gives it, too.
        label: the answer.
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    _Answer { width: auto; height: 1; }
    """

    def __init__(
        self,
        key: str,
        label: str,
        *,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self.label: Final = label
        self._key: Final = key

    def render(self) -> Content:
        """Return the key and the answer on a face."""
        face = "selected" if self.has_focus else "key"
        mark = "▸" if self.has_focus else " "
        text = f"{mark}{self._key}  {self.label} "
        return Content.styled(text, f"bold $role-{face}-ink on $role-{face}")


class ChallengeScreen(DialogueScreen[bool]):
    """Names all words of the last play and the rule in full; is dismissed with the answer.

    Enter gives the answer in gold: at once, that the play stands.

    Args:
        name: who made the play.
        words: the words that it made, the main word first, in capitals.
        rule: decides the price.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "dismiss(True)", "Challenge", id="challenge.yes"),
        Binding("n,escape", "dismiss(False)", "Let it stand", id="challenge.no"),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down,f5", "app.focus_next", show=False),
    ]

    DEFAULT_CSS = """
    ChallengeScreen {
        background: $role-ground 0%;
        #answers { height: auto; }
    }
    """

    def __init__(self, name: str, words: tuple[str, ...], rule: ChallengeRule) -> None:
        name = printable(name)
        made = "one word" if len(words) == 1 else f"{len(words)} words"
        one = len(words) == 1
        doubt, it = ("If it isn't a word", "it") if one else ("If any of them isn't a word", "them")
        if_so = "If it is" if one else "If all are"
        who, ending = ("you", "") if name == YOU else (name, "s")
        price = _PRICES.get(rule, "").format(gets=f"{who} get{ending}", if_so=if_so)
        super().__init__()
        self._beside = BesideBoard(
            f"Challenge {words[0]}?",
            Static(Content(f"{possessive(name)} last play makes {made}:")),
            Static(Content("  ".join(words)).stylize("bold")),
            Static(
                Content(f"{doubt}, {who} take{ending} {it} back and score{ending} nothing. {price}")
            ),
            Vertical(
                _Answer("n", "Let it stand", id="no"),
                _Answer("y", "Challenge", id="yes"),
                id="answers",
            ),
        )

    def compose(self) -> ComposeResult:
        """The panel, and its keys."""
        yield self._beside
        yield GameFooter()

    def on_resize(self) -> None:
        """Stay where the panels are."""
        self._beside.follow(self.app.size)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; Enter is called after the answer in gold."""
        focused = self.focused
        label = focused.label if isinstance(focused, _Answer) else ""
        return relabelled(super().active_bindings, {"choose": label})

    def on_choice_chosen(self, message: Choice.Chosen) -> None:
        """Answer as chosen."""
        self.dismiss(message.control.id == "yes")


def challenge_question(game: ScrabbleGame) -> ChallengeScreen:
    """Return the question whether to challenge the last play of a game, which must be one."""
    play = game.sheet[-1]
    words = tuple(word.upper() for word in play.words)
    name = game.config.players[play.player].name
    return ChallengeScreen(name, words, game.config.challenge)
