# SPDX-License-Identifier: Apache-2.0
"""Inlay hints and code lenses, with the settings that switch them."""
import pytest
from lsprotocol import types

from support.places import markdown

HINT = types.TEXT_DOCUMENT_INLAY_HINT
LENS = types.TEXT_DOCUMENT_CODE_LENS
FILES = {".livery.yml": "themes: [[base.css, main.css]]", "base.css": ":root { --ink: #123456; --gap: 4px }\na { color: black }\n"}


async def opened(client, theme, text, settings=None, name="full", file="main.css"):
    folder = theme({**FILES, file: text})
    await client.start(folder, name, settings)
    return await client.open(folder[file])


def label(part):
    return part.label if isinstance(part.label, str) else "".join(piece.value for piece in part.label)


async def hints(client, source, range=None):
    """Returns the hints of a range as pairs of offset and text."""
    result = await client.ask(HINT, source, range=range or source.whole) or []
    for part in result:
        assert source.model.contains(part.position)
        assert label(part)
    return sorted((source.model.offset(part.position), label(part)) for part in result)


VARIABLES = {
    "a color": ("a { color: var(--ink)| }", "#123456"),
    "a length": ("a { margin: var(--gap)| }", "4px"),
    "in a list": ("a { margin: 1px var(--gap)| 2px }", "4px"),
    "in broken text": ("} a { color: var(--ink)|", "#123456"),
    "after an emoji": ("a { content: '😀'; color: var(--ink)| }", "#123456"),
    "in a nested rule": ("a { &:hover { color: var(--ink)| } }", "#123456"),
    "in a pipeline": ("a { -livery-pipeline: fill(var(--ink)|) }", "#123456"),
}


@pytest.mark.parametrize("name", ["full", "utf-8", "static"])
@pytest.mark.parametrize("text, value", VARIABLES.values(), ids=VARIABLES.keys())
async def test_a_variable_shows_its_value(client, theme, text, value, name):
    source = await opened(client, theme, text, name=name)
    found = [text for offset, text in await hints(client, source) if offset in (source.cursors[0], source.cursors[0] - 1)]
    assert any(value in text or value == "#123456" and "rgb(18, 52, 86)" in text for text in found), found


async def test_a_contrast_is_shown(client, theme):
    source = await opened(client, theme, "a { color: white; background-color: black }")
    assert any("21" in text for _, text in await hints(client, source))


@pytest.mark.parametrize("settings, variable, contrast", [
    ({}, True, True), ({"inlayHints": {"variables": False}}, False, True), ({"inlayHints": {"contrast": False}}, True, False),
    ({"inlayHints": {"variables": False, "contrast": False}}, False, False),
])
async def test_each_kind_is_switched(client, theme, settings, variable, contrast):
    source = await opened(client, theme, "a { margin: var(--gap); color: white; background-color: black }", settings)
    await client.pull(source)
    texts = [text for _, text in await hints(client, source)]
    assert any("4px" in text for text in texts) == variable
    assert any("21" in text for text in texts) == contrast


async def test_a_change_of_the_settings_is_noticed(client, theme):
    source = await opened(client, theme, "a { margin: var(--gap) }")
    assert await hints(client, source)
    client.configure({"inlayHints": {"variables": False}})
    await client.until(lambda: types.WORKSPACE_INLAY_HINT_REFRESH in client.refreshes, "a refresh of hints")
    assert not await hints(client, source)


async def test_a_change_of_another_file_is_noticed(client, theme):
    source = await opened(client, theme, "a { margin: var(--gap) }")
    base = await client.open(client.theme["base.css"])
    client.change(base, ":root { --gap: 9px }")
    assert any("9px" in text for _, text in await hints(client, source))


async def test_a_range_has_its_hints_alone(client, theme):
    source = await opened(client, theme, "a { margin: var(--gap) }\nb { margin: var(--gap) }\nc { margin: var(--gap) }\n")
    range = types.Range(types.Position(1, 0), types.Position(2, 0))
    lines = {source.position(offset).line for offset, _ in await hints(client, source, range)}
    assert lines == {1}


@pytest.mark.parametrize("text", ["", "a { color: red }", "a { color: var(--none) }", ":root { --a: var(--a) }\nb { color: var(--a) }",
                                  "/* var(--gap) */", "a { color: var("])
async def test_nothing_has_no_hint(client, theme, text):
    source = await opened(client, theme, text)
    assert not any("px" in text for _, text in await hints(client, source))


# code lenses

ON = {"codeLens": {"declarations": True}}


async def lenses(client, source):
    result = await client.ask(LENS, source) or []
    found = []
    for part in result:
        if part.command is None:
            part = await client.limited(client.protocol.send_request_async(types.CODE_LENS_RESOLVE, part))
        assert part.command and part.command.title
        assert part.range.start.line == part.range.end.line
        found.append((part.range.start.line, part.command.title))
    return sorted(found)


@pytest.mark.parametrize("settings", [None, {}, {"codeLens": {"declarations": False}}, {"codeLens": {}}])
async def test_lenses_are_off_by_default(client, theme, settings):
    source = await opened(client, theme, "a { color: red }\n", settings)
    assert await lenses(client, source) == []


LENSES = {
    "a rule": ("b { margin: 0 }\n", {0}), "two rules": ("b { margin: 0 }\n\n.c { color: red }\n", {0, 2}),
    "in an at-rule": ("@media print {\n  b { color: red }\n}\n", {1}), "broken text": ("} b { color: red", {0}),
    "nothing": ("/* */\n", set()), "an overridden rule": ("b { color: red }\nb { color: blue }\n", {0, 1}),
}


@pytest.mark.parametrize("text, lines", LENSES.values(), ids=LENSES.keys())
async def test_each_rule_has_a_lens(client, theme, text, lines):
    source = await opened(client, theme, text, ON)
    assert lines <= {line for line, _ in await lenses(client, source)}
    if not lines:
        assert not await lenses(client, source)


async def test_an_overridden_declaration_is_counted(client, theme):
    source = await opened(client, theme, "b { color: red; margin: 0 }\nb { color: blue }\n", ON)
    found = dict(await lenses(client, source))
    assert "1" in found[0] and found[0] != found[1]


async def test_a_lens_follows_the_text(client, theme):
    source = await opened(client, theme, "b { color: red }\n", ON)
    before = await lenses(client, source)
    client.change(source, "\n\n" + source.text)
    assert [line for line, _ in await lenses(client, source)] == [line + 2 for line, _ in before]


async def test_a_tooltip_is_a_text(client, theme):
    source = await opened(client, theme, "a { margin: var(--gap) }")
    for part in await client.ask(HINT, source, range=source.whole):
        assert isinstance(markdown(part.tooltip), str)
