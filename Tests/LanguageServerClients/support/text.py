# SPDX-License-Identifier: Apache-2.0
"""A plain model of the text of a document: a string, and the positions of the protocol in it."""
import bisect
import re

from lsprotocol import types

LINE_END = re.compile(r"\r\n|\n|\r")
WIDTHS = {
    "utf-8": lambda text: len(text.encode("utf-8")),
    "utf-16": lambda text: len(text.encode("utf-16-le")) // 2,
    "utf-32": len,
}


class Text:
    """A text with the starts and the ends of its lines, in code points."""

    def __init__(self, text, encoding="utf-16"):
        self.text = text
        self.encoding = encoding
        breaks = [match.span() for match in LINE_END.finditer(text)]
        self.starts = [0, *(end for _, end in breaks)]
        self.ends = [*(start for start, _ in breaks), len(text)]

    def position(self, offset):
        """Returns the position of an offset; one between CR and LF is the end of the line."""
        line = bisect.bisect_right(self.starts, offset) - 1
        before = self.text[self.starts[line]:min(offset, self.ends[line])]
        return types.Position(line, WIDTHS[self.encoding](before))

    def offset(self, position):
        """Returns the offset of a position.

        One after the end of a line is the end, one after the last line that of the text. One inside of a character is that of
        the character, as the server documents.
        """
        if position.line >= len(self.starts):
            return len(self.text)
        start, end = self.starts[position.line], self.ends[position.line]
        width, count = WIDTHS[self.encoding], 0
        if self.text[start:end].isascii():
            return min(start + position.character, end)
        for index in range(start, end):
            count += width(self.text[index])
            if count > position.character:
                return index
        return end

    def range(self, start, end):
        return types.Range(self.position(start), self.position(end))

    def span(self, range):
        """Returns the offsets of a range."""
        return self.offset(range.start), self.offset(range.end)

    def within(self, range):
        """Returns the text of a range."""
        start, end = self.span(range)
        return self.text[start:end]

    def contains(self, position):
        """Whether a position is one of the text."""
        return position.line < len(self.starts) and self.position(self.offset(position)) == position

    def replacing(self, range, text):
        """Returns the text after one change of `textDocument/didChange`."""
        start, end = self.span(range)
        return Text(self.text[:start] + text + self.text[end:], self.encoding)

    def applying(self, edits):
        """Returns the text after edits, which all have positions in the text before. Overlapping edits are an error."""
        spans = sorted(((*self.span(edit.range), index, edit.new_text) for index, edit in enumerate(edits)))
        result, last = [], 0
        for start, end, _, text in spans:
            assert start >= last, f"the edits overlap: {edits}"
            result += [self.text[last:start], text]
            last = end
        return "".join([*result, self.text[last:]])
