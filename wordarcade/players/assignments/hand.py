"""The output of programs for the hand game assignment.

Source: MIT 6.0001, problem set 3, the examples of `play_hand` and `play_game`.
"""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.hand.hand import display_hand, update_hand
from wordarcade.engine.hand.hand_text import HandTextError, parse_hand
from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.engine.hand.validity import is_valid_word
from wordarcade.engine.hand.verdict import Refusal
from wordarcade.engine.hand.wordings import (
    BETWEEN_HANDS,
    END_OF_HAND,
    GAME,
    GAME_TOTAL,
    HOW_MANY_HANDS,
    REPLAY,
    SINGLE_HAND,
    SUBSTITUTE,
    WHICH_LETTER,
    Wordings,
)
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.assignments.output import FaultError, Kind, Line, Output, OutputError

_YES: Final = frozenset({"y", "yes"})
_SCORED: Final = re.compile(r'"(\S*)" earned (-?\d+) points?\.? Total: (-?\d+) points?\.?')
_ANSWERS: Final = re.compile(
    r'"\S*" earned |That is not |Total score|Ran out|Current [Hh]and:|' + BETWEEN_HANDS
)
"""What may follow a prompt in the same line if a pipe has not shown what was typed."""

_NUMBER: Final = re.compile(r"-?\d+")
_PROMPTS: Final = (
    *(HOW_MANY_HANDS, SUBSTITUTE, WHICH_LETTER, REPLAY),
    *(SINGLE_HAND.word, GAME.word),
)


def check_hand(text: str, lexicon: WordSet) -> None:
    """Hold a single hand, or a game of several, to the assignment.

    The letters of a hand may come in any order.

    Args:
        text: what the program printed, with what was typed after each prompt or, from a pipe,
            without it.
        lexicon: whose words count.

    Raises:
        FaultError: with the first fault.
        OutputError: there is nothing to check.
    """
    output = _unpiped(text)
    if output.is_over:
        raise OutputError("The output is empty; give what the program printed.")
    single = output.next.text.startswith(_start(SINGLE_HAND.hand))
    game = _Game(output, lexicon, SINGLE_HAND if single else GAME)
    if single:
        game.check_hand(game.hand(None))
        output.require_end()
    else:
        game.check()


def _start(wording: str) -> str:
    return wording.partition("{")[0]


def _unpiped(text: str) -> Output:
    """Return the lines, with the answers that follow an unanswered prompt on lines of their own."""
    split = text.splitlines()
    lines: list[Line] = []
    for number, whole in enumerate(split, 1):
        rest = whole.rstrip()
        while prompt := next((p for p in _PROMPTS if rest.startswith(p.rstrip())), None):
            behind = rest[len(prompt.rstrip()) :].lstrip()
            if not (
                _ANSWERS.match(behind) or behind.startswith(tuple(p.rstrip() for p in _PROMPTS))
            ):
                break
            lines.append(Line(number, prompt.rstrip()))
            rest = behind
        if rest:
            lines.append(Line(number, rest))
    return Output(lines, len(split))


@dataclass
class _Game:
    """The output of a game, with the lexicon and the wordings that hold in it.

    Attributes:
        output: the lines that are left.
        lexicon: whose words count.
        wordings: of a single hand, or of a game.
        substituted: whether the substitution has been used.
        replayed: whether the replay has been used.
        named: the word that the last answer named.
    """

    output: Output
    lexicon: WordSet
    wordings: Wordings
    substituted: bool = False
    replayed: bool = False
    named: str = ""

    def check(self) -> None:
        """Hold a game of several hands to the rules."""
        hands: int | None = None
        if self.output.next.text.startswith(HOW_MANY_HANDS.rstrip()):
            typed = self._answer(HOW_MANY_HANDS)
            hands = int(typed) if typed.isascii() and typed.isdigit() else None
        total = played = 0
        while hands is None or played < hands:
            if self.output.next.text.startswith(_start(GAME_TOTAL)):
                break
            hand = self._dealt()
            score = self.check_hand(hand)
            if not self.replayed and self._answer(REPLAY).lower() in _YES:
                self.replayed = True
                score = max(score, self.check_hand(self.hand(hand)))
            total += score
            played += 1
        last = self.output.take()
        expected = GAME_TOTAL.format(total=total)
        if last.text != expected:
            if hands is not None and played < hands:
                raise last.fault(Kind.END, _start(GAME.hand))
            raise last.fault(_wrong_number(last.text, expected), expected)
        if hands is not None and played < hands:
            raise last.fault(Kind.END, f"{hands} hands", f"{played} hands")
        self.output.require_end()

    def _dealt(self) -> str:
        """Take a hand that is dealt, with its substitution; return the letters to be played."""
        hand = self.hand(None)
        while not self.substituted:
            if self._answer(SUBSTITUTE).lower() not in _YES:
                return self.hand(hand)
            letter = self._answer(WHICH_LETTER).lower()
            if letter in hand and letter != WILDCARD and len(letter) == 1:
                self.substituted = True
                return self._substituted(hand, letter)
            if self.output.next.text in {why.value for why in Refusal}:
                self.output.take()
            self.hand(hand)
            if not self.output.next.text.startswith(SUBSTITUTE.rstrip()):
                return hand
        return hand

    def _substituted(self, hand: str, letter: str) -> str:
        """Take the hand in which all copies of a letter have become one new letter."""
        line = self.output.next
        changed = self.hand(None)
        lost, new = Counter(hand) - Counter(changed), Counter(changed) - Counter(hand)
        copies = hand.count(letter)
        if lost != Counter({letter: copies}) or [*new.values()] != [copies] or set(new) & set(hand):
            expected = self.wordings.hand.format(hand=display_hand(hand.replace(letter, "?")))
            raise line.fault(Kind.LETTERS, f"{expected} (? is one new letter)")
        return changed

    def hand(self, expected: str | None) -> str:
        """Take the line that shows a hand; return its letters.

        Args:
            expected: the letters, in any order; None takes any.
        """
        line = self.output.take()
        start = _start(self.wordings.hand)
        shown = self.wordings.hand.format(hand=display_hand(expected or "…"))
        if not line.text.startswith(start.rstrip()):
            raise line.fault(Kind.WORDING, shown)
        rest = line.text.removeprefix(start.rstrip())
        try:
            letters = parse_hand(rest)
        except HandTextError as error:
            raise line.fault(Kind.LETTERS if expected else Kind.WORDING, shown) from error
        if expected is not None and Counter(letters) != Counter(expected):
            raise line.fault(Kind.LETTERS, shown)
        if rest != f" {display_hand(letters)}":
            raise line.fault(Kind.WORDING, self.wordings.hand.format(hand=display_hand(letters)))
        return letters

    def check_hand(self, hand: str) -> int:
        """Hold a hand, whose letters have been shown, to the rules; return its score."""
        total = 0
        while True:
            word = self._answer(self.wordings.word)
            if word == END_OF_HAND or (not word and self._has_ended()):
                self._require_total(self.wordings.ended, total)
                break
            if not word and self.output.next.text.startswith(self.wordings.word.rstrip()):
                continue  # an empty line was typed, and costs nothing
            points = self._check_play(word, hand, total)
            total += points
            left = update_hand(hand, word or self.named)
            if not word and not points:
                left = self._told(hand)
            elif left:
                self.hand(left)
            if not left:
                self._require_total(self.wordings.out_of_letters, total)
                break
            hand = left
        if self.wordings is GAME:
            self.output.require(BETWEEN_HANDS)
        return total

    def _has_ended(self) -> bool:
        """Return whether the next line ends a hand that has letters left."""
        return self.output.next.text.startswith(_start(self.wordings.ended))

    def _check_play(self, word: str, hand: str, total: int) -> int:
        """Hold the answer to a word to the rules; return the points.

        Args:
            word: what was typed; empty if the pipe has not shown it.
            hand: the letters it was played from.
            total: the points before.
        """
        line = self.output.take()
        scored = _SCORED.fullmatch(line.text)
        self.named = scored[1] if scored else ""
        if not word:
            if not scored:
                if line.text != self.wordings.discarded:
                    raise line.fault(Kind.WORDING, self.wordings.discarded)
                return 0
            word = scored[1]
        if not is_valid_word(word, hand, self.lexicon):
            if line.text == self.wordings.discarded:
                return 0
            kind = Kind.WORDING
            if scored:
                made = Counter(word.lower()) <= Counter(hand)
                kind = Kind.LEXICON if made else Kind.LETTERS
            raise line.fault(kind, self.wordings.discarded)
        points = get_word_score(word, len(hand))
        expected = self.wordings.scored.format(word=word, points=points, total=total + points)
        if line.text in {expected, expected.replace(word, word.lower(), 1)}:
            return points
        raise line.fault(self._kind_of_score(line, scored, word, points, total), expected)

    def _kind_of_score(
        self, line: Line, scored: re.Match[str] | None, word: str, points: int, total: int
    ) -> Kind:
        """Return what is wrong with the answer to a valid word."""
        if scored is None:
            if line.text == self.wordings.discarded:
                return Kind.LEXICON
            return Kind.WORDING if line.text and "point" in line.text else Kind.MISSING_WORD
        if scored[1].lower() != word.lower():
            return Kind.MISSING_WORD
        wrong = (int(scored[2]), int(scored[3])) != (points, total + points)
        return Kind.SCORE if wrong else Kind.WORDING

    def _told(self, hand: str) -> str:
        """Take the hand after a word that the pipe has not shown: some of the letters."""
        if self.output.next.text.startswith(self.wordings.out_of_letters.partition("\n")[0][:12]):
            return ""
        line = self.output.next
        left = self.hand(None)
        if not Counter(left) <= Counter(hand):
            raise line.fault(Kind.LETTERS, self.wordings.hand.format(hand=display_hand(hand)))
        return left

    def _require_total(self, wording: str, total: int) -> None:
        """Take the lines that end a hand."""
        for expected in wording.format(total=total).splitlines():
            line = self.output.take()
            if line.text != expected:
                raise line.fault(_wrong_number(line.text, expected), expected)

    def _answer(self, prompt: str) -> str:
        """Take a prompt; return what was typed after it."""
        line = self.output.take()
        if not line.text.startswith(prompt.rstrip()):
            raise _no_prompt(line, prompt)
        return line.text.removeprefix(prompt.rstrip()).strip()


def _no_prompt(line: Line, prompt: str) -> FaultError:
    """Return the fault of a line where a prompt should stand."""
    return line.fault(Kind.WORDING if line.text else Kind.END, prompt.rstrip())


def _wrong_number(text: str, expected: str) -> Kind:
    """Return whether a line differs from another in its numbers, or in its words too."""
    same = _NUMBER.sub("0", text) == _NUMBER.sub("0", expected)
    return Kind.SCORE if same else Kind.WORDING
