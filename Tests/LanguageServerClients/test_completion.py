# SPDX-License-Identifier: Apache-2.0
"""Completion: what is offered at a position, and the text that an item leaves."""
import pytest
from lsprotocol import types

from support.completions import complete, complete_text

THEME = {
    ".livery.yml": "extends: default\nthemes: [[base.css, main.css]]\nclasses: [badge]\ntrees: [tree.json]\n"
                   "types: {button: {parts: [icon]}}\n",
    "base.css": ":root { --ink: #123456; --gap: 4px }\n.callout { color: red }\n#send { color: red }\n"
                "@keyframes glow { }\n@layer controls { }\n@container panel (width > 1px) { }\n.p { container: panel / size }\n"
                "@font-face { font-family: \"Mine\"; src: url(mine.woff) }\n",
    "tree.json": '{"type": "window", "children": [{"type": "button", "id": "save", "classes": ["primary"]}]}',
    "pictures/knob.png": "",
}

# A text with a cursor, labels that are offered, and labels that are not.
OFFERED = {
    "a property": ("a { | }", ["color", "background-color", "-livery-pipeline", "border-top-left-radius"], ["red"]),
    "a begun property": ("a { bac| }", ["background", "background-color"], []),
    "a property after a declaration": ("a { color: red; | }", ["margin"], ["red"]),
    "a property in a nested rule": ("a { &:hover { | } }", ["color"], []),
    "a keyword": ("a { display: | }", ["block", "none", "inherit", "initial"], ["red", "display"]),
    "a begun keyword": ("a { display: bl| }", ["block"], []),
    "a second value": ("a { border: 1px | }", ["solid", "dashed", "red"], []),
    "a color": ("a { color: | }", ["red", "transparent", "currentcolor"], ["block"]),
    "a keyword of another property": ("a { text-align: | }", ["center", "left"], ["block"]),
    "importance": ("a { color: red ! }".replace("!", "!|"), ["!important"], ["color"]),
    "an at-rule": ("@|", ["@media", "@import", "@keyframes", "@layer", "@font-face"], ["color"]),
    "a begun at-rule": ("@me|\na { }", ["@media"], []),
    "a media feature": ("@media (|) { }", ["prefers-color-scheme", "width"], ["color-scheme"]),
    "a value of a media feature": ("@media (prefers-color-scheme: |) { }", ["dark", "light"], ["width"]),
    "a feature of a container": ("@container (|) { }", ["width", "height"], ["prefers-color-scheme"]),
    "a name of a container": ("@container | { }", ["panel"], []),
    "a layer": ("@layer |;", ["controls"], []),
    "keyframes": ("a { animation-name: | }", ["glow", "none"], ["panel"]),
    "a font": ("a { font-family: | }", ["Mine", "sans-serif"], []),
    "a type": ("| { }", ["button", "toolbar", "window"], ["color"]),
    "a class": (".| { }", ["badge", "callout", "primary"], ["color"]),
    "an identifier": ("#| { }", ["save", "send"], ["color"]),
    "a state": ("button:| { }", ["hover", "disabled"], ["color"]),
    "a part": ("button::| { }", ["part(icon)"], ["color"]),
    "a variable": ("a { color: var(|) }", ["--ink", "--gap", "--link-text-color"], ["red"]),
    "a begun variable": ("a { color: var(--i|) }", ["--ink"], []),
    "a step": ("a { -livery-pipeline: | }", ["fill", "border", "text", "shape", "none"], ["red"]),
    "a shape": ("a { -livery-pipeline: shape(|) }", ["capsule"], ["fill"]),
    "a color of a step": ("a { -livery-pipeline: fill(|) }", ["red"], ["border"]),
    "an imported file": ("@import \"|\";", ["base.css"], ["main.css"]),
    "a file in a folder": ("a { background-image: url(pictures/|) }", ["knob.png"], []),
    "a folder": ("a { background-image: url(|) }", ["pictures/"], []),
    "an open block": ("a { color: red;\n  ma|", ["margin"], []),
    "an open value": ("a { color: re|", ["red"], []),
    "a value without a semicolon": ("a {\n  color: |\n  margin: 0;\n}", ["red"], ["margin"]),
    "a property between errors": ("a { colour red: ; { ] }\nb { wid| }\n}} c {", ["width"], []),
    "an open function": ("a { color: var(--|", ["--ink"], []),
    "an open at-rule": ("@media (prefers-|", ["prefers-color-scheme"], []),
}


def names(items):
    """The names of items: a function without its arguments, a state without its colon."""
    return {name for label in items.labels for name in (label, label.split("(")[0], label.lstrip(":.#"))}


@pytest.mark.parametrize("text, offered, absent", OFFERED.values(), ids=OFFERED.keys())
async def test_the_right_names_are_offered(client, theme, text, offered, absent):
    items = await complete_text(client, theme, text, THEME)
    found = names(items)
    assert set(offered) <= found, sorted(found)[:200]
    assert not set(absent) & found


# A text with a cursor, the name of an item, and a part of the text that it leaves.
RESULTS = {
    "a property": ("a { bac| }", "background-color", "a { background-color"),
    "a property within a name": ("a { ba|ck: red }", "background-color", "a { background-color"),
    "a keyword": ("a { display: bl| }", "block", "a { display: block"),
    "a keyword before another value": ("a { border: so| red }", "solid", "a { border: solid red }"),
    "a unit": ("a { width: 10| }", "10px", "a { width: 10px"),
    "a unit of a fraction": ("a { width: .5e| }", ".5em", "a { width: .5em"),
    "an angle": ("a { rotate: 4| }", "4deg", "a { rotate: 4deg"),
    "a variable": ("a { color: var(--i|) }", "--ink", "a { color: var(--ink) }"),
    "a variable without var": ("a { color: --i| }", "--ink", "a { color: var(--ink)"),
    "a class": (".ba| { }", "badge", ".badge { }"),
    "a state": ("button:ho| { }", "hover", "button:hover { }"),
    "a part": ("button::ico| { }", "part(icon)", "button::part(icon) { }"),
    "an identifier": ("#s| { }", "save", "#save { }"),
    "an at-rule": ("@me|", "@media", "@media"),
    "an imported file": ("@import \"ba|\";", "base.css", "@import \"base.css\";"),
    "a file": ("a { background-image: url(pictures/k|) }", "knob.png", "url(pictures/knob.png)"),
    "a step": ("a { -livery-pipeline: fi| }", "fill", "a { -livery-pipeline: fill("),
    "a function": ("a { color: rg| }", "rgb", "a { color: rgb("),
    "after an emoji": ("a { content: '😀'; col| }", "color", "a { content: '😀'; color"),
}


@pytest.mark.parametrize("text, name, part", RESULTS.values(), ids=RESULTS.keys())
@pytest.mark.parametrize("capabilities_name", ["full", "utf-8"])
async def test_an_item_leaves_the_right_text(client, theme, text, name, part, capabilities_name):
    items = await complete_text(client, theme, text, THEME, capabilities_name=capabilities_name)
    texts = [items.text(item) for item in items.items
             if name in (item.label, item.label.split("(")[0], item.label.lstrip(":.#"))
             or name[:2].isdigit() and part in items.text(item) or name[:1] in ".4" and part in items.text(item)]
    assert any(part in result for result in texts), (texts, items.labels[:100])


async def test_a_function_is_a_snippet_if_the_client_has_snippets(client, theme):
    items = await complete_text(client, theme, "a { color: | }", THEME)
    functions = [item for item in items.items if item.label.split("(")[0] in ("rgb", "hsl", "color-mix")]
    assert functions
    assert all(items.format(item) == types.InsertTextFormat.Snippet for item in functions)


@pytest.mark.parametrize("text", ["a { | }", "a { color: | }", "@|", "a { -livery-pipeline: | }", "| { }", "a { width: calc(|) }"])
@pytest.mark.parametrize("name", ["plain", "bare"])
async def test_a_client_without_snippets_gets_plain_texts(client, theme, text, name):
    items = await complete_text(client, theme, text, THEME, capabilities_name=name)
    assert items.items
    for item in items.items:
        assert item.insert_text_format in (None, types.InsertTextFormat.PlainText)
        assert "$" not in items.edit(item)[1]


async def test_a_color_has_the_kind_of_a_color(client, theme):
    items = await complete_text(client, theme, "a { color: | }", THEME)
    assert items["red"].kind == types.CompletionItemKind.Color


async def test_a_variable_names_its_value(client, theme):
    items = await complete_text(client, theme, "a { color: var(|) }", THEME)
    item = await client.ask_resolve(items["--ink"])
    assert "#123456" in f"{item.detail} {item.label_details} {item.documentation}"
    assert "base.css" in f"{item.detail} {item.label_details} {item.documentation}"


async def test_a_deprecated_property_is_marked(client, theme):
    items = await complete_text(client, theme, "a { | }", THEME)
    marked = [item.label for item in items.items if types.CompletionItemTag.Deprecated in (item.tags or [])]
    assert "color" not in marked


@pytest.mark.parametrize("near, far, text", [
    ("--zebra", "--apple", ":root { --apple: 1px; --zebra: 2px }\nb { width: var(--zebra) }\na { height: var(|) }"),
    ("z-index", "align-items", "b { z-index: 1 }\nc { z-index: 2 }\na { | }"),
])
async def test_what_is_used_nearby_is_first(client, theme, near, far, text):
    order = (await complete_text(client, theme, text)).sorted()
    assert order.index(near) < order.index(far)


@pytest.mark.parametrize("text, offered", [
    ('{"toolbar": {"|": "red"}}', ["color"]),
    ('{"toolbar": {"color": "|"}}', ["red"]),
    ('{"colors": {"ink": "#000"}, "toolbar": {"color": "@|"}}', ["@colors.ink"]),
    ('{"|": {"color": "red"}}', ["toolbar"]),
    ('{"toolbar": {"display": "|', ["block"]),
    ('{"toolbar": {"color": "red", "mar|"}}', ["margin"]),
])
async def test_json_sheets_are_completed(client, theme, text, offered):
    items = await complete_text(client, theme, text, {".livery.yml": "extends: default"}, name="sheet.json")
    for name in offered:
        assert any(name in (label, label.strip('"')) for label in items.labels), items.labels[:50]


async def test_a_new_name_of_another_file_is_offered(client, theme):
    files = theme({**THEME, "main.css": "a { color: var(|) }"})
    await client.start(files)
    source, base = await client.open(files["main.css"]), await client.open(files["base.css"])
    assert "--new" not in await complete(client, source)
    client.change(base, (base.find("--ink"), "--new: 1px; --ink"))
    assert "--new" in await complete(client, source)
    files.add("more.css", "")
    assert "--ink" in await complete(client, source)


async def test_a_trigger_character_completes(client, theme):
    files = theme({**THEME, "main.css": "a { color:| }"})
    result = await client.start(files, "static")
    assert {":", ".", "@", "-"} <= set(result.capabilities.completion_provider.trigger_characters)
    source = await client.open(files["main.css"])
    assert "red" in await complete(client, source, trigger=":")


@pytest.mark.parametrize("text", ["/* | */", "a { content: '|' }", "a { color: red }/*|"])
async def test_comments_and_strings_have_none(client, theme, text):
    assert "color" not in await complete_text(client, theme, text, THEME)


@pytest.mark.parametrize("text", ["|", "a|", "a {|", "a { color:|", "a { color: var(|", "@media (|", "a:|", "a[|", "a { & |", "}|", "\\|",
                                  "a { color: rgb(1|,2", "@import url(|", "a { /|", "a { --x:|", "😀|", "a {\r\n  |\r\n}", "\ufeff|"])
async def test_broken_text_is_survived(client, theme, text):
    await complete_text(client, theme, text, THEME)
