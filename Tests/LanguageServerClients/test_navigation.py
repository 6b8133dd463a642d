# SPDX-License-Identifier: Apache-2.0
"""Definition, declaration, references and highlights, across CSS and JSON sheets."""
import pytest
from lsprotocol import types

from support.places import marked, places
from support.themes import same_file

CONFIGURATION = {".livery.yml": "extends: default\nthemes: [[base.css, brand.css, main.css]]"}

# Files with a cursor in one; the definitions are the marked ranges.
DEFINITIONS = {
    "a variable of the same file": {"main.css": ":root { «--ink»: red }\na { color: var(--i|nk) }"},
    "a variable of another file": {"base.css": ":root { «--ink»: red }", "main.css": "a { color: var(--i|nk) }"},
    "a variable of two files": {"base.css": ":root { «--ink»: red }", "brand.css": ":root { «--ink»: blue }",
                                "main.css": "a { color: var(--i|nk, black) }"},
    "a variable in a variable": {"base.css": ":root { «--a»: red }", "main.css": ":root { --b: var(--|a) }"},
    "keyframes": {"base.css": "@keyframes «glow» { }", "main.css": "a { animation: gl|ow 1s }"},
    "keyframes by name": {"base.css": "@keyframes «glow» { }", "main.css": "a { animation-name: none, glo|w }"},
    "a container": {"base.css": ".p { container-name: «panel» }", "main.css": "@container pa|nel (width > 1px) { }"},
    "a layer": {"base.css": "@layer «controls» { a { color: red } }", "main.css": "@layer con|trols { b { color: red } }"},
    "in broken text": {"base.css": ":root { «--ink»: red ", "main.css": "} a { color: var(--i|nk"},
    "after an emoji": {"base.css": "/* 😀é */ :root { «--ink»: red }", "main.css": "/* 😀 */ a { color: var(--in|k) }"},
    "with an escape": {"base.css": ":root { «--i\\6e k»: red }", "main.css": "a { color: var(--i|nk) }"},
}


async def started(client, theme, files, name="full"):
    """Opens the file with the cursor."""
    folder = theme({**CONFIGURATION, **files})
    await client.start(folder, name)
    return folder, await client.open(next(source for source in folder.sources.values() if source.cursors))


@pytest.mark.parametrize("method", [types.TEXT_DOCUMENT_DEFINITION, types.TEXT_DOCUMENT_DECLARATION])
@pytest.mark.parametrize("files", DEFINITIONS.values(), ids=DEFINITIONS.keys())
async def test_a_use_leads_to_its_definitions(client, theme, method, files):
    folder, source = await started(client, theme, files)
    found = places(folder, await client.ask(method, source))
    # A layer has as many definitions as rules; the use itself may be one of them.
    own = ("main.css", source.cursor.line)
    assert [part for part in found if part[:2] != own] == [part for part in marked(folder) if part[:2] != own]


@pytest.mark.parametrize("name", ["plain", "bare", "utf-8", "utf-32"])
async def test_a_client_without_links_gets_locations(client, theme, name):
    folder, source = await started(client, theme, DEFINITIONS["after an emoji"], name)
    result = await client.ask(types.TEXT_DOCUMENT_DEFINITION, source)
    assert places(folder, result) == marked(folder)
    if name in ("plain", "bare"):
        assert not any(isinstance(part, types.LocationLink) for part in (result if isinstance(result, (list, tuple)) else [result]))


@pytest.mark.parametrize("text, target", [
    ("@import \"ba|se.css\";", "base.css"), ("@import url(ba|se.css);", "base.css"), ("@import url('./ba|se.css') print;", "base.css"),
])
async def test_an_import_leads_to_its_file(client, theme, text, target):
    folder, source = await started(client, theme, {"base.css": "a { }", "main.css": text})
    result = await client.ask(types.TEXT_DOCUMENT_DEFINITION, source)
    result = result if isinstance(result, (list, tuple)) else [result]
    assert [same_file(getattr(part, "target_uri", None) or part.uri, folder[target].uri) for part in result] == [True]


@pytest.mark.parametrize("text", ["a { col|or: red }", "| a { }", "/* var(--i|nk) */", "a { color: var(--unkno|wn) }", "a { color: r|ed }", ""])
async def test_other_positions_have_no_definition(client, theme, text):
    folder = theme({**CONFIGURATION, "base.css": ":root { --ink: red }", "main.css": text})
    await client.start(folder)
    source = await client.open(folder["main.css"])
    position = source.cursor if source.cursors else types.Position(0, 0)
    assert not await client.ask(types.TEXT_DOCUMENT_DEFINITION, source, position=position)


# All references of the name at the cursor are marked, its declarations included. Declarations are in lines with ':root',
# '@keyframes' or '@layer'.
REFERENCES = {
    "a variable": {"base.css": ":root { «--ink»: red }\nb { color: var(«--ink») }",
                   "brand.css": "c { color: var(«--ink»); margin: var(--inks) }", "main.css": "a { color: var(«--i|nk», red) }"},
    "from the declaration": {"base.css": ":root { «--i|nk»: red }", "main.css": "a { color: var(«--ink») }"},
    "a class": {"base.css": ".«badge» { color: red }\n.badges { }", "main.css": "a .«bad|ge»:hover { }\nbadge { }"},
    "an identifier": {"base.css": "#«send» { }\n.send { }", "main.css": "a #«se|nd» { color: red }"},
    "a type": {"base.css": "«toolbar» > a { }\n.toolbar { }", "main.css": "a «tool|bar»:hover { }"},
    "keyframes": {"base.css": "@keyframes «glow» { }", "main.css": "a { animation: 1s «gl|ow» }\nb { animation-name: «glow» }"},
    "a container": {"base.css": ".p { container-name: «panel» }", "main.css": "@container «pa|nel» (width > 1px) { }"},
    "a layer": {"base.css": "@layer «controls», others;", "main.css": "@layer «con|trols» { a { color: red } }"},
    "in an at-rule": {"base.css": ":root { «--ink»: red }", "main.css": "@media print { a { & b { color: var(«--i|nk») } } }"},
    "in broken text": {"base.css": ":root { «--ink»: red ", "main.css": "a { color: var(«--i|nk»"},
    "in a pipeline": {"base.css": ":root { «--ink»: red }", "main.css": "a { -livery-pipeline: fill(var(«--i|nk»)) border(1px var(«--ink»)) }"},
}


@pytest.mark.parametrize("files", REFERENCES.values(), ids=REFERENCES.keys())
async def test_all_references_are_found(client, theme, files):
    folder, source = await started(client, theme, files)
    result = await client.ask(types.TEXT_DOCUMENT_REFERENCES, source, context=types.ReferenceContext(True))
    assert places(folder, [part for part in result if folder.of(part.uri)]) == marked(folder)


async def test_declarations_are_left_out_on_request(client, theme):
    folder, source = await started(client, theme, REFERENCES["a variable"])
    result = await client.ask(types.TEXT_DOCUMENT_REFERENCES, source, context=types.ReferenceContext(False))
    assert places(folder, result) == [part for part in marked(folder) if part[:2] != ("base.css", 0)]


async def test_references_follow_the_open_texts(client, theme):
    folder, source = await started(client, theme, REFERENCES["a variable"])
    base = await client.open(folder["base.css"])
    client.change(base, "/* new */\n\n:root { --ink: red }\n")
    result = await client.ask(types.TEXT_DOCUMENT_REFERENCES, source, context=types.ReferenceContext(True))
    assert [part for part in places(folder, result) if part[0] == "base.css"] == [("base.css", 2, "--ink")]


async def test_references_reach_json_sheets(client, theme):
    files = {".livery.yml": "extends: default\nthemes: [[base.css, sheet.json]]", "base.css": ".badge { }\ntool|bar { color: red }",
             "sheet.json": '{"toolbar": {"color": "red"}}'}
    folder, source = await started(client, theme, files)
    result = await client.ask(types.TEXT_DOCUMENT_REFERENCES, source, context=types.ReferenceContext(True))
    assert [part for part in places(folder, result) if part[0] == "sheet.json"] == [("sheet.json", 0, "toolbar")]


@pytest.mark.parametrize("text, count", [
    ('{"colors": {"in|k": "#000"}, "toolbar": {"color": "@colors.ink"}}', 2),
    ('{"colors": {"ink": "#000"}, "toolbar": {"color": "@colors.i|nk"}}', 2),
])
async def test_references_of_a_json_sheet_are_found(client, theme, text, count):
    folder, source = await started(client, theme, {"sheet.json": text, ".livery.yml": "extends: default\nthemes: [[sheet.json]]"})
    result = await client.ask(types.TEXT_DOCUMENT_REFERENCES, source, context=types.ReferenceContext(True))
    assert len(places(folder, result)) == count


# The occurrences at the cursor are marked; those that write are listed by their lines.
HIGHLIGHTS = {
    "a variable": (":root { «--ink»: red }\na { color: var(«--i|nk») }\nb { color: var(«--ink») }", {0}),
    "from the declaration": (":root { «--i|nk»: red }\na { color: var(«--ink») }", {0}),
    "a class": (".«bad|ge» { }\na.«badge»:hover { }\n.badges { }", None),
    "a type": ("«tool|bar» { }\n.x «toolbar» { }\n.toolbar { }", None),
    "keyframes": ("@keyframes «glow» { }\na { animation: «gl|ow» 1s }", {0}),
    "a state": ("a:«ho|ver» { }\nb:«hover» { }\n.hover { }", None),
    "in broken text": (":root { «--ink»: red\n} } a { color: var(«--i|nk»", {0}),
    "after an emoji": ("/* 😀 */ :root { «--ink»: red }\na { content: '😀'; color: var(«--i|nk») }", {0}),
}


@pytest.mark.parametrize("text, writes", HIGHLIGHTS.values(), ids=HIGHLIGHTS.keys())
@pytest.mark.parametrize("name", ["full", "utf-8"])
async def test_occurrences_are_highlighted(client, theme, text, writes, name):
    folder, source = await started(client, theme, {"main.css": text}, name)
    result = await client.ask(types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT, source)
    found = [types.Location(source.uri, part.range) for part in result]
    assert places(folder, found) == marked(folder)
    if writes is not None:
        assert {part.range.start.line for part in result if part.kind == types.DocumentHighlightKind.Write} == writes


async def test_occurrences_of_other_files_are_not_highlighted(client, theme):
    folder, source = await started(client, theme, REFERENCES["a variable"])
    result = await client.ask(types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT, source)
    assert len(result) == 1


@pytest.mark.parametrize("text", ["| ", "/* |ink */", "", "a { }|"])
async def test_nothing_has_no_highlight(client, theme, text):
    folder = theme({"main.css": text})
    await client.start(folder)
    source = await client.open(folder["main.css"])
    position = source.cursor if source.cursors else types.Position(0, 0)
    assert not await client.ask(types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT, source, position=position)
