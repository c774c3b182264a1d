"""Completion in a shell, which asks `wordarcade` itself."""

import subprocess
import sys

import pytest

from wordarcade.store.locations import Locations

_COMPLETE = """
import sys
from wordarcade.__main__ import main
sys.argv = ["wordarcade"]
try:
    main()
finally:
    print([name for name in ("textual", "rich") if name in sys.modules], file=sys.stderr)
"""


@pytest.mark.parametrize(
    ("typed", "words", "expected"),
    [
        ("wordarcade words", 1, ["plain,words", "plain,wordsearch"]),
        ("wordarcade solve an", 2, ["plain,anagram"]),
        ("wordarcade boggle --lex", 2, ["plain,--lexicon"]),
        ("wordarcade boggle --size ", 3, ["plain,4", "plain,5", "plain,6"]),
    ],
)
def test_what_a_shell_is_told(
    home: Locations, monkeypatch: pytest.MonkeyPatch, typed: str, words: int, expected: list[str]
) -> None:
    """Commands, options and choices, without loading the full screen, which takes long."""
    monkeypatch.setenv("_WORDARCADE_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(words))
    done = subprocess.run(  # noqa: S603 - lines of this file
        [sys.executable, "-c", _COMPLETE], text=True, capture_output=True, check=True
    )
    assert done.stdout.splitlines() == expected
    assert done.stderr.strip() == "[]"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_how_it_is_switched_on(
    home: Locations, monkeypatch: pytest.MonkeyPatch, shell: str
) -> None:
    """As the README says."""
    monkeypatch.setenv("_WORDARCADE_COMPLETE", f"{shell}_source")
    done = subprocess.run(
        [sys.executable, "-m", "wordarcade"], text=True, capture_output=True, check=True
    )
    assert "_WORDARCADE_COMPLETE" in done.stdout
