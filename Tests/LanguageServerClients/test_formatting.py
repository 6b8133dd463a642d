# SPDX-License-Identifier: Apache-2.0
"""Formatting: the edits leave the text that the command writes, and change no more than necessary."""
import json

import pytest
from lsprotocol import types

OPTIONS = types.FormattingOptions(tab_size=2, insert_spaces=True)

TEXTS = {
    "a rule": "a{color:red;margin:0}",
    "rules": "a{color:red}b{color:blue}\n\n\n\nc{}",
    "nesting": "@media print{a{color:red;&:hover{color:blue}}}",
    "comments": "/* one */a{/* two */color:red/* three */;}/* four */",
    "selectors": "a,b>c , d{color:red}",
    "formatted": "a {\n  color: red;\n}\n",
    "line ends": "a{\r\ncolor:red;\r\n}\r\nb{color:blue}\r\n",
    "carriage returns": "a{\rcolor:red}\rb{ }",
    "broken": "a{color:red;b{margin:0\n}} } c { x",
    "ignored": "/* livery-format-ignore */\na{color:red}\nb{color:red}",
    "letters": "a{content:'😀é';color:red}",
    "empty": "",
    "spaces": "   \n\n\t\n",
    "a pipeline": "a{-livery-pipeline:fill(red)   border( 1px white )}",
}


async def opened(client, theme, text, name="full", file="main.css"):
    folder = theme({file: text})
    await client.start(folder, name)
    return folder, await client.open(folder[file])


def formatted(folder, source):
    return folder.livery("format", "-", input=source.text.encode())[0]


def check_minimal(source, edits):
    """Checks that no edit begins or ends with text that stays, and that each changes something."""
    for edit in edits:
        old = source.model.within(edit.range)
        assert old != edit.new_text, edit
        if old and edit.new_text:
            assert old.strip() == "" or old[0] != edit.new_text[0] or old[-1] != edit.new_text[-1], (old, edit)


@pytest.mark.parametrize("name", ["full", "utf-8"])
@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
async def test_a_document_is_formatted_as_by_the_command(client, theme, text, name):
    folder, source = await opened(client, theme, text, name)
    edits = await client.ask(types.TEXT_DOCUMENT_FORMATTING, source, options=OPTIONS) or []
    expected = formatted(folder, source)
    assert source.model.applying(edits) == expected
    check_minimal(source, edits)
    if source.text == expected:
        assert not edits


async def test_edits_leave_unchanged_rules_alone(client, theme):
    good = "".join(f".a{number} {{\n  color: red;\n}}\n\n" for number in range(50))
    _, source = await opened(client, theme, good + ".z{color:red}\n\n" + good.rstrip("\n") + "\n")
    edits = await client.ask(types.TEXT_DOCUMENT_FORMATTING, source, options=OPTIONS)
    touched = [part for edit in edits for part in (edit.range.start.line, edit.range.end.line)]
    assert 198 <= min(touched) and max(touched) <= 203, touched


RANGES = {
    "the first of two": ("«a{color:red}»\nb{color:blue}\n", "a {\n  color: red;\n}\nb{color:blue}\n"),
    "the second of two": ("a{color:red}\n«b{color:blue}»\n", "a{color:red}\nb {\n  color: blue;\n}\n"),
    "a declaration": ("a {\ncolor:red;\n«margin:0;»\n}\n", "a {\ncolor:red;\n  margin: 0;\n}\n"),
    "nothing to do": ("a {\n  «color: red;»\n}\n", "a {\n  color: red;\n}\n"),
    "an empty range": ("a{color:red}\n«»b{color:blue}\n", None),
    "everything": ("«a{color:red}\nb{color:blue}\n»", None),
    "in broken text": ("a{color:red\n«b{color:blue}»\n", None),
}


@pytest.mark.parametrize("text, expected", RANGES.values(), ids=RANGES.keys())
async def test_a_range_is_formatted(client, theme, text, expected):
    folder, source = await opened(client, theme, text)
    edits = await client.ask(types.TEXT_DOCUMENT_RANGE_FORMATTING, source, range=source.ranges[0], options=OPTIONS) or []
    result = source.model.applying(edits)
    if expected is None:
        # No token is lost, whatever the range reaches.
        assert "".join(result.replace(";", "").split()) == "".join(source.text.replace(";", "").split())
    else:
        # A blank line between rules may be added.
        assert result.replace("\n\n", "\n") == expected
    check_minimal(source, edits)


# A text with the cursor after the character that was typed, and the text that it leaves.
TYPED = {
    "a brace": ("a{color:red}|", "}", "a {\n  color: red;\n}"),
    "a brace after another rule": ("b{x:y}\na{color:red}|\n", "}", "b{x:y}\na {\n  color: red;\n}\n"),
    "a semicolon": ("a {\n  color:red;|\n}\n", ";", "a {\n  color: red;\n}\n"),
    "a semicolon with indentation": ("a {\ncolor: red;|\n}\n", ";", "a {\n  color: red;\n}\n"),
    "formatted": ("a {\n  color: red;|\n}\n", ";", "a {\n  color: red;\n}\n"),
    "in a comment": ("/* a{color:red;| */", ";", "/* a{color:red; */"),
    "in a string": ("a {\n  content: 'x;|y';\n}\n", ";", "a {\n  content: 'x;y';\n}\n"),
    "a stray brace": ("a { }\n}|\n", "}", None),
    "in broken text": ("a { b { color:red;|", ";", None),
}


@pytest.mark.parametrize("text, character, expected", TYPED.values(), ids=TYPED.keys())
async def test_typing_formats(client, theme, text, character, expected):
    _, source = await opened(client, theme, text)
    edits = await client.ask(types.TEXT_DOCUMENT_ON_TYPE_FORMATTING, source, ch=character, options=OPTIONS) or []
    result = source.model.applying(edits)
    if expected is None:
        assert "".join(result.split()) == "".join(source.text.split())
    else:
        assert result.rstrip("\n").replace("\n\n", "\n") == expected.rstrip("\n")


async def test_formatting_twice_changes_nothing(client, theme):
    _, source = await opened(client, theme, "a{color:red}b{}")
    edits = await client.ask(types.TEXT_DOCUMENT_FORMATTING, source, options=OPTIONS)
    client.change(source, source.model.applying(edits))
    assert not await client.ask(types.TEXT_DOCUMENT_FORMATTING, source, options=OPTIONS)


async def test_a_json_sheet_keeps_its_members(client, theme):
    _, source = await opened(client, theme, '{"a":{"color":"red"}}', file="sheet.json")
    edits = await client.ask(types.TEXT_DOCUMENT_FORMATTING, source, options=OPTIONS) or []
    assert json.loads(source.model.applying(edits)) == {"a": {"color": "red"}}


async def test_a_closed_document_is_formatted_from_its_file_or_not(client, theme):
    folder = theme({"main.css": "a{color:red}"})
    await client.start(folder)
    source = folder["main.css"]
    try:
        edits = await client.ask(types.TEXT_DOCUMENT_FORMATTING, source, options=OPTIONS) or []
        assert source.model.applying(edits) in (source.text, formatted(folder, source))
    except Exception as error:
        assert getattr(error, "code", None), error
