"""Definitions, searched in the mapped file, and the way from inflected forms to their heads."""

import re
import sys
from pathlib import Path

import pytest

from docs.make_definitions import OWN, definition, made, own_definitions
from wordarcade.lexicon.definitions import (
    FILE,
    OUR_LETTERS,
    Definitions,
    FunctionClass,
    Sense,
)
from wordarcade.lexicon.glosses import meaning
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
        ("quizzes", [("quiz", ("plural", "third person singular"))]),
        ("hits", [("hit", ("third person singular", "plural"))]),
        ("geese", [("goose", ("plural",))]),
        ("boxesful", [("boxful", ("plural",))]),
        ("firemen", [("fireman", ("plural",))]),
        ("hoping", [("hope", ("present participle",))]),
        ("nicest", [("nice", ("superlative",))]),
        ("went", [("go", ("form",))]),
        ("saw", [("saw", ()), ("see", ("form",))]),
        ("ironer", []),
        ("irones", []),
        ("eave", [("eaves", ("singular",))]),
        ("necropoli", []),
        ("banks", [("bank", ("plural", "third person singular")), ("banks", ())]),
        ("canvass", [("canvass", ())]),
        ("stupider", [("stupid", ("comparative",))]),
        ("goes", [("go", ("third person singular", "plural"))]),
        ("axes", [("ax", ("plural",)), ("axis", ("plural",)), ("axe", ("third person singular",))]),
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
    (during,) = SHIPPED.entries("during")
    assert during.head == "during"


@pytest.mark.parametrize("word", ["zzz", "glossss", "", "é", "a\tb", "#", "x" * 5000, "can't"])
def test_other_words_have_no_definition(word: str) -> None:
    """Neither has what is no word at all."""
    assert SHIPPED.entries(word) == ()


def test_the_most_frequent_sense_is_first_without_examples() -> None:
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
    assert list(dict.fromkeys(parts)) == [Part.ADJECTIVE, Part.ADVERB, Part.NOUN, Part.VERB]


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


def test_no_definition_has_a_misprint_of_wordnets() -> None:
    """No space or comma too many or too few, no underscore, no word twice, no lone quote."""
    text = (resources.folder("lexicons") / FILE).read_text("ascii")
    _, _, glosses = text.partition("\n\n")
    misprint = re.compile(
        r"\( | [,;)]|  |[,;][A-Za-z]|^\([^()]+\)\S|[,;:]$|e\.g\.$|[a-z]_[a-z]"
        r"|\b(or|that|to|when) \1\b"
    )
    assert [
        gloss for gloss in glosses.splitlines() if misprint.search(gloss) or gloss.count('"') % 2
    ] == []


@pytest.mark.parametrize(
    ("gloss", "mended"),
    [
        ("forbid ( a movie)", "forbid (a movie)"),
        ("(poetic )fair", "(poetic) fair"),
        ("(of speech sounds); hissing", "(of speech sounds) hissing"),
        ("very good;of the best,if dear", "very good; of the best, if dear"),
        ('close in; darkness enclosed him"', "close in"),
        ('woven of yarns "he wore a suit"', "woven of yarns"),
        ('reward as in "carrot and stick"', 'reward as in "carrot and stick"'),
        ('a list; as in e.g. "a news roundup"', 'a list; as in e.g. "a news roundup"'),
        ("reach a goal, e.g.; ", "reach a goal"),
        ("a photographer(1886-1958)", "a photographer (1886-1958)"),
        ("if f(x)=y, other than the former one(s)", "if f(x)=y, other than the former one(s)"),
        ("apply a wind to to; by_mouth", "apply a wind to; by mouth"),
        ("the cyano radical -CN; 1,4-dioxane", "the cyano radical -CN; 1,4-dioxane"),
    ],
)
def test_misprints_are_mended(gloss: str, mended: str) -> None:
    """And nothing else that looks like them."""
    assert definition(gloss) == mended


_APART = str.maketrans(dict.fromkeys(f"nvacrms={''.join(OUR_LETTERS.values())}", " "))


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
    (tmp_path / "cntlist.rev").write_text("", "ascii")
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


def test_the_most_common_sense_comes_first_and_names_last(tmp_path: Path) -> None:
    """The part of speech that is most frequent in texts leads; symbols and places are names."""
    files = {
        "noun": (
            "la n 2 0 2 1 00000001 00000002  \nrun n 1 0 1 1 00000003  ",
            """00000001 27 n 02 lanthanum 0 La 0 000 | a metal
00000002 10 n 02 la 0 lah 0 000 | a note
00000003 04 n 01 run 0 000 | a score  """,
        ),
        "verb": ("run v 1 0 1 1 00000001  ", "00000001 38 v 01 run 0 000 | move fast  "),
        "adj": ("la a 1 0 1 1 00000001  ", "00000001 00 a 01 La(p) 0 000 | of a city  "),
        "adv": ("", ""),
    }
    for name, (index, data) in files.items():
        (tmp_path / f"index.{name}").write_text(index, "ascii")
        (tmp_path / f"data.{name}").write_text(data, "ascii")
        (tmp_path / f"{name}.exc").write_text("", "ascii")
    counts = "run%1:04:01:: 1 18\nrun%2:38:00:: 1 106\nla%3:00:00:: 1 7\n"
    (tmp_path / "cntlist.rev").write_text(counts, "ascii")
    (tmp_path / FILE).write_text(made(tmp_path, ()), "ascii")
    told = Definitions(tmp_path / FILE)
    assert [sense.gloss for sense in told.entries("la")[0].senses] == [
        *("a note", "a metal", "of a city"),
    ]
    assert [sense.part for sense in told.entries("run")[0].senses] == [Part.VERB, Part.NOUN]
    (runs,) = told.entries("runs")
    assert runs.relation == "third person singular and plural of RUN"
    assert runs.senses[0].gloss == "move fast"


def test_our_definitions_come_before_what_wordnet_says(tmp_path: Path) -> None:
    """Of the same word; the places of WordNet's glosses do not change."""
    for name in ("noun", "verb", "adj", "adv"):
        for file in (f"index.{name}", f"data.{name}", f"{name}.exc"):
            (tmp_path / file).write_text("", "ascii")
    (tmp_path / "index.noun").write_text("in n 1 0 1 1 00000001  ", "ascii")
    (tmp_path / "data.noun").write_text("00000001 23 n 01 in 0 000 | a length  ", "ascii")
    (tmp_path / "cntlist.rev").write_text("", "ascii")
    ours = "in\tpreposition\tinside\nin\tnoun\ta way in\nof\tpreposition\tbelonging to\n"
    text = made(tmp_path, (), ours)
    assert text.splitlines()[1:] == [
        *("in\tt9\tN16\tn0", "of\tt25", ""),
        *("a length", "inside", "a way in", "belonging to"),
    ]
    (tmp_path / FILE).write_text(text, "ascii")
    (entry,) = Definitions(tmp_path / FILE).entries("in")
    assert entry.senses == (
        Sense(FunctionClass.PREPOSITION, "inside", ours=True),
        Sense(Part.NOUN, "a way in", ours=True),
        Sense(Part.NOUN, "a length"),
    )


def test_our_definitions_are_of_words_and_shipped_as_they_are_written() -> None:
    """Each is in a lexicon of ours, in order, and has its definitions first in the file."""
    found = own_definitions(OWN.read_text("ascii"))
    assert list(found) == sorted(found)
    lists = resources.folder("lexicons")
    names = ("enable.txt", "arcade-additions.txt", "american.txt")
    known = {word for name in names for word in (lists / name).read_text("ascii").split()}
    assert set(found) <= known
    for word, classes in found.items():
        told = [
            Sense(each, gloss, ours=True) for each, glosses in classes.items() for gloss in glosses
        ]
        assert list(SHIPPED.entries(word)[0].senses[: len(told)]) == told
        assert all(sense.gloss == sense.gloss.strip(" .;") for sense in told)


def test_ours_never_explain_a_word_by_itself() -> None:
    """Nor by a form of it; only two letters may be the beginning of what they stand for."""
    for word, classes in own_definitions(OWN.read_text("ascii")).items():
        for told in [told for part in set(classes) & set(Part) for told in classes[part]]:
            assert len(word) == 2 or not re.search(rf"\b{word}", told), word
    assert SHIPPED.entries("earning")[-1].senses[0].gloss == "get in return for work"


def test_every_two_letter_word_has_a_meaning_it_is_played_for() -> None:
    """Neither nothing, nor a chemical symbol, a state or an abbreviation."""
    lists = resources.folder("lexicons")
    names = ("enable.txt", "arcade-additions.txt")
    known = [word for name in names for word in (lists / name).read_text("ascii").split()]
    twos = [word for word in known if len(word) == 2]
    first = {word: SHIPPED.entries(word)[0].senses[0].gloss for word in twos}
    names_of_things = ("metallic", "metalloid", "element", "gas", "state", "United States")
    assert not [word for word, gloss in first.items() if any(it in gloss for it in names_of_things)]
    assert first["za"] == "pizza"
    assert first["la"].startswith("the syllable naming the sixth")


@pytest.mark.parametrize("name", ["american", "enable"])
def test_the_most_frequent_words_have_a_meaning_of_their_own(name: str) -> None:
    """All that are in the lexicon; A is not in ENABLE, whose words have two letters at least."""
    words = (resources.folder("lexicons") / f"{name}.txt").read_text("ascii").split()
    frequent = set(MOST_FREQUENT.split())
    assert len(frequent) == 100
    assert len(frequent.intersection(words)) >= 98
    for word in frequent.intersection(words):
        assert not SHIPPED.entries(word)[0].forms, word


MOST_FREQUENT = """
the be to of and a in that have i it for not on with he as you do at this but his by from they we
say her she or an will my one all would there their what so up out if about who get which go me
when make can like time no just him know take people into year your good some could them see other
than then now look only come its over think also back after use two how our work first well way
even new want because any these give day most us
"""


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


@pytest.mark.parametrize(
    ("word", "room", "told"),
    [
        ("gable", 70, "the vertical triangular wall between the sloping ends of gable roof"),
        ("gable", 40, "the vertical triangular wall between…"),
        ("gable", 8, ""),
        ("booze", 40, "an alcoholic beverage that is distilled…"),
        ("able", 40, "having the necessary means or skill or…"),
        ("eave", 40, "singular of EAVES"),
        ("banks", 40, "plural and third person singular of BANK"),
        ("kelly", 70, ""),
    ],
)
def test_a_meaning_in_one_line_is_the_first_one(word: str, room: int, told: str) -> None:
    """As on its card, cut where there is too little room for it; names are none."""
    assert meaning(word, room) == told


def test_names_come_after_all_meanings() -> None:
    """They are marked, however common the name is."""
    (entry,) = SHIPPED.entries("gable")
    assert [sense.name for sense in entry.senses] == [False, True]
