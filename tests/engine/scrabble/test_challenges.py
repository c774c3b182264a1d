"""Challenges by every rule, right and wrong, in the middle of a game and at its end."""

from dataclasses import replace

import pytest

from tests.engine.scrabble.games import WORDS, after, answer, config_of, refused, table
from tests.engine.word_sets import SetOfWords
from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.config import ChallengeRule, Player
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import (
    Accept,
    Challenge,
    EndGame,
    Pass,
    Place,
    Resign,
    TakeBack,
)
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.sentences import announcement, challenge_sentence
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.engine.scrabble.squares import CENTRE, Direction
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.engine.scrabble.verdict import ChallengeFailed, Withdrawn

BAG = "EEEEIIIIOOOO"
RULES = [rule for rule in ChallengeRule if rule is not ChallengeRule.VOID]


def doubtful(rule: ChallengeRule, play: str, players: int = 2) -> ScrabbleGame:
    """Return a game in which Ann has just made a play that Bob may challenge."""
    racks = ("CATXXSO", "DOGSYYY", "TADZZZZ")[:players]
    return after(table(*racks, bag=BAG, challenge=rule), play)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("players", [2, 3])
def test_a_phony_is_withdrawn(rule: ChallengeRule, players: int) -> None:
    """Tiles, points and board are as before; the turn is lost, and the draws go on."""
    state = doubtful(rule, "8G CATX", players=players)
    assert state.challengeable
    drawn = state.position.bag.drawn
    verdict = answer(state, Challenge())
    assert verdict == Withdrawn(0, ("catx",), "set")
    told = announcement(state, Challenge(), verdict)
    assert told == "Bob challenges CATX: it is not in the word list (set). The play is withdrawn."
    state = after(state, Challenge())
    assert (state.board.is_empty, state.rack(0)) == (True, Rack.of("CATXXSO"))
    assert (state.position.bag.tiles, state.position.bag.drawn) == (BAG, drawn)
    assert (set(state.position.scores), state.to_move) == ({0}, 1)
    assert (state.position.scoreless, state.challengeable) == (1, False)
    play, withdrawn = state.sheet
    assert (withdrawn.kind, withdrawn.player) == (EntryKind.WITHDRAWN, 0)
    assert (withdrawn.gain, withdrawn.total) == (-play.gain, 0)
    assert (withdrawn.rack, withdrawn.place) == (play.rack, play.place)
    assert withdrawn.words == ("catx",)
    assert state.last_place is None


def test_other_tiles_come_after_a_withdrawn_play() -> None:
    """Nobody can know from it what will be drawn next."""
    bag = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    played = after(table("CATXXSO", "DOGSYYY", bag=bag, challenge=ChallengeRule.SINGLE), "8G CATX")
    again = after(played, Challenge(), Pass(), "8G CATX")
    assert played.position.bag.drawn == 18
    assert again.position.bag.drawn == 22
    assert played.rack(0) != again.rack(0)


@pytest.mark.parametrize(
    ("play", "told"),
    [
        ("9H OD", "OD, AO and TD: they are not in the word list (set). The play is withdrawn."),
        ("J8 SY", "SY and CATS: SY is not in the word list (set). The play is withdrawn."),
        ("J8 SO", "SO and CATS: they are valid and stand."),
    ],
)
def test_all_words_that_are_challenged_are_named(play: str, told: str) -> None:
    """Of several words, those that are wrong are named again."""
    state = after(doubtful(ChallengeRule.SINGLE, "8G CAT"), play)
    assert announcement(state, Challenge(), answer(state, Challenge())) == f"Ann challenges {told}"


@pytest.mark.parametrize(
    ("rule", "price"),
    [
        (ChallengeRule.SINGLE, ""),
        (ChallengeRule.DOUBLE, " Bob loses the turn."),
        (ChallengeRule.FIVE_POINT, " Ann gets 5 more points."),
    ],
)
def test_an_unsuccessful_challenge(rule: ChallengeRule, price: str) -> None:
    """It costs what the rule says, and the play cannot be challenged again."""
    before = doubtful(rule, "8G CAT")
    assert answer(before, Challenge()) == ChallengeFailed(rule)
    told = announcement(before, Challenge(), answer(before, Challenge()))
    assert told == f"Bob challenges CAT: it is valid and stands.{price}"
    state = after(before, Challenge())
    assert state.board == before.board
    assert state.position.scores == ((15, 0) if rule is ChallengeRule.FIVE_POINT else (10, 0))
    assert state.to_move == (0 if rule is ChallengeRule.DOUBLE else 1)
    assert refused(state, Challenge()) == "There is no play to challenge."
    kinds = [entry.kind for entry in state.sheet]
    added = {
        ChallengeRule.DOUBLE: [EntryKind.LOST_TURN],
        ChallengeRule.FIVE_POINT: [EntryKind.CHALLENGE_BONUS],
    }
    assert kinds == [EntryKind.PLAY, *added.get(rule, [])]
    assert state.position.scoreless == (1 if rule is ChallengeRule.DOUBLE else 0)


def test_a_lost_turn_is_the_challengers() -> None:
    """Of three players the third goes on."""
    state = after(doubtful(ChallengeRule.DOUBLE, "8G CAT", players=3), Challenge())
    assert state.to_move == 2
    assert (state.sheet[-1].kind, state.sheet[-1].player) == (EntryKind.LOST_TURN, 1)
    assert not state.challengeable


def test_only_the_last_play_can_be_challenged() -> None:
    """Once the next player has done anything else it stands."""
    state = doubtful(ChallengeRule.SINGLE, "8G CATX")
    assert refused(table("A", "B", challenge=ChallengeRule.SINGLE), Challenge()) == (
        "There is no play to challenge."
    )
    assert refused(after(state, Pass()), Challenge()) == "There is no play to challenge."
    assert refused(after(state, "swap D"), Challenge()) == "There is no play to challenge."
    later = after(state, "H8 .DO")
    assert answer(later, Challenge()) == Withdrawn(1, ("ado",), "set")


def test_lost_turns_and_withdrawn_plays_are_scoreless() -> None:
    """Six such turns in a row end the game as passes do."""
    game = table("CATXXSO", "DOGSYYY", bag=BAG, challenge=ChallengeRule.DOUBLE)
    state = after(game, "8G CATX", "challenge", "8G DOGY", "challenge")
    assert state.position.scoreless == 2
    state = after(state, "8G CAT")
    assert state.position.scoreless == 0
    state = after(state, "challenge", "8G ...X", "challenge")
    assert state.position.scoreless == 2
    state = after(state, "pass", "pass", "pass", "8G ...X")
    assert state.position.scoreless == 0
    state = after(state, "challenge")
    assert (state.phase, state.ending) == (Phase.OVER, Ending.SCORELESS)


@pytest.mark.parametrize("rule", RULES)
def test_a_play_that_goes_out_waits_for_the_last_challenge(rule: ChallengeRule) -> None:
    """The next player challenges or accepts; nothing else can be done."""
    state = after(table("CAT", "DOG", challenge=rule), "8G CAT")
    assert (state.phase, state.to_move, state.position.scores) == (
        Phase.LAST_CHALLENGE,
        1,
        (10, 0),
    )
    for move in ("H8 .D", "pass", "swap D", Resign(), EndGame()):
        assert refused(state, move) == "Accept the last play, or challenge it."
    over = after(state, Accept())
    assert (over.phase, over.ending) == (Phase.OVER, Ending.WENT_OUT)
    assert over.position.scores == (10 + 2 * 5, 0)


@pytest.mark.parametrize("rule", RULES)
def test_a_last_play_that_is_challenged_in_vain(rule: ChallengeRule) -> None:
    """The game is over; five points are counted, a lost turn costs nothing any more."""
    over = after(table("CAT", "DOG", challenge=rule), "8G CAT", Challenge())
    assert (over.phase, over.ending) == (Phase.OVER, Ending.WENT_OUT)
    bonus = 5 if rule is ChallengeRule.FIVE_POINT else 0
    assert over.position.scores == (20 + bonus, 0)
    assert EntryKind.LOST_TURN not in [entry.kind for entry in over.sheet]


@pytest.mark.parametrize("rule", RULES)
def test_a_last_play_that_is_withdrawn(rule: ChallengeRule) -> None:
    """With an empty bag too the rack comes back as it was, and the game goes on."""
    state = after(table("TAC", "DOG", challenge=rule), "8G TAC", Challenge())
    assert (state.phase, state.to_move) == (Phase.PLAY, 1)
    assert (state.rack(0), state.position.bag.tiles) == (Rack("ACT"), "")
    assert (state.board.is_empty, state.position.scores) == (True, (0, 0))
    over = after(state, "8G DOG", Accept())
    assert over.position.scores == (0, 10 + 2 * 5)


@pytest.mark.parametrize("left", range(8))
def test_a_withdrawn_play_that_emptied_the_bag(left: int) -> None:
    """Whatever was drawn, few tiles or none, the rack and the bag come back as they were."""
    bag = "EIOUEIO"[:left]
    game = table("TACXXXX", "DOGDOGD", bag=bag, challenge=ChallengeRule.SINGLE)
    played = after(game, "8G TACX")
    assert len(played.rack(0)) == 3 + min(4, left)
    state = after(played, Challenge())
    assert state.position.racks == game.position.racks
    assert state.position.bag.tiles == game.position.bag.tiles
    assert (state.board, state.phase) == (game.board, Phase.PLAY)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("valid", [True, False])
def test_a_challenge_is_not_taken_back(rule: ChallengeRule, *, valid: bool) -> None:
    """Nor what came before it, or words could be looked up for nothing; what came after it is."""
    config = config_of(friendly=True, challenge=rule)
    rack = ScrabbleGame.begin(config, WORDS).rack(0).tiles
    known = SetOfWords([rack[:2].lower()] if valid else ["zz"])
    state = after(ScrabbleGame.begin(config, known), Place(CENTRE, Direction.ACROSS, rack[:2]))
    assert state.apply(TakeBack(1)).round.sheet == ()
    state = after(state, Challenge())
    told = "You can't undo a challenge, or anything before it."
    assert [refused(state, TakeBack(moves)) for moves in (1, 2)] == [told, told]
    later = after(state, Pass(), Pass())
    assert refused(later, TakeBack(3)) == told
    assert later.apply(TakeBack(2)).round.sheet == state.sheet


@pytest.mark.parametrize("rule", RULES)
def test_a_player_called_you_is_spoken_to(rule: ChallengeRule) -> None:
    """Who has given no name is called "You", which takes another form of the verb."""
    before = doubtful(rule, "8G CAT")
    verdict = answer(before, Challenge())
    assert isinstance(verdict, ChallengeFailed)

    def told(*names: str) -> str:
        config = replace(before.config, players=tuple(map(Player, names)))
        return challenge_sentence(replace(before, config=config), verdict)

    assert told("Ann", "You").startswith("You challenge CAT: it is valid and stands.")
    assert "You loses" not in told("Ann", "You")
    assert "You gets" not in told("You", "Bob")
