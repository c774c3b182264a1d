"""Writing games as GCG files, and replaying what was written."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH, EQUIPMENT
from tests.engine.scrabble.notation.files import mismatches_of, steps_of
from tests.engine.scrabble.notation.random_games import random_game
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.equipment import Equipment
from wordarcade.engine.scrabble.notation.gcg_equipment import (
    LAYOUT,
    TILE_DISTRIBUTION,
    equipment_of,
)
from wordarcade.engine.scrabble.notation.gcg_reader import read_gcg
from wordarcade.engine.scrabble.notation.gcg_writer import gcg_of, nicknames
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.engine.scrabble.turns import Phase

NAMES = st.lists(
    st.text(min_size=1, max_size=12).filter(str.strip),
    min_size=2,
    max_size=4,
    unique_by=lambda name: name.strip().casefold(),
)


@settings(max_examples=150)
@given(
    seed=st.integers(0, 2**64 - 1),
    names=NAMES,
    challenge=st.sampled_from(ChallengeRule),
    moves=st.integers(0, 90),
)
def test_what_is_written_replays_without_a_mismatch(
    seed: int, names: list[str], challenge: ChallengeRule, moves: int
) -> None:
    """Whatever happened in a game: the file has each line of its sheet, and every figure holds."""
    game = random_game(seed, names, challenge, moves)
    written = gcg_of(game)
    read = read_gcg(written.to_bytes())
    assert read == written
    assert read.unreadable == ()
    assert mismatches_of(read) == []
    steps = steps_of(read)
    assert [step.scores[entry.player] for step, entry in zip(steps, game.sheet, strict=True)] == [
        entry.total for entry in game.sheet
    ]
    if steps:
        assert steps[-1].board == game.board


def test_random_games_have_everything_in_them() -> None:
    """The games of the test above end in every way, and their sheets have entries of all kinds."""
    games = [
        random_game(seed, ["a", "b", "c"][: 2 + seed % 2], list(ChallengeRule)[seed % 4], 90)
        for seed in range(60)
    ]
    assert {entry.kind for game in games for entry in game.sheet} == set(EntryKind)
    assert {game.phase for game in games} >= {Phase.OVER}


def test_names_become_nicknames() -> None:
    """Nicknames have no blanks, colons or control characters, and never meet."""
    assert nicknames(["Ana\tLee", "ana:lee", "Ana_Lee2", "\x1b\x07", " :"]) == (
        "Ana_Lee",
        "ana_lee2",
        "Ana_Lee22",
        "player",
        "player2",
    )


def test_a_board_of_ones_own_is_named() -> None:
    """The file says which board and tiles a game had, unless they are the standard ones."""
    game = random_game(7, ["a", "b"], ChallengeRule.VOID, 5)
    assert gcg_of(game).pragma(LAYOUT) == ""
    layout = replace(game.config.layout, name="mine")
    distribution = replace(game.config.distribution, name="few")
    config = replace(game.config, layout=layout, distribution=distribution)
    written = gcg_of(replace(game, config=config))
    known = Equipment({**EQUIPMENT.layouts, "mine": layout}, EQUIPMENT.distributions)
    assert (written.pragma(LAYOUT), written.pragma(TILE_DISTRIBUTION)) == ("mine", "few")
    assert equipment_of(written, known) == (layout, ENGLISH)
