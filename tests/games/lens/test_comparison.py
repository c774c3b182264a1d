"""Two lexicons over one board, or the same letters."""

import pytest

from tests.engine.scrabble.games import ENGLISH
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.games.lens.comparison import compare, points_of
from wordarcade.games.lens.lists import list_after, second_list
from wordarcade.games.lens.racks import HandSubject, RackSubject
from wordarcade.games.lens.subjects import LensSubject, LettersSubject, boggle_subject
from wordarcade.lexicon.shelf import LexiconEntry
from wordarcade.support.progress import Cancelled, to_nobody

BOARD = boggle_subject(BoggleConfig(parse_board("CATS/EATS/FISH/QUIZ")))
ENTRIES = [
    LexiconEntry(name, name, 1, identity, True, ())
    for name, identity in (("one", "1"), ("two", "2"), ("twin", "1"))
]


@pytest.mark.parametrize(
    ("subject", "lists", "only", "both", "verdict"),
    [
        (BOARD, ("cats fish eats", "cats catat"), ("eats fish", "catat"), 1,
         "test's best word scores 1 point more."),
        (BOARD, ("cats fish", "cats tat"), ("fish", "tat"), 1,
         "Best in both: CATS, 1 point."),
        (BOARD, ("cats", "fish"), ("cats", "fish"), 0, "The best words differ: CATS and FISH."),
        (BOARD, ("cats", "dog"), ("cats", ""), 0, "test has no word here."),
        (BOARD, ("dog", "emu"), ("", ""), 0, "Neither list has a word here."),
        (LettersSubject("tea", len), ("tea eat at", "eta at"), ("eat tea", "eta"), 2,
         "The best words differ: EAT and ETA."),
    ],
)  # fmt: skip
def test_each_side_has_what_the_other_lacks(
    subject: LensSubject,
    lists: tuple[str, str],
    only: tuple[str, str],
    both: int,
    verdict: str,
) -> None:
    """With points each way, and what becomes of the best word."""
    found = compare(
        subject, (lexicon_of(set(lists[0].split())), lexicon_of(set(lists[1].split()))), to_nobody
    )
    alone = tuple(" ".join(sorted(each.word for each in side.only)) for side in found.sides)
    assert (alone, points_of(found.both), found.verdict) == (only, both, verdict)
    assert all(side.points == points_of((*side.only, *found.both)) for side in found.sides)


def test_equal_words_are_best_where_both_lists_have_them() -> None:
    """Each side names the word that is best in both, not another one with as many points."""
    lists = (lexicon_of({"eat", "tea", "at"}), lexicon_of({"eta", "tea"}))
    found = compare(LettersSubject("tea", len), lists, to_nobody)
    best = [side.best and side.best.word for side in found.sides]
    assert found.best_stays is not None
    assert best == [found.best_stays.word] * 2 == ["tea", "tea"]
    assert [each.word for each in found.sides[0].finds] == ["tea", "eat", "at"]


def test_a_hand_and_a_rack_list_real_words() -> None:
    """A wildcard stands for the vowels it can be, a blank scores nothing, seven tiles a bonus."""
    words = lexicon_of({"cot", "cat", "tack", "quizzed"})
    hand = {find.word: find.points for find in HandSubject("act*").finds(words, to_nobody)}
    assert set(hand) == {"cot", "cat"}
    assert hand["cat"] > hand["cot"]
    rack = RackSubject("CTA?", ENGLISH)
    assert {find.word: find.points for find in rack.finds(words, to_nobody)} == {
        "cot": 3 + 1,
        "cat": 3 + 1 + 1,
        "tack": 1 + 1 + 3,
    }
    (bingo,) = RackSubject("DEIQUZ?", ENGLISH).finds(words, to_nobody)
    assert bingo == ("quizzed", 10 + 1 + 1 + 10 + 1 + 2 + 50, ())


def test_work_that_nobody_waits_for_stops() -> None:
    """Whether a board is searched or a whole lexicon."""

    def refuse(_: float) -> None:
        raise Cancelled

    lexicons = lexicon_of({"cat"}), lexicon_of({"dog"})
    for subject in (BOARD, LettersSubject("-a-", len)):
        with pytest.raises(Cancelled):
            compare(subject, lexicons, refuse)


def test_no_list_is_compared_with_itself() -> None:
    """Under whatever name; the last one is kept where it can be."""
    assert [second_list(ENTRIES, wanted, "1") for wanted in ("two", "twin", "gone")] == ["two"] * 3
    assert list_after(ENTRIES, "two", "1") == "two"
    assert list_after(ENTRIES, "one", "2") == "twin"
    assert list_after(ENTRIES, "/some/list.txt", "2") == "one"
