"""The turns of GCG files, as they are analysed."""

import random

import pytest

from tests.engine.scrabble.games import ENGLISH, after
from tests.engine.scrabble.notation.files import GAME, HEAD, steps_of
from tests.players.scrabble.computers import in_turn, opponents
from tests.players.scrabble.test_analysis import begun
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Challenge, Exchange, Pass, Place
from wordarcade.engine.scrabble.notation.gcg_reader import read_gcg
from wordarcade.engine.scrabble.notation.gcg_writer import gcg_of
from wordarcade.engine.scrabble.squares import Direction
from wordarcade.players.scrabble.adviser import move_of
from wordarcade.players.scrabble.file_turns import turns_of_file
from wordarcade.players.scrabble.game_analysis import analysis_of_file
from wordarcade.players.scrabble.game_turns import turns_of_game
from wordarcade.players.scrabble.recorded_turn import RecordedTurn


def read(text: str, players: int = 2) -> tuple[RecordedTurn, ...]:
    """Return the turns of the file with this text."""
    return turns_of_file(steps_of(read_gcg(text.encode())), players, ENGLISH)


def same(game: ScrabbleGame) -> bool:
    """Return whether a game has the same turns, written to a file and read again."""
    text = gcg_of(game).to_bytes().decode()
    return read(text, len(game.config.players)) == turns_of_game(game)


def test_a_game_that_was_played_here_has_the_same_turns_in_its_file() -> None:
    """Racks, views, points, draws and all; also phonies and what was exchanged or passed."""
    assert same(in_turn(begun(), "novice", "club"))
    game = begun(challenge=ChallengeRule.DOUBLE)
    wrong = Place(112, Direction.ACROSS, game.rack(0).tiles[:2])
    for moves in ((wrong,), (wrong, Challenge(), Exchange("AG")), (Pass(), Pass(), Exchange("G"))):
        state = game
        for move in moves:
            state = state.apply(move).round
        assert same(state)


@pytest.mark.parametrize("rule", list(ChallengeRule))
def test_the_play_that_a_turn_answers_is_the_same(rule: ChallengeRule) -> None:
    """After a challenge in vain as well, under each rule that has challenges."""
    game = begun(challenge=rule)
    best = opponents().adviser(game.config).best(game)
    challenges = () if rule is ChallengeRule.VOID else (Challenge(),)
    state = after(game, move_of(best), *challenges, Pass())
    answered = [turn.answers is not None for turn in turns_of_game(state)]
    assert answered == [False, rule is not ChallengeRule.DOUBLE]
    assert same(state)


def test_the_play_before_is_answered() -> None:
    """If the rack is known; not one that was withdrawn, or laid all seven, nor another move."""
    answered = [turn.answers.text if turn.answers else "" for turn in read(GAME)]
    assert answered == ["", "", "D5 GOWN", "", "", "J6 BURL", "", ""]


def test_a_turn_lost_by_a_challenge_is_no_turn() -> None:
    """Its pass bears a note that says so."""
    turns = [turn.text for turn in read(GAME)]
    assert turns == [
        *("8D NASTIER", "D5 GOWN", "J6 BURL", "exchange QUU", "J6 BURL"),
        *("9J LaTHES", "exchange 2", "pass"),
    ]
    said = GAME.replace(
        ">bo: DLOZ - +0 25\n",
        ">bo: DLOZ - +0 25\n#note The challenge failed, which costs the turn.\n",
    )
    assert [turn.text for turn in read(said)] == turns[:-1]


def test_what_a_file_leaves_out_is_unknown() -> None:
    """Part of a rack is not the rack; tiles exchanged unseen are no move that can be judged."""
    turns = read(HEAD + ">ana: AEI 8H AI +4 4\n>bo: ABCDEFG -3 +0 0\n>ana: 8G K.. +7 11\n")
    assert [turn.rack_known for turn in turns] == [False, True, False]
    assert [turn.view.rack for turn in turns] == ["AEI", "ABCDEFG", "K"]
    assert turns[1].move is None
    assert [turn.draw is not None for turn in turns] == [False, True, False]


def test_a_play_that_cannot_be_laid_is_text_only() -> None:
    """The file's points and its text stay; nothing is known of the move."""
    (turn,) = read(HEAD + ">ana: AEINRST 8N STAINER +66 66\n")
    assert (turn.move, turn.text, turn.score) == (None, "8N STAINER", 66)


def test_a_withdrawn_play_gives_its_tiles_back() -> None:
    """It earned nothing, and the next turn has the same rack and as many tiles in the bag."""
    turns = read(GAME)
    assert [turn.withdrawn for turn in turns[:5]] == [False, False, True, False, False]
    assert (turns[2].score, turns[2].view.rack) == (0, turns[4].view.rack)
    assert turns[3].view.bag_size == turns[2].view.bag_size
    assert turns[4].draw is None


def test_a_rack_that_cannot_follow_has_no_draw() -> None:
    """A file with a slip in a rack says nothing of luck there."""
    slip = HEAD + ">ana: AEINRST 8H AI +4 4\n>bo: ABCDEFG - +0 0\n>ana: BBCCDDF - +0 4\n"
    assert [turn.draw is None for turn in read(slip)] == [False, False, True]
    right = slip.replace("BBCCDDF", "ENRSTBB")
    assert read(right)[2].draw is not None


@pytest.mark.parametrize("seed", range(20))
def test_whatever_a_file_holds_can_be_analysed(seed: int) -> None:
    """Lines lost, doubled, shuffled or garbled: no crash, no negative loss, no rank that lies."""
    chance = random.Random(seed)
    lines = GAME.splitlines(keepends=True)
    for _ in range(4):
        at = chance.randrange(len(lines))
        match chance.randrange(4):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, chance.choice(lines))
            case 2:
                other = chance.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                place = chance.randrange(len(lines[at]))
                sign = chance.choice("?.-+AxÄ 0(:>")
                lines[at] = lines[at][:place] + sign + lines[at][place + 1 :]
    gcg = read_gcg("".join(lines).encode())
    analysis = analysis_of_file(gcg, steps_of(gcg), opponents().analyst(begun().config))
    for turn in analysis.turns:
        assert turn.loss is None or turn.loss >= 0
        assert turn.rank is None or (turn.rank == 1) == (turn.loss == 0)
