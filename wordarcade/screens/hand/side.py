"""The side of a hand game: this hand, all hands, and what may be done once a game."""

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.engine.hand.scoring import PER_LETTER, PER_LETTER_LEFT
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.verdict import Scored
from wordarcade.engine.letter_values import LETTER_VALUES
from wordarcade.games.hand.record import opponent_title
from wordarcade.games.hand.standing import HandStanding, rival_total
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.follow_theme import follow_theme
from wordarcade.looks.palette import palette_of
from wordarcade.looks.panel import Panel
from wordarcade.screens.hand.hand_bars import hand_bars
from wordarcade.screens.hand.offer_button import OfferButton, OfferState
from wordarcade.screens.hand.play_table import words_played
from wordarcade.support.wording import count, plural
from wordarcade.widgets.side_panel import SidePanel

TAKE: Final = "^u"
"""The key that uses what is offered."""

_HIGH: Final = 28
"""Rows of the side from which it shows more than a few hands."""
_FEW: Final = 4
"""Hands shown on lower ones."""
_BESIDE_HANDS: Final = 25
"""Rows of the side that are kept for all else."""


class HandSide(SidePanel):
    """The score of the hand and its words, a bar for each hand, and the two offers.

    Args:
        single: whether the game is a single hand, without offers.
    """

    # The rules for rooms begin above this widget.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    HandScreen {
        &.-narrow #side { display: none; }
        &.-normal #side { width: 26; }
        &.-wide #side { width: 38; margin-left: 4; }
        &.-very-wide #side { width: 56; margin-left: 6; }
    }
    HandSide {
        #this-hand {
            height: 1fr;
            & > Horizontal { height: 3; }
            BigNumber { margin: 0 2 0 1; }
            VerticalScroll { scrollbar-size-vertical: 1; }
        }
        #hands { height: auto; }
        #once, #points, #values { height: auto; }
        #values { display: none; }
    }
    .-high HandSide, .-very-high HandSide {
        Panel { padding: 1 2 0 2; }
        #hands, #once, #points, #values { margin-top: 1; padding: 1 2; }
        #values { display: block; }
        #this-hand VerticalScroll { margin-top: 1; }
        OfferButton { margin-bottom: 1; }
        #replay { margin-bottom: 0; }
    }
    """

    def __init__(self, *, single: bool) -> None:
        super().__init__()
        self._single = single
        self._score = BigNumber("0", "player")
        self._about = Static()
        self._words = Static()
        self._scroll = VerticalScroll(self._words, can_focus=False)
        self._this_hand = Panel(
            "This hand", Horizontal(self._score, self._about), self._scroll, id="this-hand"
        )
        self._list = Static()
        self._hands = Panel("Hands", self._list, id="hands")
        self._swap = OfferButton(
            TAKE, "Substitute", "every copy of a letter", "at the start", "substitute"
        )
        self._replay = OfferButton(
            TAKE, "Replay", "the better score counts", "at the end", "replay"
        )
        self._replay.id = "replay"
        self._shown: tuple[HandGame, Sequence[HandStanding], bool] | None = None

    def compose(self) -> ComposeResult:
        """This hand; below it all hands and the offers, or how points are made."""
        yield self._this_hand
        if self._single:
            yield Panel("Points", Static(_rules()), id="points")
            yield Panel("Tile values", Static(_values()), id="values")
        else:
            yield self._hands
            yield Panel("Once a game", self._swap, self._replay, id="once")

    def on_mount(self) -> None:
        """Draw the bars as each theme has them."""
        follow_theme(self, self._show_again)

    def on_resize(self) -> None:
        """Show as many hands as there is room for."""
        self._show_again()

    def _show_again(self) -> None:
        if self._shown is not None:
            state, hands, may_gain = self._shown
            self.show(state, hands, may_gain=may_gain)

    def show(self, state: HandGame, hands: Sequence[HandStanding], *, may_gain: bool) -> None:
        """Show a game.

        Args:
            state: the game.
            hands: its settled hands, as far as they are known.
            may_gain: whether a replay may score more than the hand that has ended.
        """
        self._shown = state, hands, may_gain
        attempt = state.attempt
        self._score.text = str(attempt.score)
        self._about.update(_about(attempt))
        self._this_hand.foot = "" if attempt.ended else _to_come(state)
        room = self._scroll.content_size
        self._words.update(words_played(attempt.plays, room) if attempt.plays else _nothing_yet())
        if self._single:
            return
        self._hands.fact = f"{attempt.number + 1} of {len(state.config.hands)}"
        columns = self._list.content_size.width or self.content_size.width - 4
        height = self.size.height
        rows = max(_FEW, height - _BESIDE_HANDS) if height >= _HIGH else _FEW
        self._list.update(hand_bars(state, hands, columns, rows, mono=palette_of(self.app).mono))
        self._swap.state = _state(state.substituted, state.phase is Phase.SUBSTITUTION)
        self._replay.state = _state(state.replayed, state.phase is Phase.REPLAY and may_gain)

    def scroll_words(self, pages: int) -> None:
        """Scroll the words of the hand."""
        self._scroll.scroll_relative(y=pages * self._scroll.size.height, animate=False)


def headline(state: HandGame, hands: Sequence[HandStanding]) -> Content:
    """Return the scores in one line, for rooms without a side."""
    parts = [Content.styled(f"{count(state.attempt.score, 'point')}", "bold $role-player")]
    if not state.config.single:
        number = f"hand {state.attempt.number + 1} of {len(state.config.hands)}"
        parts += [Content.styled(number, "$role-muted"), Content(f"game {state.score:,}")]
        theirs = rival_total(hands)
        if hands and theirs is not None and opponent_title(state.config):
            parts.append(
                Content.styled(f"{opponent_title(state.config)} {theirs:,}", "$role-rival")
            )
    return Content.styled(" · ", "$role-muted").join(parts)


def _about(attempt: Attempt) -> Content:
    made = sum(isinstance(play, Scored) for play in attempt.plays)
    words = count(made, "word") if made else "no word yet"
    noun = plural(attempt.score, "point")
    return Content.assemble((noun, "bold"), "\n", (words, "$role-muted"))


def _to_come(state: HandGame) -> str:
    """Return the score to beat of a hand that is replayed; of any other, when the best is shown."""
    if (first := state.first_try) is not None:
        return f"to beat: {first.score:,}"
    return "best: after the hand"


def _nothing_yet() -> Content:
    return Content.styled("No words yet.", "$role-muted")


def _rules() -> Content:
    """Return how the points of a word are made."""
    lines = [
        (f"+ {PER_LETTER}", "per letter used"),
        (f"− {PER_LETTER_LEFT}", "per letter left"),
        ("×  ", "the tile values"),
    ]
    return Content("\n").join(
        Content.assemble((f" {figure}  ", "bold"), (text, "$role-muted")) for figure, text in lines
    )


def _values() -> Content:
    """Return the letters by their values."""
    by_value: dict[int, list[str]] = {}
    for letter, value in LETTER_VALUES.items():
        by_value.setdefault(value, []).append(letter.upper())
    by_value[0] = [f"{WILDCARD} any vowel"]
    return Content("\n").join(
        Content.assemble((f"{value:>3}  ", "bold"), (" ".join(letters), "$role-muted"))
        for value, letters in sorted(by_value.items())
    )


def _state(used: bool, now: bool) -> OfferState:
    if used:
        return OfferState.USED
    return OfferState.READY if now else OfferState.LATER
