"""Reading GCG files: every kind of line, the oddities of files in use, and nothing lost."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.scrabble.notation.files import GAME
from wordarcade.engine.scrabble.notation.gcg import Encoding
from wordarcade.engine.scrabble.notation.gcg_lines import (
    Content,
    Continuation,
    EmptyLine,
    Event,
    Exchanged,
    Mark,
    Note,
    Played,
    PlayerName,
    Pragma,
    RackLeft,
    RackPoints,
    Unreadable,
)
from wordarcade.engine.scrabble.notation.gcg_reader import (
    MOST_BYTES,
    GcgFileError,
    load_gcg,
    read_gcg,
    read_line,
)
from wordarcade.engine.scrabble.squares import CENTRE, Direction, square_at

QUIZ = Played(square_at(7, 3), Direction.ACROSS, "QU.z")


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("#player1 ana Ana Lee", PlayerName(1, "ana", "Ana Lee")),
        ("#player4 bo", PlayerName(4, "bo", "")),
        ("#rack2 AEINST?", RackLeft(2, "AEINST?")),
        ("#lexicon CSW21", Pragma("lexicon", "CSW21")),
        ("#title A game", Pragma("title", "A game")),
        ("#character-encoding UTF-8", Pragma("character-encoding", "UTF-8")),
        ("#incomplete", Pragma("incomplete", "")),
        ("#note #not quite", Note("#not quite")),
        ("#note", Note("")),
        ("", EmptyLine()),
        (">ana: IQU? 8D QU.z +24 24", Event("ana", "IQU?", QUIZ, 24, 24)),
        (">ana: ABC -ABC +0 24", Event("ana", "ABC", Exchanged("ABC"), 0, 24)),
        (">ana: ABC? -? +0 24", Event("ana", "ABC?", Exchanged("?"), 0, 24)),
        (">ana: ABC -3 +0 24", Event("ana", "ABC", Exchanged("3"), 0, 24)),
        (">ana: ABC - +0 24", Event("ana", "ABC", Mark.PASS, 0, 24)),
        (">ana: IQUZ -- -24 0", Event("ana", "IQUZ", Mark.WITHDRAWN, -24, 0)),
        (">ana: ABC (challenge) +5 29", Event("ana", "ABC", Mark.CHALLENGE, 5, 29)),
        (">ana:  (challenge) +5 29", Event("ana", "", Mark.CHALLENGE, 5, 29)),
        (">ana:  (IQ) +22 46", Event("ana", "", RackPoints("IQ"), 22, 46)),
        (">ana: IQ (IQ) -11 -3", Event("ana", "IQ", RackPoints("IQ"), -11, -3)),
        (">ana: IQ (time) -10 14", Event("ana", "IQ", Mark.TIME, -10, 14)),
    ],
)
def test_every_kind_of_line(text: str, content: Content) -> None:
    """Each line is one value, and the value writes the line again."""
    assert read_line(text) == content
    assert str(content) == text


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("  >ana:\tIQU?  8d   QU.z   24  24 ", Event("ana", "IQU?", QUIZ, 24, 24)),
        (">ana:IQU? 8D QU.z +24 24", Event("ana", "IQU?", QUIZ, 24, 24)),
        (">Ana Lee : IQ U? 8D QU.z +24 24", Event("Ana Lee", "IQU?", QUIZ, 24, 24)),
        (">ana: 8D QU.z +24 24", Event("ana", "", QUIZ, 24, 24)),
        (">ana: IQU? 8D QU.z", Event("ana", "IQU?", QUIZ, None, None)),
        (">ana: IQU? 8D QU.z +24", Event("ana", "IQU?", QUIZ, 24, None)),
        (">ana: I 8D QU.z +24 24 QUIZ, PI", Event("ana", "I", QUIZ, 24, 24, "QUIZ, PI")),
        (">ana: - 0 24", Event("ana", "", Mark.PASS, 0, 24)),
        (">ana: A (Challenge) +5 9", Event("ana", "A", Mark.CHALLENGE, 5, 9)),
        ("#PLAYER2\tbo\tBo", PlayerName(2, "bo", "Bo")),
        ("#Lexicon   TWL06", Pragma("lexicon", "TWL06")),
    ],
)
def test_oddities_are_understood(text: str, content: Content) -> None:
    """Blanks, cases, signs and figures as files in use have them."""
    assert read_line(text) == content


@pytest.mark.parametrize("word", ["Q(U)Iz", "(QU)Iz", "QUIz", "ÑANDÚ"])
def test_words_are_kept_as_they_are(word: str) -> None:
    """Letters in parentheses, letters that lie there, letters of other languages."""
    content = read_line(f">ana: IQUZ? H8 {word} +24 24")
    assert isinstance(content, Event)
    assert content.act == Played(CENTRE, Direction.DOWN, word)


@pytest.mark.parametrize(
    ("text", "reason", "event"),
    [
        ("neither", "begins with '#' or '>'", False),
        ("#", "the name of a fact", False),
        ("# a comment", "the name of a fact", False),
        ("#mood good", "'#mood' is not a known fact", False),
        ("#title2 good", "'#title2' is not a known fact", False),
        ("#player5 eve Eve", "numbered 1 to 4", False),
        ("#player1", "has a nickname", False),
        (">", "lacks a nickname", True),
        (">ana IQUZ 8D QUIZ +24 24", "lacks a nickname", True),
        (">:", "lacks a nickname", True),
        (">ana:", "'' is neither", True),
        (">ana: IQUZ QUIZ +24 24", "'IQUZ QUIZ' is neither", True),
        (">ana: IQUZ 16D QUIZ +24 24", "'16D' is off the board", True),
        (">ana: IQUZ 8D QU-Z +24 24", "'QU-Z' is not a word", True),
        (">ana: IQUZ 8D Q(UZ +24 24", "'Q(UZ' is not a word", True),
        (">ana: IQUZ 8D QUIZ +9999999 24", "is neither", True),
    ],
)
def test_other_lines_are_kept_with_the_reason(text: str, reason: str, *, event: bool) -> None:
    """Nothing is lost: the line stays, and the file says what is wrong with it, and where."""
    gcg = read_gcg(f"#title x\n\n#player1 ana Ana\n{text}\n".encode())
    (line, told) = gcg.unreadable[0]
    assert (line, gcg.lines[3].text) == (4, text)
    assert reason in told
    assert gcg.lines[3].content == Unreadable(told, event)


def test_notes_of_several_lines() -> None:
    """What has no mark in front goes on with a note or a description, also after a gap."""
    gcg = read_gcg(b"#description One\ntwo\n#note three\n\nfour\n#lexicon x\nfive\n")
    contents = [line.content for line in gcg.lines]
    assert contents[1] == Continuation("two")
    assert contents[4] == Continuation("four")
    assert [line for line, _ in gcg.unreadable] == [7]


def test_players_are_those_named_and_those_seen() -> None:
    """Names count in the order of their numbers, other nicknames as they come, four at most."""
    gcg = read_gcg(
        b"#player2 bo Bo\n#player1 ana Ana\n#player3 ANA again\n"
        + b"".join(b">%s: A - +0 0\n" % nick for nick in (b"Bo", b"cy", b"di", b"eve"))
    )
    assert [player.nick for player in gcg.players] == ["ana", "bo", "cy", "di"]


ACCENTED = "#player1 úrsula Úrsula\n"


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (ACCENTED.encode(), Encoding.UTF_8),
        (ACCENTED.encode("utf-8-sig"), Encoding.UTF_8_MARKED),
        (ACCENTED.encode("latin-1"), Encoding.LATIN_1),
        (f"#character-encoding iso-8859-1\n{ACCENTED}".encode("latin-1"), Encoding.LATIN_1),
        (f"#character-encoding UTF-8\n{ACCENTED}".encode("latin-1"), Encoding.LATIN_1),
        (f"#character-encoding ISO-8859-1\n{ACCENTED}".encode("utf-8-sig"), Encoding.UTF_8_MARKED),
    ],
)
def test_encodings(data: bytes, encoding: Encoding) -> None:
    """UTF-8, marked or not, and Latin-1, said or not; all are written as they were."""
    gcg = read_gcg(data)
    assert gcg.encoding is encoding
    assert gcg.players[0].name == "Úrsula"
    assert gcg.to_bytes() == data


def test_latin_1_that_is_also_utf_8() -> None:
    """What a file says of its encoding counts for more than what its bytes could be."""
    gcg = read_gcg("#character-encoding ISO-8859-1\n#title Ã©\n".encode("latin-1"))
    assert gcg.pragma("title") == "Ã©"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\n\r"])
@pytest.mark.parametrize("last", ["", "\n"])
def test_line_ends_are_kept(end: str, last: str) -> None:
    """Every style of line end, and a last line with or without one."""
    data = (GAME.strip().replace("\n", end) + last).encode()
    gcg = read_gcg(data)
    assert gcg.to_bytes() == data
    assert gcg.unreadable == ()
    assert sum(isinstance(line.content, Event) for line in gcg.lines) == 12


@given(data=st.binary(max_size=300))
def test_any_bytes_are_read_and_written_again(data: bytes) -> None:
    """There is no file that cannot be read, and none that is changed by it."""
    assert read_gcg(data).to_bytes() == data


def test_files_that_are_not_read(tmp_path: Path) -> None:
    """One sentence with the path: nothing there, a folder, a pipe, too large, no game."""
    large = tmp_path / "large.gcg"
    large.write_bytes(b"#" * (MOST_BYTES + 1))
    pipe = tmp_path / "pipe.gcg"
    os.mkfifo(pipe)
    missing = tmp_path / "missing.gcg"
    prose = tmp_path / "prose.gcg"
    prose.write_text("Dear Ana,\nlet us play.\n", encoding="utf-8")
    for path, why in (
        (large, "larger than 1024 KiB"),
        (pipe, "Nothing comes out of the pipe"),
        (tmp_path, "is a folder"),
        (missing, "There is no file"),
        (tmp_path / "a\0b", "There is no file"),
        (prose, "has no players and no moves"),
    ):
        with pytest.raises(GcgFileError, match=why) as caught:
            load_gcg(path)
        assert str(path) in str(caught.value)
    head = b"#player1 ana\n"
    large.write_bytes(head + b"#" * (MOST_BYTES - len(head)))
    assert len(load_gcg(large).lines) == 2
