# SPDX-License-Identifier: Apache-2.0
"""Cancelled requests: each has one answer, and a request that has not begun is answered by an error."""
import pytest

from support.raw import frame

CANCELLED = -32800
COUNT = 1000
URI = "file:///tmp/theme.css"
SHEET = "".join(f".a{number} {{ color: hsl({number % 360} 50% 50%); colour: red; margin: 0 0 0 0 }}\n" for number in range(COUNT))


@pytest.fixture
def server(raw):
    server = raw()
    server.start()
    server.open(URI, SHEET)
    return server


def requests(server, count, method="textDocument/documentColor"):
    """Returns the frames of requests that take a while."""
    messages = [{"jsonrpc": "2.0", "id": f"{method} {number}", "method": method, "params": {"textDocument": {"uri": URI}}}
                for number in range(count)]
    for message in messages:
        server.validator.sent(message)
    return messages


def cancellation(identifier):
    return {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": identifier}}


def codes(server, messages):
    """Returns the error codes of the answers, None for a result."""
    return [server.answer(message["id"]).get("error", {}).get("code") for message in messages]


@pytest.mark.parametrize("method", [
    "textDocument/documentColor", "textDocument/diagnostic", "textDocument/semanticTokens/full", "textDocument/documentSymbol"])
def test_waiting_requests_are_cancelled(server, method):
    messages = requests(server, 30, method)
    cancelled = [cancellation(message["id"]) for message in messages]
    server.write(b"".join(map(frame, messages + cancelled)))
    found = codes(server, messages)
    assert set(found) <= {None, CANCELLED}
    assert found[-1] == CANCELLED
    assert server.end() == 0


def test_other_requests_are_not_cancelled(server):
    messages = requests(server, 6)
    server.write(b"".join(map(frame, messages + [cancellation(messages[4]["id"])])))
    found = codes(server, messages)
    assert found[:4] + found[5:] == [None] * 5
    assert found[4] in (None, CANCELLED)
    assert server.end() == 0


def test_a_cancelled_request_has_one_answer(server):
    messages = requests(server, 10)
    cancelled = [cancellation(message["id"]) for message in messages for _ in range(3)]
    server.write(b"".join(map(frame, messages + cancelled)))
    codes(server, messages)
    # The validator refuses a second answer.
    assert "result" in server.call("workspace/symbol", {"query": "a1"})
    assert server.end() == 0


@pytest.mark.parametrize("params", [{"id": 9999}, {"id": "nothing"}, {"id": None}, {}, None, {"id": [1]}])
def test_a_cancellation_of_nothing_is_survived(server, params):
    server.notify("$/cancelRequest", params)
    assert "result" in server.call("workspace/symbol", {"query": "a1"})
    assert server.end() == 0


def test_a_cancellation_of_an_answered_request_is_ignored(server):
    identifier = server.request("textDocument/documentColor", {"textDocument": {"uri": URI}})
    assert "result" in server.answer(identifier)
    server.notify("$/cancelRequest", {"id": identifier})
    assert "result" in server.call("textDocument/documentColor", {"textDocument": {"uri": URI}})
    assert server.end() == 0


def test_a_number_and_a_text_are_different_identifiers(server):
    messages = requests(server, 5)
    last = server.request("textDocument/documentColor", {"textDocument": {"uri": URI}})
    server.write(frame(cancellation(str(last))) + b"".join(map(frame, messages)))
    assert "result" in server.answer(last)
    assert codes(server, messages) == [None] * 5
    assert server.end() == 0


def test_changes_between_cancelled_requests_are_kept(server):
    messages = requests(server, 10)
    change = {"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {
        "textDocument": {"uri": URI, "version": 2}, "contentChanges": [{"text": "a { colr: red }"}]}}
    cancelled = [cancellation(message["id"]) for message in messages]
    server.write(b"".join(map(frame, messages[:5] + [change] + messages[5:] + cancelled)))
    codes(server, messages)
    report = server.call("textDocument/diagnostic", {"textDocument": {"uri": URI}})
    assert [item["code"] for item in report["result"]["items"]].count("unknown-property") == 1
    assert server.end() == 0


def test_an_answer_after_a_change_belongs_to_its_text(server):
    before, after = requests(server, 2, "textDocument/documentSymbol")
    change = {"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {
        "textDocument": {"uri": URI, "version": 2}, "contentChanges": [{"text": "z { }"}]}}
    server.write(frame(before) + frame(change) + frame(after))
    first = server.answer(before["id"])
    # The first answer is that of the old text, or the error ContentModified.
    assert first.get("error", {}).get("code") == -32801 or len(first["result"]) == COUNT
    assert len(server.answer(after["id"])["result"]) == 1
    assert server.end() == 0
