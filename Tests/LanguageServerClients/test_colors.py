# SPDX-License-Identifier: Apache-2.0
"""Colors in a sheet, and their notations."""
import json

import pytest
from lsprotocol import types

METHOD = types.TEXT_DOCUMENT_DOCUMENT_COLOR

# A text with marked colors, and the red, green, blue and alpha of each.
COLORS = {
    "a name": ("a { color: «red» }", [(1, 0, 0, 1)]),
    "hexadecimal": ("a { color: «#f00»; background: «#00ff0080» }", [(1, 0, 0, 1), (0, 1, 0, 128 / 255)]),
    "functions": ("a { color: «rgb(0 0 255 / 50%)»; background: «hsl(120deg 100% 50%)» }", [(0, 0, 1, .5), (0, 1, 0, 1)]),
    "old functions": ("a { color: «rgba(255, 0, 0, .5)»; background: «hsla(0, 100%, 50%, 1)» }", [(1, 0, 0, .5), (1, 0, 0, 1)]),
    "hwb": ("a { color: «hwb(0 0% 0%)» }", [(1, 0, 0, 1)]),
    "spaces": ("a { color: «oklch(62.7955% 0.2577 29.2339)»; background: «color(srgb 0 1 0)» }", [(1, 0, 0, 1), (0, 1, 0, 1)]),
    "lab": ("a { color: «lab(0 0 0)»; background: «oklab(1 0 0)» }", [(0, 0, 0, 1), (1, 1, 1, 1)]),
    "transparent": ("a { color: «transparent» }", [(0, 0, 0, 0)]),
    "in a gradient": ("a { background: linear-gradient(«red», «#00f» 50%) }", [(1, 0, 0, 1), (0, 0, 1, 1)]),
    "in a shorthand": ("a { border: 1px solid «lime» }", [(0, 1, 0, 1)]),
    "in a pipeline": ("a { -livery-pipeline: fill(«red») border(1px «blue») }", [(1, 0, 0, 1), (0, 0, 1, 1)]),
    "in a custom property": (":root { --a: «red» }", [(1, 0, 0, 1)]),
    "a variable": (":root { --a: «red» }\na { color: «var(--a)» }", [(1, 0, 0, 1), (1, 0, 0, 1)]),
    "a variable of lengths": (":root { --w: 1px }\na { width: var(--w) }", []),
    "no colors": ("red { font-family: red; content: 'red' } /* red */ #f00 { } .red { } @keyframes red { }", []),
    "in broken text": ("a { color: «red» ; } } b { color: «#00f»", [(1, 0, 0, 1), (0, 0, 1, 1)]),
    "invalid": ("a { color: #ggg; background: rgb(1, 2 }", []),
    "after an emoji": ("a { content: '😀é'; color: «red» }", [(1, 0, 0, 1)]),
    "mixed": ("a { color: «color-mix(in srgb, red 100%, blue)» }", [(1, 0, 0, 1)]),
}


async def opened(client, theme, text, name="full", file="main.css", files=None):
    folder = theme({**(files or {}), file: text})
    await client.start(folder, name)
    return await client.open(folder[file])


def parts(color):
    return color.red, color.green, color.blue, color.alpha


def near(one, other):
    return all(abs(left - right) <= 1.5 / 255 for left, right in zip(one, other))


@pytest.mark.parametrize("name", ["full", "utf-8"])
@pytest.mark.parametrize("text, colors", COLORS.values(), ids=COLORS.keys())
async def test_colors_are_found(client, theme, text, colors, name):
    source = await opened(client, theme, text, name)
    result = await client.ask(METHOD, source)
    # The arguments of a mix are colors as well.
    result = [part for part in result if "mix" not in text or part.range in source.ranges]
    assert [part.range for part in result] == source.ranges
    for part, color in zip(result, colors):
        assert near(parts(part.color), color), (parts(part.color), color)
        assert all(0 <= value <= 1 for value in parts(part.color))


async def test_a_variable_of_another_file_is_a_color(client, theme):
    files = {".livery.yml": "themes: [[base.css, main.css]]", "base.css": ":root { --ink: var(--red); --red: #ff0000 }"}
    source = await opened(client, theme, "a { color: «var(--ink)» }", files=files)
    result = await client.ask(METHOD, source)
    assert [(part.range, near(parts(part.color), (1, 0, 0, 1))) for part in result] == [(source.ranges[0], True)]


async def test_a_json_sheet_has_colors(client, theme):
    source = await opened(client, theme, '{"colors": {"ink": "#ff0000"}, "a": {"color": "lime"}}', file="sheet.json")
    result = await client.ask(METHOD, source)
    assert [source.model.within(part.range).strip('"') for part in result] == ["#ff0000", "lime"]


async def present(client, source, range, color):
    return await client.ask(types.TEXT_DOCUMENT_COLOR_PRESENTATION, source, range=range, color=types.Color(*map(float, color)))


@pytest.mark.parametrize("color", [(1, 0, 0, 1), (1, 0, 0, .5), (.2, .4, .6, 1), (0, 0, 0, 0), (.123, .456, .789, .25), (1, 1, 1, 1)])
async def test_presentations_keep_the_color(client, theme, color):
    source = await opened(client, theme, "a { color: «red» }")
    result = await present(client, source, source.ranges[0], color)
    assert len(result) >= 5
    labels = [part.label for part in result]
    assert len(labels) == len(set(labels))
    notations = {label.split("(")[0] if "(" in label else "#" if label.startswith("#") else label for label in labels}
    assert {"#", "oklch"} <= notations and notations & {"rgb", "rgba"} and notations & {"hsl", "hsla"}
    for part in result:
        text = source.model.applying([part.text_edit or types.TextEdit(source.ranges[0], part.label)])
        assert text == f"a {{ color: {part.label} }}"
    # The server itself reads each notation as the color that was asked for.
    client.change(source, "".join(f"a {{ color: {label} }}\n" for label in labels))
    read = await client.ask(METHOD, source)
    assert len(read) == len(labels)
    for label, part in zip(labels, read):
        tolerance = color[:3] if color[3] else parts(part.color)[:3]
        assert near(parts(part.color), (*tolerance, color[3])), (label, parts(part.color))


async def test_a_variable_is_not_replaced(client, theme):
    source = await opened(client, theme, ":root { --a: red }\na { color: «var(--a)» }")
    assert not await present(client, source, source.ranges[0], (0, 1, 0, 1))


@pytest.mark.parametrize("range", [((0, 0), (0, 1)), ((5, 0), (5, 9)), ((0, 0), (0, 0))])
async def test_any_range_is_survived(client, theme, range):
    source = await opened(client, theme, "a { color: red }")
    await present(client, source, types.Range(types.Position(*range[0]), types.Position(*range[1])), (0, 1, 0, 1))


async def test_colors_follow_the_text(client, theme):
    source = await opened(client, theme, "a { color: red }")
    client.change(source, (source.find("red"), "var(--none, #00f)"))
    result = await client.ask(METHOD, source)
    assert "#00f" in json.dumps([source.model.within(part.range) for part in result])
