# SPDX-License-Identifier: Apache-2.0
"""The structure of a sheet: symbols, folding, selection ranges and links."""
import pytest
from lsprotocol import types

from support.places import place

SHEET = """@import "base.css";
:root {
  --ink: red;
}

/* The badge
   and its text. */
.badge, .mark {
  color: red;

  &:hover {
    color: blue;
  }
}

@media print {
  #send {
    color: black;
  }
}

@keyframes glow {
  from { opacity: 0 }
  to { opacity: 1 }
}
"""


async def opened(client, theme, text, name="full", file="main.css", files=None):
    folder = theme({**(files or {}), file: text})
    await client.start(folder, name)
    return await client.open(folder[file])


def tree(symbols):
    """Returns symbols as a list of names with their children."""
    return [(part.name, tree(part.children or [])) if part.children else part.name for part in symbols]


def flattened(symbols):
    return [one for part in symbols for one in (part, *flattened(part.children or []))]


def check_nesting(source, symbols, outer):
    """Checks that each range is in the one around it and contains the range of its name."""
    for part in symbols:
        assert outer.start <= part.range.start <= part.selection_range.start, part
        assert part.selection_range.end <= part.range.end <= outer.end, part
        assert part.name
        check_nesting(source, part.children or [], part.range)


# document symbols

async def test_symbols_are_a_tree(client, theme):
    source = await opened(client, theme, SHEET)
    symbols = await client.ask(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, source)
    check_nesting(source, symbols, source.whole)
    names = [part.name for part in symbols]
    assert [name for name in names if not name.startswith("@import")] == [":root", ".badge, .mark", "@media print", "@keyframes glow"] \
        or {":root", ".badge", ".mark", "@media print", "@keyframes glow"} <= set(names)
    inner = {part.name for part in flattened(symbols)}
    assert {"--ink", "#send"} <= inner


SYMBOLS = {
    ".foo { }": [".foo"], "@media screen, print { a { } }": ["@media screen, print", "a"],
    "a { & b { } }": ["a", "& b"], "@layer one { }": ["@layer one"], ":root { --a: 1; --b: 2 }": [":root", "--a", "--b"],
    "@font-face { font-family: x }": ["@font-face"], "a { color: red": ["a"], "/* only */": [], "": [],
    "@x; b { } {": ["b"], ".é😀 { }": [".é😀"],
}


@pytest.mark.parametrize("text, names", SYMBOLS.items())
@pytest.mark.parametrize("name", ["full", "utf-8", "plain", "bare"])
async def test_symbols_have_names_in_order(client, theme, text, names, name):
    source = await opened(client, theme, text, name)
    symbols = await client.ask(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, source) or []
    if name in ("plain", "bare"):
        assert all(isinstance(part, types.SymbolInformation) for part in symbols)
        found = [part.name for part in symbols]
    else:
        check_nesting(source, symbols, source.whole)
        found = [part.name for part in flattened(symbols)]
    assert [part for part in found if part in names] == names, found


async def test_a_json_sheet_has_symbols(client, theme):
    source = await opened(client, theme, '{"colors": {"ink": "#000"}, "toolbar": {"color": "@colors.ink"}}', file="sheet.json")
    symbols = await client.ask(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, source)
    check_nesting(source, symbols, source.whole)
    assert [part.name for part in symbols if part.name != ":root"] == ["colors", "toolbar"]
    assert "ink" in [part.name.lstrip("-") for part in flattened(symbols)]


# workspace symbols

FILES = {".livery.yml": "themes: [[base.css, brand.css, sheet.json]]", "base.css": ":root { --ink: red }\n.badge { }\n@keyframes glow { }",
         "brand.css": ".badge-text { }\n#send { }\n", "sheet.json": '{"panel": {"color": "red"}}'}


@pytest.mark.parametrize("query, found, absent", [
    ("badge", {("base.css", 1), ("brand.css", 0)}, {("brand.css", 1)}), ("--ink", {("base.css", 0)}, {("base.css", 1)}),
    ("glow", {("base.css", 2)}, {("base.css", 1)}), ("send", {("brand.css", 1)}, set()), ("panel", {("sheet.json", 0)}, set()),
    ("BADGE", {("base.css", 1)}, set()), ("bdg", set(), {("base.css", 0)}), ("no such name", set(), {("base.css", 0), ("base.css", 1)}),
    ("", {("base.css", 1), ("brand.css", 1)}, set()),
])
async def test_a_query_finds_symbols_of_all_files(client, theme, query, found, absent):
    folder = theme(FILES)
    await client.start(folder)
    result = await client.ask(types.WORKSPACE_SYMBOL, query=query) or []
    places = {place(folder, part.location.uri, part.location.range)[:2] for part in result if folder.of(part.location.uri)}
    assert found <= places and not absent & places


async def test_symbols_follow_the_open_texts(client, theme):
    folder = theme(FILES)
    await client.start(folder)
    base = await client.open(folder["base.css"])
    client.change(base, "\n\n.fresh { }\n")
    result = await client.ask(types.WORKSPACE_SYMBOL, query="fresh")
    assert [place(folder, part.location.uri, part.location.range)[:2] for part in result] == [("base.css", 2)]
    assert not [part for part in await client.ask(types.WORKSPACE_SYMBOL, query="glow") or [] if part.location.uri == base.uri]


# folding

def lines(result):
    return sorted((part.start_line, part.end_line) for part in result or [])


FOLDING = {
    "a rule": ("a {\n  color: red;\n}\n", {(0, 1)}),
    "a nested rule": ("a {\n  b {\n    color: red;\n  }\n}\n", {(0, 3), (1, 2)}),
    "an at-rule": ("@media print {\n  a {\n    color: red;\n  }\n}\n", {(0, 3), (1, 2)}),
    "a comment": ("/* one\ntwo */\na { }\n", {(0, 1)}),
    "one line": ("a { color: red }\n/* x */\n", set()),
    "an open rule": ("a {\n  b {\n    color: red;\n  }\n", {(1, 2)}),
    "carriage returns": ("a {\r  color: red;\r}\r", {(0, 1)}),
    "a region": ("/* #region one */\na { }\n/* #endregion */\n", {(0, 2)}),
}


@pytest.mark.parametrize("text, expected", FOLDING.values(), ids=FOLDING.keys())
async def test_lines_are_folded(client, theme, text, expected):
    source = await opened(client, theme, text)
    result = await client.ask(types.TEXT_DOCUMENT_FOLDING_RANGE, source) or []
    found = lines(result)
    assert expected <= set(found) if "open" in text or expected else not found
    assert all(start < end < len(source.model.starts) for start, end in found)
    assert len(found) == len(set(found))


@pytest.mark.parametrize("text, kind", [("/* one\ntwo */", "comment"), ("/* #region x */\n\n/* #endregion */", "region")])
async def test_a_folding_range_has_a_kind(client, theme, text, kind):
    source = await opened(client, theme, text)
    result = await client.ask(types.TEXT_DOCUMENT_FOLDING_RANGE, source)
    assert kind in [getattr(part.kind, "value", part.kind) for part in result]


async def test_the_limit_of_a_client_is_kept(client, theme):
    text = "".join(f".a{number} {{\n  color: red;\n}}\n" for number in range(6000))
    source = await opened(client, theme, text)
    result = await client.ask(types.TEXT_DOCUMENT_FOLDING_RANGE, source)
    assert len(result) <= 5000


async def test_a_json_sheet_is_folded(client, theme):
    source = await opened(client, theme, '{\n  "a": {\n    "color": "red"\n  }\n}\n', file="sheet.json")
    assert {(0, 3), (1, 2)} <= set(lines(await client.ask(types.TEXT_DOCUMENT_FOLDING_RANGE, source)))


# selection ranges

def chain(source, part):
    """Returns the texts of a range and of those around it. Each contains the one before."""
    found = []
    while part:
        found.append(source.model.within(part.range))
        if part.parent:
            assert part.parent.range.start <= part.range.start and part.range.end <= part.parent.range.end
            assert part.parent.range != part.range
        part = part.parent
    return found


SELECTIONS = {
    "a property": ("a { co|lor: red; }", ["color", "color: red", "a { color: red; }"]),
    "a value": ("a { border: 1px so|lid red }", ["solid", "1px solid red", "border: 1px solid red"]),
    "an argument": ("a { color: rgb(1, 2|0, 3) }", ["20", "rgb(1, 20, 3)"]),
    "a class": (".fo|o .b { }", ["foo", ".foo", ".foo .b { }"]),
    "a nested rule": ("a { b { col|or: red } }", ["color", "b { color: red }", "a { b { color: red } }"]),
    "an at-rule": ("@media print { a { col|or: red } }", ["a { color: red }", "@media print { a { color: red } }"]),
    "a broken text": ("} a { color: r|ed", ["red", "color: red"]),
    "an emoji": ("a { content: '😀|'; }", ["'😀'", "content: '😀'"]),
}


@pytest.mark.parametrize("text, expected", SELECTIONS.values(), ids=SELECTIONS.keys())
@pytest.mark.parametrize("name", ["full", "utf-8"])
async def test_selections_grow(client, theme, text, expected, name):
    source = await opened(client, theme, text, name)
    result = await client.ask(types.TEXT_DOCUMENT_SELECTION_RANGE, source, positions=[source.cursor])
    # Two ranges can differ in their spaces alone.
    found = list(dict.fromkeys(part.strip() for part in chain(source, result[0])))
    assert [part for part in found if part in expected] == expected, found


async def test_each_position_has_a_selection(client, theme):
    source = await opened(client, theme, SHEET)
    positions = [source.position(offset) for offset in range(0, len(source.text) + 1, 7)]
    result = await client.ask(types.TEXT_DOCUMENT_SELECTION_RANGE, source, positions=positions)
    assert len(result) == len(positions)
    for position, part in zip(positions, result):
        assert part.range.start <= position <= part.range.end
        chain(source, part)


async def test_no_position_has_no_selection(client, theme):
    source = await opened(client, theme, SHEET)
    assert not await client.ask(types.TEXT_DOCUMENT_SELECTION_RANGE, source, positions=[])


# links

LINKS = {
    "@import \"base.css\";": ["base.css"], "@import url(base.css);": ["base.css"], "@import url('sub/two.css') print;": ["sub/two.css"],
    "a { background: url(pictures/a%20b.png) }": ["pictures/a b.png"], "a { background: url(  'x.png' ), url(y.png) }": ["x.png", "y.png"],
    "@font-face { src: url(f.woff) }": ["f.woff"], "/* url(x.png) */": [], "a { content: 'url(x.png)' }": [], "a { background: url(": [],
}


@pytest.mark.parametrize("text, targets", LINKS.items())
async def test_links_lead_to_files(client, theme, text, targets):
    source = await opened(client, theme, text, files={"base.css": "", "sub/two.css": ""})
    result = await client.ask(types.TEXT_DOCUMENT_DOCUMENT_LINK, source) or []
    folder = source.path.parent
    assert [part.target for part in result] == [(folder / target).as_uri() for target in targets]
    for part in result:
        assert "url(" not in source.model.within(part.range)


async def test_a_link_to_the_web_stays_as_it_is(client, theme):
    source = await opened(client, theme, "@import \"https://example.org/a.css\";\na { background: url(data:image/png;base64,AA==) }")
    result = await client.ask(types.TEXT_DOCUMENT_DOCUMENT_LINK, source)
    assert "https://example.org/a.css" in [part.target for part in result]
    assert all(part.target != source.uri for part in result)
