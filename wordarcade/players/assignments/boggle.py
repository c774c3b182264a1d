"""The output of programs for the Boggle assignment."""

import re
from collections.abc import Iterator
from typing import Final

from wordarcade.engine.board_text import BoardTextError, parse_board
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.boggle.wordings import INVITATION, LAST_WORD, PROMPT, board_lines
from wordarcade.engine.grid_moves import PlayWord
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.verdict import (
    Refusal,
    Refused,
    Scored,
    sentence,
    total_sentence,
)
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.assignments.output import Kind, Line, Output, OutputError

_ROW: Final = re.compile(r"(\[[A-Za-z#]+\] ?)+")
_PROMPTS: Final = re.compile(r"(?:- ?)+")
_WORTH: Final = re.compile(r"The word (\S+) is worth (-?\d+) points?\.?", re.IGNORECASE)
_TOTAL: Final = re.compile(r"Your total score is (-?\d+) points?[!.]?", re.IGNORECASE)
_ANSWER: Final = re.compile(r"The word (\S+) ", re.IGNORECASE)

_ABSENT: Final = "The word {word} is not present."
"""The other wording of the handout's samples."""

_REASONS: Final = (
    (re.compile(r"already.*used", re.IGNORECASE), Refusal.ALREADY_USED),
    (re.compile(r"too short", re.IGNORECASE), Refusal.TOO_SHORT),
    (re.compile(r"not a word", re.IGNORECASE), Refusal.NOT_A_WORD),
    (re.compile(r"not (present|in|on)\b", re.IGNORECASE), Refusal.NOT_ON_BOARD),
)
_KINDS: Final = {
    Refusal.ALREADY_USED: Kind.REPEAT,
    Refusal.TOO_SHORT: Kind.LENGTH,
    Refusal.NOT_A_WORD: Kind.LEXICON,
    Refusal.NOT_ON_BOARD: Kind.PATH,
}


def check_boggle(text: str, lexicon: WordSet, board: LetterGrid | None = None) -> None:
    """Hold a round of Boggle to the assignment: the board, the words, an answer to each, the sum.

    Args:
        text: what the program printed, with the words typed after their prompts or, from a pipe,
            without them.
        lexicon: whose words count.
        board: the board; None takes the one that was printed.

    Raises:
        FaultError: with the first fault.
        OutputError: there is no board.
    """
    output = Output.of(text)
    grid = _board(output, board)
    output.require(INVITATION)
    words, output = _typed(output)
    state = BoggleRound(BoggleConfig(grid), lexicon)
    if words is None:
        while not output.is_over and not _TOTAL.fullmatch(output.next.text):
            state = _answer(state, None, output.take(), [])
    else:
        for number, word in enumerate(words):
            state = _answer(state, word, output.take(), words[number + 1 :])
    line = output.take()
    extra = _ANSWER.match(line.text)
    total = total_sentence(state.score)
    if extra:
        raise line.fault(Kind.EXTRA_WORD, total)
    if line.text != total:
        stated = _TOTAL.fullmatch(line.text)
        wrong = stated is not None and int(stated[1]) != state.score
        raise line.fault(Kind.SCORE if wrong else Kind.WORDING, total)
    output.require_end()


def _board(output: Output, board: LetterGrid | None) -> LetterGrid:
    """Take the rows that were printed; return the board."""
    rows: list[Line] = []
    while _ROW.fullmatch(output.next.text) and (board is None or len(rows) < board.rows):
        rows.append(output.take())
    if board is None:
        if not rows:
            raise OutputError("The output begins with no board; give it with --board.")
        typed = "/".join(row.text.replace("[", " ").replace("]", " ") for row in rows)
        try:
            board = parse_board(typed, q_is_qu=True)
        except BoardTextError as error:
            raise OutputError(f"The board that was printed cannot be read: {error}") from error
    for number, expected in enumerate(board_lines(board)):
        line = rows[number] if number < len(rows) else output.next
        if line.text != expected:
            same = _cells(line.text) == _cells(expected)
            raise line.fault(Kind.WORDING if same else Kind.BOARD, expected)
    return board


def _cells(row: str) -> list[str]:
    return re.findall(r"[a-z#]+", row.lower().replace("[q]", "[qu]"))


def _typed(output: Output) -> tuple[list[str] | None, Output]:
    """Take the words that were typed; return them, and the output after them.

    A pipe echoes nothing: then there are prompts alone, the first answer stands behind the last of
    them, and the words are None.
    """
    words: list[str] = []
    while True:
        line = output.take()
        prompts = _PROMPTS.match(line.text)
        rest = line.text[prompts.end() :] if prompts else ""
        if not words and prompts and (_ANSWER.match(rest) or _TOTAL.match(rest)):
            left = [Line(line.number, rest), *output.rest()]
            return None, Output(left, output.next.number - 1)
        if prompts is None:
            raise line.fault(Kind.WORDING, f"{PROMPT}{LAST_WORD}")
        word = line.text.removeprefix(PROMPT.strip()).strip()
        if word.upper() == LAST_WORD:
            return words, output
        if word.strip("- "):
            words.append(word)


def _answer(state: BoggleRound, word: str | None, line: Line, later: list[str]) -> BoggleRound:
    """Hold the answer to a word to the rules; return the round after it.

    Args:
        state: the round before.
        word: what was typed; None takes the word that the answer names.
        line: the answer.
        later: the words typed afterwards.
    """
    named = _ANSWER.match(line.text)
    if word is None:
        if named is None:
            raise line.fault(Kind.WORDING, total_sentence(state.score))
        word = named[1]
    outcome = state.apply(PlayWord(word))
    verdict = outcome.verdict
    if not isinstance(verdict, Scored | Refused):  # a word has no other
        raise TypeError(verdict)
    accepted = _sentences(verdict)
    if line.text in accepted:
        return outcome.round
    expected = accepted[0]
    if named is None:
        answered = not line.text or _TOTAL.fullmatch(line.text)
        raise line.fault(Kind.MISSING_WORD if answered else Kind.WORDING, expected)
    if named[1].lower() != word.lower():
        follows = named[1].lower() in map(str.lower, later)
        raise line.fault(Kind.MISSING_WORD if follows else Kind.EXTRA_WORD, expected)
    raise line.fault(_kind(state, verdict, line.text), expected)


def _sentences(verdict: Scored | Refused) -> list[str]:
    """Return the wordings of a verdict, ours first."""
    wordings = [sentence(verdict)]
    if isinstance(verdict, Refused) and verdict.refusal is Refusal.NOT_ON_BOARD:
        wordings.append(_ABSENT.format(word=verdict.word.upper()))
    return wordings


def _kind(state: BoggleRound, verdict: Scored | Refused, answer: str) -> Kind:
    """Return what is wrong with an answer that names the right word."""
    points = _WORTH.fullmatch(answer)
    if points is not None:
        if isinstance(verdict, Refused):
            return _KINDS[verdict.refusal]
        return Kind.WORDING if int(points[2]) == verdict.points else Kind.SCORE
    reason = next((why for pattern, why in _REASONS if pattern.search(answer)), None)
    if reason is None or (isinstance(verdict, Refused) and verdict.refusal is reason):
        return Kind.WORDING
    return Kind.ORDER_OF_CHECKS if reason in _failing(state, verdict) else _KINDS[reason]


def _failing(state: BoggleRound, verdict: Scored | Refused) -> Iterator[Refusal]:
    """Yield all checks that a word fails, not just the first."""
    word = verdict.word
    if any(word == found.word for found in state.found):
        yield Refusal.ALREADY_USED
    if len(word) < state.config.min_length:
        yield Refusal.TOO_SHORT
    if word not in state.lexicon:
        yield Refusal.NOT_A_WORD
    if not state.path_of(word):
        yield Refusal.NOT_ON_BOARD
