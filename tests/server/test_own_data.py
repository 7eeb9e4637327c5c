"""An owner's corrected figures: looked through, played with, kept, and harmless when hostile."""

from __future__ import annotations

import copy
import json
import threading
import time
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import carrack
from carrack.games.macao.checks import drawing
from carrack.games.macao.data import differences, our_data
from carrack.games.macao.game import MacaoGame
from carrack.games.macao.texts.wording import TitleWording
from carrack.kernel.game import Game
from carrack.kernel.printed import PrintedFigures, figures_of
from carrack.kernel.record import game_of, read
from carrack.server.tables import own_data, seating
from carrack.texts import LANGUAGES, Texts
from carrack.texts.sentences import sentences_of

from .running import Servers
from .tables import house_of, in_a_loop
from .wire import Here, Json, Person, guests, here

OURS = figures_of(carrack.load("macao")).files()
CARDS, BOARD = OURS["cards.toml"], OURS["board.toml"]
FIGURES = "/api/titles/macao/figures"
BANK = 'id = "bank"'
BOTS = ["me", "random"]
DEARER = {"card": {"bank": {"cost": {"red": 4, "gray": None, "violet": None}}}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with here(str(tmp_path_factory.mktemp("own_data") / "server.sqlite")) as found:
        yield found


@pytest.fixture
def anna(server: Here) -> Iterator[Person]:
    with guests(server) as come:
        yield come("Anna")[0]


def with_line(text: str, entry: str, field: str, value: str) -> str:
    """One field of one entry written anew."""
    before, after = text.split(entry, 1)
    lines = after.split("\n")
    number = next(n for n, line in enumerate(lines) if line.startswith(f"{field} ="))
    lines[number] = f"{field} = {value}"
    return before + entry + "\n".join(lines)


def corrected_cards() -> str:
    """The bank costs four red cubes, as somebody has read on the card."""
    text = with_line(CARDS, BANK, "cost", "{ red = 4 }")
    source = '{ name = "found", kind = "found", cost = "found", tribute = "reconstructed" }'
    return with_line(text, BANK, "source", source)


def looked(person: Person, language: str = "en", **asked: Any) -> Json:
    answer = person.http.post(f"{FIGURES}?language={language}", json=asked)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def table_of(person: Person, differs: Json, seats: list[str] = BOTS, **wish: Any) -> Json:
    return person.opens("macao", seats, data=differs, **wish)


# ---- looking through ----


def test_one_corrected_file_is_enough(anna: Person) -> None:
    found = looked(anna, files={"cards.toml": corrected_cards()})
    assert found["playable"]
    (change,) = found["changes"]
    assert (change["place"], change["field"]) == ("Bank", "cost")
    assert (change["group"], change["id"], change["yours"]) == ("card", "bank", "4 red")
    assert found["data"]["figures"] == 1
    assert found["data"]["confirmed"] > 0
    assert found["data"]["id"] != carrack.load("macao").data_fingerprint()


def test_our_own_files_differ_in_nothing(anna: Person) -> None:
    found = looked(anna, files=OURS)
    assert (found["findings"], found["changes"], found["differs"]) == ([], [], {})
    assert found["data"] is None


def test_what_differs_is_told_in_the_language_of_the_reader(anna: Person) -> None:
    files = {"cards.toml": corrected_cards(), "board.toml": BOARD.replace("[5, 3, 2]", "[6, 3, 2]")}
    german = looked(anna, "de", files=files)["changes"]
    assert german[0]["field"] == "Kosten"
    assert german[0]["yours"] == "4 Rot"
    french = looked(anna, "fr", files=files)["changes"]
    assert french[0]["place"] == "Banque"
    assert any("livraisons" in change["field"] for change in french)


def test_names_and_effects_stay_ours(anna: Person) -> None:
    text = with_line(CARDS, BANK, "name", '"<script>alert(1)</script>"')
    found = looked(anna, files={"cards.toml": text})
    assert found["differs"] == {}


def test_every_kind_of_figure_can_differ(anna: Person) -> None:
    text = with_line(BOARD, 'id = "q01"', "cost", "{ red = 1 }")
    text = with_line(text, 'id = "q01"', "x", "730")
    text = with_line(text, 'id = "london"', "slots", "[6, 4, 2]")
    text = text.replace('["macao", "s01"]', '["macao", "s02"]', 1)
    found = looked(anna, files={"board.toml": text})
    told = {(change["group"], change["id"], change["field"]) for change in found["changes"]}
    assert ("quarter", "q01", "cost") in told
    assert ("quarter", "q01", "where it is drawn") in told
    assert ("port", "london", "prestige for deliveries") in told


def test_a_finding_names_file_line_and_place(anna: Person) -> None:
    text = with_line(CARDS, BANK, "cost", "{ pink = 4 }")
    found = looked(anna, "de", files={"cards.toml": text})
    assert not found["playable"]
    (finding,) = [one for one in found["findings"] if one["severity"] == "error"]
    assert finding["file"] == "cards.toml"
    assert finding["place"] == "Bank"
    assert finding["field"] == "Kosten"
    assert "pink" in text.splitlines()[finding["line"] - 1]
    assert found["differs"] == {}
    assert found["changes"] == []


def test_a_file_that_is_no_toml_is_a_finding(anna: Person) -> None:
    found = looked(anna, files={"cards.toml": "[[card]\nid ="})
    assert [one["severity"] for one in found["findings"]] == ["error"]
    assert "line 1" in found["findings"][0]["sentence"]


def test_corrections_that_were_kept_are_told_again(anna: Person) -> None:
    first = looked(anna, files={"cards.toml": corrected_cards()})
    again = looked(anna, differs=first["differs"])
    assert again["changes"] == first["changes"]
    assert again["data"] == first["data"]


def test_our_files_can_be_downloaded_to_begin_with(anna: Person) -> None:
    answer = anna.http.get(f"{FIGURES}/cards.toml")
    assert answer.text == CARDS
    assert "attachment" in answer.headers["content-disposition"]
    assert anna.refused("GET", f"{FIGURES}/rules.en.md") == (404, "data.no_file")


def test_a_title_without_printed_figures_says_so(anna: Person) -> None:
    card_game = "/api/titles/macau_cards/figures"
    assert anna.refused("GET", card_game) == (422, "data.none")
    asked = {"files": {"cards.toml": ""}}
    assert anna.refused("POST", card_game, json=asked) == (422, "data.none")
    wish = {"title": "macau_cards", "seats": [{"kind": "me"}, {"kind": "bot"}], "data": DEARER}
    assert anna.refused("POST", "/api/tables", json=wish) == (422, "data.none")
    titles = {title["id"]: title["figures"] for title in anna.get("/api/titles")}
    assert titles.pop("maracaibo")  # seven files, which its own tests look at
    assert titles == {"macao": ["cards.toml", "board.toml"], "macau_cards": []}


# ---- playing ----


def test_a_table_is_played_with_the_corrected_figures(server: Here, anna: Person) -> None:
    differs = looked(anna, files={"cards.toml": corrected_cards()})["differs"]
    opened = table_of(anna, differs)["table"]
    assert opened["data"]["figures"] == 1
    state = server.table(opened["id"]).state
    assert state.game.data.card("bank")["cost"] == {"red": 4}
    figures = anna.get(f"/api/tables/{opened['id']}/figures")
    assert figures["cards"]["bank"]["cost"] == {"red": 4}
    assert "cost" not in figures["cards"]["bank"]["estimated"]
    assert "tribute" in figures["cards"]["bank"]["estimated"]
    assert figures["data"] == opened["data"]["id"]
    assert anna.get(f"/api/tables/{opened['id']}/view")["view"]["data"] == figures["data"]


def test_everybody_at_the_table_can_read_what_differs(anna: Person) -> None:
    opened = table_of(anna, DEARER)["table"]
    path = f"/api/tables/{opened['id']}/corrections"
    (change,) = anna.get(path, language="fr")
    assert (change["place"], change["yours"]) == ("Banque", "4 rouges")
    ours = table_of(anna, {})["table"]
    assert anna.get(f"/api/tables/{ours['id']}/corrections") == []


def test_a_table_with_our_figures_draws_ours(anna: Person) -> None:
    opened = table_of(anna, {})["table"]
    assert opened["data"] is None
    assert anna.get(f"/api/tables/{opened['id']}/figures") == anna.get(FIGURES)


def test_the_lobby_tells_that_figures_are_corrected(anna: Person) -> None:
    opened = table_of(anna, DEARER, ["me", "open"], public=True)["table"]
    listed = {one["id"]: one["data"] for one in anna.get("/api/lobby")["open"]}
    assert listed[opened["id"]] == opened["data"]
    assert opened["data"]["figures"] == 1


def test_figures_of_a_private_table_need_its_key(server: Here, anna: Person) -> None:
    answer = table_of(anna, DEARER, ["me", "open"])
    path = f"/api/tables/{answer['table']['id']}/figures"
    with guests(server) as come:
        (ben,) = come("Ben")
        assert ben.refused("GET", path) == (404, "table.unknown")
        assert ben.get(path, key=answer["key"])["cards"]["bank"]["cost"] == {"red": 4}


def test_the_record_carries_the_corrections_and_replays(server: Here, anna: Person) -> None:
    table = table_of(anna, DEARER)["table"]["id"]
    with anna.connect() as wire:
        wire.watch(table)
        wire.ask("resign", table, seat=0)
    content = anna.http.get(f"/api/tables/{table}/record").content
    record = read(content)
    assert record.header["data"]["differs"] == DEARER
    assert game_of(record).data_fingerprint() == record.header["data"]["fingerprint"]
    # Brought by somebody else, it is drawn with the same figures.
    uploaded = anna.http.post(
        "/api/records", content=content, headers={"content-type": "application/x-ndjson"}
    ).json()
    assert uploaded["data"]["figures"] == 1
    figures = anna.get(f"/api/records/{uploaded['id']}/figures")
    assert figures["cards"]["bank"]["cost"] == {"red": 4}
    # And the next game is played with them, too.
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert anna.get(f"/api/tables/{again}")["table"]["data"]["figures"] == 1
    assert server.table(again).state.game.data.card("bank")["cost"] == {"red": 4}


def test_corrections_outlive_a_restart(running_server: Servers, sqlite_url: str) -> None:
    server = running_server(sqlite_url)
    with Person(server.url, "Anna") as anna:
        waiting = table_of(anna, DEARER, ["me", "open"])["table"]
        playing = table_of(anna, DEARER)["table"]
        server.restart()
        assert anna.get(f"/api/tables/{playing['id']}")["table"]["data"] == playing["data"]
        anna.post(f"/api/tables/{waiting['id']}/start", fill="random")
        for table in (waiting, playing):
            view = anna.get(f"/api/tables/{table['id']}/view", seat=0)["view"]
            assert view["data"] == table["data"]["id"]


@in_a_loop
async def test_corrected_figures_are_looked_through_beside_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, threads = PrintedFigures.with_differences, list[str]()

    def noted(self: PrintedFigures[Any, Any], value: object) -> Game:
        threads.append(threading.current_thread().name.partition("_")[0])
        return usual(self, value)

    monkeypatch.setattr(PrintedFigures, "with_differences", noted)
    async with house_of(tmp_path) as h:
        own_data.corrected.cache_clear()
        table = await h.open("macao", "Anna", "Bob", data=DEARER)
        assert threads == ["replay"]  # once, when the table was opened
        await table.reloaded()
        assert threads == ["replay"]
        own_data.corrected.cache_clear()
        again = await table.reloaded()
        assert threads == ["replay", "load"]
        assert cast(MacaoGame, again.state.game).data.card("bank")["cost"] == {"red": 4}
        own_data.corrected.cache_clear()
        waiting = await h.open("macao", "Anna", "Bob", data=DEARER, start=False)
        own_data.corrected.cache_clear()
        await seating.start(h.house, await h.person("Anna"), waiting.id, None)
        assert threads == ["replay", "load", "replay", "load"]


@in_a_loop
async def test_a_space_at_sea_may_be_called_sea(tmp_path: Path) -> None:
    """Its id is no text of ours, whatever it is."""
    theirs = copy.deepcopy(our_data())
    theirs.board = json.loads(json.dumps(theirs.board).replace('"s02"', '"sea"'))
    async with house_of(tmp_path) as h:
        differs = differences(theirs)
        table = await h.open("macao", "Anna", "Bob", data=differs, seed=2)
        pages = [table.page("Anna", "de"), table.page("Bob", "en")]
        luck = Random(4)
        for _ in range(120):
            await table.anything(luck)
        assert [page.n for page in pages] == [table.table.numbers[seat] for seat in (0, 1)]
        assert all(page.log for page in pages)
        wordings = [cast(TitleWording, Texts("macao", spoken).wording) for spoken in ("fr", "de")]
        assert [wording.place("sea") for wording in wordings] == [
            "le large",
            "die offene See",
        ]


def test_texts_that_come_along_are_not_kept(server: Here, anna: Person) -> None:
    words = {"name": "BUY NOW", "effect": "rude words", "note": "x" * 20_000}
    card = {"card": {"bank": words}, "board": {"port": {"london": {"name": "Visit us"}}}}
    opened = table_of(anna, card)["table"]
    assert opened["data"] is None  # no figure differs
    both = {"card": {"bank": words | DEARER["card"]["bank"]}}
    table = server.table(table_of(anna, both)["table"]["id"])
    assert own_data.differs_of(table.facts.data) == DEARER
    assert looked(anna, differs=both)["differs"] == DEARER


# ---- hostile input ----


def crowded_sea() -> Json:
    """Every place is joined to every other: a board that is small to send and long to compare."""
    board = our_data().board
    places = [row["id"] for row in (*board["sea"]["space"], *board["port"])]
    return {"board": {"sea": {"edges": [list(pair) for pair in combinations(places, 2)]}}}


def test_lines_of_a_board_that_cannot_be_played_are_not_compared(
    anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = list[int]()
    monkeypatch.setattr(drawing, "cross", lambda *points: compared.append(1))
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"title": "macao", "seats": seats, "data": crowded_sea()}
    assert anna.refused("POST", "/api/tables", json=wish) == (422, "data.invalid")
    sea = len(compared)
    assert sea < 10_000  # the city is looked at first, and may be drawn
    assert anna.refused("POST", FIGURES, json={"differs": crowded_sea()}) == (422, "data.invalid")
    assert len(compared) == 2 * sea


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_the_sea_is_told_in_every_language(anna: Person, language: str) -> None:
    broken = (
        BOARD.replace('start = "macao"', 'start = "makao"'),
        BOARD.replace("edges = [", 'edges = [ ["nowhere", "macao"],', 1),
    )
    for text in broken:
        assert text != BOARD
        found = looked(anna, language, files={"board.toml": text})
        places = {one["place"] for one in found["findings"] if one["severity"] == "error"}
        assert sentences_of("macao", language).say("data-place-sea") in places


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_an_entry_is_called_it_can_be_told(language: str) -> None:
    wording = cast(TitleWording, Texts("macao", language).wording)
    words = {part for key in wording.sentences.keys for part in key.split("-")}
    assert {"sea", "quarter", "space", "office"} <= words
    for word in words:
        assert wording.place(word)
        assert wording.finding_place("board.toml", word)
        assert wording.finding_place("cards.toml", word)
        assert wording.figure_place("route", f"{word} macao")


@pytest.mark.parametrize("number", [10**40, 10**400, -(10**400)])
def test_a_number_beyond_all_measure_is_an_error_with_a_code(anna: Person, number: int) -> None:
    differs = {"board": {"tribute_track": {"from": [number, 0]}}}
    assert anna.refused("POST", FIGURES, json={"differs": differs}) == (422, "data.invalid")
    text = with_line(BOARD, 'id = "q01"', "x", str(number))
    found = looked(anna, files={"board.toml": text})
    assert [one["field"] for one in found["findings"] if one["severity"] == "error"] == ["x"]


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 50_000,
        "a = " + "{b=" * 30_000,
        ".".join(["a"] * 50_000) + " = 1",
        "[" + ".".join(["a"] * 50_000) + "]",
        "a = " + "9" * 100_000,
        "[[card]]\nid = 'a'\n" * 6000,
        "card = 1979-05-27",
        "card = [inf, nan, -0.0]",
        "\\u0000",
        "",
    ],
    ids=[
        "deep list",
        "deep table",
        "long name",
        "long header",
        "huge number",
        "many cards",
        "a date",
        "no numbers",
        "a null",
        "nothing",
    ],
)
def test_a_hostile_file_is_refused_quickly(anna: Person, text: str) -> None:
    begun = time.monotonic()
    answer = anna.http.post(FIGURES, json={"files": {"cards.toml": text, "board.toml": text}})
    assert answer.status_code == 200, answer.text
    assert not answer.json()["playable"]
    assert len(answer.json()["findings"]) <= 100
    assert time.monotonic() - begun < 20


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"files": {"../../etc/passwd": "x = 1"}}, 200),
        ({"files": {"cards.toml": "#" * 130_000}}, 422),
        ({"files": {"cards.toml": "#" * 300_000}}, 413),
        ({"files": {"cards.toml": 7}}, 422),
        ({"files": [], "more": 1}, 422),
        ({"differs": {"card": 7}}, 422),
        ({"differs": {"card": {"bank": None}}}, 422),
        ({"differs": {"card": {"bank": {"cost": {"red": 10**40}}}}}, 422),
        ({"differs": {"order": {"port": ["x" * 60_000]}}}, 413),
        ({"differs": {"board": {"wall": {"length": 10**9}}}}, 422),
    ],
)
def test_a_hostile_request_is_an_error_with_a_code(anna: Person, asked: Json, status: int) -> None:
    answer = anna.http.post(FIGURES, json=asked)
    assert answer.status_code == status, answer.text
    if status == 200:
        assert not answer.json()["playable"]
    else:
        assert answer.json()["code"]


@pytest.mark.parametrize(
    "differs",
    [
        {"card": 7},
        {"card": {"bank": {"cost": {"pink": 1}}}},
        {"unknown": {"a": 1}},
        json.loads('{"card":' * 9 + "{}" + "}" * 9),
    ],
    ids=["a number", "a wrong color", "strays", "nested"],
)
def test_no_table_is_opened_with_figures_that_cannot_be_played(anna: Person, differs: Json) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"title": "macao", "seats": seats, "data": differs}
    status, code = anna.refused("POST", "/api/tables", json=wish)
    assert status == 422
    assert code.startswith("data.")


def test_corrections_have_a_size() -> None:
    with pytest.raises(carrack.CarrackError) as error:
        own_data.game_with("macao", {"card": {"bank": {"note": "x" * 60_000}}})
    assert error.value.code == "data.too_large"


def test_every_finding_has_a_sentence_in_every_language() -> None:
    """Whatever the checker names is there in the texts; the words fill its gaps."""
    broken = {
        "cards.toml": CARDS.replace("cost = {", "cost = { pink = 1,", 3)
        .replace("tribute = [", "tribute = [99, ", 2)
        .replace('kind = "person"', 'kind = "ghost"', 2)
        .replace('id = "bank"', 'id = "bonk"'),
        "board.toml": BOARD.replace('["q02", "q05", "q06"]', '["q02", "q99"]')
        .replace("dark = true", "dark = 1", 1)
        .replace("[5, 3, 2]", "[2, 3, 5]", 1),
        "more.toml": "",
    }
    odd = {"cards.toml": CARDS.replace("tribute = [0, 0]", "tribute = [3, 3]", 2)}
    figures = figures_of(carrack.load("macao"))
    findings = [finding for files in (broken, odd) for finding in figures.findings(files)]
    keys = {finding.key for finding in findings}
    assert len(keys) > 8
    for language in ("en", "fr", "de"):
        wording = Texts("macao", language).wording
        for finding in findings:
            told = wording.finding_sentence(finding.key, finding.words, "?")
            assert told != "?" or not finding.key, finding
            assert "{" not in told.replace("{ red = 1, blue = 1 }", "")
