"""Win rates of hangman hosts against a good guesser.

Run: python benchmarks/hangman_hosts.py [--games N] [--lengths N …] [--allowed N …] [--lexicon L].
The guesser goes by what letters are worth, as hints do. Among letters that are worth nearly as
much as the best it takes one at random, so that games differ; all hosts meet the same guessers. It
guesses the word once only one is left.
"""

import argparse
import random
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from wordarcade import kernels
from wordarcade.engine.hangman.candidates import WordTable
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.moves import Guess, GuessLetter
from wordarcade.engine.hangman.pattern import blank
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconService
from wordarcade.players.hangman.cunning import CunningHost
from wordarcade.players.hangman.evil import EvilHost
from wordarcade.players.hangman.guesser import next_guess, rate_letters
from wordarcade.players.hangman.host import Host, answered
from wordarcade.players.hangman.prover import Prover
from wordarcade.players.hangman.proving import perfect_host
from wordarcade.support import resources

NEARLY = 0.3
"""Bits that a letter may be worth less than the best and still be guessed."""

HOSTS: Mapping[str, Callable[[Prover], Host]] = {
    "evil": lambda _: EvilHost(0),
    "cunning": lambda _: CunningHost(0),
    "perfect": lambda prover: perfect_host(0, prover),
}


def guess(state: HangmanRound, rng: random.Random) -> Guess:
    """Return what the guesser says."""
    if len(state.candidates) == 1:
        return next_guess(state)
    rated = rate_letters(state.candidates, state.used)
    good = [letter for letter in rated if letter.worth >= rated[0].worth - NEARLY]
    return GuessLetter(rng.choice(good).letter)


def is_won(state: HangmanRound, host: Host, seed: int) -> bool:
    """Return whether the host wins a game."""
    rng = random.Random(seed)
    while state.winner is None:
        state = state.apply(answered(guess(state, rng), state, host)).round
    return state.winner is Winner.HOST


def print_row(lexicon: Lexicon, length: int, allowed: list[int], games: int) -> None:
    """Print how often each host wins, and how long it thinks about a game."""
    table = WordTable(tuple(lexicon.of_length(length)))
    prover = Prover(table)
    cells = []
    for make in HOSTS.values():
        start = time.perf_counter()
        for guesses in allowed:
            config = HangmanConfig(length, guesses)
            state = HangmanRound(config, lexicon, table.everything, blank(length))
            wins = sum(is_won(state, make(prover), seed) for seed in range(games))
            cells.append(f"{wins / games:6.0%}")
        seconds = (time.perf_counter() - start) / (games * len(allowed))
        cells.append(f"{seconds:7.2f} s ")
    print(f"{length:>7}" + "".join(cells), flush=True)


def main() -> None:
    """Print a row for each length."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games of each kind")
    parser.add_argument("--lengths", type=int, nargs="+", default=list(range(5, 13)))
    parser.add_argument("--allowed", type=int, nargs="+", default=[6, 8, 10])
    parser.add_argument("--lexicon", default="enable")
    options = parser.parse_args()
    print(f"Games won by hosts, {options.games} of each kind; kernels {kernels.mode()}")
    wide = 6 * len(options.allowed) + 10
    print(f"{'':7}" + "".join(f"{name:>{wide}}" for name in HOSTS))
    columns = "".join(f"{guesses:>6}" for guesses in options.allowed) + f"{'a game':>10}"
    print(f"letters{columns * len(HOSTS)}")
    with tempfile.TemporaryDirectory() as folder:
        service = LexiconService(resources.folder("lexicons"), Path(folder), Path(folder))
        lexicon = service.open(options.lexicon)
        for length in options.lengths:
            print_row(lexicon, length, options.allowed, options.games)


if __name__ == "__main__":
    main()
