# SPDX-License-Identifier: Apache-2.0
"""The check of messages itself: a message that breaks its type must not pass."""
import pytest
from lsprotocol import types

from support.capabilities import capabilities
from support.text import Text
from support.validation import Validator

START = {"line": 0, "character": 0}
RANGE = {"start": START, "end": START}


def notification(method, params):
    return {"jsonrpc": "2.0", "method": method, "params": params}


def diagnostic(**members):
    item = {"range": RANGE, "message": "m", **members}
    return notification("textDocument/publishDiagnostics", {"uri": "file:///a.css", "diagnostics": [item]})


VALID = [
    diagnostic(),
    diagnostic(severity=1, code="rule", tags=[1], source="livery"),
    notification("window/logMessage", {"type": 3, "message": "m"}),
    {"jsonrpc": "2.0", "id": 9, "method": "workspace/configuration", "params": {"items": [{"section": "livery"}]}},
    {"jsonrpc": "2.0", "id": 1, "result": None},
    {"jsonrpc": "2.0", "id": 1, "result": {"contents": {"kind": "markdown", "value": ""}, "range": RANGE}},
    {"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "m"}},
    {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "m"}},
]

INVALID = {
    "no version": {"method": "window/logMessage", "params": {"type": 3, "message": "m"}},
    "a list": [],
    "a missing member": notification("textDocument/publishDiagnostics", {"diagnostics": []}),
    "an unknown member": diagnostic(colour=1),
    "null in place of a missing member": diagnostic(code=None),
    "a number as text": diagnostic(severity="1"),
    "a fraction": diagnostic(severity=1.5),
    "a value outside of an enumeration": diagnostic(severity=5),
    "an unknown tag": diagnostic(tags=[7]),
    "a negative line": diagnostic(range={"start": {"line": -1, "character": 0}, "end": START}),
    "a crossed range": diagnostic(range={"start": {"line": 1, "character": 0}, "end": START}),
    "an unknown method": notification("livery/hello", {}),
    "a method of the server": notification("textDocument/didOpen", {}),
    "a notification with an identifier": {**diagnostic(), "id": 3},
    "a request without an identifier": notification("workspace/configuration", {"items": []}),
    "an unknown token": notification("$/progress", {"token": "t", "value": {"kind": "end"}}),
    "an answer to nothing": {"jsonrpc": "2.0", "id": 2, "result": None},
    "neither a result nor an error": {"jsonrpc": "2.0", "id": 1},
    "both": {"jsonrpc": "2.0", "id": 1, "result": None, "error": {"code": 1, "message": "m"}},
    "a result of another type": {"jsonrpc": "2.0", "id": 1, "result": {"contents": {"kind": "html", "value": ""}}},
    "an error without a message": {"jsonrpc": "2.0", "id": 1, "error": {"code": 1}},
}


def validator(name="full"):
    result = Validator(capabilities(name))
    result.sent({"id": 1, "method": "textDocument/hover"})
    return result


@pytest.mark.parametrize("message", VALID)
def test_a_valid_message_passes(message):
    assert validator().problems(message) == []


@pytest.mark.parametrize("message", INVALID.values(), ids=INVALID.keys())
def test_an_invalid_message_is_found(message):
    assert validator().problems(message)


@pytest.mark.parametrize("method, params", [
    ("workspace/configuration", {"items": []}),
    ("window/workDoneProgress/create", {"token": 1}),
    ("workspace/inlayHint/refresh", None),
    ("client/registerCapability", {"registrations": [{"id": "1", "method": "textDocument/hover"}]}),
])
def test_a_request_that_the_client_does_not_support_is_found(method, params):
    message = {"jsonrpc": "2.0", "id": 7, "method": method, **({"params": params} if params else {})}
    assert validator("full").problems(message) == []
    assert validator("static").problems(message)


def test_a_second_answer_is_found():
    check = validator()
    answer = {"jsonrpc": "2.0", "id": 1, "result": None}
    assert check.problems(answer) == []
    assert check.problems(answer)


@pytest.mark.parametrize("encoding, character", [("utf-8", 7), ("utf-16", 4), ("utf-32", 3)])
def test_positions_count_the_units_of_an_encoding(encoding, character):
    text = Text("a\r\né😀b\rc", encoding)
    assert text.position(6) == types.Position(1, character)
    assert text.offset(types.Position(1, character)) == 6
    assert text.offset(types.Position(1, 99)) == 6
    assert text.offset(types.Position(99, 0)) == 8
    assert text.position(7) == types.Position(2, 0)


def test_edits_apply_to_the_text_before():
    text = Text("a b c")
    edits = [types.TextEdit(text.range(4, 5), "C"), types.TextEdit(text.range(0, 1), "AA")]
    assert text.applying(edits) == "AA b C"
    with pytest.raises(AssertionError):
        text.applying([types.TextEdit(text.range(0, 3), ""), types.TextEdit(text.range(1, 2), "")])
