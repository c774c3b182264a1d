"""Duels in line mode: one player's turn, an empty screen, the other's turn, what both found."""

from collections.abc import Callable, Iterator

from wordarcade.games.duel.comparison import Comparison
from wordarcade.games.duel.match import round_sentence, standing_sentence
from wordarcade.games.duel.playing import (
    Duel,
    DuelId,
    Prepared,
    WordToHide,
    following_turn,
    hidden_turn,
    load,
    play_of,
    result_of,
    settle,
)
from wordarcade.games.duel.turn import DuelTurn
from wordarcade.games.hangman.duel import HiddenWord, HiddenWordError, about
from wordarcade.games.registry import Registry
from wordarcade.games.spec import GameSpec
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.in_play import play_session
from wordarcade.services import Services
from wordarcade.support.progress import Report, to_nobody

_WITHHELD = frozenset({"hint", "find", "left"})
"""Commands that help, which a duel does not have."""


def play_new_duel(
    services: Services,
    games: Registry,
    spec: GameSpec,
    prepare: Callable[[Report], Prepared],
    dialogue: Dialogue,
) -> None:
    """Play a new duel to its end.

    Args:
        services: the app's services.
        games: the games that can be played.
        spec: the game.
        prepare: prepares its first turn.
        dialogue: with the players.

    Raises:
        LeavingError: a player has left; the duel is saved, if anything of it was begun.
        ArcadeError: a game cannot be begun or saved.
    """
    dialogue = dialogue.withholding(_WITHHELD)
    play_on(services, games, _play_turn(services, spec, prepare(to_nobody), dialogue), dialogue)


def play_on(services: Services, games: Registry, duel_id: DuelId, dialogue: Dialogue) -> None:
    """Play a duel on to its end, which may be reached.

    Raises:
        LeavingError: a player has left; the duel is saved.
        ArcadeError: a game cannot be begun, resumed or saved.
    """
    dialogue = dialogue.withholding(_WITHHELD)
    while True:
        duel = load(services, games, duel_id)
        if duel.over or duel.between_rounds:
            _tell_results(services, duel, dialogue)
        if duel.over:
            return
        prepared = following_turn(services, duel)(to_nobody)
        _play_turn(services, duel.spec, prepared, dialogue)


def _play_turn(
    services: Services, spec: GameSpec, prepared: Prepared, dialogue: Dialogue
) -> DuelId:
    """Play a turn, after a word was hidden for it if need be; return its duel."""
    if isinstance(prepared, WordToHide):
        word = _hidden_word(services, prepared, dialogue)
        prepared = hidden_turn(services, spec, prepared, word)(to_nobody)
    turn = prepared.duel
    if turn is None:
        raise ValueError("A turn of a duel knows whose it is.")
    _hand_over(turn.name, turn.other, dialogue)
    dialogue.tell(play_of(spec)[1].terms(prepared))
    prepared.open()
    play_session(prepared, spec.line_mode.load(), dialogue)
    opened = prepared.duel
    if opened is None or opened.duel_id is None:
        raise ValueError("A turn that was played belongs to a duel.")
    if turn.opens_round:
        _pause(f"{turn.name} is done. Press Enter to hide it. ", dialogue)
    return opened.duel_id


def _pause(prompt: str, dialogue: Dialogue) -> None:
    """Wait for Enter, then leave nothing on the screen."""
    dialogue.choose(prompt)
    dialogue.clear()


def _hand_over(name: str, other: str, dialogue: Dialogue) -> None:
    dialogue.clear()
    _pause(f"Pass the keyboard to {name}; {other}, look away. Press Enter when ready. ", dialogue)


def _hidden_word(services: Services, waiting: WordToHide, dialogue: Dialogue) -> HiddenWord:
    """Ask for the word that is hidden, and say what is known of it, until it can be hidden."""
    turn: DuelTurn = waiting.turn
    lexicon = services.lexicons.open(waiting.setup.lexicon)
    _hand_over(turn.other, turn.name, dialogue)
    while True:
        try:
            word = HiddenWord.of(dialogue.ask(f"{turn.other}, a word for {turn.name}: "))
        except HiddenWordError as error:
            dialogue.tell(str(error))
            continue
        for _, said in about(word.word, lexicon):
            dialogue.tell(said)
        if dialogue.choose("Hide it? [Y/n]: ").lower() in {"", "y", "yes"}:
            return word


def _tell_results(services: Services, duel: Duel, dialogue: Dialogue) -> None:
    result = result_of(services, duel, duel.last_round)(to_nobody)
    settle(services, duel, result)
    for line in result_lines(duel, result.round, result.comparison):
        dialogue.tell(line)


def result_lines(duel: Duel, round_: int, comparison: Comparison) -> Iterator[str]:
    """Yield the results of a round, line by line."""
    yield ""
    for name, points, facts in zip(
        duel.terms.names, comparison.points, comparison.facts, strict=True
    ):
        yield f"{name}: {points} ({', '.join(facts)})"
    yield round_sentence(duel.match, round_)
    if comparison.unshared is not None:
        first, second = comparison.unshared
        yield f"Shared words aside, {first} to {second}."
    for column in comparison.columns:
        items = ", ".join(f"{item.text} {item.value}".strip() for item in column.items)
        if items:
            yield f"{column.title}, {column.fact}: {items}"
    if comparison.neither:
        yield f"{comparison.neither}"
    if said := standing_sentence(duel.match, round_):
        yield f"{said[:1].upper()}{said[1:]}."
