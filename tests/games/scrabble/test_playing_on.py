"""Playing on from a position of another game."""

from tests.games.scrabble.conftest import Begin, made, played_out
from wordarcade.engine.scrabble.seats import players_text
from wordarcade.games.scrabble.play import begin as begin_by
from wordarcade.games.scrabble.play import resume
from wordarcade.games.scrabble.playing_on import playing_on, start_of
from wordarcade.games.scrabble.rating import unrated
from wordarcade.games.scrabble.record import caption, figures, title
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.support.progress import to_nobody


def played_on(begin: Begin, players: str = "Ann,Bob", level: str = "novice") -> ScrabbleSession:
    """Return a game that goes on from the second turn of another one."""
    session = begin(players)
    made(session, "8H BEE")
    start = start_of(session.state)
    assert start is not None
    setup = playing_on(session.state).against(start, level)
    again = begin_by(session.services, setup, to_nobody)
    again.open()
    return again


def test_whoever_was_to_move_plays_against_bots(begin: Begin) -> None:
    """With the same board, racks and points; who was a bot there is you here."""
    session = played_on(begin)
    state = session.state
    assert players_text(state.config.players) == "bot:novice,Bob"
    assert (state.to_move, state.position.scores) == (1, (10, 0))
    assert state.position.rack.tiles == "DIKLMOU"
    assert session.own_turn
    assert title(state.config).endswith("played on")
    other = played_on(begin, "Ann,bot:club,Cem", "expert")
    assert players_text(other.state.config.players) == "bot:expert,You,bot:expert"


def test_words_are_checked_as_before(begin: Begin) -> None:
    """As tiles are laid, if they were in the game that it comes from."""
    for checker in (True, False):
        session = begin("Ann,Bob", checker=checker)
        start = start_of(session.state)
        assert start is not None
        assert playing_on(session.state).against(start, "novice").checker is checker


def test_its_caption_tells_it_from_other_games(begin: Begin) -> None:
    """While it is on, and once it is over."""
    session = played_on(begin)
    assert caption(session.state).endswith("Bob to move, played on")
    made(session, "I5 MODEL")
    played_out(session)
    assert caption(session.state).endswith(", played on")


def test_it_is_resumed_as_it_was(begin: Begin) -> None:
    """From what is saved, the answer of the bot included; same tiles begin the same way."""
    session = played_on(begin)
    made(session, "I5 MODEL")
    session.make(session.choose(session.state, to_nobody))
    saved = session.services.games.load(session.id)
    assert resume(session.services, saved, to_nobody).state == session.state
    assert session.again().state.config == session.state.config
    assert session.another.setup.start is None


def test_it_sets_no_record_and_has_no_rating(begin: Begin) -> None:
    """Half of the game was somebody else's; the luck of its first draw is unknown."""
    session = played_on(begin)
    made(session, "I5 MODEL")
    played_out(session)
    assert not figures(session.state).counts
    assert "played on" in unrated(session.state, 1)
    first, *_ = session.analyse(to_nobody).turns
    assert first.luck is None
    assert first.best


def test_nobody_plays_on_for_who_has_resigned(begin: Begin) -> None:
    """Three players of whom one has left are not three players."""
    session = begin("Ann,Bob,Cem")
    made(session, "resign")
    assert start_of(session.state) is None
