# SPDX-License-Identifier: Apache-2.0
"""The beginning and the end of a session, and the capabilities of the server."""
import json
import os
import pathlib

import pytest
from lsprotocol import types

from support.raw import frame
from support.validation import CONVERTER

# The capabilities that each feature needs, and the method that registers it later.
PROVIDERS = {
    "completion_provider": types.TEXT_DOCUMENT_COMPLETION,
    "hover_provider": types.TEXT_DOCUMENT_HOVER,
    "signature_help_provider": types.TEXT_DOCUMENT_SIGNATURE_HELP,
    "declaration_provider": types.TEXT_DOCUMENT_DECLARATION,
    "definition_provider": types.TEXT_DOCUMENT_DEFINITION,
    "references_provider": types.TEXT_DOCUMENT_REFERENCES,
    "document_highlight_provider": types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT,
    "document_symbol_provider": types.TEXT_DOCUMENT_DOCUMENT_SYMBOL,
    "code_action_provider": types.TEXT_DOCUMENT_CODE_ACTION,
    "code_lens_provider": types.TEXT_DOCUMENT_CODE_LENS,
    "document_link_provider": types.TEXT_DOCUMENT_DOCUMENT_LINK,
    "color_provider": types.TEXT_DOCUMENT_DOCUMENT_COLOR,
    "workspace_symbol_provider": types.WORKSPACE_SYMBOL,
    "document_formatting_provider": types.TEXT_DOCUMENT_FORMATTING,
    "document_range_formatting_provider": types.TEXT_DOCUMENT_RANGE_FORMATTING,
    "document_on_type_formatting_provider": types.TEXT_DOCUMENT_ON_TYPE_FORMATTING,
    "rename_provider": types.TEXT_DOCUMENT_RENAME,
    "folding_range_provider": types.TEXT_DOCUMENT_FOLDING_RANGE,
    "selection_range_provider": types.TEXT_DOCUMENT_SELECTION_RANGE,
    "semantic_tokens_provider": "textDocument/semanticTokens",
    "inlay_hint_provider": types.TEXT_DOCUMENT_INLAY_HINT,
    "diagnostic_provider": types.TEXT_DOCUMENT_DIAGNOSTIC,
}
HOVER = {"textDocument": {"uri": "file:///a.css"}, "position": {"line": 0, "character": 0}}


@pytest.mark.parametrize("name", ["static", "full", "bare", "plain", "utf-8", "utf-32"])
async def test_every_feature_is_offered(client, theme, name):
    result = await client.start(theme({"main.css": ""}), name)
    for member, method in PROVIDERS.items():
        offered = getattr(result.capabilities, member) not in (None, False)
        if not offered:
            assert name not in ("static", "bare"), f"{method} is not offered"
            await client.until(lambda: any(part.method == method for part in client.registrations.values()), method)
    sync = result.capabilities.text_document_sync
    assert getattr(sync, "change", sync) == types.TextDocumentSyncKind.Incremental
    assert getattr(sync, "open_close", True)
    assert result.server_info.name


@pytest.mark.parametrize("name, encoding", [
    ("full", "utf-16"), ("bare", "utf-16"), ("utf-8", "utf-8"), ("utf-32", "utf-32"), ("static", "utf-16")])
async def test_the_encoding_of_positions_is_negotiated(client, name, encoding):
    await client.start(capabilities_name=name)
    assert client.encoding == encoding


async def test_semantic_tokens_have_a_legend_and_deltas(client):
    result = await client.start(capabilities_name="static")
    provider = result.capabilities.semantic_tokens_provider
    assert len(provider.legend.token_types) == len(set(provider.legend.token_types)) > 3
    assert provider.full.delta is True
    assert provider.range is True


async def test_the_options_name_what_can_be_resolved(client):
    capabilities = (await client.start(capabilities_name="static")).capabilities
    assert capabilities.completion_provider.resolve_provider is True
    assert capabilities.code_action_provider.resolve_provider is True
    assert capabilities.rename_provider.prepare_provider is True
    assert capabilities.diagnostic_provider.inter_file_dependencies is True
    assert capabilities.diagnostic_provider.workspace_diagnostics is True
    on_type = capabilities.document_on_type_formatting_provider
    assert {on_type.first_trigger_character, *(on_type.more_trigger_character or [])} >= {"}", ";"}
    assert capabilities.workspace.workspace_folders.supported is True


def test_a_second_initialize_is_an_error(raw):
    server = raw()
    server.start()
    answer = server.call("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    assert answer["error"]["code"] == types.ErrorCodes.InvalidRequest
    assert server.end() == 0


def test_a_request_before_initialize_is_an_error(raw):
    server = raw()
    assert server.call("textDocument/hover", HOVER)["error"]["code"] == types.ErrorCodes.ServerNotInitialized
    assert server.call("shutdown")["error"]["code"] == types.ErrorCodes.ServerNotInitialized
    server.start()
    assert server.end() == 0


def test_a_notification_before_initialize_is_dropped(raw):
    server = raw()
    server.open("file:///a.css", "a { colour: red }")
    server.notify("textDocument/didClose", {"textDocument": {"uri": "file:///b.css"}})
    server.start(name="push")
    assert server.end() == 0
    assert [part for part in server.waiting if part.get("method") == "textDocument/publishDiagnostics"] == []


def test_a_request_after_shutdown_is_an_error(raw):
    server = raw()
    server.start()
    assert server.call("shutdown")["result"] is None
    assert server.call("textDocument/hover", HOVER)["error"]["code"] == types.ErrorCodes.InvalidRequest
    assert server.call("shutdown")["error"]["code"] == types.ErrorCodes.InvalidRequest
    server.notify("exit")
    assert server.exit_code() == 0


@pytest.mark.parametrize("started", [True, False], ids=["after initialize", "before initialize"])
def test_exit_without_shutdown_has_the_exit_code_1(raw, started):
    server = raw()
    if started:
        server.start()
    server.notify("exit")
    assert server.exit_code() == 1


def test_notifications_after_shutdown_are_survived(raw):
    server = raw()
    server.start()
    server.call("shutdown")
    server.open("file:///a.css", "a { colour: red }")
    server.notify("exit")
    assert server.exit_code() == 0


def test_the_output_contains_frames_alone(raw, theme):
    # `RawServer` refuses every byte outside of a frame.
    files = theme({"main.css": "a { colour: red", ".livery.yml": "rules: [", "broken.json": "{"})
    server = raw()
    server.start(files.folder, "push")
    server.open(files["main.css"].uri, files["main.css"].text)
    server.notification("textDocument/publishDiagnostics")
    assert server.end() == 0
    assert server.buffer == b""


def test_a_log_file_is_written_on_request(raw, theme, tmp_path):
    log = tmp_path / "server.log"
    server = raw("--log", str(log))
    server.start(theme({"main.css": ""}).folder)
    assert server.end() == 0
    assert log.stat().st_size > 0


def test_a_log_file_that_cannot_be_created_is_wrong_usage(raw, tmp_path):
    server = raw("--log", str(tmp_path / "missing" / "server.log"))
    assert server.exit_code() == 64


@pytest.mark.parametrize("fields", [
    {"rootUri": None, "rootPath": None}, {"workspaceFolders": []}, {"workspaceFolders": None},
    {"initializationOptions": None}, {"initializationOptions": {"livery": 3}}, {"initializationOptions": ["x"]},
    {"trace": "verbose"}, {"locale": "de", "clientInfo": {"name": "test"}}, {"rootUri": "untitled:x"},
    {"workspaceFolders": [{"uri": "file:///does/not/exist", "name": "gone"}]},
])
def test_unusual_parameters_are_accepted(raw, fields):
    server = raw()
    server.start(None, "static", **fields)
    server.open("file:///tmp/a.css", "a { colour: red }")
    report = server.call("textDocument/diagnostic", {"textDocument": {"uri": "file:///tmp/a.css"}})
    assert "unknown-property" in [item["code"] for item in report["result"]["items"]]
    assert server.end() == 0


@pytest.mark.parametrize("params", [None, {"capabilities": 3}, [], {"capabilities": {}, "processId": "x"}])
def test_wrong_parameters_of_initialize_are_an_error_or_ignored(raw, params):
    server = raw()
    answer = server.call("initialize", params)
    if "error" in answer:
        assert answer["error"]["code"] == types.ErrorCodes.InvalidParams
        server.start()
    assert server.end() == 0


def test_a_header_may_have_other_fields(raw):
    server = raw()
    body = json.dumps({"jsonrpc": "2.0", "id": "first", "method": "initialize",
                       "params": {"processId": os.getpid(), "rootUri": None, "capabilities": {}}}).encode()
    server.validator.methods["first"] = "initialize"
    server.write(b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length: %d\r\n\r\n" % len(body) + body)
    assert server.answer("first")["result"]["capabilities"]
    assert server.end() == 0


def test_a_message_in_single_bytes_is_read(raw):
    server = raw()
    server.validator.methods[1] = "initialize"
    message = {"jsonrpc": "2.0", "id": 1, "method": "initialize",
               "params": {"processId": os.getpid(), "rootUri": None, "capabilities": {}}}
    for byte in frame(message):
        server.write(bytes([byte]))
    assert server.answer(1)["result"]["capabilities"]
    server.count = 1
    assert server.end() == 0


def test_many_messages_in_one_write_are_read(raw):
    server = raw()
    server.start()
    requests = [{"jsonrpc": "2.0", "id": f"r{number}", "method": "textDocument/hover", "params": HOVER}
                for number in range(200)]
    for request in requests:
        server.validator.sent(request)
    server.write(b"".join(frame(request) for request in requests))
    answers = [server.answer(request["id"]) for request in requests]
    assert all("result" in answer or "error" in answer for answer in answers)
    assert server.end() == 0


def test_the_server_ends_with_its_input(raw):
    server = raw()
    server.start()
    server.process.stdin.close()
    assert server.exit_code() == 1


@pytest.mark.parametrize("version", ["1.0", None, 2])
def test_another_version_of_json_rpc_is_answered(raw, version):
    server = raw()
    server.start()
    server.validator.methods["odd"] = "textDocument/hover"
    message = {"jsonrpc": version, "id": "odd", "method": "textDocument/hover", "params": HOVER}
    server.write(frame({key: value for key, value in message.items() if value is not None}))
    assert server.answer("odd")["id"] == "odd"
    assert server.end() == 0


def test_capabilities_have_the_types_of_the_protocol(raw):
    server = raw()
    capabilities = server.start()
    typed = CONVERTER.structure(capabilities, types.ServerCapabilities)
    assert CONVERTER.unstructure(typed).keys() == capabilities.keys()
    assert pathlib.Path(f"/proc/{server.process.pid}").exists()
    assert server.end() == 0
