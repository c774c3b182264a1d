"""Check a proof of what hangman is worth; needs Python alone, and nothing of wordarcade.

python docs/check_hangman_proof.py WORDLIST PROOF       # see docs/hangman-proofs.md
"""

import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from string import ascii_lowercase

Facts = set[tuple[str, tuple[int, ...]]]  # letters with their places, where all words agree


def _require(fact: object, otherwise: str) -> None:
    if not fact:
        sys.exit(f"Refused: {otherwise}.")


@cache
def _places(word: str, letter: str) -> tuple[int, ...]:
    return tuple(place for place, sign in enumerate(word) if sign == letter)


def _covered(letters: list[set[str]], guesses: int) -> bool:
    if not letters or not guesses:
        return not letters
    for letter in min(letters, key=len):
        if _covered([some for some in letters if letter not in some], guesses - 1):
            return True
        letters = [some - {letter} for some in letters]
    return False


def _check_claim(kind: str, found: list[tuple[Facts, int]], wrong: int) -> Facts:
    common = set.intersection(*(facts for facts, _ in found)) if found else set()
    telling = set(ascii_lowercase) - {letter for letter, _ in common}
    _require(found and (telling or not wrong), "one word forces nothing")
    if kind == "set":
        having = [{c for c, places in facts if places and c in telling} for facts, _ in found]
        _require(not _covered(having, wrong), "a few letters are in all words of a set")
    else:
        good = {c for facts, still in found for c, places in facts if still + (not places) >= wrong}
        _require(telling <= good, "a letter has no good answer")
    return common


def _check_guesser(words: set[str], wrong: int, letters: Iterator[str]) -> None:
    if len(words) > wrong + 1:
        letter = next(letters, "-")
        shown = {_places(word, letter) for word in words}
        _require(len(shown) > 1, "a guess says nothing")
        _require(wrong or () not in shown, "a guess is wrong too often")
        for places in sorted(shown):
            some = {word for word in words if _places(word, letter) == places}
            _check_guesser(some, wrong - (not places), letters)


def check(listed: str, proof: str) -> str:
    """Return what a proof proves about the words of a list, or leave with the reason."""
    body, _, seal = proof.rpartition("seal ")
    _require(seal == sha256(body.encode()).hexdigest() + "\n", "the file has been changed")
    title, guesser, *lines = (line.split(" ") for line in body.splitlines())
    length, most = int(title[2]), int(title[6])
    words = sorted({word for word in listed.lower().split() if len(word) == length})
    _require(title[4] == sha256("\n".join(words).encode()).hexdigest(), "these are other words")
    facts = cache(lambda word: {(letter, _places(word, letter)) for letter in ascii_lowercase})
    claims: list[tuple[Facts, int]] = []
    for kind, wrong, *rest in lines:
        found = [(facts(words[int(n)]), 0) if kind == "set" else claims[int(n)] for n in rest]
        claims.append((_check_claim(kind, found, int(wrong)), int(wrong)))
    _require(claims and claims[-1][1] == most, "the last claim is about another value")
    _check_guesser(set(words), most, iter(guesser[1]))
    return f"{len(words)} words of {length} letters: a host can force {most} wrong guesses, no more"


if __name__ == "__main__":
    print(check(*(Path(path).read_text(encoding="utf-8") for path in sys.argv[1:])))
