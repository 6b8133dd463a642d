# SPDX-License-Identifier: Apache-2.0
"""Hover: the range, and the facts in the text."""
import re

import pytest
from lsprotocol import types

from support.places import markdown

THEME = {
    ".livery.yml": "extends: default\nthemes: [[base.css, main.css]]\ntrees: [tree.json]",
    "base.css": ":root { --ink: #123456; --paper: var(--ink) }\n@media (prefers-color-scheme: dark) { :root { --ink: #abcdef } }\n",
    "tree.json": '{"type": "window", "children": [{"type": "toolbar", "children": [{"type": "button", "id": "save"}]}]}',
}


async def hover(client, theme, text, name="main.css", capabilities_name="full"):
    """Returns the hover at the cursor of a sheet, and the sheet."""
    files = theme({**THEME, name: text})
    await client.start(files, capabilities_name)
    source = await client.open(files[name])
    return await client.ask(types.TEXT_DOCUMENT_HOVER, source), source


# A text with a cursor, the text of the range, and patterns that the contents match.
FACTS = {
    "a property": ("a { bor|der-radius: 2px }", "border-radius", [r"border-radius", r"https?://"]),
    "the grammar of a property": ("a { opac|ity: 1 }", "opacity", [r"(?i)initial", r"1"]),
    "an inherited property": ("a { col|or: red }", "color", [r"(?i)inherit"]),
    "a property of a program": ("a { -livery-pip|eline: none }", "-livery-pipeline", [r"-livery-pipeline"]),
    "a color": ("a { color: re|d }", "red", [r"255|#f00|#ff0000"]),
    "a hexadecimal color": ("a { color: #ff8|000 }", "#ff8000", [r"255.*128.*0|hsl|oklch"]),
    "a variable": ("a { color: var(--i|nk) }", "--ink", [r"#123456", r"base\.css"]),
    "a variable in both schemes": ("a { color: var(--in|k) }", "--ink", [r"(?i)dark", r"#abcdef"]),
    "a variable of a variable": ("a { color: var(--pap|er) }", "--paper", [r"--ink|#123456"]),
    "a variable of the default sheet": ("a { color: var(--link-text-col|or) }", "--link-text-color", [r"--link-text-color"]),
    "a step": ("a { -livery-pipeline: fi|ll(red) }", None, [r"fill"]),
    "an at-rule": ("@me|dia print { }", None, [r"@media"]),
    "a media feature": ("@media (prefers-color-sch|eme: dark) { }", None, [r"prefers-color-scheme"]),
    "a state": ("button:hov|er { }", None, [r"hover"]),
    "a type": ("but|ton { color: red }", None, [r"button"]),
    "in broken text": ("a { color: red ; } } b { opac|ity: ", "opacity", [r"opacity"]),
}


@pytest.mark.parametrize("text, within, patterns", FACTS.values(), ids=FACTS.keys())
async def test_the_contents_name_the_facts(client, theme, text, within, patterns):
    result, source = await hover(client, theme, text)
    assert result is not None
    contents = markdown(result.contents)
    for pattern in patterns:
        assert re.search(pattern, contents), contents
    if within:
        assert source.model.within(result.range) == within
    if result.range:
        assert result.range.start <= source.cursor <= result.range.end


SPECIFICITIES = {
    "a| { }": "0, 0, 1", ".a|.b { }": "0, 2, 0", "#a| .b c { }": "1, 1, 1", "a:hov|er { }": "0, 1, 1",
    ":is(#x, .y) a| { }": "1, 0, 1", ":where(#x) .a| { }": "0, 1, 0", "a > b + c| ~ d { }": "0, 0, 4",
}


@pytest.mark.parametrize("text, specificity", SPECIFICITIES.items())
async def test_a_selector_has_its_specificity(client, theme, text, specificity):
    result, _ = await hover(client, theme, text)
    numbers = r"\D{1,3}".join(specificity.split(", "))
    assert re.search(numbers, markdown(result.contents)), markdown(result.contents)


@pytest.mark.parametrize("text", ["toolbar but|ton { color: red }", "window > toolbar > but|ton { }", "#sa|ve { }"])
async def test_a_selector_names_the_trees_with_matches(client, theme, text):
    result, _ = await hover(client, theme, text)
    assert "tree.json" in markdown(result.contents)


async def test_a_contrast_is_shown(client, theme):
    result, _ = await hover(client, theme, "a { color: whi|te; background-color: black }")
    assert re.search(r"21(\.0+)?\s*:\s*1", markdown(result.contents))


@pytest.mark.parametrize("text", ["| a { }", "a { } |", "/* co|lor: red */", "a { color: red } |/* */", "|", "/* a { co|lor: red } */"])
async def test_nothing_has_no_hover(client, theme, text):
    result, _ = await hover(client, theme, text)
    assert result is None or "color" not in markdown(result.contents)


@pytest.mark.parametrize("name", ["plain", "bare"])
async def test_a_client_without_markdown_gets_plain_text(client, theme, name):
    result, _ = await hover(client, theme, "a { col|or: red }", capabilities_name=name)
    assert getattr(result.contents, "kind", None) in (types.MarkupKind.PlainText, None)
    assert "data:" not in markdown(result.contents)


async def test_a_step_has_a_picture(client, theme):
    result, _ = await hover(client, theme, "a { -livery-pipeline: fi|ll(red) }")
    assert "data:image/" in markdown(result.contents)


@pytest.mark.parametrize("text, pattern", [
    ('{"toolbar": {"col|or": "red"}}', "color"), ('{"toolbar": {"color": "re|d"}}', "255|#f00|#ff0000"),
    ('{"colors": {"ink": "#123456"}, "toolbar": {"color": "@colors.in|k"}}', "#123456"),
])
async def test_json_sheets_have_hovers(client, theme, text, pattern):
    result, _ = await hover(client, theme, text, "sheet.json")
    assert re.search(pattern, markdown(result.contents))


@pytest.mark.parametrize("name", ["full", "utf-8", "utf-32"])
async def test_the_range_counts_the_units_of_the_encoding(client, theme, name):
    result, source = await hover(client, theme, "a { content: 'é😀'; opac|ity: 1 }", capabilities_name=name)
    assert source.model.within(result.range) == "opacity"


async def test_a_position_after_the_end_is_survived(client, theme):
    _, source = await hover(client, theme, "a { col|or: red }")
    await client.ask(types.TEXT_DOCUMENT_HOVER, source, position=types.Position(99, 99))
    await client.ask(types.TEXT_DOCUMENT_HOVER, source, position=types.Position(0, 2**31 - 1))
