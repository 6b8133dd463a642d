# SPDX-License-Identifier: Apache-2.0
"""Completion items, and the text that each leaves in its document."""
import re

from lsprotocol import types


class Completions:
    """The items at a position of a document, with the defaults of their list applied."""

    def __init__(self, source, position, result):
        self.source = source
        self.position = position
        self.items = result.items if isinstance(result, types.CompletionList) else result or []
        self.defaults = getattr(result, "item_defaults", None)
        self.labels = [item.label for item in self.items]
        assert len(self.labels) == len(set(zip(self.labels, map(self.text, self.items)))), "an item occurs twice"
        for item in self.items:
            self.check(item)

    def __contains__(self, label):
        return label in self.labels

    def __getitem__(self, label):
        assert label in self.labels, f"{label!r} is not offered: {self.labels[:50]}"
        return self.items[self.labels.index(label)]

    def named(self, name):
        """Returns the item of a name: a function without its arguments, a state without its colon."""
        found = [item for item in self.items if name in (item.label, item.label.split("(")[0], item.label.lstrip(":.#"))]
        assert found, f"{name!r} is not offered: {self.labels[:50]}"
        return found[0]

    def starting(self, prefix):
        """Returns the items whose labels begin with a text."""
        return [item for item in self.items if item.label.startswith(prefix)]

    def sorted(self):
        """Returns the labels in the order in which a client shows them."""
        return [item.label for item in sorted(self.items, key=lambda item: (item.sort_text or item.label, item.label))]

    def edit(self, item):
        """Returns the range that an item replaces, and the new text."""
        edit = item.text_edit
        if edit is None:
            default = self.defaults.edit_range if self.defaults else None
            assert default is not None, f"{item.label!r} has no edit"
            return getattr(default, "insert", default), item.text_edit_text or item.label
        return (edit.insert if isinstance(edit, types.InsertReplaceEdit) else edit.range), edit.new_text

    def format(self, item):
        return item.insert_text_format or getattr(self.defaults, "insert_text_format", None)

    def text(self, item):
        """Returns the text of the document after an item is accepted; snippets keep their default texts."""
        if item.text_edit is None and not getattr(self.defaults, "edit_range", None):
            return item.insert_text or item.label
        range, text = self.edit(item)
        edits = [types.TextEdit(range, plain(text) if self.format(item) == types.InsertTextFormat.Snippet else text)]
        return self.source.model.applying(edits + (item.additional_text_edits or []))

    def check(self, item):
        """Checks what the protocol demands of an edit: one line, with the position in it."""
        range, _ = self.edit(item)
        assert range.start.line == range.end.line == self.position.line, item
        assert range.start.character <= self.position.character <= range.end.character, item
        if isinstance(item.text_edit, types.InsertReplaceEdit):
            assert item.text_edit.replace.start == range.start
            assert item.text_edit.replace.end.character >= range.end.character


def plain(snippet):
    """Returns the text of a snippet before the first placeholder is filled in."""
    last = None
    while last != snippet:
        last, snippet = snippet, re.sub(r"\$\{\d+(?::([^${}]*)|\|([^,|]*)[^|]*\|)?\}|\$\d+",
                                        lambda match: match[1] or match[2] or "", snippet)
    return re.sub(r"\\([$}\\])", r"\1", snippet)


async def complete(client, source, index=0, trigger=None):
    """Completes at a cursor of a document."""
    position = source.position(source.cursors[index])
    kind = types.CompletionTriggerKind.TriggerCharacter if trigger else types.CompletionTriggerKind.Invoked
    context = types.CompletionContext(trigger_kind=kind, trigger_character=trigger)
    if client.capabilities.text_document is None:
        context = None
    result = await client.ask(types.TEXT_DOCUMENT_COMPLETION, source, position=position, context=context)
    return Completions(source, position, result)


async def complete_text(client, theme, text, files=None, name="main.css", capabilities_name="full"):
    """Completes at the cursor of a sheet of a theme with other files."""
    files = theme({**(files or {}), name: text})
    await client.start(files, capabilities_name)
    return await complete(client, await client.open(files[name]))
