# SPDX-License-Identifier: Apache-2.0
"""The details of completion items: documentation, and pictures as data."""
import base64
import re

import pytest
from lsprotocol import types

from support.completions import complete_text

DATA = re.compile(r"data:image/(png|svg\+xml);base64,([A-Za-z0-9+/=]+)")
THEME = {"base.css": ":root { --ink: #123456 }", ".livery.yml": "extends: default\nthemes: [[base.css, main.css]]"}


def text_of(item):
    documentation = item.documentation
    return getattr(documentation, "value", documentation) or ""


@pytest.mark.parametrize("text, label", [
    ("a { | }", "color"), ("a { | }", "-livery-pipeline"), ("@|", "@media"), ("button:| { }", "hover"),
    ("@media (|) { }", "prefers-color-scheme"), ("a { color: var(|) }", "--ink"),
])
async def test_an_item_is_documented(client, theme, text, label):
    items = await complete_text(client, theme, text, THEME)
    item = items.named(label)
    resolved = await client.ask_resolve(item)
    assert resolved.label == item.label
    assert items.edit(resolved) == items.edit(item)
    assert text_of(resolved)


async def test_a_property_names_its_initial_value(client, theme):
    items = await complete_text(client, theme, "a { | }")
    resolved = await client.ask_resolve(items["opacity"])
    assert "1" in text_of(resolved) + (resolved.detail or "")


@pytest.mark.parametrize("text, label", [("a { color: | }", "red"), ("a { -livery-pipeline: | }", "fill"),
                                         ("a { background-image: | }", "linear-gradient")])
async def test_a_picture_shows_what_is_drawn(client, theme, text, label):
    items = await complete_text(client, theme, text)
    resolved = await client.ask_resolve(items.named(label))
    assert resolved.documentation.kind == types.MarkupKind.Markdown
    picture = DATA.search(resolved.documentation.value)
    assert picture and base64.b64decode(picture[2], validate=True)


@pytest.mark.parametrize("text, label", [("a { color: | }", "red"), ("a { | }", "color")])
async def test_a_client_without_markdown_gets_plain_text(client, theme, text, label):
    items = await complete_text(client, theme, text, capabilities_name="plain")
    resolved = await client.ask_resolve(items[label])
    assert getattr(resolved.documentation, "kind", "plaintext") == "plaintext"
    assert "data:" not in text_of(resolved)


@pytest.mark.parametrize("item", [
    types.CompletionItem("unknown"), types.CompletionItem("x", data={"of": "another"}), types.CompletionItem("x", data=[1, None]),
    types.CompletionItem("color", data="y" * 10_000), types.CompletionItem(""),
])
async def test_an_unknown_item_stays_the_same(client, item):
    await client.start()
    assert (await client.ask_resolve(item)).label == item.label


async def test_an_item_of_a_closed_document_is_resolved(client, theme):
    items = await complete_text(client, theme, "a { | }")
    client.close(items.source)
    assert (await client.ask_resolve(items["color"])).label == "color"
