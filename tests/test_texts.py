"""Texts for people keep to the voice of the project: one word for one thing, brief, native."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent

INSTEAD: Final = {
    r"rounds? on record": "saved game, history",
    r"\bon record\b": "saved",
    r"\bpresent settings\b": "current settings",
    r"\bgiven away\b": "passed",
    r"\bcorrection\b": "end-game adjustment",
    r"\bearned nothing\b": "scoreless",
    r"\bin vain\b": "unsuccessful",
    r"\bchallenged rightly\b": "successful challenge",
    r"\badvisers?\b": "static player",
    r"\bcomputer that looks ahead\b": "simulation",
    r"\btile sets?\b|\bsets of tiles\b": "letter distribution",
    r"\bmistrusts?\b|\bheeds?\b": "values the leave",
    r"\bgo(es)? on\b|\bgoing on\b|\bgone on\b|\bon you go\b": "resume, continue",
    r"\boffers to\b": "Continue from Home",
    r"\bmake much of\b": "score high",
    r"\bcross words\b": "crosswords",
    r"\bof a host\b": "the host may cheat",
    r"\bno cell is useless\b": "every die is used by some word",
    r"\bfor the same again\b": "a number repeats a board",
    r"\btells? of\b|\btells? how\b|\btells? whether\b": "shows, says",
    r"\bone after the other\b": "in a row",
    r"\bgive all of it\b": "type the whole play",
    r"\bas the rules have it\b": "breaks a rule",
    r"\btak(e|en|es) up again\b": "resume",
    r"\btake back (your|whole|a|the last)\b": "undo",
    r"\bin the word \d|\bin the word \{": "Yes, one E.",
    r"\bin theory\b": "with perfect play",
    r"\bwho can force\b": "it can force",
    r"\b1 in \{?\w*\}? stays\b": "leaves about a third",
    r"\bonce a game\?": "your one replay",
    r"\bgave away\b|\bgave nothing away\b|\bgave anything away\b": "cost",
    r"\bpart(ed)? by\b|\bpart rows\b": "separated by",
    r"(?<!there )\bis no \w+": "is not a",
    r"\d ?\} %|\d %": "13%, without a blank",
    r"\ball the same\b": "say what happens",
    r"\bif nothing is said\b": "by default",
    r"(?<!['\"])\b[Cc]trl\+[a-z]\b": "Ctrl+O, as it is printed",
    r"\b(is|are) told\b": "you are shown",
    r"\bshall\b": "I'll",
    r"\bis there already\b": "already exists",
    r"\banew\b": "again",
    r"\bonce more\b": "again",
    r"\bgames? of two\b": "two-player games",
    r"\bplay that scores most\b": "highest-scoring play",
    r"\bladder of hints\b": "several hints",
    r"\bno letters and no words\b": "no letters or words",
    r"\bsets? each turn\b": "compares each turn with the best",
    r"\bdeleted since\b": "but it was deleted",
    r"\byou have (it|this \w+) already\b": "you already have it",
    r"\bwhoever works\b|\bwhoever reaches\b": "on any machine; anyone who reaches",
    r"\bso (long at most|many iterations)\b": "for this long at most",
    r"\bbest is to\b|\bnothing better than to\b": "exchanging is best, nothing beats passing",
    r"\bfrom then on it\b": "after that it",
    r"\bmends? no\b|\bholds? no\b": "doesn't mend; has no",
}
"""Phrases, as regular expressions without regard to case, and what to say instead."""

EXACT_CASE: Final = frozenset({r"(?<!['\"])\b[Cc]trl\+[a-z]\b"})

ASSIGNMENT: Final = frozenset({"wordarcade/engine/hand/wordings.py"})
"""Wordings that the course assignments fix, letter by letter."""

PAGES: Final = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "lexicons/README.md",
    *(str(path.relative_to(ROOT)) for path in sorted((ROOT / "docs").glob("*.md"))),
    *(str(path.relative_to(ROOT)) for path in sorted((ROOT / "assets").rglob("*.md"))),
)


class Text(NamedTuple):
    """Something that people read.

    Attributes:
        line: where it begins, from 1.
        words: the text, with the values of an f-string in braces.
    """

    line: int
    words: str


def texts_of(source: str) -> Iterator[Text]:
    """Yield the strings of a module that have a blank in them, and the help of commands.

    >>> [text.words for text in texts_of("'a doc'; x = f'Take {n} back'; y = 'key'")]
    ['Take {…} back']
    """
    tree = ast.parse(source)
    silent = set[int]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            silent.add(id(node.value))
        elif isinstance(node, ast.JoinedStr):
            silent |= {id(part) for part in node.values}
        elif isinstance(node, ast.FunctionDef) and (said := _help_of(node)):
            yield Text(node.lineno, said)
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield Text(node.lineno, "".join(map(_part, node.values)))
        elif isinstance(node, ast.Constant) and id(node) not in silent and _is_text(node.value):
            yield Text(node.lineno, str(node.value))


def _help_of(function: ast.FunctionDef) -> str:
    """Return the docstring of a command, which `--help` prints."""
    command = any("command" in ast.dump(it) or "group" in ast.dump(it) for it in _made(function))
    return (ast.get_docstring(function) or "") if command else ""


def _made(function: ast.FunctionDef) -> list[ast.expr]:
    return function.decorator_list


def _part(value: ast.expr) -> str:
    if isinstance(value, ast.Constant):
        return str(value.value)
    return "{…}"


def _is_text(value: object) -> bool:
    """Whether it may be read by people: neither a key nor a style sheet nor SQL."""
    return (
        isinstance(value, str)
        and " " in value
        and not re.search(r"[;{]\s*\n|json_|\n\s+\w+:", value)
    )


def prose(page: str) -> Iterator[Text]:
    r"""Yield the lines of a page that are neither code nor a link's address.

    >>> [text.line for text in prose("a\n```\nb\n```\nc `d`")]
    [1, 5]
    """
    code = False
    for number, line in enumerate(page.splitlines(), 1):
        if line.startswith("```"):
            code = not code
        elif not code:
            yield Text(number, re.sub(r"`[^`]*`|\]\([^)]*\)", "", line))


def offences(name: str, texts: Iterator[Text]) -> list[str]:
    """Return the phrases to be said otherwise, with where they are."""
    if name in ASSIGNMENT:
        return []
    return [
        f"{name}:{text.line}: {found[0]!r} in {text.words[:90]!r}; say: {better}"
        for text in texts
        for phrase, better in INSTEAD.items()
        if (found := re.search(phrase, text.words, 0 if phrase in EXACT_CASE else re.IGNORECASE))
    ]


def test_sentences_of_the_program() -> None:
    """No string that is shown uses a phrase that has a better one."""
    modules = sorted((ROOT / "wordarcade").rglob("*.py"))
    found = [
        offence
        for path in modules
        for offence in offences(
            path.relative_to(ROOT).as_posix(), texts_of(path.read_text(encoding="utf-8"))
        )
    ]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("page", PAGES)
def test_pages(page: str) -> None:
    """No page, of help or beside the code, uses a phrase that has a better one."""
    found = offences(page, prose((ROOT / page).read_text(encoding="utf-8")))
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("phrase", INSTEAD)
def test_no_phrase_is_answered_by_itself(phrase: str) -> None:
    """What is to be said instead has none of the phrases."""
    assert not re.search(phrase, INSTEAD[phrase], re.IGNORECASE) or phrase in EXACT_CASE
