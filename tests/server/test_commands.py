"""`carrack serve`, `backup` and `restore` as an operator types them."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from dataclasses import fields
from pathlib import Path

import pytest
from typer.testing import CliRunner

import carrack
from carrack.cli import app
from carrack.server.operate import commands
from carrack.server.operate.observing import Metrics
from carrack.server.settings import Settings

from .running import PATIENCE, Server, Servers
from .test_backup import contents, fill
from .test_upgrade import with_database

RUNNER = CliRunner()
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "operate.md"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("CARRACK_LANGUAGE", "en")
    monkeypatch.delenv("CARRACK_DATABASE", raising=False)


def serve(*words: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected not to start."""
    return subprocess.run(
        [sys.executable, "-m", "carrack.cli", "serve", *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def refusal(*words: str) -> str:
    done = serve(*words)
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("carrack: ")
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def answer(server: Server, path: str) -> str:
    with urllib.request.urlopen(server.url + path, timeout=30) as found:
        return str(found.read().decode())


# ---- serve ----


def test_a_server_starts_on_nothing_and_says_where_it_is(
    empty_url: str, running_server: Servers
) -> None:
    server = running_server(empty_url)
    assert f"Carrack {carrack.__version__} is ready at {server.url}\n" in server.said()
    assert answer(server, "/healthz")
    assert "openapi" in json.loads(answer(server, "/api/openapi.json"))


def test_a_server_that_is_stopped_ends_well(empty_url: str, running_server: Servers) -> None:
    server = running_server(empty_url)
    assert server.stop() == 0
    assert "Traceback" not in server.said()


def test_ctrl_c_ends_a_server_without_a_trace(
    empty_sqlite_url: str, running_server: Servers
) -> None:
    server = running_server(empty_sqlite_url)
    assert server.send(signal.SIGINT) == 0
    assert "Traceback" not in server.said()


def test_a_server_that_was_killed_starts_again_on_the_same_database(
    empty_url: str, running_server: Servers
) -> None:
    server = running_server(empty_url)
    for _ in range(2):
        server.restart()
    assert server.said().count("is ready at") == 3


def test_two_servers_start_at_once_on_one_database(
    empty_postgres_url: str, running_server: Servers
) -> None:
    servers = [running_server.prepared(empty_postgres_url) for _ in range(2)]
    for server in servers:
        server.launch()
    for server in servers:
        server.wait_until_ready()
        assert answer(server, "/healthz")


def test_a_second_server_on_one_file_is_refused_in_a_sentence(
    empty_sqlite_url: str, tmp_path: Path, running_server: Servers
) -> None:
    first = running_server(empty_sqlite_url)
    other_name = tmp_path / "the same.sqlite"
    other_name.symlink_to(empty_sqlite_url.removeprefix("sqlite:///"))
    second = running_server.prepared(str(other_name))
    second.launch()
    assert second.process is not None
    assert second.process.wait(PATIENCE) == 2
    second.process = None
    assert "is served by another process already" in second.said()
    assert "Traceback" not in second.said()
    # The first one is as well as ever, and when it is killed another one may take its place.
    assert answer(first, "/healthz")
    first.kill()
    second.start()
    assert answer(second, "/healthz")


def test_flags_go_before_variables(tmp_path: Path, running_server: Servers) -> None:
    file = tmp_path / "by-flag.sqlite"
    server = running_server.prepared(str(tmp_path / "by-variable.sqlite"), port=1)
    server.words = ["--port", str(server.port), "--database", str(file)]
    server.start()
    assert file.exists()
    assert not (tmp_path / "by-variable.sqlite").exists()


def test_logs_are_json_lines_where_that_is_set(
    empty_sqlite_url: str, running_server: Servers
) -> None:
    server = running_server(empty_sqlite_url, log_json=True)
    answer(server, "/api/openapi.json")
    server.stop()
    lines = [line for line in server.said().splitlines() if "is ready at" not in line]
    assert lines
    for line in lines:
        assert json.loads(line)


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        file = tmp_path / "games.sqlite"
        assert f"127.0.0.1:{port}" in refusal("--port", port, "--database", str(file))
    assert not file.exists()


@pytest.mark.parametrize(
    "words", [("--port", "70000"), ("--host", "no.such.host.invalid"), ("--host", "192.0.2.1")]
)
def test_an_address_that_cannot_be_used_is_refused(tmp_path: Path, words: tuple[str, ...]) -> None:
    said = refusal("--port", "0", *words, "--database", str(tmp_path / "games.sqlite"))
    assert words[1] in said


def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    file = tmp_path / "holiday.png"
    file.write_bytes(b"\x89PNG" * 2000)
    assert "holiday.png" in refusal("--port", "0", "--database", str(file))
    url = "postgresql://ana:hunter2@127.0.0.1:1/games"
    said = refusal("--port", "0", "--database", url)
    assert "127.0.0.1/games" in said
    assert "hunter2" not in said


def test_a_setting_that_makes_no_sense_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARRACK_BOT_WORKERS", "many")
    assert "CARRACK_BOT_WORKERS" in refusal("--port", "0")


def test_a_start_that_fails_later_is_explained_without_a_trace(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CARRACK_MAIL_SERVER", "pigeon://loft")
    done = serve("--port", "0", "--database", str(tmp_path / "games.sqlite"))
    assert done.returncode == 2, done.stderr
    assert done.stderr.splitlines()[-1].startswith("carrack: ")
    assert "Traceback" not in done.stderr
    assert "File " not in done.stderr


def test_missing_libraries_are_named_with_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    serving = "carrack.server.operate.serving"
    for module in [name for name in sys.modules if name.startswith(serving)]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.delattr(serving, raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    done = RUNNER.invoke(app, ["serve"])
    assert done.exit_code == 2
    assert 'pip install "carrack[server]"' in done.stderr
    assert "uvicorn" in done.stderr


def test_a_part_of_our_own_that_is_missing_is_a_bug() -> None:
    with pytest.raises(ModuleNotFoundError), commands.installed_parts():
        raise ModuleNotFoundError("no module named carrack.nowhere", name="carrack.nowhere")


def test_the_command_line_loads_no_server_until_it_is_asked_to() -> None:
    heavy = ("fastapi", "uvicorn", "sqlalchemy", "alembic", "msgspec", "structlog", "argon2")
    code = f"import sys; from carrack import cli; print([m for m in {heavy} if m in sys.modules])"
    child = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert child.stdout.strip() == "[]"


# ---- backup and restore ----


def test_a_backup_is_made_and_restored_by_two_commands(
    empty_sqlite_url: str, empty_postgres_url: str, tmp_path: Path
) -> None:
    file = str(tmp_path / "games.zip")
    with_database(empty_sqlite_url, fill)
    done = RUNNER.invoke(app, ["backup", file, "--database", empty_sqlite_url])
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith(f"{file}: 2 people, 2 tables, ")
    done = RUNNER.invoke(app, ["restore", file, "--database", empty_postgres_url])
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith(f"{file}: 2 people, 2 tables, ")
    assert with_database(empty_postgres_url, contents) == with_database(empty_sqlite_url, contents)
    again = RUNNER.invoke(app, ["restore", file, "--database", empty_postgres_url])
    assert again.exit_code == 2
    assert len(again.stderr.splitlines()) == 1


def test_a_backup_replaces_a_file_with_force_only(empty_sqlite_url: str, tmp_path: Path) -> None:
    with_database(empty_sqlite_url, fill)
    words = ["backup", str(tmp_path / "games.zip"), "--database", empty_sqlite_url]
    codes = [RUNNER.invoke(app, [*words, *more]).exit_code for more in ([], [], ["--force"])]
    assert codes == [0, 2, 0]


def test_a_missing_database_or_backup_makes_no_file(tmp_path: Path) -> None:
    nothing, target = str(tmp_path / "nothing.sqlite"), str(tmp_path / "games.zip")
    before = sorted(os.listdir(tmp_path))
    assert RUNNER.invoke(app, ["backup", target, "--database", nothing]).exit_code == 2
    assert RUNNER.invoke(app, ["restore", target, "--database", nothing]).exit_code == 2
    assert sorted(os.listdir(tmp_path)) == before


def test_a_running_server_is_backed_up_and_goes_on(
    empty_url: str, running_server: Servers, tmp_path: Path
) -> None:
    server = running_server(empty_url)
    done = RUNNER.invoke(app, ["backup", str(tmp_path / "b.zip"), "--database", empty_url])
    assert done.exit_code == 0, done.output
    assert answer(server, "/readyz")
    copy = str(tmp_path / "copy.sqlite")
    assert (
        RUNNER.invoke(app, ["restore", str(tmp_path / "b.zip"), "--database", copy]).exit_code == 0
    )
    assert running_server(copy).is_ready()


# ---- docs/operate.md ----


def test_the_page_for_operators_names_every_setting_with_its_default() -> None:
    lines = [line for line in PAGE.read_text().splitlines() if line.startswith("| `CARRACK_")]
    cells = [[cell.strip(" `") for cell in line.split("|")] for line in lines]
    told = {name: default for _, name, default, *_ in cells}
    known = {f"CARRACK_{field.name.upper()}": written(field.default) for field in fields(Settings)}
    assert told == known


def written(default: object) -> str:
    """A default as the page writes it."""
    if isinstance(default, bool):
        return "yes" if default else "no"
    return str(default)


def test_the_page_for_operators_shows_the_container_as_it_is() -> None:
    assert f"```dockerfile\n{(ROOT / 'Dockerfile').read_text()}```" in PAGE.read_text()


def test_the_page_for_operators_names_every_command() -> None:
    names = [command.name or "" for command in commands.admin.registered_commands]
    names += [
        str(command.callback.__name__)
        for command in commands.admin.registered_commands
        if command.name is None and command.callback is not None
    ]
    page = PAGE.read_text()
    assert [name for name in names if name and f"`carrack admin {name}" not in page] == []


def test_the_page_for_operators_names_only_figures_that_exist() -> None:
    told = set(re.findall(r"`(carrack_\w+)", PAGE.read_text()))
    known = {line.split()[2] for line in Metrics().text().decode().splitlines() if "# HELP" in line}
    assert told <= known
