"""The store of saved games with several processes, and with processes that die."""

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from wordarcade.store.games import GameStore
from wordarcade.store.records import GameId, LexiconReference
from wordarcade.support.clock import ManualClock

StartPython = Callable[..., "subprocess.Popen[str]"]

_STORE = """
import sys
from pathlib import Path
from wordarcade.support.clock import SystemClock
from wordarcade.store.errors import GameTakenError
from wordarcade.store.records import LexiconReference
from wordarcade.store.games import GameStore
store = GameStore(Path(sys.argv[1]), SystemClock())
"""

_PLAY_FOR_EVER = (
    _STORE
    + """
game_id = store.begin("boggle", {"size": 4}, 7, LexiconReference("arcade", "5f"))
number = 0
while True:
    store.record(game_id, number, {"word": "norse" * 20}, number * 10)
    print(number, flush=True)
    store.tick(game_id, number * 10 + 5)
    number += 1
"""
)

_PLAY_A_ROUND = (
    _STORE
    + """
print("ready", flush=True)
sys.stdin.readline()
game_id = store.begin("boggle", {}, int(sys.argv[2]), LexiconReference("arcade", "5f"))
for number in range(50):
    store.record(game_id, number, {"seed": int(sys.argv[2])}, number)
print(*store.take_notices())
"""
)

_PLAY_THE_SAME_ROUND = (
    _STORE
    + """
print("ready", flush=True)
sys.stdin.readline()
number = 0
try:
    while number < 500:
        store.record(1, number, {"player": sys.argv[2]}, number)
        number += 1
except GameTakenError:
    pass
print(number, *store.take_notices())
"""
)


def answers_of(players: Sequence["subprocess.Popen[str]"]) -> list[str]:
    """Let the players, all of them ready, begin together; return what each says at the end."""
    for player in players:
        assert player.stdout is not None
        assert player.stdout.readline() == "ready\n"
    for player in players:
        assert player.stdin is not None
        player.stdin.write("go\n")
        player.stdin.flush()
    return [player.communicate()[0] for player in players]


@pytest.mark.parametrize("moves", [1, 20, 300])
def test_a_killed_process_loses_no_move(
    moves: int, database: Path, clock: ManualClock, start_python: StartPython
) -> None:
    """Every move that was recorded when the process was killed is there afterwards."""
    player = start_python(_PLAY_FOR_EVER, database)
    assert player.stdout is not None
    for line in player.stdout:
        if int(line) == moves - 1:
            break
    player.kill()
    told = [int(line) for line in player.stdout]

    store = GameStore(database, clock)
    (listed,) = store.unfinished()
    kept = store.load(listed.id)
    header, loaded = kept.header, kept.moves
    assert len(loaded) >= (told[-1] + 1 if told else moves)
    assert [made.elapsed_ms for made in loaded] == [number * 10 for number in range(len(loaded))]
    assert header.elapsed_ms >= loaded[-1].elapsed_ms
    store.record(header.id, len(loaded), {"word": "eons"}, header.elapsed_ms)
    assert store.take_notices() == ()
    store.close()


def test_processes_that_start_at_once_do_not_hurt_each_other(
    database: Path, clock: ManualClock, start_python: StartPython
) -> None:
    """Several processes make the database together, and each gets its own round into it."""
    players = [start_python(_PLAY_A_ROUND, database, seed) for seed in range(8)]
    assert answers_of(players) == ["\n"] * 8

    store = GameStore(database, clock)
    rounds = [store.load(header.id) for header in store.recent()]
    assert sorted(played.header.seed for played in rounds) == list(range(8))
    for played in rounds:
        assert [made.move for made in played.moves] == [{"seed": played.header.seed}] * 50
    store.close()


def test_two_processes_in_one_round(
    database: Path, clock: ManualClock, lexicon: LexiconReference, start_python: StartPython
) -> None:
    """Of two processes that resume the same round the one that moves first goes on alone."""
    store = GameStore(database, clock)
    assert store.begin("boggle", {}, 7, lexicon) == GameId(1)
    players = [start_python(_PLAY_THE_SAME_ROUND, database, name) for name in "ab"]
    counts = [int(answer) for answer in answers_of(players)]

    made = [recorded.move["player"] for recorded in store.load(GameId(1)).moves]
    assert [made.count(name) for name in "ab"] == counts
    assert sorted(counts) == [0, 500]
    store.close()
