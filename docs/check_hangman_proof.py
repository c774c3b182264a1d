"""Check a proof of what hangman is worth; needs Python alone, and nothing of wordarcade.

python docs/check_hangman_proof.py WORDLIST PROOF       # see docs/hangman-proofs.md
"""

import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path


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


def _check_claim(words: set[str], wrong: int, answers: dict[str, tuple[set[str], int]]) -> None:
    telling = {c for c in set().union(*words) if len({_places(w, c) for w in words}) > 1}
    _require(words and (telling or not wrong), "one word forces nothing")
    hit = not answers and _covered([telling & set(word) for word in words], wrong)
    _require(not hit, "a few letters are in all words of a set")
    for letter in telling if answers else ():
        kept, still = answers.get(letter, (words, 0))
        shown = {_places(word, letter) for word in kept}
        _require(len(shown) == 1 and still >= wrong - (() in shown), "a letter has no good answer")


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
    length, value = int(title[2]), int(title[6])
    words = sorted({word for word in listed.lower().split() if len(word) == length})
    _require(title[4] == sha256("\n".join(words).encode()).hexdigest(), "these are other words")
    claims: list[tuple[set[str], int]] = []
    for kind, wrong, *rest in lines:
        answers = {item[0]: claims[int(item[1:])] for item in rest if kind == "claim"}
        found = {words[int(number)] for number in rest if kind == "set"}
        kept = found.union(*(some for some, _ in answers.values()))
        _check_claim(kept, int(wrong), answers)
        claims.append((kept, int(wrong)))
    _require(claims and claims[-1][1] == value, "the last claim is about another value")
    _check_guesser(set(words), value, iter(guesser[1]))
    return (
        f"{len(words)} words of {length} letters: a host can force {value} wrong guesses, no more"
    )


if __name__ == "__main__":
    print(check(*(Path(path).read_text(encoding="utf-8") for path in sys.argv[1:])))
