# SPDX-License-Identifier: Apache-2.0
"""Rename, in every file of a theme."""
import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from support.places import edited

CONFIGURATION = {".livery.yml": "extends: default\nthemes: [[base.css, brand.css, main.css, sheet.json]]"}

# Files with a cursor in one, the new name, and the new texts of the files that change.
CASES = {
    "a variable in three files": (
        {"base.css": ":root { --ink: red }", "brand.css": "b { color: var(--ink) }", "main.css": "a { color: var(--i|nk) }"}, "--tint",
        {"base.css": ":root { --tint: red }", "brand.css": "b { color: var(--tint) }", "main.css": "a { color: var(--tint) }"}),
    "a variable from its declaration": (
        {"base.css": ":root { --i|nk: red; --ink-2: blue }\na { color: var(--ink-2, var(--ink)) }"}, "--tint",
        {"base.css": ":root { --tint: red; --ink-2: blue }\na { color: var(--ink-2, var(--tint)) }"}),
    "a class": (
        {"base.css": ".sticker { }\n.stickers { }\nsticker { }", "main.css": "a.stic|ker:not(.sticker) { color: red }"}, "mark",
        {"base.css": ".mark { }\n.stickers { }\nsticker { }", "main.css": "a.mark:not(.mark) { color: red }"}),
    "an identifier": (
        {"base.css": "#send { color: red }\n.send { }\na { color: #add }", "main.css": "a #se|nd { }"}, "sent",
        {"base.css": "#sent { color: red }\n.send { }\na { color: #add }", "main.css": "a #sent { }"}),
    "a type": (
        {"base.css": "panel > a { }\n.panel { }", "main.css": "pan|el { color: red }"}, "pane",
        {"base.css": "pane > a { }\n.panel { }", "main.css": "pane { color: red }"}),
    "keyframes": (
        {"base.css": "@keyframes glow { }\n.glow { }", "main.css": "a { animation: gl|ow 1s; animation-name: glow }"}, "shine",
        {"base.css": "@keyframes shine { }\n.glow { }", "main.css": "a { animation: shine 1s; animation-name: shine }"}),
    "a layer": (
        {"base.css": "@layer controls, states;", "main.css": "@layer con|trols { a { color: red } }"}, "basic",
        {"base.css": "@layer basic, states;", "main.css": "@layer basic { a { color: red } }"}),
    "a container": (
        {"base.css": ".p { container: panel / size }", "main.css": "@container pa|nel (width > 1px) { }"}, "side",
        {"base.css": ".p { container: side / size }", "main.css": "@container side (width > 1px) { }"}),
    "a state": (
        {"base.css": "a:state(pressed) { }", "main.css": "b:state(pres|sed), .pressed { }"}, "held",
        {"base.css": "a:state(held) { }", "main.css": "b:state(held), .pressed { }"}),
    "in broken text": (
        {"base.css": ":root { --ink: red ", "main.css": "} a { color: var(--i|nk"}, "--tint",
        {"base.css": ":root { --tint: red ", "main.css": "} a { color: var(--tint"}),
    "after an emoji": (
        {"base.css": "/* 😀é */ :root { --ink: red }", "main.css": "/* 😀 */ a { color: var(--i|nk) }"}, "--tint",
        {"base.css": "/* 😀é */ :root { --tint: red }", "main.css": "/* 😀 */ a { color: var(--tint) }"}),
    "a type in a JSON sheet": (
        {"sheet.json": '{"panel": {"color": "red"}}', "main.css": "pan|el { margin: 0 }"}, "pane",
        {"sheet.json": '{"pane": {"color": "red"}}', "main.css": "pane { margin: 0 }"}),
    "a member of a JSON sheet": (
        {"sheet.json": '{"colors": {"i|nk": "#000"}, "panel": {"color": "@colors.ink"}}'}, "tint",
        {"sheet.json": '{"colors": {"tint": "#000"}, "panel": {"color": "@colors.tint"}}'}),
}


async def started(client, theme, files, name="full"):
    folder = theme({**CONFIGURATION, **files})
    await client.start(folder, name)
    return folder, await client.open(next(source for source in folder.sources.values() if source.cursors))


@pytest.mark.parametrize("name", ["full", "utf-8", "plain"])
@pytest.mark.parametrize("files, new_name, texts", CASES.values(), ids=CASES.keys())
async def test_a_name_is_changed_everywhere(client, theme, files, new_name, texts, name):
    folder, source = await started(client, theme, files, name)
    edit = await client.ask(types.TEXT_DOCUMENT_RENAME, source, new_name=new_name)
    assert (edit.document_changes is None) == (name == "plain")
    assert edited(folder, edit) == texts


@pytest.mark.parametrize("files, new_name", [case[:2] for case in CASES.values()], ids=CASES.keys())
async def test_the_name_is_prepared(client, theme, files, new_name):
    folder, source = await started(client, theme, files)
    result = await client.ask(types.TEXT_DOCUMENT_PREPARE_RENAME, source)
    range = getattr(result, "range", result)
    assert range.start <= source.cursor <= range.end
    name = source.model.within(range)
    assert getattr(result, "placeholder", name) in (name, name.lstrip(".#:"))


@pytest.mark.parametrize("text", ["a { co|lor: red }", "a { color: r|ed }", "| a { }", "/* --i|nk */", "@me|dia print { }", "a { width: 1|px }"])
async def test_other_positions_have_no_name(client, theme, text):
    folder, source = await started(client, theme, {"main.css": text})
    assert not isinstance(await prepared(client, source), (types.Range, types.PrepareRenamePlaceholder))
    try:
        edit = await client.ask(types.TEXT_DOCUMENT_RENAME, source, new_name="x")
        assert edit is None or not edited(folder, edit)
    except JsonRpcException as error:
        assert error.code in (types.ErrorCodes.InvalidParams, types.ErrorCodes.InvalidRequest, types.LSPErrorCodes.RequestFailed)


async def prepared(client, source):
    """Returns the result of a preparation, None for an error."""
    try:
        return await client.ask(types.TEXT_DOCUMENT_PREPARE_RENAME, source)
    except JsonRpcException:
        return None


@pytest.mark.parametrize("new_name", ["", "a b", "--a;b", "--a\n", "}", "--a b", "--a}"])
async def test_a_name_that_is_none_is_an_error(client, theme, new_name):
    folder, source = await started(client, theme, {"main.css": ":root { --i|nk: red }"})
    code = await client.error_code(types.TEXT_DOCUMENT_RENAME, source, new_name=new_name)
    assert code in (types.ErrorCodes.InvalidParams, types.LSPErrorCodes.RequestFailed)


async def test_a_variable_keeps_its_dashes(client, theme):
    folder, source = await started(client, theme, {"main.css": ":root { --i|nk: red }"})
    try:
        edit = await client.ask(types.TEXT_DOCUMENT_RENAME, source, new_name="tint")
        assert edited(folder, edit) == {"main.css": ":root { --tint: red }"}
    except JsonRpcException as error:
        assert error.code in (types.ErrorCodes.InvalidParams, types.LSPErrorCodes.RequestFailed)


async def test_names_with_special_letters_are_escaped(client, theme):
    folder, source = await started(client, theme, {"main.css": ".stic|ker { }"})
    edit = await client.ask(types.TEXT_DOCUMENT_RENAME, source, new_name="tête-à-😀")
    assert edited(folder, edit) == {"main.css": ".tête-à-😀 { }"}


async def test_open_texts_are_renamed_with_their_versions(client, theme):
    folder, source = await started(client, theme, CASES["a variable in three files"][0])
    base = await client.open(folder["base.css"])
    client.change(base, "/* longer */ :root { --ink: blue }")
    edit = await client.ask(types.TEXT_DOCUMENT_RENAME, source, new_name="--tint")
    assert edited(folder, edit)["base.css"] == "/* longer */ :root { --tint: blue }"
    versions = {folder.of(part.text_document.uri).path.name: part.text_document.version for part in edit.document_changes}
    assert versions == {"base.css": base.version, "main.css": source.version, "brand.css": None}


async def test_a_rename_leaves_the_default_sheet_alone(client, theme):
    folder, source = await started(client, theme, {"main.css": ":root { --link-text-co|lor: red }"})
    try:
        edit = await client.ask(types.TEXT_DOCUMENT_RENAME, source, new_name="--x")
        assert set(edited(folder, edit)) <= {"main.css"}
    except JsonRpcException as error:
        assert error.code
