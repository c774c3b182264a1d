"""The family of a word: its head and the inflected forms that a lexicon has."""

from collections.abc import Container
from typing import Final

from wordarcade.lexicon.definitions import Definitions
from wordarcade.lexicon.inflections import Part, regular_forms

_WEAK: Final = ("ed", "ing", "s")
"""Endings of the regular forms of a verb."""


def family_of(definitions: Definitions, lexicon: Container[str], head: str) -> tuple[str, ...]:
    """Return a head and its forms, as far as the lexicon has them.

    The first call looks irregular forms up in the whole file, which takes some hundredths of a
    second.

    Args:
        definitions: which heads there are.
        lexicon: whose words count.
        head: in lowercase.
    """
    parts = {sense.part for entry in definitions.entries(head)[:1] for sense in entry.senses}
    irregular = definitions.irregular_forms.get(head, ())
    regular = [
        form
        for part in Part
        if part in parts
        for form in regular_forms(head, part)
        if part is not Part.VERB or not _replaced(definitions, form, irregular)
    ]
    return tuple(
        form
        for form in dict.fromkeys((head, *regular, *irregular))
        if form in lexicon and (form == head or _leads_to(definitions, form, head))
    )


def _replaced(definitions: Definitions, form: str, irregular: tuple[str, ...]) -> bool:
    """Return whether a verb has another form in place of this regular one.

    MANNED is that instead of MANED, and SAW instead of SEED, which is a head of its own.
    """
    ending = next((end for end in ("ed", "ing") if form.endswith(end)), "")
    if ending and any(other.endswith(ending) for other in irregular):
        return True
    strong = any(not other.endswith(_WEAK) for other in irregular)
    own = any(not entry.forms for entry in definitions.entries(form))
    return ending == "ed" and strong and own


def _leads_to(definitions: Definitions, form: str, head: str) -> bool:
    return any(entry.head == head for entry in definitions.entries(form))
