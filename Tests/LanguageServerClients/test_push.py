# SPDX-License-Identifier: Apache-2.0
"""The diagnostics that the server pushes."""
import re

import pytest
from lsprotocol import types

from support.lint import command_findings, server_findings

TEXTS = {
    "a wrong name": "a { colour: red }",
    "a wrong value": "a { color: 12px; width: red }",
    "an open block": "a { color: red",
    "an open string": "a { content: 'x\n}\nb { colour: red }",
    "an open comment": "a { } /* colour",
    "an open function": "a { color: rgb(1, 2",
    "stray brackets": "} ) ] a { margin: 1px) }",
    "no semicolon": "a { color: red\n margin: 0 }",
    "selectors": "a:hovered, ..b, #, a >> b { color: red }",
    "at-rules": "@medai print { } @media (with > 3px) { } @import 'x.css'; @layer ;",
    "line ends": "a {\r\n colour: red\r}\r\n\nb { colr: 😀 }\rc { e\u0301: 1 }",
    "duplicates": "a { color: red; color: blue }\na { color: red }\n:root { --x: 1; --x: 2 }",
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
async def test_they_equal_those_of_the_command(client, theme, text):
    files = theme({".livery.yml": "", "main.css": text})
    await client.start(files, "push")
    source = await client.open(files["main.css"])
    assert server_findings(source, await client.publication(source)) == command_findings(files, source)


async def test_they_equal_those_of_the_command_in_a_theme(client, theme):
    files = theme({".livery.yml": "extends: default\nthemes: [[base.css, brand.css, caret.json]]",
                   "base.css": ":root { --ink: black; --other: 1px }", "brand.css": "button { color: var(--ink); margin: var(--none) }",
                   "caret.json": '{"toolbar": {"color": "@colors.none", "colour": "red"}}'})
    await client.start(files, "push")
    for name in ["base.css", "brand.css", "caret.json"]:
        source = await client.open(files[name])
        assert server_findings(source, await client.publication(source)) == command_findings(files, source), name


async def test_a_rule_leads_to_its_description(client, theme):
    files = theme({"main.css": "a { colour: red }"})
    await client.start(files, "push")
    source = await client.open(files["main.css"])
    item = next(item for item in await client.publication(source) if item.code == "unknown-property")
    assert item.source
    assert "unknown-property" in item.code_description.href
    assert re.match("[a-z]+:", item.code_description.href)


async def test_a_duplicate_names_the_other_declaration(client, theme):
    files = theme({"main.css": "«a» { color: red }\nb { color: red }\n«a» { margin: 0 }\n"})
    await client.start(files, "push")
    source = await client.open(files["main.css"])
    item = next(item for item in await client.publication(source) if item.code == "duplicate-selector")
    assert item.range == source.ranges[1]
    places = [part.location for part in item.related_information]
    assert [(place.uri, place.range.start.line) for place in places] == [(source.uri, 0)]


async def test_an_unused_name_is_unnecessary(client, theme):
    files = theme({"main.css": ":root { --unused: red }\n@keyframes unused { }\n"})
    await client.start(files, "push")
    source = await client.open(files["main.css"])
    tagged = {item.code for item in await client.publication(source) if types.DiagnosticTag.Unnecessary in (item.tags or [])}
    assert {"unused-variable", "unused-keyframes"} <= tagged


async def test_a_client_without_support_gets_the_plain_parts(client, theme):
    files = theme({"main.css": ":root { --unused: red }\na { color: red }\na { colour: red }\n"})
    await client.start(files, "plain")
    source = await client.open(files["main.css"])
    await client.until(lambda: source.uri in client.diagnostics, "diagnostics")
    items = client.diagnostics[source.uri]
    assert {"unused-variable", "duplicate-selector", "unknown-property"} <= {item.code for item in items}
    for item in items:
        assert item.code_description is None and item.related_information is None and not item.tags


async def test_many_changes_are_checked_together(client, theme):
    files = theme({"main.css": "a { colour: red }"})
    await client.start(files, "push", {"diagnostics": {"delay": 100}})
    source = await client.open(files["main.css"])
    await client.publication(source)
    for _ in range(50):
        client.change(source, (types.Range(source.end, source.end), "\nb { colr: red }"))
    items = await client.publication(source)
    assert [item.code for item in items].count("unknown-property") == 51
    assert len([part for part in client.published if part.uri == source.uri]) < 52


async def test_a_change_of_one_file_is_pushed_for_the_others(client, theme):
    files = theme({".livery.yml": "themes: [[base.css, brand.css]]", "base.css": ":root { --ink: black }",
                   "brand.css": "a { color: var(--ink) }"})
    await client.start(files, "push")
    base, brand = await client.open(files["base.css"]), await client.open(files["brand.css"])
    assert "unresolved-variable" not in [item.code for item in await client.publication(brand)]
    client.change(base, ":root { --tint: black }")
    await client.until(lambda: "unresolved-variable" in [item.code for item in client.diagnostics[brand.uri]],
                       "the diagnostics of the other file")
    client.change(base, ":root { --ink: black }")
    await client.until(lambda: "unresolved-variable" not in [item.code for item in client.diagnostics[brand.uri]],
                       "the diagnostics of the other file")


@pytest.mark.parametrize("settings, text", [
    ("rules: {unknown-property: off}", "a { colour: red }"),
    ("rules: {unknown-property: warning}", "a { colour: red }"),
    ("ignore: ['main.css']", "a { colour: red }"),
    ("strict: true", "a { color: #FFF }"),
    ("extends: default", "buton { color: red }"),
    ("", "/* livery-disable-next-line unknown-property -- mine */\na { colour: red }"),
    ("", "a { colour: red } /* livery-disable-line */\n/* livery-disable */"),
    ("overrides: [{files: ['m*.css'], rules: {unknown-property: note}}]", "a { colour: red }"),
])
async def test_the_configuration_is_honored(client, theme, settings, text):
    files = theme({".livery.yml": settings, "main.css": text})
    await client.start(files, "push")
    source = await client.open(files["main.css"])
    assert server_findings(source, await client.publication(source)) == command_findings(files, source)


async def test_a_closed_file_outside_of_the_workspace_has_none(client, theme):
    files = theme({"main.css": ""})
    other = theme({"other.css": "a { colour: red }"}, "other")
    await client.start(files, "push")
    source = await client.open(other["other.css"])
    assert await client.publication(source)
    client.close(source)
    await client.until(lambda: not client.diagnostics[source.uri], "an empty list")
