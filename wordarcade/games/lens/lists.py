"""The lexicon to compare another one with."""

from collections.abc import Sequence

from wordarcade.lexicon.service import LexiconEntry


def second_list(entries: Sequence[LexiconEntry], wanted: str, identity: str) -> str:
    """Return the name of the list to compare a lexicon with.

    Args:
        entries: the lexicons there are.
        wanted: the name of the list that was compared last.
        identity: the sha256 (hex) of the lexicon, which is not compared with itself.
    """
    others = [entry.name for entry in entries if entry.identity != identity]
    return wanted if wanted in others or not others else others[0]


def list_after(entries: Sequence[LexiconEntry], name: str, identity: str) -> str:
    """Return the name of the list that follows in the catalogue, the first after the last.

    Args:
        entries: the lexicons there are.
        name: the list that is compared now; it may be one that has no name there.
        identity: the sha256 (hex) of the lexicon on the other side, which is passed over.
    """
    names = [entry.name for entry in entries]
    start = names.index(name) + 1 if name in names else 0
    order = (*entries[start:], *entries[:start])
    return next((entry.name for entry in order if entry.identity != identity), name)
