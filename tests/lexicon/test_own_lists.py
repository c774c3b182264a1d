"""Lists of one's own over other lexicons, and lists that cannot be read beside them."""

import hashlib
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wordarcade.lexicon.errors import (
    DamagedListError,
    LexiconError,
    LexiconMissingError,
    LexiconNameError,
    ListTooLargeError,
    NotAWordError,
    NoWordsError,
)
from wordarcade.lexicon.importing import ListFigures
from wordarcade.lexicon.in_memory import open_in_memory
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.limits import MAX_OWN_WORDS
from wordarcade.lexicon.own_lists import OwnList, OwnLists
from wordarcade.lexicon.service import LexiconService
from wordarcade.lexicon.shelf import FoundLexicon, LexiconShelf
from wordarcade.support import resources

SHIPPED = resources.folder("lexicons")


@pytest.fixture
def imported(tmp_path: Path) -> Path:
    """Return the folder of the player's lists."""
    return tmp_path / "imported"


@pytest.fixture
def service(tmp_path: Path, imported: Path) -> LexiconService:
    """Return a service with one imported list: bee, cat, dog."""
    service = LexiconService(SHIPPED, imported, tmp_path / "cache")
    path = tmp_path / "animals.txt"
    path.write_text("cat\tpurrs at night\ndog\tbarks at cats\nbee\tmakes honey\n", encoding="utf-8")
    service.import_list(path)
    return service


def lexicon_of(folder: Path, words: str) -> Lexicon:
    """Return a lexicon of a few words."""
    path = folder / "base.txt"
    path.write_text("\n".join(words.split()), encoding="utf-8")
    return open_in_memory(path)


def unreadable(service: LexiconService) -> dict[str, str]:
    """Return the reasons by name."""
    return {each.name: each.reason for each in service.unreadable()}


def test_words_are_added_and_banned(service: LexiconService) -> None:
    """The list opens by its name, has an identity of its own, and leaves its base alone."""
    own = service.derive("animals", add=["Emu", "CAT"], ban=["dog", "yak"])
    assert own.name == "my-animals"
    assert own.added == {"emu"}
    assert own.banned == {"dog"}
    opened = service.open("my-animals")
    assert list(opened) == ["bee", "cat", "emu"]
    assert opened.identity == hashlib.sha256(b"bee\ncat\nemu\n").hexdigest()
    assert list(service.open("animals")) == ["bee", "cat", "dog"]
    entry = service.catalogue()[-1]
    assert (entry.name, entry.words, entry.base) == ("my-animals", 3, "animals")
    assert entry.identity == opened.identity
    assert service.definition("my-animals", "cat") == "purrs at night"


def test_changes_gather_and_can_be_taken_back(service: LexiconService) -> None:
    """By the list's name or by its base; adding takes back a ban, and the other way round."""
    service.derive("animals", "zoo", add=["emu"], ban=["dog"])
    service.derive("zoo", add=["dog", "yak"])
    assert list(service.open("zoo")) == ["bee", "cat", "dog", "emu", "yak"]
    service.derive("animals", "zoo", ban=["emu", "bee"])
    assert list(service.open("zoo")) == ["cat", "dog", "yak"]
    copy = service.derive("zoo", "other-zoo", add=["gnu"])
    assert copy.base == "animals"
    assert copy.added == {"gnu", "yak"}
    assert list(service.open("zoo")) == ["cat", "dog", "yak"]


def test_an_edited_file_counts_at_once(service: LexiconService) -> None:
    """The file is text that people may edit."""
    own = service.derive("animals", add=["emu"])
    assert "emu" in service.open(own.name)
    text = own.path.read_text(encoding="utf-8")
    own.path.write_text(text.replace('"EMU"', '"gnu", "Yak"'), encoding="utf-8")
    assert list(service.open(own.name)) == ["bee", "cat", "dog", "gnu", "yak"]


def test_a_list_that_changes_while_it_is_opened_is_opened_as_it_is_then(
    service: LexiconService, tmp_path: Path, imported: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And kept so: its words of before would else be those of its file of now, for good."""
    service.derive("animals", add=["emu"])
    find_own = LexiconShelf.find_own

    def find_late(shelf: LexiconShelf, own: OwnList) -> FoundLexicon:
        monkeypatch.setattr(LexiconShelf, "find_own", find_own)
        found = shelf.find_own(own)
        service.derive("my-animals", add=["gnu"])
        return found

    monkeypatch.setattr(LexiconShelf, "find_own", find_late)
    opened = service.open("my-animals")
    assert list(opened) == ["bee", "cat", "dog", "emu", "gnu"]
    for other in (service, LexiconService(SHIPPED, imported, tmp_path / "cache")):
        assert list(other.open("my-animals")) == list(opened)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('base = "animals"\nadd = ["x1"]\n', "line 2: 'add' has 'x1'"),
        ('base = "animals"\n', "'identity' is missing"),
        ("base = \n", "line 1: this is not TOML"),
        ('base = "my-animals"\nidentity = "' + "0" * 64 + '"\n', "based on yet another list"),
        ('base = "gone"\nidentity = "' + "0" * 64 + '"\n', "which is gone"),
        ('base = "animals"\nbane = []\n', "'bane' is not known here"),
        ("\x1f\x8b\0", "not TOML"),
    ],
)
def test_a_spoilt_file_is_told_of_and_stops_nothing(
    service: LexiconService, text: str, said: str
) -> None:
    """It is listed with its reason; opening it gives that, and all others open."""
    own = service.derive("animals", add=["emu"])
    own.path.write_text(text, encoding="utf-8")
    assert said in unreadable(service)[own.name]
    with pytest.raises(LexiconError, match=r"\S"):
        service.open(own.name)
    assert "cat" in service.open("animals")
    assert own.name not in [entry.name for entry in service.catalogue()]
    service.remove(own.name)
    assert unreadable(service) == {}


def test_a_base_that_is_gone_is_said(service: LexiconService, tmp_path: Path) -> None:
    """The list comes back with its base, whatever words that has by then."""
    service.derive("animals", "zoo", add=["emu"], ban=["dog"])
    service.remove("animals")
    with pytest.raises(LexiconMissingError, match="'zoo' is based on the lexicon 'animals'"):
        service.open("zoo")
    (tmp_path / "animals.txt").write_text("ape\ndog\n", encoding="utf-8")
    service.import_list(tmp_path / "animals.txt")
    assert list(service.open("zoo")) == ["ape", "emu"]
    assert "has changed since" in " ".join(service.info("zoo").notes)


@pytest.mark.parametrize("damage", [None, "", "ape\n", "\0\x01"])
def test_an_imported_list_that_was_damaged_is_told_of(
    service: LexiconService, imported: Path, damage: str | None
) -> None:
    """Its words are missing, empty, others, or no text; so is what is made over it."""
    service.derive("animals", "zoo", add=["emu"])
    words = imported / "animals.txt"
    words.unlink() if damage is None else words.write_text(damage, encoding="utf-8")
    assert set(unreadable(service)) == {"animals", "zoo"}
    with pytest.raises(LexiconError, match=r"animals\.txt"):
        service.open("animals")
    assert "qi" in service.open("arcade")


def test_a_damaged_description_is_told_of(service: LexiconService, imported: Path) -> None:
    """The name stays taken until the list is removed."""
    (imported / "animals.json").write_text("{", encoding="utf-8")
    assert "is damaged" in unreadable(service)["animals"]
    with pytest.raises(DamagedListError, match="is damaged"):
        service.open("animals")
    with pytest.raises(LexiconNameError, match="already"):
        service.derive("common", "animals", add=["zzz"])
    service.remove("animals")
    assert list(imported.iterdir()) == []


@pytest.mark.parametrize(
    ("names", "add", "ban", "error"),
    [
        ("animals arcade", ["emu"], [], LexiconNameError),
        ("animals animals", ["emu"], [], LexiconNameError),
        ("animals a/b", ["emu"], [], LexiconNameError),
        ("animals", ["e-mu"], [], NotAWordError),
        ("animals", [""], [], NotAWordError),
        ("animals", ["x" * 256], [], NotAWordError),
        ("animals", ["emu"], ["EMU"], NotAWordError),
        ("animals", [], ["bee", "cat", "dog"], NoWordsError),
        ("gone", ["emu"], [], LexiconMissingError),
    ],
)
def test_what_cannot_be_is_refused(
    service: LexiconService,
    names: str,
    add: list[str],
    ban: list[str],
    error: type[LexiconError],
) -> None:
    """A name that is taken, a word that is none, no words left, no such base: nothing is kept."""
    with pytest.raises(error):
        service.derive(*names.split(), add=add, ban=ban)
    assert [each.base for each in service.catalogue() if each.base] == []


def test_too_many_words_are_for_an_import(tmp_path: Path) -> None:
    """The limit is told, and nothing is written."""
    lists, base = OwnLists(tmp_path), lexicon_of(tmp_path, "aa")
    many = frozenset(f"x{''.join(each)}" for each in product("abcdefghij", repeat=5))
    assert len(many) > MAX_OWN_WORDS
    with pytest.raises(ListTooLargeError):
        lists.change(None, "big", base, many, frozenset())
    assert lists.names() == ()


WORDS = st.frozensets(st.text("abc", min_size=1, max_size=3), max_size=6)


@settings(max_examples=20)
@given(st.lists(st.tuples(WORDS, WORDS), min_size=1, max_size=4))
def test_changes_one_after_another_are_those_of_sets(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[frozenset[str], frozenset[str]]]
) -> None:
    """Whatever is added and banned, the words are those that sets would have."""
    folder = tmp_path_factory.mktemp("own")
    lists, base = OwnLists(folder), lexicon_of(folder, "a ab ba cab zz")
    expected, own = set(base), None
    for add, ban in steps:
        own = lists.change(own, "mine", base, add - ban, ban)
        expected = (expected | (add - ban)) - ban
        assert own.words(base) == sorted(expected)
        assert lists.read("mine") == own


def test_a_preview_keeps_nothing(service: LexiconService, tmp_path: Path, imported: Path) -> None:
    """It tells what is read, skipped with samples and lines, known and new; then it can be kept."""
    path = tmp_path / "My Words (2024).txt"
    path.write_bytes(b"Cat\nemoji\no'clock\n# no\n7th\nx-ray\nb\x81d\ncat\n")
    before = sorted(imported.iterdir())
    seen: list[ListFigures] = []
    done: list[int] = []
    read = service.preview(path, lambda _: done.append(len(seen)), seen.append)
    assert [each.compared for each in seen] == ["", "arcade"]
    assert seen[-1] == read.figures
    assert set(done) == {0, 2}, "figures are known before the list is compiled"
    assert sorted(imported.iterdir()) == before
    assert (read.name, read.figures.words.words) == ("my-words-2024", ("cat", "emoji"))
    assert (read.figures.compared, read.figures.known, read.figures.new) == (
        "arcade",
        1,
        ("emoji",),
    )
    samples = {
        str(reason): [tuple(each) for each in found]
        for reason, found in read.figures.words.samples.items()
    }
    assert samples == {
        "hyphen or apostrophe": [("o'clock", 3), ("x-ray", 6)],
        "digits": [("7th", 5)],
        "bytes that are not text": [("b\N{REPLACEMENT CHARACTER}d", 7)],
        "repeated": [("cat", 0)],
    }
    assert read.same_as == ""
    kept = service.keep(read, "mine")
    assert list(service.open("mine")) == list(kept.lexicon) == ["cat", "emoji"]
    again = service.preview(path)
    assert (again.same_as, again.name) == ("mine", "my-words-2024")
    with pytest.raises(LexiconNameError, match="already"):
        service.keep(again, "mine")


def test_a_renamed_list_is_found_by_both_names(service: LexiconService, tmp_path: Path) -> None:
    """With words and identity as before, its definitions, and what is made over it."""
    before = service.open("animals").identity
    service.derive("animals", add=["emu"])
    service.rename("animals", "zoo")
    service.rename("my-animals", "park")
    service.derive("park", ban=["dog"])
    again = LexiconService(SHIPPED, tmp_path / "imported", tmp_path / "cache")
    assert [entry.name for entry in again.catalogue()][-2:] == ["zoo", "park"]
    for name in ("animals", "zoo"):
        assert (again.open(name).source, again.open(name).identity) == ("zoo", before)
    for name in ("my-animals", "park"):
        assert list(again.open(name)) == ["bee", "cat", "emu"]
        assert again.definition("park", "cat") == "purrs at night"
    for new in ("arcade", "park", "my-animals", "No Name"):
        with pytest.raises(LexiconNameError):
            again.rename("zoo", new)
    with pytest.raises(LexiconNameError, match="keeps its name"):
        again.rename("arcade", "other")
    with pytest.raises(LexiconMissingError):
        again.rename("nothing", "other")
    with pytest.raises(LexiconNameError, match="was called before"):
        again.import_list(tmp_path / "animals.txt")
    again.rename("zoo", "animals")
    assert again.open("zoo").source == "animals"


def test_accented_words_can_be_taken(service: LexiconService, tmp_path: Path) -> None:
    """In plain letters, each once; what has other signs, too, stays out."""
    path = tmp_path / "cafes.txt"
    path.write_text("Café\ncafe\nÉTÉ\nøre\ncan't\n", encoding="utf-8")
    left = service.preview(path).figures.words
    assert (left.words, left.accented) == (("cafe",), ("cafe", "ete"))
    taken = service.preview(path, accents=True).figures.words
    assert taken.words == ("cafe", "ete")
    assert {str(reason): number for reason, number in taken.skipped.items()} == {
        "accented or foreign letters": 1,
        "hyphen or apostrophe": 1,
        "repeated": 1,
    }
    assert taken.entries == left.entries == 5
    assert list(service.import_list(path, accents=True).lexicon) == ["cafe", "ete"]
