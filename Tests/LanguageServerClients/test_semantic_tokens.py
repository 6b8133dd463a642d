# SPDX-License-Identifier: Apache-2.0
"""Semantic tokens: whole, as a difference, and of a range."""
import pytest
from lsprotocol import types

FULL = types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL
DELTA = types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL_DELTA
RANGE = types.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE

SHEET = """:root { --ink: red }
/* é😀 */
button.badge:hover, #send::icon {
  color: var(--ink);
  colour: blue;
  -livery-pipeline: fill(red) glow(2px);
}
@media print { a { margin: 0 } }
"""


class Tokens:
    """The tokens of a document, checked against its text."""

    def __init__(self, client, source, data):
        legend = client.result.capabilities.semantic_tokens_provider.legend
        assert len(data) % 5 == 0
        self.items, line, character, end = [], 0, 0, None
        for index in range(0, len(data), 5):
            down, right, length, kind, modifiers = data[index:index + 5]
            character = right if down else character + right
            line += down
            start = types.Position(line, character)
            stop = types.Position(line, character + length)
            assert length > 0 and source.model.contains(start) and source.model.contains(stop), (start, length)
            assert end is None or end <= start, "tokens overlap"
            assert kind < len(legend.token_types) and modifiers < 1 << len(legend.token_modifiers)
            end = stop
            text = source.model.within(types.Range(start, stop))
            names = [name for bit, name in enumerate(legend.token_modifiers) if modifiers & 1 << bit]
            self.items.append((line, text, legend.token_types[kind], *names))

    def kind(self, text):
        """Returns the type and the modifiers of the first token with a text."""
        found = [item[2:] for item in self.items if item[1].lstrip(".#:@") == text]
        assert found, f"{text!r} has no token: {self.items}"
        return found[0]


async def opened(client, theme, text, name="full", file="main.css", files=None):
    folder = theme({".livery.yml": "extends: default", **(files or {}), file: text})
    await client.start(folder, name)
    return await client.open(folder[file])


@pytest.mark.parametrize("text", [
    SHEET, "", "a {", "a { color: red", "/* one\ntwo */ a { }", "a { content: 'x\ny }", "a\r\n{\rcolor: red }", "} ) a { color red: ; }",
    "a { content: '😀😀'; color: red } /* é */ b { }", "\ufeffa { color: red }", "@media (width > 1px) { a { } }",
])
@pytest.mark.parametrize("name", ["full", "utf-8", "utf-32"])
async def test_tokens_are_in_the_text_and_in_order(client, theme, text, name):
    source = await opened(client, theme, text, name)
    result = await client.ask(FULL, source)
    Tokens(client, source, result.data)


@pytest.mark.parametrize("one, other", [
    ("color", "colour"), ("color", "--ink"), ("button", "badge"), ("button", "hover"), ("fill", "color"), ("margin", "colour"),
])
async def test_kinds_are_told_apart(client, theme, one, other):
    source = await opened(client, theme, SHEET)
    tokens = Tokens(client, source, (await client.ask(FULL, source)).data)
    assert tokens.kind(one) != tokens.kind(other)


@pytest.mark.parametrize("one, other", [("color", "margin"), ("button", "a"), ("color", "-livery-pipeline")])
async def test_names_of_one_kind_are_alike(client, theme, one, other):
    source = await opened(client, theme, SHEET)
    tokens = Tokens(client, source, (await client.ask(FULL, source)).data)
    assert tokens.kind(one) == tokens.kind(other)


CHANGES = [("red", "blue"), ("--ink", "--inks"), ("colour", "color"), ("/* é😀 */", ""), ("@media print {", "\n\n@media screen {"),
           ("}\n@media", "@media"), (":root", "/*"), ("2px", "2px 😀"), ("button", "")]


def apply_delta(data, edits):
    """Returns the numbers after the edits of a difference."""
    result = list(data)
    for edit in sorted(edits, key=lambda edit: edit.start, reverse=True):
        assert edit.start + edit.delete_count <= len(result)
        result[edit.start:edit.start + edit.delete_count] = edit.data or []
    return result


@pytest.mark.parametrize("old, new", CHANGES)
async def test_a_difference_leaves_the_whole(client, theme, old, new):
    source = await opened(client, theme, SHEET)
    first = await client.ask(FULL, source)
    assert first.result_id
    client.change(source, (source.find(old), new))
    second = await client.ask(DELTA, source, previous_result_id=first.result_id)
    whole = await client.ask(FULL, source)
    Tokens(client, source, whole.data)
    if isinstance(second, types.SemanticTokensDelta):
        assert apply_delta(first.data, second.edits) == list(whole.data)
    else:
        assert second.data == whole.data


async def test_a_chain_of_differences_leaves_the_whole(client, theme):
    source = await opened(client, theme, SHEET)
    result = await client.ask(FULL, source)
    data, identifier = list(result.data), result.result_id
    for old, new in CHANGES[:5] + [(new, old) for old, new in CHANGES[:3]]:
        client.change(source, (source.find(old), new))
        result = await client.ask(DELTA, source, previous_result_id=identifier)
        data = apply_delta(data, result.edits) if isinstance(result, types.SemanticTokensDelta) else list(result.data)
        identifier = result.result_id
    assert data == list((await client.ask(FULL, source)).data)


async def test_a_small_change_has_a_small_difference(client, theme):
    source = await opened(client, theme, SHEET * 100)
    first = await client.ask(FULL, source)
    client.change(source, (source.find("margin"), "padding"))
    second = await client.ask(DELTA, source, previous_result_id=first.result_id)
    assert isinstance(second, types.SemanticTokensDelta)
    assert sum(len(edit.data or []) + edit.delete_count for edit in second.edits) < 50


@pytest.mark.parametrize("identifier", ["of another session", ""])
async def test_an_unknown_result_is_the_whole(client, theme, identifier):
    source = await opened(client, theme, SHEET)
    result = await client.ask(DELTA, source, previous_result_id=identifier)
    assert isinstance(result, types.SemanticTokens)
    assert list(result.data) == list((await client.ask(FULL, source)).data)


@pytest.mark.parametrize("first, last", [(0, 1), (2, 3), (3, 6), (0, 99), (5, 5), (7, 99)])
async def test_a_range_has_its_part_of_the_whole(client, theme, first, last):
    source = await opened(client, theme, SHEET)
    range = types.Range(types.Position(first, 0), types.Position(last, 0))
    part = Tokens(client, source, (await client.ask(RANGE, source, range=range)).data)
    whole = Tokens(client, source, (await client.ask(FULL, source)).data)
    assert [item for item in part.items if first <= item[0] < last] == [item for item in whole.items if first <= item[0] < last]
    assert len(part.items) < len(whole.items) or last == 99 and first == 0


async def test_a_variable_of_another_file_is_known(client, theme):
    files = {".livery.yml": "extends: default\nthemes: [[base.css, main.css]]", "base.css": ":root { --ink: red }"}
    source = await opened(client, theme, "a { color: var(--ink) }\nb { color: var(--ink) }", files=files)
    tokens = Tokens(client, source, (await client.ask(FULL, source)).data)
    assert tokens.kind("--ink")


async def test_a_json_sheet_has_tokens(client, theme):
    source = await opened(client, theme, '{"colors": {"ink": "#000"},\n "toolbar": {"color": "@colors.ink"}}', file="sheet.json")
    assert Tokens(client, source, (await client.ask(FULL, source)).data).items
