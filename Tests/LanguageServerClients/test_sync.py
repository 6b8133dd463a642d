# SPDX-License-Identifier: Apache-2.0
"""The synchronization of texts: after each change, the server's diagnostics are those of the command on the same text."""
import pytest
from lsprotocol import types

from support.lint import command_findings, server_findings

HOVER = types.TEXT_DOCUMENT_HOVER
PARSE_ERROR = -32700


async def check(client, theme, source):
    assert server_findings(source, await client.items(source)) == command_findings(theme, source)


@pytest.fixture
def one(theme):
    """A theme of one sheet."""
    return lambda text: theme({".livery.yml": "", "main.css": text})


@pytest.mark.parametrize("text", [
    "a { colour: red }", "", "a {", "/* é😀 */ a { colour: red }\r\nb { colr: red }", "a\r{\rcolour: red\r}", "\ufeffa { colour: red }",
    "a { content: '\\", "}}}}", "\n\n\n", "a { colour: red }\u2028b { colour: red }",
])
async def test_an_opened_text_is_checked(client, one, text):
    files = one(text)
    await client.start(files)
    await check(client, files, await client.open(files["main.css"]))


async def test_the_opened_text_counts_in_place_of_the_file(client, one):
    files = one("a { colour: red }")
    files["main.css"].path.write_text("a { color: red }")
    await client.start(files)
    await client.open(files["main.css"])
    assert "unknown-property" in await client.rules(files["main.css"])


@pytest.mark.parametrize("old, new", [
    ("olour", "olor"), ("", "x"), ("a {", ""), ("red", "r\ned"), ("\n", ""), ("colour: red", "/*"), ("}", "}\n}"),
    ("red", "réd 😀"), ("colour: red", "color: red;\r\nmargin: 1"),
])
@pytest.mark.parametrize("name", ["full", "utf-8", "utf-32"])
async def test_a_change_of_a_range_is_applied(client, one, name, old, new):
    files = one("/* ü😀 */\na { colour: red }\nb { colr: blue }\n")
    await client.start(files, name)
    source = await client.open(files["main.css"])
    client.change(source, (source.find(old), new))
    await check(client, files, source)
    client.change(source, (source.find(new) if new else source.model.range(0, 0), old))
    await check(client, files, source)


async def test_changes_of_one_notification_apply_in_order(client, one):
    files = one("a { colour: red }")
    await client.start(files)
    source = await client.open(files["main.css"])
    zero = types.Position(0, 0)
    client.change(source, (types.Range(zero, zero), "\n"), (types.Range(types.Position(1, 4), types.Position(1, 10)), "color"),
                  (types.Range(zero, types.Position(1, 0)), ""), (types.Range(zero, zero), "b { colr: red } "))
    assert source.text == "b { colr: red } a { color: red }"
    await check(client, files, source)


async def test_a_whole_text_replaces_the_text(client, one):
    files = one("a { colour: red }")
    await client.start(files)
    source = await client.open(files["main.css"])
    client.change(source, "b { color: red }\n", (types.Range(types.Position(0, 4), types.Position(0, 9)), "colr"))
    assert source.text == "b { colr: red }\n"
    await check(client, files, source)


@pytest.mark.parametrize("start, end", [
    ((0, 99), (0, 999)), ((9, 0), (9, 9)), ((0, 2**31 - 1), (2**31 - 1, 2**31 - 1)), ((1, 3), (1, 99)), ((0, 0), (99, 0)),
])
async def test_a_position_after_the_end_is_the_end(client, one, start, end):
    files = one("a { colour: red }\r\nb { colr: red }")
    await client.start(files)
    source = await client.open(files["main.css"])
    client.change(source, (types.Range(types.Position(*start), types.Position(*end)), " c { colour: blue }"))
    await check(client, files, source)


async def test_a_line_feed_after_a_carriage_return_joins_the_line_ends(client, one):
    files = one("a { colour: red }\rb { colour: red }")
    await client.start(files)
    source = await client.open(files["main.css"])
    start = types.Position(1, 0)
    client.change(source, (types.Range(start, start), "\n"))
    assert source.text == "a { colour: red }\r\nb { colour: red }"
    await check(client, files, source)
    client.change(source, (types.Range(types.Position(0, 17), start), "\r\r"))
    await check(client, files, source)


async def test_a_position_within_a_surrogate_pair_is_survived(client, one):
    files = one("/*😀*/ a { colour: red }")
    await client.start(files)
    source = await client.open(files["main.css"])
    inside = types.Position(0, 3)
    document = types.VersionedTextDocumentIdentifier(version=2, uri=source.uri)
    part = types.TextDocumentContentChangePartial(range=types.Range(inside, inside), text="x")
    client.text_document_did_change(types.DidChangeTextDocumentParams(document, [part]))
    await client.items(source)
    source.version = 2
    client.change(source, "a { colour: red }")
    await check(client, files, source)


async def test_a_change_of_a_closed_document_is_ignored(client, one):
    files = one("a { colour: red }")
    await client.start(files)
    source = files["main.css"]
    client.change(source, "b { }")
    client.close(source)
    source.replace("a { colour: red }")
    await check(client, files, await client.open(source))


async def test_a_document_that_is_opened_twice_has_the_second_text(client, one):
    files = one("a { colour: red }")
    await client.start(files)
    source = await client.open(files["main.css"])
    source.replace("b { colr: red }")
    await client.open(source)
    await check(client, files, source)


async def test_an_older_version_is_survived(client, one):
    files = one("a { colour: red }")
    await client.start(files)
    source = await client.open(files["main.css"])
    source.version = 10
    client.change(source, "b { colour: red }")
    source.version = 3
    client.change(source, "c { colour: red }")
    await client.items(source)
    client.close(source)
    source.version = 20
    source.replace("d { colr: red }")
    await check(client, files, await client.open(source))


async def test_pushed_diagnostics_name_their_version(client, one):
    files = one("a { colour: red }")
    await client.start(files, "push")
    source = await client.open(files["main.css"])
    assert await client.publication(source)
    client.change(source, "a { color: red }")
    assert "unknown-property" not in [item.code for item in await client.publication(source)]
    versions = [part.version for part in client.published if part.uri == source.uri]
    assert versions == sorted(versions)


async def test_a_closed_document_has_the_text_of_its_file_again(client, theme):
    files = theme({".livery.yml": "themes: [[base.css, brand.css]]", "base.css": ":root { --ink: black }",
                   "brand.css": "a { color: var(--ink) }"})
    await client.start(files)
    base, brand = await client.open(files["base.css"]), await client.open(files["brand.css"])
    assert "unresolved-variable" not in await client.rules(brand)
    client.change(base, ":root { --tint: black }")
    assert "unresolved-variable" in await client.rules(brand)
    client.close(base)
    assert "unresolved-variable" not in await client.rules(brand)


async def test_a_saved_document_stays_the_same(client, one):
    files = one("a { colour: red }")
    await client.start(files)
    source = await client.open(files["main.css"])
    client.change(source, "a { colr: red }")
    client.save(source)
    await check(client, files, source)


@pytest.mark.parametrize("method", ["$/unknown", "$/setTrace", "livery/unknown", "textDocument/didUnknown", "", "exit/x"])
def test_an_unknown_notification_is_survived(raw, method):
    server = raw()
    server.start()
    server.notify(method, {"value": "off"})
    server.notify(method)
    assert "result" in server.call("workspace/symbol", {"query": "x"})
    assert server.end() == 0


@pytest.mark.parametrize("method", ["$/unknown", "livery/unknown", "textDocument/unknown", "textDocument/didOpen", "", "initialized"])
def test_an_unknown_request_is_an_error(raw, method):
    server = raw()
    server.start()
    assert server.call(method, {})["error"]["code"] == types.ErrorCodes.MethodNotFound
    assert server.end() == 0


POSITION = {"line": 0, "character": 0}


@pytest.mark.parametrize("params", [
    None, {}, [], {"textDocument": {}}, {"textDocument": {"uri": 3}, "position": POSITION},
    {"textDocument": {"uri": "file:///a.css"}, "position": {"line": -1, "character": 0}},
    {"textDocument": {"uri": "file:///a.css"}, "position": {"line": "0"}},
])
def test_wrong_parameters_are_an_error(raw, params):
    server = raw()
    server.start()
    server.open("file:///a.css", "a { color: red }")
    assert server.call(HOVER, params)["error"]["code"] == types.ErrorCodes.InvalidParams
    assert server.end() == 0


@pytest.mark.parametrize("params", [
    None, {}, [], {"textDocument": {"uri": "file:///a.css"}}, {"textDocument": {"uri": "file:///a.css", "version": 2}, "contentChanges": 3},
    {"textDocument": {"uri": "file:///a.css", "version": 2}, "contentChanges": [{"range": 1, "text": "b {}"}]},
    {"textDocument": {"uri": "file:///a.css", "version": 2}, "contentChanges": [{"text": None}]},
])
def test_wrong_parameters_of_a_notification_are_survived(raw, params):
    server = raw()
    server.start()
    server.open("file:///a.css", "a { colour: red }")
    server.notify("textDocument/didChange", params)
    report = server.call("textDocument/diagnostic", {"textDocument": {"uri": "file:///a.css"}})
    assert "unknown-property" in [item["code"] for item in report["result"]["items"]]
    assert server.end() == 0


@pytest.mark.parametrize("uri", [
    "file:///no/such/file.css", "untitled:Untitled-1", "git:/a/main.css?ref", "file:///a%20b/%C3%A9%F0%9F%98%80.css", "x", "",
])
def test_a_document_of_any_address_is_checked(raw, uri):
    server = raw()
    server.start()
    server.open(uri, "a { colour: red }")
    report = server.call("textDocument/diagnostic", {"textDocument": {"uri": uri}})
    assert "unknown-property" in [item["code"] for item in report["result"]["items"]]
    assert server.end() == 0
