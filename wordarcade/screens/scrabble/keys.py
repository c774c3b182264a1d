"""The keys of a game of Scrabble."""

from string import ascii_uppercase
from typing import Final

from textual.binding import Binding

from wordarcade.engine.scrabble.tiles import BLANK, NO_TILE
from wordarcade.screens.again_keys import another_key, same_key

_SIGNS: Final = {
    **{str(digit): str(digit) for digit in range(10)},
    "full_stop": NO_TILE,
    "question_mark": BLANK,
    "number_sign": "#",
    "left_parenthesis": "(",
    "right_parenthesis": ")",
}
"""Keys that type moves, besides letters."""

BOARD_KEYS: Final = (
    *(Binding(key, f"lay('type_sign', ('{sign}',))", show=False) for key, sign in _SIGNS.items()),
    # In a typed move the case of a letter says whether it is a blank's.
    *(Binding(sign, f"type_letter('{sign}')", show=False) for sign in ascii_uppercase),
    Binding("up", "lay('move_cursor', (-1, 0))", "Up", show=False, id="scrabble.up"),
    Binding("down", "lay('move_cursor', (1, 0))", "Down", show=False, id="scrabble.down"),
    Binding("left", "lay('move_cursor', (0, -1))", "Left", show=False, id="scrabble.left"),
    Binding("right", "lay('move_cursor', (0, 1))", "Right", show=False, id="scrabble.right"),
    Binding("space", "lay('turn')", "Turn", key_display="space", id="scrabble.turn"),
    Binding("ctrl+l", "lay('type_move')", "Type a move", show=False, id="scrabble.type"),
    Binding("ctrl+b", "lay('use_blank')", "Use the blank", show=False, id="scrabble.blank"),
    Binding("delete", "lay('clear')", "Take all tiles back", show=False, id="scrabble.recall"),
    Binding("ctrl+s", "lay('shuffle')", "Shuffle", show=False, id="scrabble.shuffle"),
    Binding("ctrl+a,f6", "lay('sort')", "Sort the rack", show=False, id="scrabble.sort"),
)
"""With these tiles are laid, and moves are typed, by methods of the `ScrabbleArea`."""

TURN_KEYS: Final = (
    Binding("f7", "check_words", "Check words", show=False, id="scrabble.check"),
    Binding("enter", "submit", "Play", id="game.submit"),
    Binding("enter", "results", "Results", id="scrabble.results"),
    Binding("ctrl+x", "exchange", "Exchange", id="scrabble.exchange"),
    Binding("f4", "pass", "Pass", show=False, id="scrabble.pass"),
    Binding(
        "ctrl+z",
        "take_back",
        "Undo",
        # No click that is meant for another key should ever undo a turn: see `FOOTER`.
        show=False,
        id="scrabble.take-back",
        tooltip="Take your last turn back",
    ),
    Binding("f5", "challenge", "Challenge", id="scrabble.challenge"),
    Binding("f3", "score_sheet", "Turns and unseen tiles", show=False, id="scrabble.unseen"),
    Binding("ctrl+e", "menu", "Menu", id="game.end"),
    Binding("ctrl+o", "pause", "Pause", show=False, id="game.pause"),
)
"""With these everything else is done in a turn."""

AFTER_THE_END: Final = (
    another_key("game"),
    same_key("tiles", "play_again", show=False),
    Binding("r", "review('replay')", "Replay", id="results.replay"),
    Binding("b", "review('replay(True)')", "Best plays", show=False, id="results.best"),
    # These keys type letters before.
    *(Binding(f"{key},{key.upper()}", f"type_letter('{key}')", show=False) for key in "nsrb"),
)
"""Letters are free for the ways on from a game that is over: those of its results."""

AFTER_THE_END_ONLY: Final = frozenset({"results", "another", "play_again", "review"})
"""The actions that a game in play does not have."""

NOT_AFTER_THE_END: Final = frozenset(
    {"challenge", "check_words", "exchange", "hint", "menu", "pass", "take_back"}
)
"""The actions of a game in play that say, once it is over, that it is."""

FOOTER: Final = ("submit", "results", "challenge", "exchange", "menu", "hint")
"""The keys that lead the footer: with little room Turn drops out, then Hint.

A hint is in the menu too; so is a turn to undo, which has no place here.
"""
