"""The way through a duel: one player's turn, the cover, the other's turn, what both have found."""

from collections.abc import Callable
from functools import partial
from typing import Any

from wordarcade.games.duel.playing import (
    AnySession,
    Prepared,
    RoundResult,
    WordToHide,
    following_turn,
    hidden_turn,
    load,
    play_of,
    result_of,
    settle,
)
from wordarcade.games.duel.turn import DuelTurn
from wordarcade.games.registry import Registry
from wordarcade.games.routes import DuelRoute, Route
from wordarcade.games.spec import GameSpec
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.duel.cover import CoverScreen
from wordarcade.screens.duel.cover_field import CoverText
from wordarcade.screens.duel.results import DuelResultsScreen
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.services import Services
from wordarcade.support.progress import Report


def duel_screen(services: Services, games: Registry, route: DuelRoute) -> ArcadeScreen[Any]:
    """Return the screen of a duel: its next turn, or the results of a round.

    Raises:
        ArcadeError: the duel is not saved, or cannot be played on.
    """
    duel = load(services, games, route.duel_id)
    played = route.round
    if played is None and (duel.over or (duel.between_rounds and not route.on)):
        played = duel.last_round
    if not played:
        return turn_screen(services, duel.spec, following_turn(services, duel))
    way_back: Route | None = route.back

    def show(result: RoundResult) -> ArcadeScreen[Any]:
        settle(services, duel, result)
        return DuelResultsScreen(duel, result, route.back)

    compare = result_of(services, duel, played)
    return PreparingScreen("Comparing …", compare, show, way_back)


def turn_screen(
    services: Services, spec: GameSpec, prepare: Callable[[Report], Prepared]
) -> ArcadeScreen[Any]:
    """Return the screen that prepares a turn, and then asks for its player.

    Args:
        services: the app's services.
        spec: the game.
        prepare: run in a thread.
    """
    return PreparingScreen(spec.play.load().beginning, prepare, partial(_asked, services, spec))


def _asked(services: Services, spec: GameSpec, prepared: Prepared) -> ArcadeScreen[Any]:
    """Return the cover before a turn, or before a word is hidden for it."""
    if isinstance(prepared, WordToHide):
        return _hider_asked(services, spec, prepared)
    turn = prepared.duel
    if turn is None:
        raise ValueError("A turn of a duel knows whose it is.")
    proceed = partial(_playing, services, spec, prepared)
    duel = play_of(spec)[1]
    text = _text_of(turn, prepared, duel.terms(prepared), hidden=duel.hide is not None)
    return CoverScreen(services, spec.title, turn, text, proceed)


def _playing(services: Services, spec: GameSpec, session: AnySession) -> ArcadeScreen[Any]:
    """Return the play screen of a turn, its clock running: the player has said so."""
    session.open()
    screen: ArcadeScreen[Any] = spec.screens.load().play(services, session)
    session.resume()
    return screen


def _text_of(turn: DuelTurn, session: AnySession, terms: str, *, hidden: bool) -> CoverText:
    begun = bool(session.state.moves) or session.elapsed_ms > 0
    if begun:
        done = f"{turn.name} has begun already."
    elif hidden:
        done = f"✓ {turn.other} has hidden a word."
    elif turn.opens_round:
        done = f"{turn.name} begins." if turn.round == 1 else f"{turn.name} begins {turn.place}."
    else:
        done = f"✓ {turn.other} is done; the board is covered."
    first = turn.opens_round and turn.round == 1 and not (begun or hidden)
    return CoverText(
        done=done,
        lead="Your turn," if first else "Pass the keyboard to",
        name=turn.name,
        terms=terms,
        away=f"{turn.other}, look away until {turn.name} is done.",
        key=f"when {turn.name} is ready",
    )


def _hider_asked(services: Services, spec: GameSpec, waiting: WordToHide) -> ArcadeScreen[Any]:
    from wordarcade.games.hangman.duel import HiddenWord  # noqa: PLC0415 - see above
    from wordarcade.screens.duel.hiding import HideScreen  # noqa: PLC0415 - hangman alone

    turn = waiting.turn

    def hidden(word: HiddenWord) -> ArcadeScreen[Any]:
        prepare = hidden_turn(services, spec, waiting, word)
        return PreparingScreen("Hiding it …", prepare, partial(_asked, services, spec))

    text = CoverText(
        done="" if turn.opens_round else f"✓ {turn.other} is done.",
        lead="Pass the keyboard to" if turn.opens_round else "The keyboard stays with",
        name=turn.other,
        terms=f"{turn.other} hides a word for {turn.name}.",
        away=f"{turn.name}, look away until it is covered.",
        key=f"when {turn.other} is ready",
    )
    make = partial(HideScreen, services, waiting, hidden)
    return CoverScreen(services, spec.title, turn, text, make)
