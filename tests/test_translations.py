"""What a translator is told to look at: sentences whose English is younger."""

from __future__ import annotations

import os
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tools.translations import note_looked, stale

YEAR = 365 * 86400
MADE = 1_700_000_000


class Project:
    """A small project under git, whose commits are years apart."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.year = 0
        (root / "tools").mkdir()
        self.git("init", "-q")

    def git(self, *words: str) -> None:
        when = f"{MADE + self.year * YEAR} +0000"
        who = {
            f"GIT_{one}_{what}": "Ana@x"
            for one in ("AUTHOR", "COMMITTER")
            for what in ("NAME", "EMAIL")
        }
        dates = {"GIT_AUTHOR_DATE": when, "GIT_COMMITTER_DATE": when}
        subprocess.run(
            ["git", *words], cwd=self.root, check=True, env={**os.environ, **who, **dates}
        )

    def commit(self, **files: str) -> None:
        """A year later some files say this; `en` and `hu` are those of Macao."""
        self.year += 1
        for name, text in files.items():
            path = self.root / f"src/carrack/games/macao/data/texts/{name}.ftl"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "texts")

    def to_look_at(self, language: str = "hu") -> list[str]:
        return [one.key for one in stale(self.root, language)]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path)
    made.commit(
        en="sun = sun\nsea = sea\n    .plural = seas\n",
        hu="sun = nap\nsea = tenger\n    .plural = tengerek\n",
    )
    return made


def test_what_was_translated_with_its_english_needs_no_look(project: Project) -> None:
    assert project.to_look_at() == []


def test_a_sentence_that_changed_in_english_is_to_be_looked_at_until_its_translation_changes(
    project: Project,
) -> None:
    project.commit(en="sun = sun\nsea = sea\n    .plural = oceans\n")
    assert project.to_look_at() == ["sea"]
    project.commit(hu="sun = nap\nsea = tenger\n    .plural = óceánok\n")
    assert project.to_look_at() == []


def test_a_sentence_that_is_new_in_english_is_to_be_looked_at(project: Project) -> None:
    project.commit(en="sun = sun\nsea = sea\n    .plural = seas\nwind = wind\n")
    assert project.to_look_at() == ["wind"]


def test_what_was_looked_at_and_left_is_not_shown_again_unless_its_english_changes_again(
    project: Project,
) -> None:
    project.commit(en="sun = the sun\nsea = sea\n    .plural = seas\n")
    note_looked(project.root, "hu", {"macao"}, datetime.fromtimestamp(MADE + 3 * YEAR, UTC))
    assert project.to_look_at() == []
    project.year = 4
    project.commit(en="sun = the sun\nsea = the sea\n    .plural = seas\n")
    assert project.to_look_at() == ["sea"]


def test_a_language_without_the_file_is_told_to_translate_all_of_it(project: Project) -> None:
    assert [(one.key, one.english) for one in stale(project.root, "pl")] == [("", "the whole file")]
