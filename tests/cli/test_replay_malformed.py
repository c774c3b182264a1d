"""`replay --check` reports files that break a rule, and only those."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.engine.scrabble.notation.files import GAME, HEAD

NASTIER = ">ana: AEINRST 8D NASTIER +66 66"


def file_of(*lines: str, head: str = HEAD) -> str:
    """Return a file of these lines; the first of them is line 6 behind the usual head."""
    return head + "".join(f"{line}\n" for line in lines)


def full_board() -> list[str]:
    """Return events that leave fewer than seven tiles in the bag, all scores left out.

    Rows of tiles, one below the other: what they spell is nobody's business here.
    """
    tiles = (
        "EEEEEEEEEEEEAAAAAAAAAIIIIIIIIIOOOOOOOONNNNNNRRRRRRTTTTTTLLLLSSSSUUUUDDDDGGGBBCCMMPPFFHH"
    )
    events = []
    for number, start in enumerate(range(0, 84, 7)):
        row, laid = 4 + number, tiles[start : start + 7]
        nick = "ana" if number % 2 == 0 else "bo"
        events.append(f">{nick}: {laid} {row}E {laid} +0 0")
    return events


MALFORMED = {
    "turn order": (file_of(NASTIER, ">ana: ABC - +0 66"), 7, "It is the turn of bo."),
    "turn order after a withdrawn play": (
        file_of(NASTIER, ">ana: AEINRST -- -66 0", ">ana: ABC - +0 0"),
        8,
        "It is the turn of bo.",
    ),
    "seven A twice": (
        file_of(">ana: AAAAAAA - +0 0", ">bo: AAAAAAA - +0 0"),
        7,
        "That makes 14 A; there are 9.",
    ),
    "tile supply, board and rack": (
        file_of(">ana: AAAAAAA 8D AAAAAAA +64 64", ">bo: AAAB -A +0 0"),
        7,
        "That makes 10 A; there are 9.",
    ),
    "tile supply, one rack": (file_of(">ana: QQ - +0 0"), 6, "That makes 2 Q; there are 1."),
    "tile supply, blanks": (
        file_of(">ana: ??? 8D aab +0 0"),
        6,
        "That makes 3 ?; there are 2.",
    ),
    "tile supply, racks after the game": (
        file_of(NASTIER, ">bo:  (ZZ) +40 40"),
        7,
        "That makes 2 Z; there are 1.",
    ),
    "tile supply, last rack": (
        file_of(NASTIER, "#rack2 KK"), 7, "That makes 2 K; there are 1.",
    ),
    "exchange, bag too low": (
        file_of(*full_board(), ">ana: KVWXYZQ -Q +0 0"),
        18,
        "An exchange needs 7 tiles in the bag, which has 2.",
    ),
    "exchange of too many": (file_of(">ana: ABC -8 +0 0"), 6, "takes 1 to 7 tiles, not 8."),
    "exchange of none": (file_of(">ana: ABC -0 +0 0"), 6, "takes 1 to 7 tiles, not 0."),
    "exchange of what is not held": (
        file_of(">ana: ABCDEFG -X +0 0"), 6, "The rack has no X.",
    ),
    "move after the end": (
        file_of(NASTIER, ">bo: DD (DD) -4 -4", ">bo: DD - +0 -4"),
        8,
        "The game was over before.",
    ),
    "move after the time": (
        file_of(NASTIER, ">bo: D (time) -10 -10", ">bo: D - +0 -10"),
        8,
        "The game was over before.",
    ),
    "move after going out": (
        file_of(*full_board(), ">ana: EEGGDDD 1A EEGGDDD +0 0", ">bo: HHVVWW 2A HHVVWW +0 0",
                ">ana: KJXQZ?? 3A KJXQZab +0 0", ">bo: YY 14A YY +0 0", ">ana: I 15O I +0 0"),
        22,
        "The game was over before.",
    ),
    "last rack amid a game": (
        file_of(NASTIER, "#rack2 BO", ">bo: BO - +0 0"), 7, "Turns follow it",
    ),
    "rack with a figure": (file_of(">ana: KLMO8RTV - +0 0"), 6, "'8' is not a tile."),
    "rack with a sign": (file_of(">ana: KLMO!RT - +0 0"), 6, "'!' is not a tile."),
    "rack too long": (file_of(">ana: ABCDEFGH - +0 0"), 6, "has 8 tiles; the most is 7."),
    "rack with a figure, exchange": (file_of(">ana: KLM8 -K +0 0"), 6, "'8' is not a tile."),
    "rack with a figure, challenge": (
        file_of(NASTIER, ">ana: KB8 (challenge) +5 71"), 7, "'8' is not a tile.",
    ),
    "rack with a figure, after the game": (
        file_of(NASTIER, ">bo:  (D8) +4 4"), 7, "'8' is not a tile.",
    ),
    "last rack with a figure": (file_of(NASTIER, "#rack1 AB8"), 7, "'8' is not a tile."),
    "last rack too long": (file_of(NASTIER, "#rack1 ABCDEFGH"), 7, "has 8 tiles"),
    "duplicate nickname": (
        file_of(NASTIER, head="#player1 ana Ana\n#player2 ANA Bo\n"),
        2,
        "Line 1 names ANA already.",
    ),
    "duplicate number": (
        file_of(NASTIER, head="#player1 ana Ana\n#player1 bo Bo\n"),
        2,
        "Line 1 names player 1 already.",
    ),
    "player without a nickname": (
        file_of(NASTIER, head="#player1 ana\n#player2\n"), 2, "A player has a nickname.",
    ),
    "player of too high a number": (
        file_of(NASTIER, head="#player1 ana\n#player9 bo\n"), 2, "numbered 1 to 4",
    ),
    "player whom no line names": (
        file_of(NASTIER, ">cy: ABC - +0 0"), 7, "No line names a player cy.",
    ),
    "challenge without a play": (
        file_of(">ana: ABC - +0 0", ">bo: D (challenge) +5 5"),
        7,
        "There is no play of bo to challenge.",
    ),
    "challenge points for the wrong player": (
        file_of(NASTIER, ">bo: D (challenge) +5 5"),
        7,
        "There is no play of bo to challenge.",
    ),
    "withdrawn without a play": (
        file_of(NASTIER, ">bo: D -- +0 0"), 7, "no play that could be withdrawn",
    ),
    "withdrawn too late": (
        file_of(NASTIER, ">bo: D - +0 0", ">ana: AEINRST -- -66 0"),
        8,
        "no play that could be withdrawn",
    ),
    "withdrawn for other points": (
        file_of(NASTIER, ">ana: AEINRST -- -65 1"), 7, "by the rules it is -66.",
    ),
    "tile that is not held": (
        file_of(">ana: AEINRSX 8D NASTIER +66 66"), 6, "The rack has no T.",
    ),
    "play off the board": (file_of(">ana: AEINRST 8L NASTIER +66 66"), 6, "off the board"),
    "square off the board": (file_of(">ana: AEINRST 16D NASTIER +66 66"), 6, "off the board"),
    "play on tiles": (file_of(NASTIER, ">bo: BO 8D BO +4 4"), 7, "8D already has a tile"),
    "play apart": (file_of(NASTIER, ">bo: BO 1A BO +12 12"), 7, "touches no tile"),
    "play of no word": (file_of(">ana: AEINRST 8D N4STIER +66 66"), 6, "is not a word"),
    "wrong points": (file_of(">ana: AEINRST 8D NASTIER +67 67"), 6, "by the rules it is +66."),
    "wrong total": (file_of(">ana: AEINRST 8D NASTIER +66 67"), 6, "it should be 66."),
    "wrong points for racks": (
        file_of(NASTIER, ">bo:  (DEIT) +11 11"), 7, "by the rules it is +10.",
    ),
    "no points": (file_of(">ana: AEINRST 8D NASTIER"), 6, "does not say how much the move scored"),
    "nothing done": (file_of(">ana: AEINRST +0 0"), 6, "is neither a play nor"),
    "lacks a nickname": (file_of(">AEINRST 8D NASTIER +66 66"), 6, "lacks a nickname"),
    "prose amid a game": (
        file_of(NASTIER, "And then Bo said:"), 7, "A line begins with '#' or '>'",
    ),
    "encoding behind other lines": (
        file_of("#character-encoding UTF-8", NASTIER, head="#player1 ana\n"),
        2,
        "named on the first line",
    ),
    "encoding that is not known": (
        file_of(NASTIER, head="#character-encoding martian\n" + HEAD[26:]),
        1,
        "'martian' is not a known encoding.",
    ),
}  # fmt: skip
"""Files, each with a line that is wrong in it, and what is told of it."""


@pytest.mark.parametrize("name", MALFORMED)
def test_what_is_wrong_is_named_with_its_line(command: Command, tmp_path: Path, name: str) -> None:
    """For people and programs; the exit code is 1 if it was asked for."""
    text, line, reason = MALFORMED[name]
    path = tmp_path / "game.gcg"
    path.write_text(text, encoding="utf-8")
    answer = command("replay", str(path), "--check", "--json")
    assert answer.code == 1
    reasons = {each["line"]: each["reason"] for each in json.loads(answer.out)["mismatches"]}
    assert reason in reasons.get(line, ""), reasons
    told = command("replay", str(path)).out
    assert any(
        shown.startswith(f"Line {line}") and reason in shown for shown in told.splitlines()
    ), told


@pytest.mark.parametrize(
    "text",
    [
        GAME,
        file_of(),
        file_of("#rack1 AEINRST", "#rack2 ?"),
        file_of(NASTIER, "#rack1", "#rack2 BO"),
        file_of(NASTIER, ">bo:  D5 GOW. +8 8", ">ana: S - +0 66"),
        file_of(">ana: AIIIILX - +0 0", ">bo: IX - +0 0", ">ana: AIIIILX -IIIL +0 0"),
        file_of(NASTIER, ">bo: OW D5 GOW. +8 8", "#weather fine", "#comment by hand", "# so"),
        file_of(NASTIER, ">bo: ____OW_ - +0 0", ">ana: aeinrst -2 +0 66"),
        file_of(NASTIER, ">bo: AB - +0 0", head="#player1 ana\n"),
        file_of(">bo: ABC -C +0 0", NASTIER),
        file_of(NASTIER, ">ana: B (challenge) +5 71", ">bo: B - +0 0"),
        file_of(NASTIER, ">bo: B (challenge) -5 -5"),
        file_of(NASTIER, ">ana: AEINRST --  -66 0", ">bo: B - +0 0"),
        file_of(NASTIER, ">bo: QI (QI) -11 -11", ">ana: D (D) -2 64", ">ana: D (time) -10 54"),
        file_of(
            ">ana: A - +0 0", ">bo: A - +0 0", ">ana: A - +0 0", head="#player1 ana\n#player2 bo\n"
            "#player3 cy\n",
        ),
        file_of(NASTIER, head="#character-encoding ISO-8859-1\n" + HEAD[26:] + "#note é\n"),
        "\ufeff" + GAME,
        GAME.replace("\n", "\r\n"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("encoding", ["utf-8", "latin-1"])
def test_what_real_files_do_is_no_fault(
    command: Command, tmp_path: Path, text: str, encoding: str
) -> None:
    """Partial racks, facts of other programs, challenges, times, games that go on, other signs."""
    path = tmp_path / "game.gcg"
    path.write_bytes(text.encode(encoding, errors="ignore"))
    answer = command("replay", str(path), "--check")
    assert (answer.code, answer.err) == (0, ""), answer.out


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "has no players and no moves; give a GCG file."),
        (b"\n\n", "has no players and no moves"),
        (b"Dear Ana,\nlet us play.\n", "has no players and no moves"),
        (b"#title A game\n#note Lost.\n", "has no players and no moves"),
        (b"\x7fELF\x00\xff", "has no players and no moves"),
        (b"#player1 a\n#tile-distribution polish\n>a: A - +0 0\n", "uses the tiles 'polish'"),
        (b"#player1 a\n#tile-set German\n>a: A - +0 0\n", "uses the tiles 'German'"),
        (
            "#player1 a\n>a: \u0141AEIOUN - +0 0\n>b: \u0141AEIOUN - +0 0\n".encode(),
            "with other letters than A to Z, such as \u0141",
        ),
        (b"#player1 a\n#lexicon RD28\n>a: A - +0 0\n", "with German tiles, as RD28 is German"),
        (
            "#player1 a\n>a: \u0141 8H \u0141\u0104 +9 9\n>b: A 9H \u017b +9 9\n".encode(),
            "with other letters than A to Z, such as \u0141",
        ),
        (
            file_of(
                ">ana: AEINRST 8D NASTIER +70 70",
                ">bo: ABCDEFG H8 .AG +9 9",
                ">ana: ABCDEFG 10H .O +5 75",
                ">bo: ABCDEFG I10 .B +7 16",
            ).encode(),
            "The scores are those of other tiles: 4 of 4 plays score differently with English",
        ),
    ],
)
@pytest.mark.parametrize("options", [[], ["--check"], ["--json"]])
def test_what_is_no_game_or_one_with_other_tiles_is_one_sentence(
    command: Command, tmp_path: Path, content: bytes, message: str, options: list[str]
) -> None:
    """It cannot be checked, which is not to say that it is wrong: code 2."""
    path = tmp_path / "game.gcg"
    path.write_bytes(content)
    answer = command("replay", str(path), *options)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert answer.err.startswith(str(path))
    assert message in answer.err


def test_tiles_of_ones_own_are_known(command: Command, tmp_path: Path) -> None:
    """And `english` in any case, which other programs write."""
    path = tmp_path / "game.gcg"
    path.write_text(file_of("#tile-distribution English", NASTIER), encoding="utf-8")
    assert command("replay", str(path), "--check").code == 0
