"""Definitions, searched in the mapped file, and the way from inflected forms to their heads."""

import sys
from pathlib import Path

import pytest

from docs.make_definitions import made
from wordarcade.lexicon.definitions import FILE, Definitions, Sense
from wordarcade.lexicon.inflections import Part
from wordarcade.support import resources

SHIPPED = Definitions.shipped()


def heads(word: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return the heads that a word leads to, and its forms."""
    return [(entry.head, entry.forms) for entry in SHIPPED.entries(word)]


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("PREEN", [("preen", ())]),
        ("preened", [("preen", ("past tense",))]),
        ("quizzes", [("quiz", ("plural", "third person"))]),
        ("hits", [("hit", ("plural", "third person"))]),
        ("geese", [("goose", ("plural",))]),
        ("boxesful", [("boxful", ("plural",))]),
        ("firemen", [("fireman", ("plural",))]),
        ("hoping", [("hope", ("present participle",))]),
        ("nicest", [("nice", ("superlative",))]),
        ("went", [("go", ("form",))]),
        ("saw", [("saw", ()), ("see", ("form",))]),
        ("ironer", []),
        ("irones", []),
        ("canvass", [("canvass", ())]),
        ("stupider", [("stupid", ("comparative",))]),
        ("goes", [("go", ("plural", "third person"))]),
        ("axes", [("ax", ("plural",)), ("axis", ("plural",)), ("axe", ("third person",))]),
    ],
)
def test_a_form_leads_to_its_head(word: str, expected: list[tuple[str, tuple[str, ...]]]) -> None:
    """By the rules of `morphy` and its exceptions; the entry of the word itself comes first."""
    assert heads(word) == expected


def test_a_verb_that_wordnet_lacks_leads_to_its_noun() -> None:
    """Of what only a verb ends in, and where nothing else is known."""
    (bricked,) = SHIPPED.entries("bricked")
    assert (bricked.relation, bricked.senses[0].part) == ("past tense of BRICK", Part.NOUN)
    (interfacing,) = SHIPPED.entries("interfacing")
    assert interfacing.relation == "present participle of INTERFACE"
    assert SHIPPED.entries("something") == SHIPPED.entries("during") == ()


@pytest.mark.parametrize("word", ["za", "glossss", "", "é", "a\tb", "#", "x" * 5000, "can't"])
def test_other_words_have_no_definition(word: str) -> None:
    """Neither has what is no word at all."""
    assert SHIPPED.entries(word) == ()


def test_senses_are_in_wordnets_order_without_examples() -> None:
    """By part of speech, the most frequent first; only those of the part that the form is of."""
    (preened,) = SHIPPED.entries("preened")
    assert [sense.gloss for sense in preened.senses] == [
        "clean with one's bill",
        "pride or congratulate (oneself) for an achievement",
        "dress or groom with elaborate care",
    ]
    assert {sense.part for sense in preened.senses} == {Part.VERB}
    assert preened.relation == "past tense of PREEN"
    (fast,) = SHIPPED.entries("fast")
    parts = [sense.part for sense in fast.senses]
    assert parts == sorted(parts, key=list(Part).index)
    assert set(parts) == set(Part)


def test_every_line_of_the_shipped_file_is_found() -> None:
    """Each place is the beginning of a gloss, and each head of an irregular form is known."""
    words, _, glosses = (resources.folder("lexicons") / FILE).read_text("ascii").partition("\n\n")
    starts, place = {}, 0
    for gloss in glosses.splitlines():
        starts[place] = gloss
        place += len(gloss) + 1
    lines = words.splitlines()[1:]
    assert lines == sorted(lines, key=lambda line: line.partition("\t")[0])
    named = {int(p) for line in lines for p in line.translate(_APART).split() if p.isdigit()}
    assert named == set(starts)
    for line in [lines[0], *lines[1::2003], lines[-1]]:
        word, *fields = line.split("\t")
        own = [starts[int(p)] for field in fields for p in field[1:].partition("=")[0].split()]
        entries = SHIPPED.entries(word)
        assert [
            sense.gloss for entry in entries if not entry.forms for sense in entry.senses
        ] == own
        for head in " ".join(field.partition("=")[2] for field in fields).split():
            assert head in [entry.head for entry in entries]


_APART = str.maketrans(dict.fromkeys("nvacr=", " "))


def test_the_file_is_made_of_wordnets_own(tmp_path: Path) -> None:
    """Of its index, data and exceptions; phrases are left out, and a gloss is written once."""
    files = {
        "noun": (
            """bat n 2 0 2 1 00000002 00000001  \nfruit_bat n 1 0 1 1 00000002
ox n 1 0 1 1 00000003  """,
            """00000001 06 n 01 bat 0 000 | a club (see "club"); "swing a bat"
00000002 05 n 01 bat 0 000 | `flittermouse': a mammal
00000003 05 n 01 ox 0 000 | a mammal of the field;  """,
            "oxen ox\nfruit_bats fruit_bat\nunheard-of heard",
        ),
        "verb": (
            "bat v 1 0 1 1 00000001  ",
            '00000001 35 v 01 bat 0 000 | hit; "he batted"; "bat on"  ',
            "batted bat\nbats bats",
        ),
        "adj": ("", "", ""),
        "adv": ("", "", ""),
    }
    for name, (index, data, exceptions) in files.items():
        (tmp_path / f"index.{name}").write_text(f"  1 The licence.\n{index}", "ascii")
        (tmp_path / f"data.{name}").write_text(f"  1 The licence.\n{data}", "ascii")
        (tmp_path / f"{name}.exc").write_text(exceptions, "ascii")
    head, *rest = made(tmp_path, ()).splitlines()
    assert head.startswith("# WordNet 3.0 Copyright 2006 by Princeton University.")
    assert rest == [
        *("bat\tn0 25\tv67", "batted\tv=bat", "ox\tn45", "oxen\tn=ox", ""),
        *("'flittermouse': a mammal", 'a club (see "club")'),
        "a mammal of the field",
        "hit",
    ]
    (tmp_path / FILE).write_text(made(tmp_path, ()), "ascii")
    (batted,) = Definitions(tmp_path / FILE).entries("batted")
    assert batted.senses == (Sense(Part.VERB, "hit"),)


class Watched(bytes):
    """The text of the file, which counts how many bytes are looked at."""

    looked_at = 0

    def find(self, sub: bytes, start: int = 0, end: int = sys.maxsize) -> int:  # type: ignore[override]
        """Search forwards."""
        found = super().find(sub, start, end)
        self.looked_at += (min(end, len(self)) if found < 0 else found + 1) - start
        return found

    def rfind(self, sub: bytes, start: int = 0, end: int = sys.maxsize) -> int:  # type: ignore[override]
        """Search backwards."""
        found = super().rfind(sub, start, end)
        self.looked_at += min(end, len(self)) - max(found, start)
        return found


def test_a_look_up_reads_little_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening it reads a few lines of its seven megabytes, a word that must be tried often, too."""
    text = Watched((resources.folder("lexicons") / FILE).read_bytes())
    monkeypatch.setattr("mmap.mmap", lambda *_, **__: text)
    opened = Definitions(resources.folder("lexicons") / FILE)
    assert text.looked_at < 10_000
    for word in ("preen", "repossesses", "pitilessnesses", "xqtgwzing", "boxesful", "breaks"):
        text.looked_at = 0
        assert bool(opened.entries(word)) == (word != "xqtgwzing")
        assert text.looked_at < 60_000, word
