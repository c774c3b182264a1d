"""`wordarcade check`: right outputs pass, and each kind of fault is named with its line."""

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.cli.conftest import Answer, Command

TRANSCRIPTS = Path(__file__).parent / "transcripts"
PAGE = Path(__file__).parents[2] / "docs" / "checking-assignments.md"

CLIENT = """\
LENT is on the board at the following positions: [5, 6, 9, 14]
POPE is not on the board: []
All words of length 6 or more:
[ALEPOT, BENTHAL,
 PELEAN, TOECAP]
Score: 5
"""

LISTED = """\
ALEPOT [4, 5, 6, 7, 11, 14]
BENTHAL
PELEAN
TOECAP [14, 11, 6, 2, 3, 7]
Score: 5
"""

GAME = """\
Enter total number of hands: 2
Current hand: a c i * p r t
Would you like to substitute a letter? no

Current hand: a c i * p r t
Please enter a word or '!!' to indicate you are done: part
"part" earned 114 points. Total: 114 points

Current hand: c i *
Please enter a word or '!!' to indicate you are done: !!
Total score for this hand: 114
----------
Would you like to replay the hand? yes
Current hand: a c i * p r t
Please enter a word or '!!' to indicate you are done: !!
Total score for this hand: 0
----------
Current hand: d d * l o u t
Would you like to substitute a letter? yes
Which letter would you like to replace: l

Current hand: d d * a o u t
Please enter a word or '!!' to indicate you are done: out
"out" earned 27 points. Total: 27 points

Current hand: d d * a
Please enter a word or '!!' to indicate you are done: d*ad
"d*ad" earned 140 points. Total: 167 points

Ran out of letters
Total score for this hand: 167
----------
Total score over all hands: 281
"""

Mutation = tuple[int, str | None]
"""A line, from 1, and what stands there instead; None for nothing."""


def mutated(text: str, line: int, instead: str | None) -> str:
    """Return a text with one line replaced or left out."""
    lines = text.splitlines()
    lines[line - 1 : line] = [] if instead is None else [instead]
    return "\n".join(lines) + "\n"


@pytest.fixture
def checked(command: Command, tmp_path: Path) -> Callable[..., Answer]:
    """Check a text, read from a file."""

    def check(game: str, text: str, *options: str) -> Answer:
        path = tmp_path / "output.txt"
        path.write_text(text, encoding="utf-8")
        return command("check", game, str(path), *options)

    return check


def fault_in(answer: Answer) -> tuple[int, str]:
    """Return the line and the kind of the fault that was found."""
    found = json.loads(answer.out)
    assert set(found) == {"ok", "line", "kind", "expected", "found"}
    assert (answer.code, found["ok"], answer.err) == (1, False, "")
    assert found["expected"] != found["found"]
    return found["line"], found["kind"]


@pytest.mark.parametrize(
    "name", ["boggle-1", "boggle-2", "boggle-3", *(f"hand-{n}" for n in range(1, 7))]
)
def test_right_outputs_pass(command: Command, name: str) -> None:
    """The samples of the assignments."""
    game = name.partition("-")[0]
    lexicon = "american" if game == "boggle" else "enable"
    answer = command("check", game, str(TRANSCRIPTS / f"{name}.out"), "--lexicon", lexicon)
    assert (answer.code, answer.out) == (0, "The output is what the assignment asks for.\n")


@pytest.mark.parametrize(
    ("line", "instead", "kind"),
    [
        (1, "[S] [E] [T] [A]", "board"),
        (3, "[M][O][V][E]", "wording"),
        (5, "Start typing!", "wording"),
        (16, None, "wording"),
        (17, "The word TEN is worth 2 points.", "score rule"),
        (17, "The word TEN is worth 1 points.", "wording"),
        (17, "The word TEN is not present in the grid.", "path wrong"),
        (17, "The word TEN is not a word.", "lexicon"),
        (18, None, "missing word"),
        (18, "The word CAT is worth 1 point.", "extra word"),
        (20, "The word MOVED is worth 2 points.", "path wrong"),
        (20, "The word MOVED is not a word.", "lexicon"),
        (23, "The word AT is not present in the grid.", "path wrong"),
        (23, "The word AT is worth 1 point.", "length"),
        (25, "The word NAOSE is not present in the grid.", "path wrong"),
        (25, "The word NAOSE is worth 2 points.", "lexicon"),
        (26, "The word TEA is worth 1 point.", "repeat"),
        (26, "The word TEA is too short.", "length"),
        (26, None, "missing word"),
        (27, "Your total score is 7 points!", "score rule"),
        (27, "Your total score is 6!", "wording"),
        (27, None, "wording"),
        (27, "Your total score is 6 points!\nBye!", "end"),
    ],
)
def test_faults_of_boggle(
    checked: Callable[..., Answer], line: int, instead: str | None, kind: str
) -> None:
    """One line of a right output is wrong, or missing."""
    text = (TRANSCRIPTS / "boggle-2.out").read_text(encoding="utf-8")
    board = "SETT/OANT/MOVE/THEE"
    answer = checked(
        "boggle", mutated(text, line, instead), "--lexicon", "american", "--board", board, "--json"
    )
    expected = line if instead is None or "\n" not in instead else line + 1
    assert fault_in(answer) == (expected, kind)


def _round(answers: Sequence[str], words: Sequence[str]) -> str:
    """Return the output of a round on the board of the first sample."""
    start = (TRANSCRIPTS / "boggle-1.out").read_text(encoding="utf-8").splitlines()[:5]
    typed = [f"- {word}" for word in (*words, "X")]
    return "\n".join([*start, *typed, *answers])


def test_the_order_of_checks(checked: Callable[..., Answer]) -> None:
    """XY is too short, not a word and not on the board; the first of these is to be said."""
    for reason in ("not a word", "not present in the grid", "not present"):
        answers = [f"The word XY is {reason}.", "Your total score is 0 points!"]
        assert fault_in(checked("boggle", _round(answers, ["XY"]), "--json")) == (
            8,
            "order of checks",
        )


def test_both_wordings_of_not_present(checked: Callable[..., Answer]) -> None:
    """The samples of the handout have two."""
    for end in ("present.", "present in the grid."):
        answers = [f"The word KIN is not {end}", "Your total score is 0 points!"]
        assert checked("boggle", _round(answers, ["kin"])).code == 0


def test_a_program_in_a_pipe(checked: Callable[..., Answer]) -> None:
    """What is typed is not in the output then, and the prompts stand in one line."""
    text = (TRANSCRIPTS / "boggle-1.out").read_text(encoding="utf-8").splitlines()
    piped = [*text[:5], "- " * 11 + text[16], *text[17:]]
    assert checked("boggle", "\n".join(piped), "--lexicon", "american").code == 0
    piped[7] = "The word SON is worth 3 points."
    answer = checked("boggle", "\n".join(piped), "--lexicon", "american", "--json")
    assert fault_in(answer) == (8, "score rule")
    hand = (TRANSCRIPTS / "hand-6.out").read_text(encoding="utf-8")
    for word in ("fix", "ac", "*t"):
        hand = hand.replace(f"finished: {word}\n", "finished: ")
    assert checked("hand", hand, "--lexicon", "enable").code == 0
    answer = checked("hand", hand.replace("14", "15"), "--lexicon", "enable", "--json")
    assert fault_in(answer) == (8, "score rule")


@pytest.mark.parametrize(
    ("line", "instead", "kind"),
    [
        (1, "LENT is on the board at the following positions: [5, 6, 9, 15]", "path wrong"),
        (1, "LENT is on the board at the following positions: [5, 6, 6, 14]", "path wrong"),
        (1, "LENT is on the board at the following positions: 5 6 9 14", "wording"),
        (1, "LENT is not on the board: []", "path wrong"),
        (1, "LENT is at: [5, 6, 9, 14]", "wording"),
        (2, "POPE is on the board at the following positions: [14]", "path wrong"),
        (2, "POPE is not on the board: [3]", "path wrong"),
        (4, "[BENTHAL,", "missing word"),
        (4, "[ALEPOT, ALEPOT, BENTHAL,", "repeat"),
        (4, "[ALEPOT, BALLOT, BENTHAL,", "path wrong"),
        (4, "[ALEPOT, ALEPOTS, BENTHAL,", "lexicon"),
        (4, "[ALEPOT, ANELE, BENTHAL,", "length"),
        (4, "[ALEPOT, Benthal,", "wording"),
        (5, "TOECAP, PELEAN]", "missing word"),
        (5, "PELEAN]", "missing word"),
        (6, "Score: 6", "score rule"),
        (6, "That is all.", "wording"),
    ],
)
def test_faults_of_the_word_search(
    checked: Callable[..., Answer], line: int, instead: str, kind: str
) -> None:
    """One line of the client's output is wrong."""
    assert checked("wordsearch", CLIENT, "--lexicon", "web2").code == 0
    answer = checked("wordsearch", mutated(CLIENT, line, instead), "--lexicon", "web2", "--json")
    assert fault_in(answer) == (line, kind)


@pytest.mark.parametrize(
    ("line", "instead", "kind"),
    [
        (1, "ALEPOT [4, 5, 6, 7, 10, 14]", "path wrong"),
        (2, None, "missing word"),
        (3, "PENAL", "length"),
        (4, "TOECAP [14, 11, 6, 2, 3, 7]\nTOECAP", "repeat"),
        (4, None, "missing word"),
        (5, "Score: 4", "score rule"),
        (5, "5 points", "wording"),
    ],
)
def test_faults_of_a_list(
    checked: Callable[..., Answer], line: int, instead: str | None, kind: str
) -> None:
    """All words, a line each, with or without a path."""
    options = ("--lexicon", "web2", "--min", "6", "--board", "EECA/ALEP/HNBO/QTTY")
    assert checked("wordsearch", LISTED, *options).code == 0
    answer = checked("wordsearch", mutated(LISTED, line, instead), *options, "--json")
    assert fault_in(answer) == (line + (instead is not None and "\n" in instead), kind)


@pytest.mark.parametrize(
    ("line", "instead", "kind"),
    [
        (1, "Hand: a c f i * t x", "wording"),
        (3, '"fix" earned 118 points. Total: 118 points', "score rule"),
        (3, '"fix" earned 117 points. Total: 118 points', "score rule"),
        (3, '"fix" scored 117 points. Total: 117 points', "wording"),
        (3, "That is not a valid word. Please choose another word.", "lexicon"),
        (5, "Current Hand: a c * x", "letters"),
        (5, "Current Hand: a c t", "letters"),
        (7, '"ac" earned 4 points. Total: 121 points', "lexicon"),
        (7, "Not a word.", "wording"),
        (13, "Ran out of letters. Total score: 130 points", "score rule"),
        (13, "Total score: 131 points", "wording"),
        (13, None, "wording"),
    ],
)
def test_faults_of_a_hand(
    checked: Callable[..., Answer], line: int, instead: str | None, kind: str
) -> None:
    """One line of a right output is wrong, or missing."""
    text = (TRANSCRIPTS / "hand-6.out").read_text(encoding="utf-8")
    answer = checked("hand", mutated(text, line, instead), "--lexicon", "enable", "--json")
    assert fault_in(answer) == (line, kind)


def test_letters_that_the_hand_has_not(checked: Callable[..., Answer]) -> None:
    """A word of the lexicon does not count without its letters."""
    text = (TRANSCRIPTS / "hand-6.out").read_text(encoding="utf-8")
    text = text.replace("finished: ac", "finished: cab")
    text = mutated(text, 7, '"cab" earned 70 points. Total: 187 points')
    assert fault_in(checked("hand", text, "--lexicon", "enable", "--json")) == (7, "letters")


@pytest.mark.parametrize(
    ("line", "instead", "kind"),
    [
        (5, "Current hand: t r p * i c a", None),
        (5, "Current hand: t r p * i c c", "letters"),
        (6, "Please enter a word or '!!' to indicate that you are finished: part", "wording"),
        (7, '"part" earned 115 points. Total: 115 points', "score rule"),
        (11, "Total score for this hand: 113", "score rule"),
        (12, "-----", "wording"),
        (14, "Current hand: c i *", "letters"),
        (22, "Current hand: d d * l o u t", "letters"),
        (22, "Current hand: d d * u o u t", "letters"),
        (30, "Ran out of letters.", "wording"),
        (33, "Total score over all hands: 167", "score rule"),
        (33, None, "wording"),
    ],
)
def test_faults_of_a_game_of_hands(
    checked: Callable[..., Answer], line: int, instead: str | None, kind: str | None
) -> None:
    """Substitution, replay and the sum; letters come in any order."""
    assert checked("hand", GAME).code == 0
    answer = checked("hand", mutated(GAME, line, instead), "--json")
    if kind is None:
        assert answer.code == 0
    else:
        assert fault_in(answer) == (line, kind)


def test_the_examples_of_the_page(checked: Callable[..., Answer]) -> None:
    """What the page for teachers shows is what is printed."""
    page = re.sub(r"```sh.*?```", "", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    blocks = re.findall(r"^```\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    examples = [
        ("boggle", "--lexicon", "american"),
        ("wordsearch", "--lexicon", "web2"),
        ("wordsearch", "--lexicon", "web2", "--min", "6"),
        ("hand", "--lexicon", "enable"),
        ("hangman", "--lexicon", "enable"),
    ]
    for (game, *options), output, told in zip(examples, blocks[::2], blocks[1::2], strict=True):
        assert checked(game, output, *options) == Answer(1, told, "")


def test_what_cannot_be_checked(checked: Callable[..., Answer]) -> None:
    """One sentence, and exit code 2."""
    for game, text, told in (
        ("boggle", "", "no board"),
        ("wordsearch", "", "empty"),
        ("wordsearch", "All words of length 0 or more:\n[]", "1 to"),
        ("hand", "\n\n", "empty"),
        ("hangman", "", "empty"),
        ("hangman", "E " + "-" * 40 + " 7", "no word of 40 letters"),
    ):
        answer = checked(game, text)
        assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)
        assert told in answer.err
