"""The guided first game: the same deal for everybody, and hints that fit what lies on the table."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack import DataError, State, bots
from carrack.server.tables.lessons import Hint, Lesson, has_lesson, lesson_of, read_lesson
from carrack.texts import Texts
from carrack.texts.sentences import title_folder

from .wire import Here, Json, Person, guests, here, wait_until

TITLES = [title for title in carrack.titles() if has_lesson(title)]
LEARNER = 0
LANGUAGES = ("en", "fr", "de")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    folder = tmp_path_factory.mktemp("lessons")
    with here(str(folder / "server.sqlite")) as found:
        yield found


@pytest.fixture
def anna(server: Here) -> Iterator[Person]:
    with guests(server) as come:
        yield come("Anna")[0]


def view_of(server: Here, person: Person, table: str) -> Json:
    """How the learner stands once it is their turn."""
    wait_until(lambda: server.table(table).acting == [LEARNER])
    found: Json = person.get(f"/api/tables/{table}/view", seat=LEARNER, language="en")
    return found


def choices(position: Json) -> list[Json]:
    return [action["name"] for group in position["turn"]["groups"] for action in group["actions"]]


# ---- a whole lesson, played without the server ----


class Learner:
    """Reads the hints as the page does, takes their suggestions, and is greedy otherwise."""

    def __init__(self, title: str) -> None:
        self.lesson: Lesson = lesson_of(title)
        self.game = carrack.load(title)
        count, seed = len(self.lesson.seats), self.lesson.seed
        self.state: State = self.game.new(seats=count, seed=seed, options=self.lesson.options)
        self.bots = [bots.make("greedy", seed + seat) for seat in range(count)]
        self.read: list[str] = []
        self.taken: list[str] = []  # hints whose suggestion was legal, and was followed
        self.seen: dict[str, Json] = {}  # the table as it was when a hint was read
        self.heard: set[str] = set()

    def plays(self) -> None:
        self.listens()
        while not self.state.is_over:
            seat = self.state.actors[0]
            legal = list(self.state.legal(seat))
            wanted = self.reads(legal) if seat == LEARNER else None
            if wanted is None:
                wanted = self.bots[seat].choose(self.game, self.state.view(seat), legal)
            self.state.apply(seat, wanted)
            self.listens()
        self.reads([])

    def listens(self) -> None:
        for event in self.state.events(LEARNER):
            for hint in self.lesson.hint:
                if hint.when.event and fits(event, hint.when.event) and is_about(event, hint):
                    self.heard.add(hint.id)

    def reads(self, legal: list[int]) -> int | None:
        """Everything that is due now; what the first suggestion says."""
        names = [self.game.action(self.state, LEARNER, action) for action in legal]
        for hint in self.lesson.hint:
            if hint.id in self.read or not self.is_due(hint, names):
                continue
            self.read.append(hint.id)
            self.seen[hint.id] = self.state.view(LEARNER)
            for action, name in zip(legal, names, strict=True):
                if hint.suggest and fits(name, hint.suggest):
                    self.taken.append(hint.id)
                    return action
        return None

    def is_due(self, hint: Hint, names: list[Json]) -> bool:
        when, view = hint.when, self.state.view(LEARNER)
        if when.offered and not any(fits(name, when.offered) for name in names):
            return False
        if when.event and hint.id not in self.heard:
            return False
        if any(view[field] < least for field, least in (when.reached or {}).items()):
            return False
        return self.state.is_over or not when.over


def fits(named: Json, wanted: Json) -> bool:
    return all(named.get(field) == value for field, value in wanted.items())


def is_about(event: Json, hint: Hint) -> bool:
    return hint.when.mine is None or hint.when.mine == (event.get("seat") == LEARNER)


@pytest.mark.parametrize("title", TITLES)
def test_whoever_follows_the_suggestions_reads_all_early_hints_in_order(title: str) -> None:
    learner = Learner(title)
    learner.plays()
    early = [hint for hint in learner.lesson.hint if hint.early]
    assert learner.read[: len(early)] == [hint.id for hint in early]
    assert learner.taken == [hint.id for hint in early if hint.suggest]
    assert learner.read[-1] == "over"


# What the advice of a hint speaks of, as it must lie on the table when the hint is read.
NAMED = {
    "dice": {"dice.green": 3, "dice.black": 4},
    "tribute": {"tribute.price": 1, "tribute.gain": 5},
    "empty_arrow": {"dice.gray": 2, "dice.red": 6},
    "quarter": {"city.5.quarter": "q06", "city.5.tile": "rice", "seats.0.supply.blue": 1},
    "saving": {"tribute.price": 5, "tribute.gain": 9, "seats.0.gold": 5},
    "joker_quarter": {"city.16.quarter": "q17", "city.16.tile": "joker"},
    "office": {"seats.0.supply.green": 1},
    "match": {"face": "8D"},
    "use_city": {"locations.4.city_tile": "CT09", "locations.4.location": "5"},
    "buy": {"seats.0.planned.0": "A051", "seats.0.ship": "9"},
}


def test_what_the_advice_names_lies_on_the_table() -> None:
    found: dict[str, Json] = {}
    for title in TITLES:
        learner = Learner(title)
        learner.plays()
        found |= learner.seen
    for hint, facts in NAMED.items():
        assert {path: at(found[hint], path) for path in facts} == facts, hint


def at(view: Any, path: str) -> Any:
    for part in path.split("."):
        view = view[int(part)] if part.isdigit() else view[part]
    return view


@pytest.mark.parametrize("title", TITLES)
def test_late_hints_suggest_nothing_that_a_free_game_may_not_offer(title: str) -> None:
    assert [hint.id for hint in lesson_of(title).hint if hint.suggest and not hint.early] == []


@pytest.mark.parametrize("title", TITLES)
def test_every_hint_is_told_in_every_language_and_leads_to_a_heading(title: str) -> None:
    for language in LANGUAGES:
        texts = Texts(title, language)
        rules = texts.rules()
        for hint in lesson_of(title).hint:
            said = texts.hint(hint.id)
            assert said.label
            assert 20 < len(said.text) < 320
            assert not hint.suggest or texts.advice(hint.id)
            assert f"{{#{hint.rules}}}" in rules, hint


def test_every_title_has_a_lesson_of_its_length() -> None:
    assert {title: len(lesson_of(title).hint) for title in TITLES} == {
        "macao": 30,
        "macau_cards": 18,
        "maracaibo": 31,
    }


# ---- the table ----


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_a_private_table_with_bots_that_has_begun(anna: Person, title: str) -> None:
    opened = anna.post(f"/api/titles/{title}/lesson")
    table = opened["table"]
    assert table["lesson"]
    assert table["status"] == "playing"
    assert not table["public"]
    assert table["clock"] == {}
    assert opened["yours"] == [LEARNER]
    assert {seat["kind"] for seat in table["seats"][1:]} == {"bot"}
    wished = [seat.name for seat in lesson_of(title).seats[1:]]
    assert [seat["name"] for seat in table["seats"][1:]] == wished
    found = anna.get("/api/lobby")
    assert [one["id"] for one in found["open"] + found["running"]] == []
    assert table["id"] in [one["id"] for one in anna.get("/api/me/tables")]


@pytest.mark.parametrize("title", TITLES)
def test_everybody_gets_the_same_start_whatever_the_bots_do(
    server: Here, anna: Person, title: str
) -> None:
    first, second = (anna.post(f"/api/titles/{title}/lesson")["table"]["id"] for _ in range(2))
    suggestions = [hint.suggest for hint in lesson_of(title).hint if hint.suggest][:5]
    for number in range(12):
        one, other = view_of(server, anna, first), view_of(server, anna, second)
        assert one["view"] == other["view"]
        names = choices(one["position"])
        if suggestions and any(fits(name, suggestions[0]) for name in names):
            wanted = suggestions.pop(0)
            names = [name for name in names if fits(name, wanted)]
        if len(names) > 1 and not suggestions:
            break
        for table, now in ((first, one), (second, other)):
            decision = now["position"]["turn"]["decision"]
            body = {"id": f"{number}", "seat": LEARNER, "decision": decision, "action": names[0]}
            anna.post(f"/api/tables/{table}/act", **body)
    assert suggestions == []


def test_another_table_is_no_lesson_and_has_a_deal_of_its_own(server: Here, anna: Person) -> None:
    table = anna.opens("macao", ["me", "greedy"])["table"]
    assert not table["lesson"]
    assert "seed" not in server.table(table["id"]).header
    asked = {"title": "macao", "seats": [{"kind": "me"}, {"kind": "bot"}], "seed": 1481}
    assert anna.refused("POST", "/api/tables", json=asked) == (422, "request.invalid")
    path = "/api/titles/macao/lesson"
    begun = anna.http.post(path, json={"seed": 7}).json()["table"]["id"]
    assert server.table(begun).header["seed"] == lesson_of("macao").seed


def test_the_game_after_a_lesson_is_an_ordinary_one(server: Here, anna: Person) -> None:
    begun = anna.post("/api/titles/macau_cards/lesson")["table"]["id"]
    wire = anna.connect()
    wire.say("watch", table=begun)
    wire.next("view")
    wire.say("resign", id="enough", table=begun, seat=LEARNER)
    wire.next("done")
    again = anna.post(f"/api/tables/{begun}/rematch")["table"]
    table = server.table(again)
    assert not table.lesson
    assert "seed" not in table.header
    assert table.state.chance_kind == "keyed"


def test_a_lesson_stays_one_when_the_table_is_read_anew(server: Here, anna: Person) -> None:
    begun = anna.post("/api/titles/macao/lesson")["table"]["id"]
    wait_until(lambda: server.table(begun).acting == [LEARNER])
    wait_until(lambda: begun not in server.service.house.attendant.busy_tables())
    server.do(server.service.house.reload(begun))
    assert anna.get(f"/api/tables/{begun}")["table"]["lesson"]


def test_nobody_is_invited_to_a_deal_that_its_owner_knows(anna: Person) -> None:
    begun = anna.post("/api/titles/macao/lesson")["table"]["id"]
    path = f"/api/tables/{begun}/seats/1"
    assert anna.refused("PUT", path, json={"level": None}) == (409, "lesson.alone")


def test_bots_let_the_learner_read_before_they_say_the_word(tmp_path: Path) -> None:
    calm = {"quick": False, "bot_pause": 0.01, "window_pause": 0.01}
    with here(str(tmp_path / "calm.sqlite"), **calm) as server, guests(server) as come:
        [anna] = come("Anna")
        table = anna.post("/api/titles/macau_cards/lesson")["table"]["id"]
        suggestions = [hint.suggest for hint in lesson_of("macau_cards").hint if hint.suggest]
        for number in range(8):
            now = view_of(server, anna, table)
            names = choices(now["position"])
            if any(fits(name, suggestions[0]) for name in names):
                wanted = suggestions.pop(0)
                names = [name for name in names if fits(name, wanted)]
            decision = now["position"]["turn"]["decision"]
            body = {"id": f"{number}", "seat": LEARNER, "decision": decision, "action": names[0]}
            anna.post(f"/api/tables/{table}/act", **body)
        assert suggestions == [{"type": "say_macau"}]
        wait_until(lambda: server.table(table).window)
        time.sleep(1.5)  # longer than any bot there takes elsewhere
        seen: Json = anna.get(f"/api/tables/{table}/view", seat=LEARNER)
        assert {"type": "say_macau"} in choices(seen["position"])
        assert seen["position"]["window"] is None  # nothing is to be shown that runs out


# ---- the hints over HTTP ----


def test_hints_come_with_their_words_and_without_the_seed(anna: Person) -> None:
    for title in TITLES:
        for language in LANGUAGES:
            answer = anna.http.get(f"/api/titles/{title}/lesson", params={"language": language})
            found = answer.json()
            assert found["language"] == language
            ids = [hint.id for hint in lesson_of(title).hint]
            assert [hint["id"] for hint in found["hints"]] == ids
            assert str(lesson_of(title).seed) not in answer.text
    strange = anna.get("/api/titles/macao/lesson", language="tlh" * 40)
    assert strange["language"] == "en"


def test_titles_say_whether_they_can_be_learned(anna: Person) -> None:
    found = {title["id"]: title["lesson"] for title in anna.get("/api/titles")}
    assert all(found[title] for title in ("macao", "macau_cards", "maracaibo"))


def test_what_is_not_there_is_refused_with_a_code(
    anna: Person, server: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    for method in ("GET", "POST"):
        assert anna.refused(method, "/api/titles/chess/lesson") == (422, "game.unknown")
    with Person(server.url) as stranger:
        assert stranger.refused("POST", "/api/titles/macao/lesson") == (401, "person.unknown")
    monkeypatch.setattr("carrack.server.tables.lessons.FILE", "nowhere.toml")
    for method in ("GET", "POST"):
        assert anna.refused(method, "/api/titles/macao/lesson") == (404, "lesson.none")


# ---- the file ----


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("seed = ", "Invalid value"),
        ("seed = 'one'\nseats = []\nhint = []", "seed"),
        ("seed = 1\nseats = []\n[[hint]]\nid = 'a'\n[[hint]]\nid = 'a'", "same id"),
        ("seed = 1\nseats = []\n[[hint]]\nid = 'a'\nwhen.offered = 3", "offered"),
    ],
)
def test_a_broken_file_is_told_with_its_place(content: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(content)
    with pytest.raises(DataError, match=why):
        read_lesson(path)


@pytest.mark.parametrize("title", TITLES)
def test_every_word_of_the_file_is_understood(title: str) -> None:
    content = tomllib.loads((title_folder(title) / "lesson.toml").read_text(encoding="utf-8"))
    known = {"seed", "options", "seats", "hint"}
    assert set(content) <= known
    fields = {"id", "when", "show", "suggest", "rules", "early"}
    moments = {"offered", "event", "mine", "reached", "over"}
    for hint in content["hint"]:
        assert set(hint) <= fields
        assert set(hint.get("when", {})) <= moments
