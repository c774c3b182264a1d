"""Playing games of any kind in line mode, new or resumed."""

from collections.abc import Collection
from dataclasses import replace
from datetime import date
from typing import Any

from wordarcade.games.daily.puzzle import begin as begin_daily
from wordarcade.games.daily.puzzle import begun, book_after
from wordarcade.games.daily.standing import standing
from wordarcade.games.duel.playing import duel_of
from wordarcade.games.front_ends import LineMode
from wordarcade.games.registry import GAMES, Registry
from wordarcade.games.resuming import GameId, resumed
from wordarcade.games.routes import ResumeRoute
from wordarcade.games.spec import GameSpec
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.in_play import play_session
from wordarcade.services import Services
from wordarcade.support.errors import UnavailableError
from wordarcade.support.progress import to_nobody


def play_new_games(
    services: Services,
    spec: GameSpec,
    setup: Any,
    dialogue: Dialogue,
    unsaid: Collection[str] = (),
) -> None:
    """Play a new game to its end, and further ones if the player wants.

    Args:
        services: the app's services.
        spec: the game.
        setup: the choices, of the game's own type; each further game has the next seed.
        dialogue: with the player.
        unsaid: the names of the choices that are asked for before each game.

    Raises:
        LeavingError: the player has left; a game that was begun and not over is saved.
        LexiconError: the lexicon cannot be had.
        StoreError: the game cannot be saved, or not any more.
        Exception: one of the game's refusals: it cannot be begun by these choices.
    """
    play, line_mode = spec.play.load(), spec.line_mode.load()
    while True:
        chosen = _completed(services, setup, line_mode, dialogue, unsaid)
        session = play.begin(services, play.recalling(services, chosen), to_nobody)
        session.open()
        play_session(session, line_mode, dialogue)
        if line_mode.again is None or not line_mode.again(dialogue):
            return
        setup = replace(setup, seed=session.seed + 1)


def _completed(
    services: Services,
    setup: Any,
    line_mode: LineMode,
    dialogue: Dialogue,
    unsaid: Collection[str],
) -> Any:
    """Return the choices, with the missing ones asked for."""
    if not unsaid or line_mode.complete is None:
        return setup
    # Before any question: without the lexicon the answers would come to nothing.
    services.lexicons.open(setup.lexicon)
    dialogue.introduce_setting_up()
    return line_mode.complete(services, setup, unsaid, dialogue)


def resume_game(services: Services, games: Registry, game_id: GameId, dialogue: Dialogue) -> None:
    """Resume a saved game and play it to its end; with a turn of a duel, all of that.

    Raises:
        LeavingError: the player has left; the game is saved.
        LexiconError: the lexicon cannot be had.
        StoreError: there is no such game, it is finished, it cannot be resumed, here or at all, or
            this version has none of its kind.
    """
    saved = services.games.load(game_id)
    found = duel_of(services, ResumeRoute(game_id))
    if found is not None and found.round is None:
        # Not needed by others, who start sooner without.
        from wordarcade.plain.duels import play_on  # noqa: PLC0415 - see above

        play_on(services, games, found.duel_id, dialogue)
        return
    if saved.header.finished:
        raise UnavailableError(
            f"Game {game_id} is finished; see it with 'wordarcade games show {game_id}'."
        )
    spec = games[saved.header.game]
    session = resumed(services, spec.play.load(), saved, to_nobody)
    play_session(session, spec.line_mode.load(), dialogue)


def play_daily(services: Services, spec: GameSpec, day: date, dialogue: Dialogue) -> None:
    """Play the puzzle of a day to its end, on from where it was left if it was begun.

    Raises:
        LeavingError: the player has left; the game is saved.
        LexiconError: the lexicon cannot be had.
        StoreError: the game cannot be saved, or not any more.
        UnavailableError: it was played, the day is still to come, or the game has no puzzles.
    """
    lexicon = services.lexicons.open(services.settings.current.lexicon)
    known = begun(services, spec.name, day, lexicon)
    if known is not None and known.done:
        raise UnavailableError(
            f"You've played this puzzle; see it with 'wordarcade games show {known.game_id}'."
        )
    play = spec.play.load()
    if known is not None and known.game_id is not None:
        session = resumed(services, play, services.games.load(known.game_id), to_nobody)
    else:
        session = begin_daily(services, spec, day, to_nobody)
        session.open()
    play_session(session, spec.line_mode.load(), dialogue)
    if session.is_over:
        told = standing(book_after(session, GAMES), day)
        dialogue.tell(f"{told[:1].upper()}{told[1:]}.")
