"""Writes data/figures.json and data/words.*.json from the Python package, for the page.

    python web/src/games/macao/scripts/figures.py

Figures are what is printed on cards and board; words are the cards' names and effects in each
language.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from carrack.games.macao.data import our_data
from carrack.games.macao.texts.cards import EFFECTS, FORMS, OFFICE_CARDS, OFFICES, RULINGS
from carrack.games.macao.texts.figures import figures
from carrack.texts import LANGUAGES, Texts

FOLDER = Path(__file__).parent.parent / "data"


def main() -> None:
    write("figures.json", figures(our_data()))
    for language in LANGUAGES:
        write(f"words.{language}.json", words(language))


def write(name: str, content: Any) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / name).write_text(text + "\n", encoding="utf-8")


def words(language: str) -> dict[str, Any]:
    texts = Texts("macao", language)
    say = texts.sentences.say
    spoken = {ruling for rulings in RULINGS.values() for ruling in rulings}
    spoken |= {form for _, forms in FORMS.values() for form in forms.values()}
    spoken -= {*FORMS, "tie"}
    return {
        "cards": {card["id"]: card_words(texts, card["id"]) for card in our_data().cards},
        "offices": {office: say(f"office-{office}") for office in OFFICES},
        "rulings": {
            name: say(f"ruling-{name}")
            for name in sorted(spoken | {"office", "tie_counts", "tie_fails"})
        },
    }


def card_words(texts: Texts, card: str) -> dict[str, str]:
    if card in OFFICE_CARDS:
        return {"name": texts.card(card), "text": texts.card_rule(card, {})}
    forms = {"text", *EFFECTS[card][1].values()} if card in EFFECTS else {"text"}
    points = {"points": 1}
    said = {form: texts.sentences.say(f"card-{card}.{form}", points) for form in sorted(forms)}
    if card == "captain":
        said["two"] = texts.card_rule(card, {"captain_points": 2})
    return {"name": texts.card(card), **said}


if __name__ == "__main__":
    main()
