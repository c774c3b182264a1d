"""Games of Scrabble from GCG files: any whole game by the rules comes back move by move."""

import json
from dataclasses import replace
from itertools import islice

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD
from tests.engine.scrabble.notation.random_games import random_game
from wordarcade.engine.scrabble.config import ChallengeRule, ScrabbleConfig
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import EndGame, Resign, TakeBack
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_lines import Event
from wordarcade.engine.scrabble.notation.gcg_reader import read_gcg
from wordarcade.engine.scrabble.notation.gcg_writer import gcg_of
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.games.scrabble.gcg_import import game_of_gcg
from wordarcade.store.errors import NotImportedError

_ODD = (TakeBack, Resign, EndGame)


def whole_game(seed: int, rule: ChallengeRule, players: int = 2) -> ScrabbleGame | None:
    """Return a random game that is over, by moves that a file can tell of, or None."""
    game = random_game(seed, ["Ann", "Bob", "Cem", "Dot"][:players], rule, 120)
    told = not any(isinstance(timed.move, _ODD) for timed in game.moves)
    return game if told and game.phase is Phase.OVER and game.config.clock_ms is None else None


def whole_games(rule: ChallengeRule) -> list[ScrabbleGame]:
    """Return a few games of two, three or four that are over."""
    games = (whole_game(seed, rule, 2 + seed % 3) for seed in range(120))
    return list(islice(filter(None, games), 3))


def without_racks(gcg: Gcg, nick: str) -> Gcg:
    """Return the file as one who does not see a player's racks would write it."""
    contents = [
        replace(line.content, rack="")
        if isinstance(line.content, Event) and line.content.nick == nick
        else line.content
        for line in gcg.lines
    ]
    return Gcg.of(contents)  # type: ignore[arg-type]


@pytest.mark.parametrize("rule", ChallengeRule)
def test_a_game_comes_back_move_by_move(rule: ChallengeRule) -> None:
    """Boards and points after every move, also where one player's racks are not told."""
    for game in whole_games(rule):
        gcg = read_gcg(gcg_of(game).to_bytes())
        again = game_of_gcg(gcg, game.lexicon, STANDARD, ENGLISH)
        assert (again.position.scores, again.board) == (game.position.scores, game.board)
        known = ScrabbleConfig.from_json(json.loads(json.dumps(again.config.to_json())))
        assert ScrabbleGame.replay(known, game.lexicon, again.moves) == again
        assert again.course()[0].position.racks == game.course()[0].position.racks


def test_racks_that_are_not_told_are_filled() -> None:
    """As in files of one who sees only their own; the game is the same."""
    for game in whole_games(ChallengeRule.VOID):
        gcg = without_racks(gcg_of(game), "Bob")
        again = game_of_gcg(gcg, game.lexicon, STANDARD, ENGLISH)
        assert (again.position.scores, again.board) == (game.position.scores, game.board)


def test_a_file_that_breaks_a_rule_names_its_line() -> None:
    """Or is of a game that is not over."""
    game = next(filter(None, (whole_game(seed, ChallengeRule.VOID) for seed in range(40))))
    lines = gcg_of(game).to_bytes().decode().splitlines(keepends=True)
    events = [number for number, line in enumerate(lines) if line.startswith(">")]
    cut = "".join(lines[: events[4]])
    with pytest.raises(NotImportedError, match="unfinished"):
        game_of_gcg(read_gcg(cut.encode()), game.lexicon, STANDARD, ENGLISH)
    first = lines[events[0]]
    wrong = [*lines[: events[0]], first.replace(" +", " +9"), *lines[events[1] :]]
    with pytest.raises(NotImportedError, match=f"Line {events[0] + 1} of the file"):
        game_of_gcg(read_gcg("".join(wrong).encode()), game.lexicon, STANDARD, ENGLISH)
