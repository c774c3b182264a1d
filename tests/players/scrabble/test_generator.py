"""All plays of positions from games, as objects."""

import threading

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD, board, place
from tests.lexicon.test_lexicon import lexicon_of
from tests.players.scrabble.every_play import EveryPlay
from tests.players.scrabble.positions import OF_ENABLE, enable, every_play
from wordarcade.engine.scrabble.formation import form
from wordarcade.engine.scrabble.notation.cgp import read_cgp
from wordarcade.engine.scrabble.placing import normalised, refusal
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.leaves import NO_LEAVES, Leaves
from wordarcade.players.scrabble.play import Play

WORDS = lexicon_of({"cat", "cats", "at", "ta", "as", "scat", "cast"})
LEAVES = Leaves.of_points({"S": [8.0], "?": [25.0], "C": [-0.5]}, {}, [])


class GivenUpError(Exception):
    """Raised by a report to stop the work."""


@pytest.fixture
def generator() -> Generator:
    """Return a generator that knows a few words."""
    return Generator(gaddag_of(WORDS), STANDARD, ENGLISH, LEAVES)


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    """Return ENABLE."""
    return enable()


@pytest.fixture(scope="module")
def of_enable(lexicon: Lexicon) -> Generator:
    """Return a generator that knows ENABLE."""
    return Generator(gaddag_of(lexicon), STANDARD, ENGLISH, NO_LEAVES)


@pytest.fixture(scope="module")
def all_of_enable(lexicon: Lexicon) -> EveryPlay:
    """Return what tries every word of ENABLE."""
    return every_play(lexicon)


@pytest.mark.parametrize(("rows", "rack", "number"), OF_ENABLE)
def test_positions_from_games(
    of_enable: Generator, all_of_enable: EveryPlay, rows: str, rack: str, number: int
) -> None:
    """The plays are those that trying every word of ENABLE everywhere comes to, scores included."""
    position = read_cgp(f"{rows} {rack}/ 0/0 0")
    plays = of_enable.plays(position.board, rack, bag_size=20)
    assert {
        (play.place.square, play.place.direction.value, play.place.tiles): play.score
        for play in plays
    } == all_of_enable.of(position.board.tiles, rack)
    assert len(plays) == number


@pytest.mark.parametrize(("rows", "rack", "number"), OF_ENABLE)
def test_plays_are_what_the_rules_make_of_them(
    of_enable: Generator, lexicon: Lexicon, rows: str, rack: str, number: int
) -> None:
    """The rules accept each play as it is, and give it the same words and score."""
    state = read_cgp(f"{rows} {rack}/ 0/0 0").board
    for play in of_enable.plays(state, rack, bag_size=20)[:: max(1, number // 50)]:
        assert refusal(state, Rack.of(rack), play.place) is None
        assert normalised(state, play.place) == play.place
        formation = form(state, play.place, STANDARD, ENGLISH)
        assert formation.not_in(lexicon) == ()
        assert tuple(word.text.lower() for word in formation.words) == play.words
        assert (formation.score, formation.bingo) == (play.score, play.bingo)


@pytest.mark.parametrize(
    "expected",
    [
        Play(place("8H ...S"), 6, 31_000, 25_000, ("cats",), bingo=False),
        Play(place("8H ...s"), 5, 13_000, 8_000, ("cats",), bingo=False),
        Play(place("K7 AS"), 8, 33_000, 25_000, ("as", "cats"), bingo=False),
    ],
)
def test_what_is_told_of_a_play(generator: Generator, expected: Play) -> None:
    """A play tells where it goes, its points, its equity and leave, and all words that it makes."""
    plays = generator.plays(board("8H CAT"), "SA?", bag_size=50)
    assert [play for play in plays if play.place == expected.place] == [expected]


def test_a_list_of_plays_is_a_sequence(generator: Generator) -> None:
    """Plays are had by index, by slice and one after the other, best first; an index can be off."""
    plays = generator.plays(board("8H CAT"), "SA", bag_size=50)
    one_by_one = list(plays)
    assert len(plays) == len(one_by_one) > 3
    assert plays[0] == one_by_one[0] == generator.best(board("8H CAT"), "SA", bag_size=50)
    assert plays[-1] == one_by_one[-1]
    assert plays[1:3] == one_by_one[1:3]
    equities = [play.equity for play in plays]
    assert equities == sorted(equities, reverse=True)
    with pytest.raises(IndexError):
        plays[len(plays)]


def test_a_play_is_found_by_its_place(generator: Generator) -> None:
    """Each play is where its place says; what is no play has no number."""
    plays = generator.plays(board("8H CAT"), "SA?", bag_size=50)
    assert [plays.number_of(play.place) for play in plays] == list(range(len(plays)))
    for nowhere in place("8H ...T"), place("1A SA"), place("H8 .A"):
        assert plays.number_of(nowhere) is None


def test_a_bingo_is_told() -> None:
    """A play of seven tiles is a bingo; one of a long word with fewer is none."""
    generator = Generator(gaddag_of(lexicon_of({"abcdefgh"})), STANDARD, ENGLISH, NO_LEAVES)
    (bingo,) = generator.plays(board("8H H"), "ABCDEF?", bag_size=0)[:1]
    assert (bingo.bingo, bingo.place) == (True, place("8A ABCDEFg."))
    (other,) = generator.plays(board("8G GH"), "ABCDEF", bag_size=0)
    assert (other.bingo, other.words) == (False, ("abcdefgh",))


def test_without_plays_there_is_no_best(generator: Generator) -> None:
    """Nothing to lay is an empty list and None."""
    assert not generator.plays(board("8H CAT"), "QQ", bag_size=50)
    assert generator.best(board("8H CAT"), "QQ", bag_size=50) is None


def test_with_an_empty_bag_going_out_counts(generator: Generator) -> None:
    """The opponents' points decide whether a play that ends the game is better."""
    last = generator.best(board("8H CAT"), "S", bag_size=0, opponents_points=11)
    assert last is not None
    assert (last.score, last.leave, last.equity) == (6, 22_000, 28_000)
    earlier = generator.plays(board("8H CAT"), "SC", bag_size=0, opponents_points=11)
    assert {play.leave for play in earlier} == {-16_000}


def test_a_rack_that_is_none_is_refused(generator: Generator) -> None:
    """More than seven tiles, and signs that are no tiles, are refused."""
    for rack in ("ABCDEFGH", "abc", "Ä"):
        with pytest.raises(ValueError, match=r"."):
            generator.plays(board(), rack, bag_size=50)


def test_a_search_can_be_given_up(of_enable: Generator) -> None:
    """What a report raises ends the search, and the next one starts from the beginning."""
    seen: list[float] = []

    def give_up(share: float) -> None:
        seen.append(share)
        if share > 0.5:
            raise GivenUpError

    state = board("8D RETAINS")
    expected = list(of_enable.plays(state, "RETINA?", bag_size=50)[:20])
    with pytest.raises(GivenUpError):
        of_enable.plays(state, "RETINA?", bag_size=50, report=give_up)
    assert 0.5 < seen[-1] < 1.0
    assert seen == sorted(seen)
    assert list(of_enable.plays(state, "RETINA?", bag_size=50)[:20]) == expected


def test_threads_may_share_a_generator(of_enable: Generator) -> None:
    """Searches that threads ask for at the same time do not mix."""
    racks = ["RETINAS", "QUIZ?", "ABC", "??"]
    expected = {rack: list(of_enable.plays(board(), rack, bag_size=50)[:9]) for rack in racks}
    found: dict[str, list[Play]] = {}

    def search(rack: str) -> None:
        for _ in range(5):
            found[rack] = list(of_enable.plays(board(), rack, bag_size=50)[:9])

    threads = [threading.Thread(target=search, args=(rack,)) for rack in racks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == expected


def test_plays_of_an_empty_board_are_listed_once(generator: Generator) -> None:
    """Each could be laid across or down; on another board all plays are listed."""
    plays = generator.plays(board(), "CATS", bag_size=80)
    distinct = plays.distinct(len(plays))
    assert 2 * len(distinct) == len(plays) > 0
    mirrored = {(play.equity, tuple(divmod(play.place.square, 15)), play.words) for play in plays}
    assert {(e, at[::-1], words) for e, at, words in mirrored} == mirrored
    assert {play.place.direction.name for play in distinct} == {"ACROSS"}
    assert [play.equity for play in plays.distinct(3)] == [play.equity for play in distinct[:3]]
    played = generator.plays(board("8H CAT"), "S", bag_size=80)
    assert list(played.distinct(99)) == list(played)
