# SPDX-License-Identifier: Apache-2.0
"""Broken clients, broken messages and broken files: no crash, bounded memory, and an end with the client."""
import json
import os
import select
import subprocess
import sys
import time

import pytest

from support.paths import LIMIT, LIVERY
from support.raw import frame

URI = "file:///tmp/theme.css"
MEGABYTE = 1 << 20
PARSE_ERROR, INVALID_REQUEST = -32700, -32600


def rules(server, uri=URI):
    """Pulls the diagnostics of a document, and returns their rules."""
    report = server.call("textDocument/diagnostic", {"textDocument": {"uri": uri}})
    return [item["code"] for item in report["result"]["items"]]


@pytest.fixture
def server(raw):
    server = raw()
    server.start()
    return server


# clients

CLIENT = """
import json, os, subprocess, sys, time
server = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize",
                   "params": {"processId": os.getpid(), "rootUri": None, "capabilities": {}}}).encode()
server.stdin.write(b"Content-Length: %d\\r\\n\\r\\n" % len(body) + body)
server.stdin.flush()
server.stdout.readline()
print(server.pid, flush=True)
time.sleep(1000)
"""


def alive(pid):
    """Whether a process runs; one that has ended and is not yet collected does not."""
    try:
        with open(f"/proc/{pid}/stat") as status:
            return status.read().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def wait_for_end(pid):
    end = time.monotonic() + LIMIT
    while alive(pid):
        assert time.monotonic() < end, "the server does not end"
        time.sleep(0.05)


def test_the_server_ends_with_a_killed_client():
    client = subprocess.Popen([sys.executable, "-c", CLIENT, LIVERY, "lsp"], stdout=subprocess.PIPE)
    pid = int(client.stdout.readline())
    assert alive(pid)
    client.kill()
    client.wait()
    client.stdout.close()
    wait_for_end(pid)


def test_the_server_ends_if_its_client_does_although_the_pipes_stay_open(raw):
    # Another process inherits the pipes, so that they do not end with the client.
    other = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
    server = raw()
    answer = server.call("initialize", {"processId": other.pid, "rootUri": None, "capabilities": {}})
    assert "result" in answer
    server.notify("initialized", {})
    other.kill()
    other.wait()
    wait_for_end(server.process.pid)


@pytest.mark.parametrize("identifier", [2**31 - 1, 0, -1])
def test_a_client_that_does_not_run_is_survived_or_ends_the_server(raw, identifier):
    server = raw()
    message = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"processId": identifier, "rootUri": None, "capabilities": {}}}
    server.validator.sent(message)
    server.write(frame(message))
    first = server.read()
    assert first is None or "result" in first or "error" in first
    server.process.stdin.close()
    assert server.exit_code() in (0, 1)


def test_closed_output_ends_the_server(raw):
    server = raw()
    server.start()
    server.process.stdout.close()
    try:
        for _ in range(100):
            os.set_blocking(server.process.stdin.fileno(), True)
            server.process.stdin.write(frame({"jsonrpc": "2.0", "id": 1, "method": "workspace/symbol", "params": {"query": ""}}))
    except OSError:
        pass
    assert server.process.wait(LIMIT) in (1, 0)


# frames

@pytest.mark.parametrize("data", [
    b"Content-Length: 100\r\n\r\n{\"jsonrpc\"", b"Content-Length: 1", b"Content-Length: 10\r\n", b"Content-Length: 10\r\n\r\n", b"\r\n",
    b"Content-Le",
])
def test_a_half_frame_at_the_end_is_survived(server, data):
    server.write(data)
    server.process.stdin.close()
    assert server.exit_code() == 1


@pytest.mark.parametrize("data", [
    b"Content-Length: -5\r\n\r\n", b"Content-Length: x\r\n\r\n{}", b"Content-Length: 99999999999999999999999\r\n\r\n{}",
    b"Content-Length:\r\n\r\n", b"Content-Type: x\r\n\r\n{}", b"\r\n\r\n\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"\x00\xff\xfe" * 100,
    b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", b"Content-Length: 9223372036854775807\r\n\r\n", b"X" * (2 * MEGABYTE),
])
def test_a_wrong_header_is_survived_or_ends_the_server(raw, data, tmp_path):
    log = tmp_path / "log"
    server = raw("--log", str(log))
    server.start()
    try:
        server.write(data)
        server.process.stdin.close()
    except OSError:
        pass
    # A header without a length leaves nothing to find the next message with; the server then says so and ends.
    while (message := server.read()) is not None:
        assert "method" in message or "error" in message
    assert server.process.wait(LIMIT) == 1
    assert server.buffer == b""
    assert log.stat().st_size > 0


@pytest.mark.parametrize("body", [
    b"", b"{", b"nothing", b"[" * 100_000, b"{\"a\":" * 100_000, b"\xff\xfe\x00", b"{} {}", b"[1, 2",
    b"{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"x\", \"params\": [" + b"9" * 100_000 + b"]",
])
def test_a_body_that_is_no_json_is_an_error(server, body):
    server.write(frame(body))
    message = server.read()
    assert message["id"] is None and message["error"]["code"] == PARSE_ERROR
    assert "result" in server.call("workspace/symbol", {"query": "x"})
    assert server.end() == 0


@pytest.mark.parametrize("message", [[], 3, None, "x", {}, {"jsonrpc": "2.0"}, {"jsonrpc": "2.0", "id": {}}, {"jsonrpc": "2.0", "method": 3},
                                     {"jsonrpc": "2.0", "id": 5, "result": 1}, {"jsonrpc": "2.0", "id": "q", "error": {"code": 1, "message": ""}},
                                     [{"jsonrpc": "2.0", "method": "$/x"}]])
def test_json_that_is_no_message_is_survived(server, message):
    server.write(frame(message))
    identifier = server.request("workspace/symbol", {"query": "x"})
    while (answer := server.read()).get("id") != identifier:
        assert answer.get("method") or answer["error"]["code"] == INVALID_REQUEST
    assert "result" in answer
    assert server.end() == 0


@pytest.mark.parametrize("identifier", [0, -1, 2**31 - 1, "", "é😀", "x" * 100_000])
def test_any_identifier_is_answered(server, identifier):
    message = {"jsonrpc": "2.0", "id": identifier, "method": "workspace/symbol", "params": {"query": "x"}}
    server.validator.sent(message)
    server.write(frame(message))
    assert "result" in server.answer(identifier)
    assert server.end() == 0


# sizes

def test_a_hundred_megabytes_of_one_line_are_survived(raw, tmp_path):
    log = tmp_path / "log"
    server = raw("--log", str(log))
    server.start()
    text = "a { color: red; " * (100 * MEGABYTE // 16)
    body = json.dumps({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {
        "textDocument": {"uri": URI, "languageId": "css", "version": 1, "text": text}}}).encode()
    server.write(frame(body))
    # The text may be refused; small texts are still checked.
    server.open("file:///tmp/small.css", "a { colour: red }")
    assert "unknown-property" in rules(server, "file:///tmp/small.css")
    assert server.memory("VmHWM") < 20 * len(text) // 1024
    assert log.stat().st_size > 0
    assert server.end() == 0


def test_a_hundred_megabytes_without_a_line_end_are_no_header(server):
    try:
        for _ in range(100):
            server.write(b"X" * MEGABYTE)
        server.process.stdin.close()
    except OSError:
        pass
    assert server.memory_or_none() is None or server.memory("VmHWM") < 300 * 1024
    assert server.exit_code() == 1


def test_answers_that_wait_are_bounded(server):
    """The server stops reading once 8 MB of answers wait, and goes on when they are read."""
    server.open(URI, "".join(f".name{number} {{ color: red }}\n" for number in range(50)))
    size = len(json.dumps(server.call("textDocument/documentSymbol", {"textDocument": {"uri": URI}})))
    # The padding lets few requests fill what the server reads in advance.
    before, maximum, padding = server.memory(), 200_000, "x" * 8000
    descriptor = server.process.stdin.fileno()
    os.set_blocking(descriptor, False)
    sent, view, last = [], memoryview(b""), time.monotonic()
    # Writes until the pipe stays full: the server reads no more.
    while time.monotonic() - last < 5:
        if not view:
            assert len(sent) < maximum, f"the server read {len(sent)} requests with {len(sent) * size} bytes of answers that nobody reads"
            sent.append(f"request {len(sent)}")
            view = memoryview(frame({"jsonrpc": "2.0", "id": sent[-1], "method": "textDocument/documentSymbol",
                                     "params": {"textDocument": {"uri": URI}, "padding": padding}}))
        if select.select([], [descriptor], [], 0.5)[1]:
            view, last = view[os.write(descriptor, view):], time.monotonic()
    assert server.memory() - before < 100 * 1024
    answered = []
    while len(answered) < len(sent):
        readable, writable, _ = select.select([server.process.stdout], [descriptor] if view else [], [], LIMIT)
        assert readable or writable, f"the server does not go on after {len(answered)} of {len(sent)} answers"
        if writable:
            view = view[os.write(descriptor, view):]
        if readable:
            server.fill()
        while (message := server.take()) is not None:
            answered += [message["id"]] if "method" not in message else []
    assert sorted(answered) == sorted(sent)
    assert server.memory("VmHWM") - before < 200 * 1024


@pytest.mark.parametrize("depth", [1000, 100_000])
def test_a_deep_sheet_is_survived(server, depth):
    server.open(URI, "a { " * depth)
    rules(server)
    server.notify("textDocument/didChange", {"textDocument": {"uri": URI, "version": 2}, "contentChanges": [
        {"text": "a { color: " + "calc(" * depth}]})
    rules(server)
    for method in ["documentSymbol", "foldingRange", "documentColor", "semanticTokens/full"]:
        server.call(f"textDocument/{method}", {"textDocument": {"uri": URI}})
    server.call("textDocument/selectionRange", {"textDocument": {"uri": URI}, "positions": [{"line": 0, "character": 4 * depth}]})
    assert server.end() == 0


def test_many_changes_of_nothing_keep_the_memory(server):
    server.open(URI, "a { colour: red }")
    start = {"line": 0, "character": 0}
    changes = [{"range": {"start": start, "end": start}, "text": ""}] * 1000
    for version in range(2, 12):
        server.notify("textDocument/didChange", {"textDocument": {"uri": URI, "version": version}, "contentChanges": changes})
    rules(server)
    before = server.memory()
    for version in range(12, 52):
        server.notify("textDocument/didChange", {"textDocument": {"uri": URI, "version": version}, "contentChanges": changes})
    assert "unknown-property" in rules(server)
    assert server.memory() - before < 50 * 1024
    assert server.end() == 0


# files

def started(raw, files, name="static"):
    server = raw()
    server.start(files.folder, name)
    return server


def workspace(server):
    """Pulls the diagnostics of the workspace, as rules by the name of the file."""
    report = server.call("workspace/diagnostic", {"previousResultIds": []})
    return {part["uri"].rpartition("/")[2]: [item["code"] for item in part["items"]] for part in report["result"]["items"]}


def test_files_that_vanish_are_survived(raw, theme):
    files = theme({".livery.yml": "themes: [['*.css']]", **{f"sheet{number}.css": "a { colour: red }" for number in range(50)}})
    server = started(raw, files)
    assert "unknown-property" in workspace(server)["sheet0.css"]
    for number in range(50):
        if number % 2:
            files[f"sheet{number}.css"].path.unlink()
    assert "unknown-property" in workspace(server)["sheet0.css"]
    for source in files.sources.values():
        source.path.unlink(missing_ok=True)
    files.folder.rmdir()
    workspace(server)
    server.open(files["sheet0.css"].uri, "a { colour: red }")
    assert "unknown-property" in rules(server, files["sheet0.css"].uri)
    assert server.end() == 0


# A folder without permissions is readable for root; a file in its place is not a folder for anyone.
def broken_folder(folder):
    (folder / "sub").write_text("a file")


def missing_target(folder):
    (folder / "sub").symlink_to(folder / "gone")


def circular_link(folder):
    (folder / "sub").symlink_to(folder)


def special_file(folder):
    os.mkfifo(folder / "sub.css")


def binary_sheet(folder):
    (folder / "sub.css").write_bytes(bytes(range(256)) * 100)


def unreadable_folder(folder):
    (folder / "sub").mkdir()
    (folder / "sub" / "a.css").write_text("a { }")
    (folder / "sub").chmod(0)


@pytest.mark.parametrize("prepare", [broken_folder, missing_target, circular_link, special_file, binary_sheet, unreadable_folder])
def test_odd_files_are_survived(raw, theme, prepare):
    files = theme({".livery.yml": "themes: [[main.css, 'sub/*.css', sub.css]]", "main.css": "@import 'sub/a.css';\na { colour: red }"})
    prepare(files.folder)
    server = started(raw, files)
    server.open(files["main.css"].uri, files["main.css"].text)
    assert "unknown-property" in rules(server, files["main.css"].uri)
    workspace(server)
    assert server.end() == 0
    if (files.folder / "sub").is_dir():
        (files.folder / "sub").chmod(0o755)


@pytest.mark.parametrize("sheets", [
    {"a.css": "@import 'a.css';\na { colour: red }"},
    {"a.css": "@import 'b.css';\na { colour: red }", "b.css": "@import 'a.css';"},
    {"a.css": "@import 'b.css';\n@import 'c.css';\na { colour: red }", "b.css": "@import 'c.css';", "c.css": "@import 'a.css';\n@import 'b.css';"},
    {"a.css": "@import './sub/../a.css';\na { colour: red }", "sub/x.css": ""},
    {"a.css": "a { colour: red }", "b.json": '{"<": "c.json"}', "c.json": '{"<": "b.json"}'},
    {"a.css": ":root { --a: var(--b); --b: var(--a) }\na { colour: var(--a) }"},
])
def test_circles_are_survived(raw, theme, sheets):
    files = theme({".livery.yml": "", **sheets})
    server = started(raw, files)
    for name, source in files.sources.items():
        if not name.endswith(".yml"):
            server.open(source.uri, source.text, language=name.rpartition(".")[2])
    assert "unknown-property" in rules(server, files["a.css"].uri)
    for source in files.sources.values():
        for method in ["documentSymbol", "documentColor", "documentLink", "semanticTokens/full", "codeLens"]:
            server.call(f"textDocument/{method}", {"textDocument": {"uri": source.uri}})
    workspace(server)
    assert server.end() == 0


@pytest.mark.parametrize("text", ["rules: [", "themes: 3", "themes: [[main.css, 5]]", "\x00", "extends: ../../../../etc/passwd", "a: &a [*a]",
                                  "base: none\nextends: [harbor, default, missing.yml]", "rules:\n" + "  x: {y: " * 1000, "ignore: ['**']"])
def test_a_broken_configuration_is_survived(raw, theme, text):
    files = theme({".livery.yml": text, "main.css": "a { colour: red }"})
    server = started(raw, files)
    server.open(files["main.css"].uri, files["main.css"].text)
    rules(server, files["main.css"].uri)
    assert server.end() == 0


def test_a_folder_with_many_files_is_survived(raw, theme):
    files = theme({".livery.yml": "", "main.css": "a { colour: red }"})
    for number in range(3000):
        path = files.folder / f"folder{number % 50}" / f"file{number}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text("")
    server = started(raw, files)
    assert "unknown-property" in workspace(server)["main.css"]
    assert server.end() == 0
