"""Factory of hosts from a configuration."""

from wordarcade.engine.hangman.candidates import WordTable
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.players.hangman.cunning import CunningHost
from wordarcade.players.hangman.evil import EvilHost
from wordarcade.players.hangman.honest import HonestHost
from wordarcade.players.hangman.host import Host
from wordarcade.players.hangman.prover import Prover
from wordarcade.players.hangman.proving import perfect_host, polite_host


def host_for(config: HangmanConfig, table: WordTable, seed: int) -> Host:
    """Return the host of a round.

    Args:
        config: of the round.
        table: the words that the round began with.
        seed: of the round.

    Raises:
        ValueError: the host is a person.
    """
    match config.host:
        case HostKind.HONEST if config.secret is not None:
            return HonestHost(config.secret)
        case HostKind.EVIL:
            return EvilHost(seed)
        case HostKind.CUNNING:
            return CunningHost(seed)
        case HostKind.PERFECT:
            return perfect_host(seed, Prover(table))
        case HostKind.POLITE:
            return polite_host(seed, Prover(table))
        case HostKind.HONEST | HostKind.PERSON:
            raise ValueError("Where a person hides the word, that person answers.")
