"""The catalogue of shipped lexicons, and the lists it names."""

import re
from pathlib import Path

import pytest

from wordarcade.lexicon.catalogue import Catalogue, load_catalogue
from wordarcade.lexicon.definitions import FILE, LICENCE
from wordarcade.lexicon.errors import CatalogueError
from wordarcade.lexicon.formats import identity_of, merge, read_word_list
from wordarcade.support.resources import folder

VALID = """
default = "tiny"

[[lexicons]]
name = "tiny"
title = "Tiny"
description = "Two words"
files = ["tiny.txt"]
words = 2
identity = "0000000000000000000000000000000000000000000000000000000000000000"
licence = "free"
provenance = "Made up"

[licences.free]
title = "Free"
texts = ["licences/free.txt"]
"""

COUNTS = {
    "arcade": (172_843, "560e1ff63a973519c43a48bd37cd633c3774d14fa94ff09a3fa5fd07732228ca"),
    "enable": (172_823, "3f16130220645692ed49c7134e24a18504c2ca55b3c012f7290e3e77c63b1a89"),
    "web2": (233_615, "0523407bac32ee5a523045c9fee641953d36802bc6d4587329b845ff5562d002"),
    "american": (73_445, "0dbabac30046fff32a2fcc1cb68c308f4b63857239e796766646c5ef04e9a29a"),
    "common": (39_133, "d2757450edb1047bb438a501cd4cb86a0d6ed8a9cecddb995b99b96510391a93"),
}


@pytest.fixture(scope="module")
def shipped() -> Catalogue:
    """Return the catalogue that comes with the program."""
    return load_catalogue(folder("lexicons"))


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """Return a folder with a small valid catalogue."""
    (tmp_path / "licences").mkdir()
    (tmp_path / "licences" / "free.txt").write_text("Free.\n")
    (tmp_path / "tiny.txt").write_text("aa\nab\n")
    (tmp_path / "catalogue.toml").write_text(VALID)
    return tmp_path


def test_the_shipped_lexicons(shipped: Catalogue) -> None:
    """Five lexicons come with the program, and arcade is the default."""
    assert list(shipped.lexicons) == list(COUNTS)
    assert shipped.default is shipped.lexicons["arcade"]


@pytest.mark.parametrize("name", COUNTS)
def test_words_and_identity_of_a_shipped_lexicon(shipped: Catalogue, name: str) -> None:
    """The lists on disk give exactly the words that the catalogue and the notes promise."""
    lexicon = shipped.lexicons[name]
    lists = [read_word_list(path) for path in lexicon.files]
    whole = merge(lists, "shipped")
    assert (lexicon.words, lexicon.identity) == COUNTS[name]
    assert (len(whole.words), identity_of(whole.words)) == COUNTS[name]
    assert dict(whole.skipped) == {}
    assert all(
        path.read_text() == "\n".join([*found.words, ""])
        for path, found in zip(lexicon.files, lists, strict=True)
    )


def test_licences_are_shipped_in_full(shipped: Catalogue) -> None:
    """Each licence text holds the words that make it one."""
    texts = {
        lexicon.name: "".join(path.read_text() for path in lexicon.licence.texts)
        for lexicon in shipped.lexicons.values()
    }
    assert "formally released\n  into the Public Domain" in texts["arcade"]
    assert "formally released\n  into the Public Domain" in texts["enable"]
    assert "The 1934 copyright has elapsed" in texts["web2"]
    assert "GNU GENERAL PUBLIC LICENSE" in texts["web2"]
    for name in ("american", "common"):
        assert "provided that the above copyright notice appears in all copies" in texts[name]
        assert "EVEN IF ADVISED OF THE\n  POSSIBILITY OF SUCH DAMAGE." in texts[name]


def test_every_file_of_the_folder_is_accounted_for(shipped: Catalogue) -> None:
    """The README names each file beside it, and the catalogue uses each list and licence."""
    root = folder("lexicons")
    readme = (root / "README.md").read_text()
    files = {path for path in root.rglob("*") if path.is_file()}
    assert all(
        str(path.relative_to(root).as_posix()) in readme for path in files - {root / "README.md"}
    )
    used = {path for lexicon in shipped.lexicons.values() for path in lexicon.files}
    used |= {path for lexicon in shipped.lexicons.values() for path in lexicon.licence.texts}
    others = {
        "README.md",
        "catalogue.toml",
        "familiarity.tsv",
        "offensive.txt",
        "own-definitions.txt",
        FILE,
        LICENCE,
    }
    assert files - used == {root / name for name in others}


def test_familiarity_covers_arcade(shipped: Catalogue) -> None:
    """There is one figure, a SCOWL size or 99, for each word of arcade, in the same order."""
    lines = (folder("lexicons") / "familiarity.tsv").read_text().splitlines()
    lists = [read_word_list(path) for path in shipped.lexicons["arcade"].files]
    pairs = [line.split("\t") for line in lines]
    assert tuple(word for word, _ in pairs) == merge(lists, "arcade").words
    sizes = {"10", "20", "35", "40", "50", "55", "60", "70", "80", "95", "99"}
    assert {size for _, size in pairs} == sizes


def test_a_valid_catalogue(tiny: Path) -> None:
    """All that the file says is in the lexicon, with paths made whole."""
    lexicon = load_catalogue(tiny).lexicons["tiny"]
    assert (lexicon.title, lexicon.description, lexicon.words) == ("Tiny", "Two words", 2)
    assert lexicon.files == (tiny / "tiny.txt",)
    assert (lexicon.licence.title, lexicon.provenance) == ("Free", "Made up")
    assert lexicon.licence.texts == (tiny / "licences" / "free.txt",)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('default = "tiny"', 'default = "huge"', "'default' must be the name of a lexicon"),
        ('default = "tiny"', "", "'default' is missing"),
        ('name = "tiny"', 'name = "Tiny One"', "'lexicons[0].name' must be"),
        ('title = "Tiny"', "title = 7", "'lexicons[0].title' must be"),
        ('title = "Tiny"', "", "'lexicons[0].title' is missing"),
        ('title = "Tiny"', 'title = "Tiny"\ntitel = "x"', "'lexicons[0].titel' is not known"),
        ("words = 2", "words = 0", "'lexicons[0].words' must be a whole number of 1 or more"),
        ("words = 2", "words = true", "'lexicons[0].words' must be a whole number of 1 or more"),
        ('identity = "0', 'identity = "g', "'lexicons[0].identity' must be"),
        ('["tiny.txt"]', '["other.txt"]', "'lexicons[0].files' names the file other.txt"),
        ('["tiny.txt"]', '["../tiny.txt"]', "'lexicons[0].files' must hold paths inside"),
        ('["tiny.txt"]', "[]", "'lexicons[0].files' is empty"),
        ('licence = "free"', 'licence = "none"', "'lexicons[0].licence' must be one of"),
        ('title = "Free"', "", "'licences.free.title' is missing"),
        ("licences/free.txt", "licences/x.txt", "'licences.free.texts' names the file"),
        ("[licences.free]", "[licences]", "'licences.title' must be a table"),
        ("[[lexicons]]", "[lexicons]", "'lexicons' must be an array of tables"),
    ],
)
def test_a_fault_is_named_with_file_and_key(tiny: Path, old: str, new: str, key: str) -> None:
    """Whatever is wrong, the message says in which file and under which key."""
    path = tiny / "catalogue.toml"
    path.write_text(VALID.replace(old, new, 1))
    with pytest.raises(CatalogueError) as raised:
        load_catalogue(tiny)
    assert re.match(rf"{re.escape(str(path))}(, line \d+)?: {re.escape(key)}", str(raised.value))


def test_a_name_used_twice(tiny: Path) -> None:
    """Two lexicons cannot share a name."""
    path = tiny / "catalogue.toml"
    second = VALID[VALID.index("[[lexicons]]") : VALID.index("[licences")]
    path.write_text(VALID + second)
    with pytest.raises(CatalogueError, match=r"line 18: 'lexicons\[1\]\.name' is used twice"):
        load_catalogue(tiny)


@pytest.mark.parametrize("content", [None, b"default = ", b"\xff"])
def test_a_file_that_is_no_toml(tiny: Path, content: bytes | None) -> None:
    """A catalogue that is missing or not TOML is refused by name."""
    path = tiny / "catalogue.toml"
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(CatalogueError, match=r"catalogue\.toml"):
        load_catalogue(tiny)
