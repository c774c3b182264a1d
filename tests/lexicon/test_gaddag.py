"""The GADDAG of a lexicon: its words, and its cache."""

import threading
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.lexicon import gaddag_building
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.lexicon.graph import WORD_BIT
from wordarcade.lexicon.service import LexiconService
from wordarcade.support import resources

word_sets = st.sets(
    st.text("abc", min_size=1, max_size=6) | st.text("ab", min_size=14, max_size=17), max_size=25
)


class GivenUpError(Exception):
    """Raised by a report to stop the work."""


@pytest.fixture
def animals(tmp_path: Path) -> Path:
    """Write a small list."""
    path = tmp_path / "animals.txt"
    path.write_text("cat\ndog\nbee\n", encoding="utf-8")
    return path


def service_in(folder: Path) -> LexiconService:
    """Return a service as a new process has it."""
    return LexiconService(resources.folder("lexicons"), folder / "imported", folder / "cache")


def kept(folder: Path) -> list[Path]:
    """Return the GADDAGs in the cache."""
    return sorted((folder / "cache").glob("*.gaddag"))


def children(gaddag: Gaddag, node: int) -> Iterator[tuple[str, int]]:
    """Yield the letters that go on from a node, and where they lead."""
    for letter in range(26):
        if gaddag.masks[node] >> letter & 1:
            yield chr(ord("a") + letter), gaddag.bases[node] + letter


def spelled(gaddag: Gaddag) -> Iterator[tuple[str, str]]:
    """Yield all that is spelled to the left of a turn, as it is read, and to the right."""
    backward = [("", gaddag.root)]
    while backward:
        left, node = backward.pop()
        backward += ((letter + left, child) for letter, child in children(gaddag, node))
        forward = [("", gaddag.turns[node])] if gaddag.masks[node] & WORD_BIT else []
        while forward:
            right, end = forward.pop()
            forward += ((right + letter, child) for letter, child in children(gaddag, end))
            if gaddag.masks[end] & WORD_BIT:
                yield left, right


@given(words=word_sets)
def test_words_are_spelled_from_each_of_their_letters(words: set[str]) -> None:
    """Each word that can be laid is there once for each letter that one can begin with.

    Words that are too short or too long are met only where they go on from one that is not.
    """
    gaddag = gaddag_of(lexicon_of(words))
    laid = {word for word in words if 2 <= len(word) <= 15}
    all_ways = list(spelled(gaddag))
    assert len(all_ways) == len(set(all_ways))
    assert {(left, right) for left, right in all_ways if left + right in laid} == {
        (word[:size], word[size:]) for word in laid for size in range(1, len(word) + 1)
    }
    assert {left + right for left, right in all_ways} <= words
    beginnings = {word[:size] for word in laid for size in range(1, len(word) + 1)}
    assert {left for left, _ in all_ways} <= beginnings


def test_it_is_built_once_and_mapped_from_then_on(animals: Path, tmp_path: Path) -> None:
    """A service builds it once and keeps it beside the list; the next service maps it."""
    service = service_in(tmp_path)
    lexicon = service.open(str(animals))
    seen: list[float] = []
    built = service.gaddag(lexicon, seen.append)
    assert seen == sorted(seen)
    assert seen
    assert 0.0 <= seen[0] <= seen[-1] <= 1.0
    assert service.gaddag(lexicon) is built
    (path,) = kept(tmp_path)
    assert path.with_suffix(".dawg").exists()

    other = service_in(tmp_path)
    with patch.object(gaddag_building, "gaddag_of", side_effect=AssertionError):
        mapped = other.gaddag(other.open(str(animals)))
    assert list(map(list, mapped[:3])) == list(map(list, built[:3]))
    assert mapped.root == built.root


@pytest.mark.parametrize("damage", [b"", b"WADAWG\r\n", b"x" * 500, None])
def test_a_damaged_one_is_made_again(animals: Path, tmp_path: Path, damage: bytes | None) -> None:
    """What is wrong with the file, or that it is gone, makes no difference but time."""
    service = service_in(tmp_path)
    built = service.gaddag(service.open(str(animals)))
    (path,) = kept(tmp_path)
    whole = path.read_bytes()
    path.unlink()
    if damage is not None:
        path.write_bytes(damage)
    other = service_in(tmp_path)
    again = other.gaddag(other.open(str(animals)))
    assert list(spelled(again)) == list(spelled(built))
    assert path.read_bytes() == whole


def test_that_of_an_earlier_version_is_dropped(animals: Path, tmp_path: Path) -> None:
    """When a list has changed, its old GADDAG goes, with the compiled list or with the new one."""
    service = service_in(tmp_path)
    service.gaddag(service.open(str(animals)))
    (old,) = kept(tmp_path)
    animals.write_text("emu\n", encoding="utf-8")
    lexicon = service.open(str(animals))
    assert kept(tmp_path) == []
    assert {left + right for left, right in spelled(service.gaddag(lexicon))} == {"emu"}
    (new,) = kept(tmp_path)
    assert new != old


def test_a_lexicon_opened_before_its_list_changed(animals: Path, tmp_path: Path) -> None:
    """Its GADDAG is that of its own words, and does not pass for that of the new list."""
    service = service_in(tmp_path)
    before = service.open(str(animals))
    animals.write_text("emu\n", encoding="utf-8")
    for _ in range(2):
        other = service_in(tmp_path)
        for lexicon in before, other.open(str(animals)):
            words = {left + right for left, right in spelled(other.gaddag(lexicon))}
            assert words == set(lexicon)


def test_it_goes_with_its_list(animals: Path, tmp_path: Path) -> None:
    """Removing an imported list removes its GADDAG."""
    service = service_in(tmp_path)
    service.gaddag(service.import_list(animals).lexicon)
    assert len(kept(tmp_path)) == 1
    service.remove("animals")
    assert kept(tmp_path) == []


def test_a_lexicon_without_a_list_has_one_too(tmp_path: Path) -> None:
    """What was never in a file, and what cannot be kept, has its GADDAG built."""
    service = service_in(tmp_path)
    words = {"ab", "abc"}
    gaddag = service.gaddag(lexicon_of(words))
    assert {left + right for left, right in spelled(gaddag)} == words
    assert kept(tmp_path) == []


def test_a_cache_that_cannot_be_written_costs_only_time(animals: Path, tmp_path: Path) -> None:
    """Where the cache folder should be there is a file; words are found all the same."""
    (tmp_path / "cache").write_text("in the way")
    service = service_in(tmp_path)
    gaddag = service.gaddag(service.open(str(animals)))
    assert {left + right for left, right in spelled(gaddag)} == {"bee", "cat", "dog"}


def test_building_can_be_given_up(animals: Path, tmp_path: Path) -> None:
    """What a report raises ends the work; nothing is kept, and it can be begun anew."""
    service = service_in(tmp_path)
    lexicon = service.open(str(animals))

    def give_up(share: float) -> None:
        if share > 0.5:
            raise GivenUpError

    with pytest.raises(GivenUpError):
        service.gaddag(lexicon, give_up)
    assert kept(tmp_path) == []
    assert service.gaddag(lexicon) == service.gaddag(lexicon)


def test_threads_share_one(animals: Path, tmp_path: Path) -> None:
    """Threads that ask at the same time are given the same one."""
    service = service_in(tmp_path)
    lexicon = service.open(str(animals))
    given: list[Gaddag] = []
    threads = [
        threading.Thread(target=lambda: given.append(service.gaddag(lexicon))) for _ in "abc"
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(gaddag is given[0] for gaddag in given)
    assert len(given) == 3
