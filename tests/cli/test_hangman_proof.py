"""Proofs of what hangman is worth: the independent checker accepts them, and nothing else."""

import re
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from docs.check_hangman_proof import check
from tests.cli.conftest import Command
from tests.players.hangman.every_guess import small_lists, value
from wordarcade.players.hangman.proof import proof_text
from wordarcade.support.progress import Cancelled, to_nobody

CHECKER = Path(__file__).parents[2] / "docs" / "check_hangman_proof.py"

LEXICONS = Path(__file__).parents[2] / "lexicons"

WORDS = ("abde", "acde", "bead", "bcde", "cabe", "dabe", "eabd", "ebad", "fade", "fead", "feed")


def proof_of(words: tuple[str, ...]) -> str:
    """Return the proof of what words are worth."""
    return proof_text(words, value(words), to_nobody)


def is_accepted(words: tuple[str, ...], proof: str) -> bool:
    """Whether the checker takes a proof about some words."""
    try:
        check("\n".join(words), proof)
    except (SystemExit, LookupError, ValueError):
        return False
    return True


def sealed(body: str) -> str:
    """Return a proof with the seal that fits it."""
    return f"{body}seal {sha256(body.encode()).hexdigest()}\n"


@given(small_lists)
def test_proofs_are_accepted(words: set[str]) -> None:
    """Of what plain minimax finds."""
    listed = tuple(sorted(words))
    told = check("\n".join(reversed(listed)), proof_of(listed))
    length, worth = len(listed[0]), value(listed)
    assert told == (
        f"{len(listed)} words of {length} letters: a host can force {worth} wrong guesses, no more"
    )


@given(small_lists, st.data())
def test_a_changed_file_is_refused(words: set[str], data: st.DataObject) -> None:
    """Whatever is changed: a sign, a line, the order of lines, the words."""
    listed = tuple(sorted(words))
    proof = proof_of(listed)
    at = data.draw(st.integers(0, len(proof) - 1))
    sign = data.draw(st.sampled_from("0123456789abcdefgmnps \n"))
    lines = proof.splitlines(keepends=True)
    line = data.draw(st.integers(0, len(lines) - 1))
    for changed in (
        proof[:at] + sign + proof[at + 1 :],
        proof[:at] + proof[at + 1 :],
        "".join(lines[:line] + lines[line + 1 :]),
        "".join(lines[:line] + lines[line:][::-1]),
    ):
        assert changed == proof or not is_accepted(listed, changed)
    assert not is_accepted((*listed[:-1], "g" * len(listed[0])), proof)


@given(small_lists, st.data())
def test_nothing_false_is_accepted(words: set[str], data: st.DataObject) -> None:
    """Even with the right seal: what is accepted says what the words are worth."""
    listed = tuple(sorted(words))
    body = proof_of(listed).rpartition("seal ")[0]
    lines = body.splitlines(keepends=True)
    for _ in range(data.draw(st.integers(1, 3))):
        line = data.draw(st.integers(0, len(lines) - 1))
        kind = data.draw(st.sampled_from(["number", "letter", "drop", "twice"]))
        if kind == "number":
            number = data.draw(st.integers(0, 14))
            found = list(re.finditer(r"\d+", lines[line]))
            if found:
                start, end = data.draw(st.sampled_from(found)).span()
                lines[line] = f"{lines[line][:start]}{number}{lines[line][end:]}"
        elif kind == "letter":
            old, new = data.draw(st.tuples(*[st.sampled_from("abcdef")] * 2))
            lines[line] = lines[line].replace(old, new)
        else:
            lines[line : line + 1] = [] if kind == "drop" and len(lines) > 1 else [lines[line]] * 2
    changed = "".join(lines)
    if is_accepted(listed, sealed(changed)):
        worth = re.match(r"\S+ \S+ \d+ \S+ \w+ \S+ (\d+)", changed)
        assert worth is not None
        assert int(worth[1]) == value(listed)


def test_a_proof_of_many_claims() -> None:
    """Of a thousand words of seven letters; nothing in it may claim one wrong guess more."""
    listed = (LEXICONS / "enable.txt").read_text(encoding="ascii").split()
    words = tuple([word for word in listed if len(word) == 7][::23])
    proof = proof_text(words, 5, to_nobody)
    assert check("\n".join(words), proof).endswith("a host can force 5 wrong guesses, no more")
    lines = proof.rpartition("seal ")[0].splitlines(keepends=True)
    claims = [at for at, line in enumerate(lines) if line.startswith("claim ")]
    assert len(claims) > 100
    for at in claims[::-10]:
        _, wrong, answers = lines[at].split(" ", 2)
        raised = f"claim {int(wrong) + 1} {answers}"
        assert not is_accepted(words, sealed("".join([*lines[:at], raised, *lines[at + 1 :]])))


def test_one_more_or_less_is_not_proved() -> None:
    """Neither by another title, nor by other numbers all over."""
    proof = proof_of(WORDS)
    body = proof.rpartition("seal ")[0]
    for step in (-1, 1):
        worth = value(WORDS) + step
        changed = body.replace(f"value {value(WORDS)}", f"value {worth}")
        assert not is_accepted(WORDS, sealed(changed))
        lines = changed.splitlines()
        head, _, rest = lines[-1].partition(" ")
        lines[-1] = f"{head} {worth} {rest.partition(' ')[2]}"
        assert not is_accepted(WORDS, sealed("\n".join(lines) + "\n"))
    with pytest.raises(ValueError, match="worth more"):
        proof_text(WORDS, value(WORDS) - 1, to_nobody)
    with pytest.raises(ValueError, match="worth less"):
        proof_text(WORDS, value(WORDS) + 1, to_nobody)


def test_one_word_forces_nothing() -> None:
    """A set without letters that tell anything is no proof of a wrong guess."""
    body = proof_of(("cat",)).rpartition("seal ")[0]
    assert is_accepted(("cat",), sealed(body))
    assert not is_accepted(("cat",), sealed(body.replace("value 0", "value 1") + "set 1 0\n"))


@pytest.fixture
def small(tmp_path: Path) -> Callable[[str], str]:
    """Paths in a folder with a small word list."""
    (tmp_path / "words.txt").write_text("\n".join(WORDS), encoding="ascii")
    return lambda name: str(tmp_path / name)


def test_on_the_command_line(command: Command, small: Callable[[str], str]) -> None:
    """The checker runs by itself, in a Python that knows nothing of ours."""
    words, proof = small("words.txt"), small("proof.txt")
    line = ("solve", "hangman", "--length", "4", "--value", "--lexicon", words, "--proof", proof)
    assert command(*line).code == 0
    checker = [sys.executable, "-I", str(CHECKER), words, proof]
    done = subprocess.run(checker, capture_output=True, text=True, check=True)  # noqa: S603 - ours
    assert done.stdout.startswith("11 words of 4 letters: a host can force ")
    path = Path(proof)
    path.write_text(path.read_text(encoding="ascii").replace("value ", "value 1"), encoding="ascii")
    done = subprocess.run(checker, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Refused: the file has been changed.\n"
    again = command(*line)
    assert (again.code, again.out) == (2, "")
    assert "cannot be written (File exists)" in again.err
    for more in (("--guesses", "e"), ()):
        refused = command("solve", "hangman", "--length", "4", "--proof", small("new"), *more)
        assert refused.code == 2
        assert "only --value" in refused.err


def test_the_checker_is_short() -> None:
    """Short enough to be read by whoever does not trust it, and it asks nothing of ours."""
    text = CHECKER.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 80
    assert not re.search(r"(from|import) wordarcade", text)


def test_a_proof_that_is_stopped_leaves_nothing(
    command: Command, small: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a file nor half of one."""

    def stopped(*_: object) -> str:
        raise Cancelled

    monkeypatch.setattr("wordarcade.cli.hangman_worth.proof_text", stopped)
    line = ("solve", "hangman", "--length", "4", "--value", "--lexicon", small("words.txt"))
    assert command(*line, "--proof", small("proof.txt")).code != 0
    assert not Path(small("proof.txt")).exists()
