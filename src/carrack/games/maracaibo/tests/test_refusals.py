"""Every reason why an action of Maracaibo is refused is told in each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carrack.games.maracaibo import refusal
from carrack.texts.sentences import COMMON, Sentences


def refusal_codes() -> set[str]:
    source = Path(refusal.__file__).read_text(encoding="utf-8")
    found = set(re.findall(r'\bno\(\s*"([a-z_]+)"', source))
    return found | {f"too_few_{what}" for what in ("doubloons", "figures", "combat")}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_reason_has_a_text(language: str) -> None:
    told = Sentences(language, [COMMON / f"{language}.ftl"])
    codes = refusal_codes()
    assert len(codes) > 40
    missing = [code for code in sorted(codes) if not told.has(f"error-maracaibo-{code}")]
    assert missing == []
