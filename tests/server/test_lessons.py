"""The guided first game: the same deal for everybody, and tips that fit what lies on the table."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import carrack
from carrack import DataError, State, bots
from carrack.bots.teaching import Teacher, fits, teacher_for
from carrack.kernel.explained import Entry
from carrack.kernel.parts import part_of
from carrack.server.tables.guiding import LINE, line_of
from carrack.server.tables.lessons import (
    Lesson,
    has_lesson,
    lesson_of,
    lessons_of,
    read_lessons,
)
from carrack.texts import LANGUAGES, Texts
from carrack.texts.completeness import is_whole
from carrack.texts.sentences import title_folder

from ..test_reasons import seen_by, words_in
from .wire import Here, Json, Person, guests, here, wait_until

TITLES = [title for title in carrack.titles() if has_lesson(title)]
LESSONS = [(title, lesson) for title in TITLES for lesson in lessons_of(title)]
LEARNER = 0
NAMES = ["Anna", "Inês", "Bence"]
FIRST_STEPS = 60
FIRST_TIP = {"macao": "goal", "macau_cards": "goal", "maracaibo": "voyage"}

every_lesson = pytest.mark.parametrize(
    ("title", "lesson"), LESSONS, ids=[f"{title}-{lesson.id}" for title, lesson in LESSONS]
)


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
    """Sits at the table of a lesson, and does what it leads to unless told otherwise."""

    def __init__(self, title: str, lesson: Lesson, strays: float = 0.0) -> None:
        self.title, self.lesson = title, lesson
        self.game = carrack.load(title)
        count, seed = len(lesson.seats), lesson.seed
        self.state: State = self.game.new(seats=count, seed=seed, options=lesson.options)
        self.bots = [bots.make("greedy", seed + seat) for seat in range(count)]
        self.luck, self.strays = Random(seed), strays
        self.heard: list[str] = []

    def moments(self) -> Iterator[tuple[Teacher, Entry]]:
        """Each decision of the learner: what is taught, and what the lesson leads to."""
        while not self.state.is_over:
            seat = self.state.to_move
            legal = list(self.state.legal(seat))
            if seat == LEARNER:
                teacher = self.teacher()
                led = teacher.best(self.lesson.lead)
                assert led is not None
                yield teacher, led
                self.state.apply(seat, self.chosen(legal, led))
            else:
                view = self.state.view(seat)
                self.state.apply(seat, self.bots[seat].choose(self.game, view, legal))

    def teacher(self) -> Teacher:
        view = self.state.view(LEARNER)
        teacher = teacher_for(self.game, view, self.game.explain(self.state, LEARNER))
        self.heard += [tip.id for tip in teacher.tips() if tip.id not in self.heard]
        return teacher

    def chosen(self, legal: list[int], led: Entry) -> int:
        """What is led to; or, for whoever strays, anything but that."""
        others = [action for action in legal if action != led["action"]]
        if others and self.luck.random() < self.strays:
            return self.luck.choice(others)
        return led["action"]


@every_lesson
def test_a_lesson_leads_through_its_script_and_on_to_the_end(title: str, lesson: Lesson) -> None:
    learner, taken = Learner(title, lesson), []
    for teacher, led in learner.moments():
        if teacher.is_first_round():
            taken.append(led["name"])
    assert 3 <= len(taken) <= 30  # some three minutes
    for lead in lesson.lead:
        assert any(fits(name, lead.do) for name in taken), lead
    learner.teacher()
    assert learner.heard[-1] == "over"


@every_lesson
def test_whoever_strays_at_every_step_is_told_the_truth(title: str, lesson: Lesson) -> None:
    """Every sentence is compared with the view: each piece that it names is to be seen there."""
    texts = [Texts(title, language) for language in LANGUAGES]
    learner = Learner(title, lesson, strays=1.0)
    for number, (teacher, led) in enumerate(learner.moments()):
        if number > FIRST_STEPS:
            break
        assert led["name"] in [entry["name"] for entry in teacher.entries]
        seen = seen_by(teacher.view, teacher.entries)
        said = [*teacher.tips(), *filter(None, [teacher.price(led), teacher.known.of(led)])]
        for one in said:
            for name in words_in(one.facts):
                assert f'"{name}"' in seen, (one, name)
        for told in texts:
            for tip in teacher.tips():
                parts = told.tip(tip.id, tip.facts, teacher.view, NAMES)
                assert all(is_whole(part) for part in parts if part), parts


@every_lesson
def test_what_the_learner_cannot_see_changes_no_tip(title: str, lesson: Lesson) -> None:
    learner, luck = Learner(title, lesson, strays=0.3), Random(5)
    for number, (teacher, led) in enumerate(learner.moments()):
        if number > FIRST_STEPS:
            break
        other = learner.state.game.sample(teacher.view, luck)
        same = teacher_for(learner.game, teacher.view, learner.game.explain(other, LEARNER))
        assert list(same.tips()) == list(teacher.tips())
        assert same.best(lesson.lead) == led


# What tips say of the table, read off the view once more: each that speaks of something there.
Says = Callable[[Json, Json, list[Json]], bool]  # of a view, facts and the actions that are open


def own_of(view: Json) -> Json:
    return dict(view["seats"][view["viewer"]])


def is_tribute(view: Json, facts: Json, _: list[Json]) -> bool:
    rate = view["tribute"]
    return facts == {"price": {"gold": rate["price"]}, "gain": {"prestige": rate["gain"]}}


def is_paid_by_port(view: Json, facts: Json, _: list[Json]) -> bool:
    (port,) = [row for row in view["ports"] if row["port"] == facts["port"]]
    best = port["slots"][len(port["delivered"])]
    has = own_of(view)["cargo"].get(facts["good"], 0)
    return bool(has and port["good"] == facts["good"] and best == facts["points"])


def can_be_paid(view: Json, facts: Json, entries: list[Json]) -> bool:
    wanted = {"type": "activate", "card": facts["card"]}
    prices = [entry["price"] for entry in entries if fits(entry["name"], wanted)]
    return facts["card"] in own_of(view)["tableau"] and facts["price"] in prices


def is_active(view: Json, card: str) -> bool:
    return card in [one["card"] for one in own_of(view)["active"]]


def printed_cost(card: str) -> Json:
    rows = tomllib.loads((title_folder("macao") / "cards.toml").read_text(encoding="utf-8"))["card"]
    (cost,) = [row["cost"] for row in rows if row["id"] == card]
    return dict(cost)


def quarters_in(entries: list[Json]) -> set[str]:
    return {e["name"]["quarter"] for e in entries if e["name"]["type"] == "take_quarter"}


def kinds(entries: list[Json]) -> set[str]:
    return {entry["name"]["type"] for entry in entries}


def is_attacked(view: Json, facts: Json, entries: list[Json], *of: str) -> bool:
    attack, top = view["attack"], view["discard"][-1]["as"]
    is_so = attack["kind"] in of and attack["target"] == view["viewer"]
    return (
        is_so and "accept" in kinds(entries) and facts == {"card": top, "number": attack["amount"]}
    )


def awaits_word(view: Json, _: Json, __: list[Json]) -> bool:
    return len(view["hand"]) == 1 or bool(view["options"]["early_macau"])


def others_play_on(view: Json, _: Json, __: list[Json]) -> bool:
    return view["options"]["end_mode"] == "last_left" and not view["over"]


def costs(view: Json, facts: Json, _: list[Json]) -> bool:
    lying = [*view["hand"], *own_of(view)["planned"], *view["display"]]
    return facts["card"] in lying and facts["count"] == own_of(view)["doubloons"]


TRUE: dict[str, dict[str, Says]] = {
    "macao": {
        "empty_arrow": lambda view, facts, _: (
            not own_of(view)["rose"][facts["round"] - max(1, view["round"])]
        ),
        "five_spaces": lambda view, facts, _: len(own_of(view)["tableau"]) == facts["number"],
        "last_rounds": lambda view, facts, _: len(own_of(view)["tableau"]) == facts["number"],
        "dice_card": lambda view, facts, _: (
            facts["card"] in own_of(view)["tableau"]
            and facts["cubes"] == printed_cost(facts["card"])
        ),
        "activate": can_be_paid,
        "helpers": can_be_paid,
        "goods": is_paid_by_port,
        "ship": is_paid_by_port,
        "delivery": is_paid_by_port,
        "marker": lambda view, facts, _: own_of(view)["punish_markers"] == facts["number"],
        "tribute": is_tribute,
        "saving": is_tribute,
        "quarter": lambda _, facts, entries: len(quarters_in(entries)) == facts["number"],
        "joker_quarter": lambda view, facts, _: (
            {"quarter": facts["quarter"], "tile": "joker"}.items()
            <= next(row for row in view["city"] if row["quarter"] == facts["quarter"]).items()
        ),
        "joker": lambda view, facts, _: own_of(view)["jokers"] == facts["number"],
        "office": lambda view, facts, _: is_active(view, facts["card"]),
        "card_use": lambda view, facts, _: is_active(view, facts["card"]),
    },
    "macau_cards": {
        "goal": lambda view, facts, _: len(view["hand"]) == facts["number"],
        "special": lambda view, facts, _: facts["card"] in view["hand"],
        "attacked": lambda *now: is_attacked(*now, "draw"),
        "skip": lambda *now: is_attacked(*now, "skip", "duel"),
        "draw": lambda _, __, entries: "draw" in kinds(entries) and "play" not in kinds(entries),
        "macau": awaits_word,
        "out": others_play_on,
        "jack": lambda view, _, __: view["phase"] == "choose_rank",
        "ace": lambda view, _, __: view["phase"] == "choose_suit",
        "called_suit": lambda view, _, __: view["requirement"]["kind"] == "suit",
        "rank_called": lambda view, _, __: view["requirement"]["kind"] == "rank",
    },
    "maracaibo": {
        "planning": lambda view, facts, _: len(view["hand"]) == facts["number"],
        "cards_left": lambda view, facts, _: len(view["hand"]) == facts["number"],
        "refill": lambda view, facts, _: len(view["hand"]) == facts["number"],
        "far": lambda _, facts, entries: (
            max(e["stop"]["village_actions"] for e in entries if e["name"]["type"] == "sail")
            == facts["number"]
        ),
        "tile": lambda _, facts, entries: any(
            fits(e["name"], {"type": "use_tile", **facts}) for e in entries
        ),
        "prestige": lambda _, facts, entries: any(
            fits(e["name"], {"type": "invest", **facts}) for e in entries
        ),
        "buy": costs,
    },
}


def tables_of(title: str) -> Iterator[Learner]:
    """Lessons for whoever follows and whoever strays, and one of them in each named variant."""
    game, lessons = carrack.load(title), lessons_of(title)
    yield from (Learner(title, one, strays) for one in lessons for strays in (0.0, 1.0))
    if title == "macau_cards":
        for preset in game.presets:
            yield Learner(title, replace(lessons[0], options={game.preset_option: preset}), 0.5)


def test_tips_are_true_of_the_table_whatever_is_done() -> None:
    """Every tip that speaks of a piece or a number, in each variant; one without a check fails."""
    met = set()
    for learner in (table for title in TITLES for table in tables_of(title)):
        for teacher, _ in learner.moments():
            for tip in teacher.tips():
                says = TRUE[learner.title].get(tip.id)
                assert says or not tip.facts, tip
                if says:
                    entries = [dict(entry) for entry in teacher.entries]
                    assert says(dict(teacher.view), dict(tip.facts), entries), (learner.lesson, tip)
                    met.add((learner.title, tip.id))
    assert met == {(title, tip) for title, tips in TRUE.items() for tip in tips}


@pytest.mark.parametrize("title", TITLES)
def test_every_tip_is_told_in_every_language_and_leads_to_a_heading(title: str) -> None:
    found = part_of(title, "bots.teacher")
    lessons = getattr(found, "LESSONS")  # noqa: B009 - a module found by name
    for language in LANGUAGES:
        texts = Texts(title, language)
        rules = texts.rules()
        told = {key for key in texts.sentences.keys if key.startswith("hint-")}
        assert told == {f"hint-{lesson.id}" for lesson in lessons}
        for lesson in lessons:
            assert f"{{#{lesson.rules}}}" in rules, lesson


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gist_of_every_tip_is_one_line_for_who_just_plays(title: str, language: str) -> None:
    texts = Texts(title, language)
    for lesson in getattr(part_of(title, "bots.teacher"), "LESSONS"):  # noqa: B009 - see above
        label, text = texts.described("hint", lesson.id)
        gist = line_of(text, "", LINE - len(label))
        assert gist or texts.sentences.has(f"hint-{lesson.id}.now"), text
        assert text.startswith(gist)
        assert len(label) + len(gist) <= LINE


def test_a_line_says_how_it_stands_here_rather_than_what_is_always_so() -> None:
    known = "Never let it be empty. Choose the dice for it."
    assert line_of(known, "Round 5 brings nothing yet.", 60) == "Round 5 brings nothing yet."
    assert line_of(known, "Round 5 brings nothing yet.", 25) == "Never let it be empty."
    assert line_of(known, "", 10) == ""


def test_a_title_without_tips_has_the_general_teacher(monkeypatch: pytest.MonkeyPatch) -> None:
    game = carrack.load("macau_cards")
    state = game.new(seats=2, seed=1)
    monkeypatch.setattr("carrack.bots.teaching.PART", "bots.nothing")
    teacher = teacher_for(game, state.view(1), game.explain(state, 1))
    assert list(teacher.tips()) == []
    assert teacher.best() in teacher.entries


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
    suggestions = [lead.do for lead in lesson_of(title).lead][:5]
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
    assert anna.refused("POST", path, json={"seed": 7}) == (422, "request.invalid")
    begun = anna.post(path)["table"]["id"]
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
        for number in range(60):
            if server.table(table).window:
                break
            now = view_of(server, anna, table)
            decision = now["position"]["turn"]["decision"]
            found = anna.post(f"/api/tables/{table}/guide", seat=LEARNER, decision=decision)
            wanted = found["step"]["action"]
            body = {"id": f"{number}", "seat": LEARNER, "decision": decision, "action": wanted}
            anna.post(f"/api/tables/{table}/act", **body)
        time.sleep(1.5)  # longer than any bot there takes elsewhere
        seen: Json = anna.get(f"/api/tables/{table}/view", seat=LEARNER)
        assert {"type": "say_macau"} in choices(seen["position"])
        assert seen["position"]["window"] is None  # nothing is to be shown that runs out


# ---- what is told, over HTTP ----


def test_the_guide_tells_what_is_due_and_what_to_do(server: Here, anna: Person) -> None:
    for title in TITLES:
        table = anna.post(f"/api/titles/{title}/lesson")["table"]["id"]
        turn = view_of(server, anna, table)["position"]["turn"]
        where, body = f"/api/tables/{table}/guide", {"seat": LEARNER, "decision": turn["decision"]}
        for language in LANGUAGES:
            found = anna.post(f"{where}?language={language}", **body)
            assert found["first"]
            heard = {tip["label"] for tip in found["tips"]}
            assert Texts(title, language).described("hint", FIRST_TIP[title]).label in heard
            assert found["step"]["said"]
            assert found["step"]["action"] in choices({"turn": turn})
        late = anna.post(where, **{**body, "decision": "9.9"})
        assert (late["tips"], late["step"]) == ([], None)


def test_only_a_table_with_hints_guides(server: Here, anna: Person) -> None:
    for hints in (True, False):
        table = anna.opens("macau_cards", ["me", "greedy"], hints=hints)["table"]["id"]
        turn = view_of(server, anna, table)["position"]["turn"]
        where, body = f"/api/tables/{table}/guide", {"seat": LEARNER, "decision": turn["decision"]}
        if hints:
            assert not anna.post(where, **body)["first"]
        else:
            assert anna.refused("POST", where, json=body) == (403, "hints.off")


def test_lessons_are_named_by_their_variants(anna: Person) -> None:
    found = anna.get("/api/titles/macau_cards/lesson", language="de")
    assert [lesson["id"] for lesson in found["lessons"]] == ["hungarian", "romanian"]
    assert all(lesson["label"] for lesson in found["lessons"])
    for title in TITLES:
        answer = anna.http.get(f"/api/titles/{title}/lesson")
        assert str(lesson_of(title).seed) not in answer.text
    strange = anna.get("/api/titles/macao/lesson", language="tlh" * 40)
    assert strange["language"] == "en"


def test_a_variant_has_a_lesson_of_its_own(anna: Person) -> None:
    path = "/api/titles/macau_cards/lesson"
    table = anna.post(path, lesson="romanian")["table"]
    assert table["options"]["variant"] == "romanian"
    assert anna.refused("POST", path, json={"lesson": "martian"}) == (404, "lesson.none")


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
        ("lesson = ", "Invalid value"),
        ("[[lesson]]\nid = 'a'\nseed = 'one'\nseats = []", "seed"),
        ("[[lesson]]\nid = 'a'\nseed = 1\nseats = []\n" * 2, "same id"),
        ("[[lesson]]\nid = 'a'\nseed = 1\nseats = []\nlead = 3", "lead"),
    ],
)
def test_a_broken_file_is_told_with_its_place(content: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(content)
    with pytest.raises(DataError, match=why):
        read_lessons(path)
