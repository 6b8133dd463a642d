# SPDX-License-Identifier: Apache-2.0
"""Code actions: fixes, refactorings, and the texts that they leave."""
import json

import pytest
from lsprotocol import types

from support.places import edited

METHOD = types.TEXT_DOCUMENT_CODE_ACTION
CONFIGURATION = {".livery.yml": "themes: [[base.css, main.css]]"}


async def opened(client, theme, text, name="full", files=None):
    folder = theme({**CONFIGURATION, **(files or {}), "main.css": text})
    await client.start(folder, name)
    return folder, await client.open(folder["main.css"])


def selected(source):
    if source.ranges:
        return source.ranges[0]
    return types.Range(source.cursor, source.cursor)


async def actions(client, source, only=None, range=None, diagnostics=None):
    """Returns the actions at the selection of a document."""
    range = range or selected(source)
    if diagnostics is None:
        diagnostics = [item for item in await client.items(source) if item.range.start <= range.end and range.start <= item.range.end]
    context = types.CodeActionContext(diagnostics=diagnostics, only=only)
    return await client.ask(METHOD, source, range=range, context=context) or []


async def result_of(client, folder, action):
    """Returns the texts after an action, by file."""
    if action.edit is None:
        action = await client.ask_resolve(action)
    assert action.edit is not None, action
    return edited(folder, action.edit)


async def results(client, folder, source, only=None, range=None):
    """Returns the texts of the document after each action."""
    found = []
    for action in await actions(client, source, only, range):
        if isinstance(action, types.CodeAction) and not action.disabled:
            found.append((await result_of(client, folder, action)).get(source.path.name))
    return found


# A text with a cursor or a selection, and a text that one action leaves.
FIXES = {
    "a wrong name": ("a { colo|ur: red }", "a { color: red }"),
    "a wrong value": ("a { display: blo|k }", "a { display: block }"),
    "a wrong state": ("a:hovr|ed { }\n", "a:hover { }\n"),
    "a wrong at-rule": ("@medai| print { a { color: red } }", "@media print { a { color: red } }"),
    "a wrong unit": ("a { width: 1p|z }", "a { width: 1px }"),
    "an unknown variable": (":root { --ink: red }\na { color: var(--in|c) }", ":root { --ink: red }\na { color: var(--ink) }"),
    "var is missing": (":root { --ink: red }\na { color: --in|k }", ":root { --ink: red }\na { color: var(--ink) }"),
    "in broken text": ("b { ] } a { colo|ur: red", "b { ] } a { color: red"),
    "after an emoji": ("a { content: '😀'; colo|ur: red }", "a { content: '😀'; color: red }"),
}


@pytest.mark.parametrize("text, expected", FIXES.values(), ids=FIXES.keys())
@pytest.mark.parametrize("name", ["full", "utf-8"])
async def test_a_finding_has_its_fix(client, theme, text, expected, name):
    folder, source = await opened(client, theme, text, name)
    assert expected in await results(client, folder, source, [types.CodeActionKind.QuickFix])


async def test_a_fix_names_its_diagnostic(client, theme):
    _, source = await opened(client, theme, "a { colo|ur: red }")
    fixes = [part for part in await actions(client, source, [types.CodeActionKind.QuickFix]) if part.diagnostics]
    assert {item.code for part in fixes for item in part.diagnostics} == {"unknown-property"}


@pytest.mark.parametrize("text", ["a { colour: red; margin: 0 0 0 0 }\nb { colr: red }\n|", "a { color: #FFFFFF }\n:root { --x: 0px }\n|",
                                  "a { colour: red\n|", "a { }\n/* */\n|", "a { color: red; color: red }\n|", "a { } b { }|"])
async def test_all_fixes_equal_those_of_the_command(client, theme, text):
    folder, source = await opened(client, theme, text, files={".livery.yml": "strict: true"})
    found = await results(client, folder, source, [types.CodeActionKind.SourceFixAll], source.whole)
    folder.livery("lint", "--fix", "main.css")
    expected = source.path.read_text()
    if expected == source.text:
        assert all(text is None or text == expected for text in found)
    else:
        assert expected in found


async def test_all_fixes_of_a_theme_change_its_files(client, theme):
    files = {".livery.yml": "strict: true\nthemes: [[base.css, main.css]]", "base.css": "a { color: #FFFFFF }\n"}
    folder, source = await opened(client, theme, "b { color: #EEEEEE }\n|", files=files)
    texts = [await result_of(client, folder, action) for action in await actions(client, source, [types.CodeActionKind.Source])
             if isinstance(action, types.CodeAction)]
    folder.livery("lint", "--fix", ".")
    expected = {name: folder[name].path.read_text() for name in ["base.css", "main.css"]}
    assert expected in texts


async def test_a_value_is_extracted_to_a_variable(client, theme):
    folder, source = await opened(client, theme, "a { color: «#123456» }\n")
    found = await results(client, folder, source, [types.CodeActionKind.RefactorExtract])
    matching = [text for text in found if ":root" in text and "#123456" in text and "color: var(--" in text]
    assert matching


async def test_a_variable_is_inlined(client, theme):
    folder, source = await opened(client, theme, ":root { --ink: red }\na { color: var(--i|nk) }\n")
    found = await results(client, folder, source, [types.CodeActionKind.RefactorInline])
    assert any("a { color: red }" in text for text in found), found


@pytest.mark.parametrize("old, new", [("#ff0000", "oklch("), ("#ff0000", "rgb("), ("red", "#f"), ("rgb(255 0 0)", "hsl(")])
async def test_a_color_is_converted(client, theme, old, new):
    folder, source = await opened(client, theme, f"a {{ color: «{old}» }}\n")
    found = await results(client, folder, source, [types.CodeActionKind.RefactorRewrite])
    assert any(f"a {{ color: {new}" in text for text in found), found


async def test_declarations_are_sorted(client, theme):
    # The rule 'property-order' demands the alphabetical order unless a configuration sets another.
    folder, source = await opened(client, theme, "a {\n  position: |absolute;\n  color: red;\n}\n")
    found = await results(client, folder, source, [types.CodeActionKind.RefactorRewrite]) + \
        await results(client, folder, source, [types.CodeActionKind.Source])
    assert "a {\n  color: red;\n  position: absolute;\n}\n" in found


async def test_a_missing_state_is_added(client, theme):
    files = {".livery.yml": "types: {knob: {states: [hover, disabled]}}\nrules: {missing-state: warning}"}
    folder, source = await opened(client, theme, "knob { color: red }\nknob:ho|ver { color: blue }\n", files=files)
    found = await results(client, folder, source)
    assert any(text and "knob:disabled" in text for text in found), found


async def test_a_finding_is_suppressed_with_a_reason(client, theme):
    folder, source = await opened(client, theme, "b { }\na { colo|ur: red }\n")
    found = await results(client, folder, source, [types.CodeActionKind.QuickFix])
    suppressed = [text for text in found if text and "livery-disable-next-line unknown-property -- " in text]
    assert suppressed
    client.change(source, suppressed[0])
    assert "unknown-property" not in await client.rules(source)


async def test_a_rule_is_moved_into_a_layer(client, theme):
    folder, source = await opened(client, theme, "@layer controls;\na| { color: red }\n")
    found = await results(client, folder, source, [types.CodeActionKind.Refactor])
    assert any(text and "@layer controls {" in text for text in found), found


@pytest.mark.parametrize("only", [["quickfix"], ["refactor"], ["source"], ["refactor.extract"], ["source.fixAll"], ["unknown"], []])
async def test_only_the_requested_kinds_are_returned(client, theme, only):
    _, source = await opened(client, theme, "a { colo|ur: red }\n")
    for action in await actions(client, source, only):
        kind = getattr(action.kind, "value", action.kind)
        assert not only or any(kind == part or kind.startswith(part + ".") for part in only), action


async def test_edits_are_resolved_late(client, theme):
    folder, source = await opened(client, theme, "a { colo|ur: red }\n")
    for action in await actions(client, source):
        resolved = await client.ask_resolve(action)
        assert resolved.title == action.title
        assert resolved.edit is not None or resolved.command is not None
        if resolved.edit:
            edited(folder, resolved.edit)


async def test_an_action_of_an_old_text_is_an_error_or_fits(client, theme):
    folder, source = await opened(client, theme, "a { colo|ur: red }\n", files={".livery.yml": ""})
    found = await actions(client, source)
    client.change(source, "\n\nb { margin: 0 }\n")
    for action in found:
        if action.edit is None:
            try:
                resolved = await client.ask_resolve(action)
            except Exception as error:
                assert getattr(error, "code", None), error
                continue
            if resolved.edit:
                for change in resolved.edit.document_changes or []:
                    assert change.text_document.version != source.version or source.model.applying(change.edits)


@pytest.mark.parametrize("name", ["plain", "bare"])
async def test_a_client_without_literals_gets_commands(client, theme, name):
    _, source = await opened(client, theme, "a { colo|ur: red }\n", name)
    context = types.CodeActionContext(diagnostics=[])
    for action in await client.ask(METHOD, source, range=selected(source), context=context) or []:
        assert isinstance(action, types.Command)


@pytest.mark.parametrize("range", [((0, 0), (99, 0)), ((99, 99), (99, 99)), ((0, 5), (0, 5)), ((0, 0), (0, 0))])
async def test_any_range_is_survived(client, theme, range):
    _, source = await opened(client, theme, "a { colour: red; } } b {")
    await actions(client, source, range=types.Range(types.Position(*range[0]), types.Position(*range[1])), diagnostics=[])


@pytest.mark.parametrize("text, part", [
    ('{"a": {"color": "rde", "width": "1pz"}}', "rde"), ('{"colors": {"ink": "#000"}, "a": {"color": "@colors.inc"}}', "@colors.inc"),
    ('{"a": {"color": "#ff0000"}}', "#ff0000"),
])
async def test_actions_of_a_json_sheet_leave_a_json_sheet(client, theme, text, part):
    folder = theme({".livery.yml": "", "sheet.json": text})
    await client.start(folder)
    source = await client.open(folder["sheet.json"])
    for action in await actions(client, source, range=source.find(part)):
        for changed in (await result_of(client, folder, action)).values():
            json.loads(changed)
