"""Word lists as values."""

import hashlib

from wordarcade.lexicon.formats import SkipReason, WordList, identity_of, merge

FIRST = WordList(("aa", "ab"), "x", {"aa": "lava"}, {SkipReason.DIGITS: 2}, ("one",))
SECOND = WordList(("ab", "ac"), "y", {"ab": "muscle", "aa": "rock"}, {SkipReason.DIGITS: 1}, ())


def test_identity_is_that_of_the_file() -> None:
    """The identity is what sha256sum prints for the words one per line."""
    assert identity_of(["aa", "ab"]) == hashlib.sha256(b"aa\nab\n").hexdigest()
    assert identity_of([]) == hashlib.sha256(b"").hexdigest()


def test_merge() -> None:
    """Merging unites the words, keeps first definitions and adds up the accounts."""
    both = merge([FIRST, SECOND], "z", ["zero"])
    assert both.words == ("aa", "ab", "ac")
    assert dict(both.definitions) == {"aa": "lava", "ab": "muscle"}
    assert dict(both.skipped) == {SkipReason.DIGITS: 3, SkipReason.REPEATED: 1}
    assert both.notes == ("zero", "one")
    assert both.entries == FIRST.entries + SECOND.entries


def test_merging_one_list_changes_only_its_form() -> None:
    """A list alone stays as it was."""
    alone = merge([FIRST], "z")
    assert (alone.words, alone.skipped, alone.form) == (FIRST.words, FIRST.skipped, "z")
