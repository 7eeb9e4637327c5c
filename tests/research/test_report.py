"""Reports count what happened, say how sure they are, and are one page that needs nothing else."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import carrack
from carrack.bots.series import Plan, dealt
from carrack.cli import app
from carrack.games.macao import names as macao
from carrack.games.macao.research import report as report_macao
from carrack.kernel.errors import CarrackError
from carrack.research import report, report_page, tally
from carrack.research.report import Found, Share, sections, summed_up
from carrack.research.report_json import report_as_json
from carrack.research.report_plots import Bars, Dot, Dots, Heat, Histogram, svg
from carrack.research.tally import Counts, Played, play, telling_rows
from carrack.terminal.simulate import play_one
from carrack.texts import LANGUAGES
from carrack.texts.completeness import is_whole

PLANS = {
    "macao": Plan("macao", {}, ("random", "random", "random"), 6),
    "macau_cards": Plan(
        "macau_cards", {"variant": "tel_aviv", "turn_limit": 40}, ("random", "random", "random"), 6
    ),
    "maracaibo": Plan("maracaibo", {}, ("random", "random", "random"), 6),
}
every_title = pytest.mark.parametrize("title", PLANS)
SECTIONS = {
    "macao": "scores seats length taken activated picks tribute tribute_wins ports goods markers "
    "sources actions",
    "macau_cards": "scores seats length rounds laid attacks attacked penalties calls words actions",
    "maracaibo": "scores seats length cards purchases careers places sources rounds enders fights "
    "actions",
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("CARRACK_LANGUAGE", "en")


def found_in(plan: Plan) -> Found:
    return Found(plan, tally.tally(plan, 0, plan.games))


@cache
def counted(title: str) -> Counts:
    plan = PLANS[title]
    return tally.tally(plan, 0, plan.games)


@pytest.fixture(scope="module")
def found() -> Found:
    return found_in(PLANS["macao"])


@pytest.fixture(scope="module")
def page(found: Found) -> str:
    return report_page.page(found, sections(found))


# ---- counting ----


def test_a_tiny_game_of_macao_is_counted_as_by_hand() -> None:
    # Given a game of two: player 1 sits at seat 0, takes the bank and wins; the chapel sets the
    # tribute and goes at once; the court is left in the offer.
    bank, chapel, court = macao.BANK, macao.CHAPEL, macao.COURT
    amsterdam = carrack.load("macao").data.ports().index("amsterdam")  # type: ignore[attr-defined]  # Macao has figures
    steps = [
        [
            [macao.CARD_REVEALED, -1, bank, 0, 0, macao.BY_OFFER],
            [macao.CARD_REVEALED, -1, chapel, 0, 0, macao.BY_OFFER],
            [macao.CARD_REVEALED, -1, court, 0, 0, macao.BY_OFFER],
            [macao.TRIBUTE_SET, -1, 3, 5, 0, macao.BY_OFFER],
            [macao.CARD_DISCARDED, -1, chapel, 0, 0, macao.BY_OFFER],
        ],
        [[macao.CARD_TAKEN, 0, bank, 0, 0, macao.BY_OFFER]],
        [[macao.CARD_DISCARDED, -1, court, 0, 0, macao.BY_OFFER]],
        [[macao.CARD_ACTIVATED, 0, bank, 0, 0, macao.BY_PAYMENT]],
        [
            [macao.GOLD_PAID, 0, 3, 0, 0, macao.BY_TRIBUTE],
            [macao.PRESTIGE_GAINED, 0, 5, 0, 0, macao.BY_TRIBUTE],
        ],
        [
            [macao.DELIVERED, 1, amsterdam, 0, 2, macao.BY_DELIVERY],
            [macao.PRESTIGE_GAINED, 1, 2, amsterdam, 0, macao.BY_DELIVERY],
        ],
        [
            [macao.PUNISHED, 1, 1, 0, 0, macao.BY_OVERFLOW],
            [macao.PRESTIGE_LOST, 1, 3, 0, 0, macao.BY_MARKERS],
        ],
    ]
    game = carrack.load("macao")
    played = Played(game, game.new(seats=2, seed=1), [1, 0], [1, 0], [], 0, steps)

    # When it is counted
    counts: Counts = Counter()
    report_macao.TitleCounting(played, counts).count_all(played.steps)

    # Then every count is there, and nothing else.
    assert counts == {
        ("offered", "bank"): 1,
        ("offered", "court"): 1,
        ("taken", "bank", 1, 1): 1,
        ("activated", "bank", 1, 1): 1,
        ("tribute_set", 3, 5): 1,
        ("tribute_bought", 3, 5): 1,
        ("tribute_buyer", 3, 5, 1, 1): 1,
        ("delivered", "amsterdam", 3): 1,
        ("port", "amsterdam", 0, 0): 1,
        ("punished", "overflow"): 1,
        ("markers", 0, 1, 1): 1,
        ("markers", 1, 0, 0): 1,
        ("prestige", "tribute", 1): 5,
        ("prestige", "delivery", 0): 2,
        ("prestige", "markers", 0): -3,
    }


def told_again(plan: Plan, number: int) -> tuple[Played, list[dict[str, Any]]]:
    """A game as it is counted, and the same one with all events by name."""
    game = carrack.load(plan.title)
    played = play(telling_rows(game), plan, number)
    state = dealt(game, plan, number)
    events = list(state.events(None))
    for action in played.actions:
        state.apply(state.to_move, action)
        events += state.events(None)
    assert state.fingerprint() == played.state.fingerprint()
    return played, events


# Title: what is counted, the event that it counts, and the field that tells what.
COUNTED = {
    "macao": [
        ("taken", "card_taken", "card"),
        ("activated", "card_activated", "card"),
        ("punished", "punished", "cause"),
    ],
    "macau_cards": [("laid", "laid", "card"), ("attack", "attacked", "attack")],
    "maracaibo": [
        ("bought", "card_bought", "card"),
        ("career", "career_taken", "career"),
        ("stops", "sailed", "to"),
        ("fight", "fight", "nation"),
        ("invested", "invested", "building"),
    ],
}


@every_title
def test_what_is_counted_agrees_with_the_events_by_name(title: str) -> None:
    plan = PLANS[title]
    for number in range(2):
        played, events = told_again(plan, number)
        counts: Counts = Counter()
        tally.count_particular(played, counts)
        for what, kind, field in COUNTED[title]:
            named = Counter(event[field] for event in events if event["type"] == kind)
            summed: Counter[Any] = Counter()
            for key, times in counts.items():
                if key[0] == what:
                    summed[key[1]] += times
            assert summed == named, what


@pytest.mark.parametrize(
    ("title", "kind", "what"), [("macao", "prestige", "prestige"), ("maracaibo", "vp", "vp")]
)
def test_all_points_have_a_source(title: str, kind: str, what: str) -> None:
    plan = PLANS[title]
    played, events = told_again(plan, 0)
    counts: Counts = Counter()
    tally.count_particular(played, counts)
    sources = [source for event in events for source in played.game.chronicle.sources(event)]
    points = sum(amount for name, _, _, amount in sources if name == kind)
    assert sum(times for key, times in counts.items() if key[0] == what) == points
    assert sum(played.state.scores()) == points


def test_steps_of_all_rounds_of_a_match_add_up() -> None:
    plan = PLANS["macau_cards"]
    played, events = told_again(plan, 0)
    counts: Counts = Counter()
    tally.count_particular(played, counts)
    lengths = {key[1]: times for key, times in counts.items() if key[0] == "round_length"}
    ended = sum(event["type"] == "round_ended" for event in events)
    assert ended > 1
    assert sum(lengths.values()) == ended
    assert sum(int(length) * times for length, times in lengths.items()) == len(played.actions)


@every_title
def test_portions_add_up_in_any_order(title: str) -> None:
    plan = PLANS[title]
    whole = tally.tally(plan, 0, 4)
    parts = [tally.tally(plan, *part) for part in ((3, 4), (0, 1), (1, 3))]
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        merged: Counts = Counter()
        for part in order:
            merged.update(parts[part])
        assert merged == whole


@every_title
def test_the_games_are_those_of_a_simulation(title: str) -> None:
    plan = PLANS[title]
    counts = tally.tally(plan, 0, 3)
    outcomes = [play_one(carrack.load(title), plan, number) for number in range(3)]
    for player in range(3):
        wins = sum(n for key, n in counts.items() if key[:2] == ("sat", player) and key[-1] == 1)
        assert wins == sum(outcome.places[player] == 1 for outcome in outcomes)
        scores: Counter[Any] = Counter()
        for key, times in counts.items():
            if key[:2] == ("score", player):
                scores[key[2]] += times
        assert scores == Counter(outcome.scores[player] for outcome in outcomes)
    lengths = Counter(outcome.decisions for outcome in outcomes)
    assert {key[1]: n for key, n in counts.items() if key[0] == "choices"} == lengths


def test_a_title_that_nobody_counts_has_what_all_titles_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(report, "part_of", lambda game, name: None)
    told_of = sections(found_in(PLANS["macau_cards"]))
    assert [section.id for section in told_of] == ["scores", "seats", "length"]


# ---- figures ----


def test_a_share_knows_its_interval_and_what_was_expected() -> None:
    share = Share(100, 50, 0.3)
    assert share.interval == pytest.approx((0.404, 0.596), abs=1e-3)
    assert share.edge == pytest.approx(0.2)
    assert share.dot("").surprises
    assert not Share(100, 33, 0.3).dot("").surprises


def test_what_a_player_wins_anyway_is_expected() -> None:
    # Given player 0, who won 8 of 10 games, and player 1, who won 2
    counts: Counts = Counter({("games",): 10})
    for player, won, times in ((0, 1, 8), (0, 0, 2), (1, 1, 2), (1, 0, 8)):
        counts["sat", player, player, won] = times
    # When player 0 took the bank three times and player 1 once
    counts["taken", "bank", 0, 1] = 3
    counts["taken", "bank", 1, 0] = 1
    bank = Found(Plan("macao", {}, ("greedy", "random"), 10), counts).shares("taken")["bank"]
    # Then three takers in four were expected to win in 8 games of 10, and one in 2.
    assert (bank.count, bank.wins) == (4, 3)
    assert bank.expected == pytest.approx((3 * 0.8 + 0.2) / 4)


def test_a_mean_and_a_median_come_from_counts() -> None:
    mean, error, least, middle, most = summed_up({1: 1, 2: 2, 7: 1})
    assert (mean, least, middle, most) == (3.0, 1, 2, 7)
    assert error == pytest.approx(1.959964 * (22 / 3 / 4) ** 0.5)
    assert summed_up({5: 1}) == (5.0, 0.0, 5, 5, 5)


def test_only_estimates_are_marked(found: Found) -> None:
    assert report_macao.cost(found, "bank").is_estimated
    assert not report_macao.cost(found, "fountain").is_estimated
    assert "2 red" in report_macao.cost(found, "fountain").text


def test_one_captain_alone_is_compared_with_the_automa() -> None:
    told_of = sections(found_in(Plan("maracaibo", {}, ("random",), 2)))
    automa = next(section for section in told_of if section.id == "automa")
    assert [row[0] for row in automa.rows] == [
        "VP of the automa",
        "Condition: every captain has more VP than the automa",
    ]


@every_title
def test_each_section_says_what_it_shows_and_of_how_many_games(title: str) -> None:
    found = found_in(PLANS[title])
    told_of = sections(found)
    assert set(SECTIONS[title].split()) <= {section.id for section in told_of}
    for section in told_of:
        assert "6 games" in section.caption
        assert section.caption.endswith(".")
        assert section.plots
        assert all(len(row) == len(section.columns) for row in section.rows)


@pytest.mark.parametrize("language", LANGUAGES)
@every_title
def test_every_section_is_told_in_every_language(title: str, language: str) -> None:
    """No sentence is missing, none has an unfilled gap, and none is left in English."""
    plan = PLANS[title]
    counts = counted(title)
    english, told_of = (sections(Found(plan, counts, each)) for each in ("en", language))
    assert [section.id for section in told_of] == [section.id for section in english]
    for section, other in zip(told_of, english, strict=True):
        said = [section.title, section.caption, section.order, *section.columns, *section.notes]
        assert all(is_whole(text) for text in said), section.id
        if language != "en":
            assert section.caption != other.caption
    players = Found(
        Plan("macau_cards", {}, ("greedy", "random"), 6), counted("macau_cards"), language
    )
    assert is_whole(report_page.lead(players))


def test_a_title_that_counts_alone_is_told_in_every_language() -> None:
    plan = Plan("maracaibo", {}, ("random",), 2)
    counts = tally.tally(plan, 0, 2)
    for language in LANGUAGES:
        automa = next(s for s in sections(Found(plan, counts, language)) if s.id == "automa")
        assert all(is_whole(str(row[0])) for row in automa.rows)


def test_a_page_is_in_one_language_with_its_figures_as_written_there() -> None:
    found = Found(PLANS["macao"], counted("macao"), "de")
    page = report_page.page(found, sections(found)[:2])
    assert '<html lang="de">' in page
    assert '<h2 id="seats-title">Siege nach Platz</h2>' in page
    assert "Dieselben Spiele noch einmal" in page
    shown = re.sub(r"<(style|script|pre)>.*?</\1>|<[^>]*>", "|", page, flags=re.S)
    assert re.findall(r"\|[^|]?\d+\.\d+ ?%?\|", shown) == [], "a figure written as in English"
    assert re.findall(r"\|\d+,\d+", shown)
    german = set(re.findall(r"[^\W\d_]{5,}", shown))
    page = report_page.page(found_in(PLANS["macao"]), sections(found_in(PLANS["macao"]))[:2])
    shown = re.sub(r"<(style|script|pre)>.*?</\1>|<[^>]*>", "|", page, flags=re.S)
    assert german & set(re.findall(r"[^\W\d_]{5,}", shown)) <= {
        "random",
        "Macao",
        "Carrack",
        "carrack",
        "Wilson",
        "Median",
    }


def test_the_json_has_every_table_and_every_count(found: Found) -> None:
    value = json.loads(json.dumps(report_as_json(found, sections(found))))
    assert value["counts"]["games"] == value["games"] == 6
    assert list(value["sections"]) == SECTIONS["macao"].split()
    row = value["sections"]["seats"]["rows"][0]
    assert 0 <= row[2]["low"] <= row[2]["rate"] <= row[2]["high"] <= 1


# ---- the page ----

VOID = {"meta", "link", "br", "img", "input", "hr"}


class Reader(HTMLParser):
    """Reads a page strictly: every element is closed, in order, and ids are used once."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.pointed: list[str] = []
        self.counts: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.note(tag, attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.note(tag, attrs)

    def note(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] += 1
        assert len(attrs) == len(dict(attrs)), f"<{tag}> has an attribute twice"
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "xlink:href") and (value or "").startswith("#"):
                self.pointed.append((value or "")[1:])

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_well_formed_and_every_link_leads_somewhere(page: str) -> None:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    assert len(reader.ids) == len(set(reader.ids))
    assert set(reader.pointed) <= set(reader.ids)
    assert set(re.findall(r"url\(#([\w-]+)\)", page)) <= set(reader.ids)
    assert reader.counts["h1"] == reader.counts["title"] == 1


def test_the_page_has_every_section_with_a_plot_for_wide_and_for_small_screens(page: str) -> None:
    for name in SECTIONS["macao"].split():
        part = page[page.index(f'<section id="{name}"') :].partition("</section>")[0]
        assert '<svg class="wide" role="img"' in part
        assert '<svg class="narrow" role="img"' in part
        assert "<figcaption>" in part
        assert "<table>" in part
        assert f'<a href="#{name}">' in page


def test_the_page_fetches_nothing(page: str) -> None:
    assert "http:" not in page
    assert "https:" not in page
    assert " src=" not in page
    assert "@import" not in page
    assert re.findall(r"<link[^>]*>", page) == ['<link rel="icon" href="data:,">']
    assert len(page) < 3_000_000


def test_the_page_says_how_to_make_it_again(page: str) -> None:
    assert "carrack report macao --games 6 --seats random,random,random --seed 0" in page
    assert f"carrack {carrack.__version__}" in page
    assert 'title="figure estimated"' in page


def test_the_same_counts_make_the_same_page(found: Found) -> None:
    shuffled = Found(found.plan, Counter(dict(reversed(list(found.counts.items())))))
    first, second = (report_page.page(each, sections(each)[:4]) for each in (found, shuffled))
    assert first == second


def test_the_command_of_a_page_names_all_that_was_chosen() -> None:
    options = {"variant": "polish", "modifiers": ["cheating"], "turn_limit": 9, "runs": False}
    plan = Plan("macau_cards", options, ("greedy", "random"), 5, 3, False, "/home/ada/figures")
    counts: Counts = Counter({("games",): 5, ("sat", 0, 0, 1): 5, ("sat", 1, 1, 0): 5})
    bare = object.__new__(Found)  # figures of that folder are not needed to name it
    bare.plan, bare.counts, bare.game = plan, counts, carrack.load("macau_cards")
    assert report_page.command(bare) == (
        "carrack report macau_cards --games 5 --seats greedy,random --seed 3 --variant polish "
        "--modifier cheating --option turn_limit=9 --option runs=false --no-rotate --data FOLDER"
    )


@pytest.mark.parametrize(
    "plot",
    [
        Dots([Dot("a < b & c", 0.5, 0.4, 0.6, 0.3), Dot("$x_1$", 0.1, 0.0, 0.2)], "share"),
        Bars(["a", "b"], {"one": [1.0, -2.0], "two": [0.0, 3.0]}, "points"),
        Histogram({"a": {3: 1}, "b": {90: 2, 4: 1}}, "score"),
        Heat({(0, 1): 0.0, (2, 3): 0.0}, "gold", "prestige"),
    ],
    ids=["dots", "bars", "histogram", "heat"],
)
def test_a_plot_is_drawn_in_the_colors_of_the_page(plot: Any) -> None:
    for narrow in (False, True):
        drawn = svg(plot, "name", narrow)
        reader = Reader()
        reader.feed(drawn)
        assert reader.open == []
        assert "var(--" in drawn
        assert not re.findall(r"#[0-9a-f]{6}\b", drawn.replace("#ffffff", ""))
        assert all(name.startswith("name-") for name in reader.ids)


# ---- the command ----


def command(*words: str) -> Any:
    return CliRunner().invoke(app, ["report", *words])


@pytest.mark.parametrize("language", ["fr", "hu"])
def test_the_command_speaks_the_language_asked_for(tmp_path: Path, language: str) -> None:
    page = tmp_path / "page.html"
    words = ["macau_cards", "--seats", "random,random", "--games", "2", "--option", "turn_limit=9"]
    done = command(*words, "--language", language, "--output", str(page))
    assert done.exit_code == 0, done.output
    assert f'<html lang="{language}">' in page.read_text()


def test_the_command_writes_a_page_and_its_figures(tmp_path: Path) -> None:
    page, figures = tmp_path / "page.html", tmp_path / "figures.json"
    words = ["macau_cards", "--seats", "random,greedy", "--games", "3", "--option", "turn_limit=20"]
    done = command(*words, "--output", str(page), "--json", str(figures))
    assert done.exit_code == 0, done.output
    assert done.stdout.strip() == str(page)
    assert page.read_text().startswith("<!DOCTYPE html>")
    assert "Wins by player" in page.read_text()
    assert json.loads(figures.read_text())["players"] == ["random", "greedy"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["macao", "--seats", "genius,greedy"], "genius"),
        (["macao", "--seats", "greedy"], "Seats at a table of this game: 2 to 4, not 1"),
        (["macao", "--seats", "me,greedy"], "A seat cannot be 'me'"),
        (["macao", "--games", "0"], "--games"),
        (["macao", "--jobs", "0"], "--jobs"),
        (["chess"], "chess"),
        (["macao", "--output", "no/such/folder/page.html"], "cannot be written"),
        (["macao", "--output", "."], "cannot be written"),
        (["macao", "--json", "no/such/folder/figures.json"], "figures.json cannot be written"),
    ],
)
def test_what_cannot_be_is_refused_before_a_game_is_played(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_game(*_: Any) -> None:
        raise AssertionError("a game was played")

    monkeypatch.setattr("carrack.research.spread.tally", no_game)
    done = command(*words)
    assert done.exit_code == 2
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_page_that_cannot_be_written_is_an_error_with_a_code(tmp_path: Path) -> None:
    with pytest.raises(CarrackError) as caught:
        report_page.check(tmp_path / "missing" / "page.html")
    assert caught.value.code == "file.unwritable"


def test_without_what_draws_the_command_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = command("macao", "--games", "1", "--seats", "random,random")
    assert done.exit_code == 2
    assert "carrack[research]" in done.stderr
