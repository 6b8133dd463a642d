# SPDX-License-Identifier: Apache-2.0
"""Signature help of functions and of the steps of a pipeline."""
import pytest
from lsprotocol import types

METHOD = types.TEXT_DOCUMENT_SIGNATURE_HELP


async def signature(client, theme, text, name="full", **fields):
    files = theme({".livery.yml": "extends: default", "main.css": text})
    await client.start(files, name)
    return await client.ask(METHOD, await client.open(files["main.css"]), **fields)


def active(result):
    """Returns the active signature, and the index of its active parameter."""
    chosen = result.signatures[result.active_signature or 0]
    return chosen, result.active_parameter if chosen.active_parameter is None else chosen.active_parameter


# A text with a cursor, the name of the function, and the index of the parameter.
CASES = {
    "the first argument": ("a { color: rgb(| }", "rgb", 0),
    "the second argument": ("a { color: rgb(1, |) }", "rgb", 1),
    "the third argument": ("a { color: rgba(1, 2, |0) }", "rgb", 2),
    "a clamp": ("a { width: clamp(1px, 2px|, 3px) }", "clamp", 1),
    "an inner function": ("a { width: calc(1px + clamp(2px, |)) }", "clamp", 1),
    "after an inner function": ("a { width: clamp(min(1px, 2px), |) }", "clamp", 1),
    "a variable": ("a { color: var(--a, |) }", "var", 1),
    "a step": ("a { -livery-pipeline: fill(|) }", "fill", 0),
    "a begun step": ("a { -livery-pipeline: fill(red) border(|", "border", 0),
    "a gradient": ("a { background-image: linear-gradient(|", "linear-gradient", 0),
    "a broken text": ("a { color: red } } b { color: hsl(1, |", "hsl", 1),
    "over two lines": ("a {\n  color: rgb(\n    1,\n    |\n", "rgb", 1),
}


@pytest.mark.parametrize("text, name, index", CASES.values(), ids=CASES.keys())
async def test_the_parameter_at_the_position_is_active(client, theme, text, name, index):
    chosen, parameter = active(await signature(client, theme, text))
    assert name in chosen.label
    assert parameter == index
    assert chosen.parameters and index < len(chosen.parameters)


@pytest.mark.parametrize("text", ["a { color: | }", "| { }", "a { color: rgb(1, 2, 3) | }", "a:not(|) { }", "/* rgb(| */", "a { content: 'rgb(|' }"])
async def test_outside_of_functions_is_none(client, theme, text):
    result = await signature(client, theme, text)
    assert result is None or not any("rgb" in part.label for part in result.signatures)


@pytest.mark.parametrize("name", ["full", "plain", "bare"])
async def test_labels_of_parameters_are_parts_of_the_signature(client, theme, name):
    result = await signature(client, theme, "a { color: rgb(| }", name)
    for part in result.signatures:
        for parameter in part.parameters or []:
            if isinstance(parameter.label, str):
                assert parameter.label in part.label
            else:
                assert name == "full"
                start, end = parameter.label
                assert 0 <= start < end <= len(part.label.encode("utf-16-le")) // 2


async def test_the_active_signature_is_kept(client, theme):
    first = await signature(client, theme, "a { color: rgb(1| }")
    context = types.SignatureHelpContext(trigger_kind=types.SignatureHelpTriggerKind.ContentChange, is_retrigger=True,
                                         active_signature_help=first)
    source = client.theme["main.css"]
    client.change(source, (types.Range(source.end, source.end), " "))
    again = await client.ask(METHOD, source, position=types.Position(0, 16), context=context)
    assert active(again)[0].label == active(first)[0].label


async def test_the_trigger_characters_are_named(client):
    provider = (await client.start(capabilities_name="static")).capabilities.signature_help_provider
    assert {"(", ","} <= {*provider.trigger_characters, *(provider.retrigger_characters or [])}
