"""Styles of widgets, parsed once for a run: each app that a test opens would parse them again."""

from collections.abc import Iterable
from typing import Any

import pytest
from textual.css import stylesheet
from textual.css.model import RuleSet
from textual.css.parse import parse
from textual.css.tokenize import tokenize_values
from textual.css.tokenizer import Token

_Tokens = dict[str, list[Token]]


class ParsedStyles:
    """Remembers what has been parsed, by all that it depends on; nobody writes to rules."""

    def __init__(self) -> None:
        self._tokens: dict[tuple[tuple[str, str], ...], _Tokens] = {}
        self._rules: dict[tuple[Any, ...], list[RuleSet]] = {}

    def serve(self, patch: pytest.MonkeyPatch) -> None:
        """Stand in for Textual's parser."""
        patch.setattr(stylesheet, "tokenize_values", self._tokenize)
        patch.setattr(stylesheet, "parse", self._parse)

    def _tokenize(self, variables: dict[str, str]) -> _Tokens:
        """Return the tokens of variables: one and the same object for the same ones."""
        key = tuple(variables.items())
        if key not in self._tokens:
            self._tokens[key] = tokenize_values(variables)
        return self._tokens[key]

    def _parse(
        self, scope: str, css: str, read_from: tuple[str, str], **options: Any
    ) -> Iterable[RuleSet]:
        """Return the rules of a text, as Textual's parser does."""
        tokens = options["variable_tokens"]
        key = (scope, css, read_from, *({**options, "variable_tokens": id(tokens)}.items()))
        if key not in self._rules:
            self._rules[key] = list(parse(scope, css, read_from, **options))
        return self._rules[key]
