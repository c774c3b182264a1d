"""What turns were worth once their best moves had been played on from."""

from dataclasses import replace
from functools import cache, partial

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD, after, config_of, place
from tests.players.scrabble.computers import LEAVES, at, in_turn, opponents
from tests.players.scrabble.turns import turn_in
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Exchange, Pass
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.players.scrabble.analysis import AnalysedTurn
from wordarcade.players.scrabble.analyst import MOST_BEST
from wordarcade.players.scrabble.game_turns import turns_of_game
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.inference import Inference
from wordarcade.players.scrabble.last_play import last_play
from wordarcade.players.scrabble.recorded_turn import RecordedTurn
from wordarcade.players.scrabble.simulating_analyst import SimulatingAnalyst
from wordarcade.players.scrabble.simulation import Simulator
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.players.scrabble.win_probability import win_table
from wordarcade.support.errors import UnavailableError
from wordarcade.support.progress import Cancelled


@cache
def analyst(*, infers: bool = False) -> SimulatingAnalyst:
    """Return one who knows a handful of words, and takes no time."""
    config, lexicon = config_of(), opponents().lexicon
    equipped = gaddag_of(lexicon), config.layout, config.distribution, LEAVES
    simulator = Simulator(partial(best_play_finder, *equipped), win_table(), threads=1)
    return SimulatingAnalyst(
        opponents().analyst(config),
        simulator,
        Budget(iterations=60),
        Inference(*equipped) if infers else None,
    )


def analysed(turn: RecordedTurn) -> AnalysedTurn:
    """Return a turn as it is judged."""
    (found,) = analyst().analyse([turn])
    return found


def test_what_holds_of_every_turn() -> None:
    """What wins most often comes first; no loss is negative; the same comes out each time."""
    game = in_turn(ScrabbleGame.begin(config_of(seed=39), opponents().lexicon), "club", "novice")
    recorded = turns_of_game(game, None)
    shares: list[float] = []
    turns = analyst().analyse(recorded, shares.append)
    assert [turn.turn for turn in turns] == list(recorded)
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] <= 1
    for turn in turns:
        assert 1 <= len(turn.best) <= MOST_BEST
        assert turn.loss is not None
        assert turn.loss >= 0
        if turn.best[0].simulated is not None and turn.played in turn.best:
            assert turn.rank == turn.best.index(turn.played) + 1
        if turn.rank == 1:
            assert turn.loss == 0
            assert not turn.is_slip
        assert turn.best[0] in turn.contenders
        if turn.bingo is not None:
            assert turn.played is not None
            assert turn.bingo.lead_on(turn.played) >= turn.margin
    assert turns == analyst().analyse(recorded)


def test_what_was_played_is_simulated_with_the_best() -> None:
    """Even if ten others have more equity; its place then stays that among all moves."""
    game = at("ADOSTUZ", "AAAAAAA", plays=("8G TA",), bag="ABCDEFGHIL")
    turn = analysed(turn_in(game, Exchange("S")))
    assert turn.played is not None
    assert turn.played.simulated is not None
    assert turn.rank is not None
    assert turn.rank > MOST_BEST
    assert len(turn.best) == MOST_BEST
    assert all(best.simulated is not None for best in turn.best)


def test_what_the_opponent_holds_counts_against_the_chance_to_win() -> None:
    """As by static equity; it changes nothing in what is best, since its player did not know."""
    made = turn_in(at("ADOSTUZ", "AAAAAAA", plays=("8G TA",), bag="ABCDEFGHIL"), Exchange("S"))
    ignorant = analysed(made)
    for held, more in (("VV", True), ("S", False)):
        found = analysed(replace(made, opponent_holds=held))
        pairs = list(zip(found.best, ignorant.best, strict=True))
        assert all(one.move == other.move for one, other in pairs)
        assert [one.simulated for one, _ in pairs] == [other.simulated for _, other in pairs]
        for one, other in pairs:
            assert one.win is not None
            assert other.win is not None
            assert (one.win > other.win) == more
    few = turn_in(at("ADOSTUZ", "AAAAAAA", plays=("8G TA",), bag="ABCDEFG"), Exchange("S"))
    assert analysed(replace(few, opponent_holds="VV")).best == analysed(few).best


def test_the_opponents_rack_can_be_inferred() -> None:
    """From its last play, as a bot infers it; it then is in the chances, which take nothing off."""
    game = after(at("DGOSTUV", "ADOSTUZ", bag="AACQIVZSDO?A"), place("8G DOG"))
    turn = replace(turn_in(game, Pass()), answers=last_play(game))
    (found,) = analyst(infers=True).analyse([turn])
    assert turn.answers is not None
    equipped = gaddag_of(opponents().lexicon), STANDARD, ENGLISH, LEAVES
    assert found.inferred == Inference(*equipped).infer(turn.answers, turn.view.unseen).basis
    assert found.inferred.fitting
    assert found.inferred.play == "8G DOG"
    plain = analysed(turn)
    assert plain.inferred is None
    assert [best.simulated for best in found.best] != [best.simulated for best in plain.best]
    (held,) = analyst(infers=True).analyse([replace(turn, opponent_holds="?")])
    assert held.best == found.best


def test_nothing_is_inferred_without_a_last_play() -> None:
    """The turn is simulated as ever."""
    made = turn_in(at("ADOSTUZ", "AAAAAAA", plays=("8G TA",), bag="ABCDEFGHIL"), Exchange("S"))
    assert analyst(infers=True).analyse([made]) == (analysed(made),)


def test_a_pass_is_simulated() -> None:
    """It loses what it gains less than the best move."""
    game = at("ADOSTUZ", "AAAAAAA", plays=("8G TA",), bag="ABCDEFGH")
    found = analysed(turn_in(game, Pass()))
    assert found.played is not None
    assert found.played.simulated is not None
    assert found.loss == (found.best[0].simulated or 0) - found.played.simulated


def test_a_phony_is_never_simulated() -> None:
    """It loses what it loses by equity; the best moves are simulated."""
    game = at("ADOSTUZ", "AAAAAAA", plays=("8G TA",), bag="ABCDEFGH")
    found = analysed(turn_in(game, "9F TUZ"))
    assert found.played is not None
    assert found.played.simulated is None
    lost = max(best.equity for best in found.best) - found.played.equity
    assert found.loss == max(0, lost)
    assert found.best[0].simulated is not None


def test_nothing_is_simulated_without_a_choice() -> None:
    """An unknown rack, and one with which only passing is left, stay as they were found."""
    game = at("UUUUUUU", "AAAAAAA", plays=("8G TA",), bag="")
    turn = turn_in(game, Pass())
    assert [best.simulated for best in analysed(turn).best] == [None]
    assert analysed(replace(turn, rack_known=False)).best == ()


def test_games_of_three_are_refused() -> None:
    """In a sentence."""
    game = after(ScrabbleGame.begin(config_of(3), opponents().lexicon), "pass")
    with pytest.raises(UnavailableError, match="Only two-player games"):
        analyst().analyse(turns_of_game(game, None))


def test_it_can_be_given_up() -> None:
    """What the report raises stops the work."""

    def stop(_: float) -> None:
        raise Cancelled

    game = at("ADOSTUZ", "AAAAAAA", plays=("8G TA",), bag="ABCDEFGH")
    with pytest.raises(Cancelled):
        analyst().analyse([turn_in(game, None)], stop)
