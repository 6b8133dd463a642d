# SPDX-License-Identifier: Apache-2.0
"""Random incremental edits of a sheet, compared with a plain model of its text.

After every hundredth edit, the pulled diagnostics equal those of the command on the same text. No request shows the server's
text itself; but its symbols, folds and semantic tokens equal those of another document that is opened with the model's text.
"""
import random
import time

from .lint import SEVERITIES, command_findings
from .text import Text

PIECES = [
    "a { color: red }\n", ".b { margin: 0 }", "colour", "color: ", "red", ";", ":", "{", "}", "(", ")", "[", "]", "/*", "*/", "\"", "'",
    "\\", "@media print ", "@layer x;", "var(--a)", "--a: 1px;", "#ff0", "12px", "!important", ",", " ", "\t", "\n", "\r", "\r\n", "\n\n",
    "😀", "e\u0301", "\u0301", "👩‍👩‍👧", "é", "ß", "\u2028", "\U0010ffff", "\u0000", "𝒳y", "日本", "&:hover", ">", "+", "url(x", "calc(1px + ",
    "/* 😀\r\n */", "@import \"x.css\";", "unknown-property: 1", "<!--", "-->", "--", "\f",
]
LONGEST = 6000

# Requests whose results show where the server sees the parts of a text.
METHODS = ["documentSymbol", "foldingRange", "semanticTokens/full"]


class Edits:
    """A sequence of edits of one seed."""

    def __init__(self, seed, text, encoding="utf-16"):
        self.random = random.Random(seed)
        self.model = Text(text, encoding)

    def next(self):
        """Returns the range and the text of an edit, as the protocol writes them, and applies it to the model."""
        text = self.model.text
        start = self.random.randint(0, len(text))
        end = min(len(text), start + self.random.choice([0, 0, 0, 1, 1, 2, 5, 20, 200 if len(text) > LONGEST else 40]))
        new = "".join(self.random.choice(PIECES) for _ in range(self.random.choice([0, 1, 1, 1, 2, 4])))
        if len(text) > LONGEST and self.random.random() < 0.5:
            end = min(len(text), start + len(text) // 2)
        begin, stop = self.model.position(start), self.model.position(end)
        # Positions after the end of a line or of the text are the end.
        odd = self.random.random()
        if odd < 0.05:
            stop.line += self.random.choice([1, 100, 2**20])
        elif odd < 0.1 and self.model.offset(stop) == self.model.ends[stop.line]:
            stop.character += self.random.choice([1, 1000, 2**20])
        elif odd < 0.12:
            begin.line = stop.line = len(self.model.starts) + 5
        span = type(self.model.range(0, 0))(begin, stop)
        self.model = self.model.replacing(span, new)
        return {"start": {"line": begin.line, "character": begin.character}, "end": {"line": stop.line, "character": stop.character}}, new


class Campaign:
    """Edits of one document of a server behind plain pipes."""

    def __init__(self, server, theme, source, seed):
        self.server, self.theme, self.source = server, theme, source
        self.encoding = source.model.encoding
        self.edits = Edits(seed, source.text, self.encoding)
        self.version = 1
        server.open(source.uri, source.text)

    def run(self, count, progress=lambda done: None):
        """Sends edits in notifications of one to five, and compares after every hundredth."""
        done, last = 0, time.monotonic()
        while done < count:
            size = min(self.edits.random.choice([1, 1, 1, 2, 5]), 100 - done % 100)
            changes = [dict(zip(["range", "text"], self.edits.next())) for _ in range(size)]
            self.version += 1
            self.server.notify("textDocument/didChange", {
                "textDocument": {"uri": self.source.uri, "version": self.version}, "contentChanges": changes})
            done += size
            if done % 100 == 0:
                self.compare(done)
            if time.monotonic() - last > 8:
                last = time.monotonic()
                progress(done)

    def compare(self, done):
        self.source.model = model = self.edits.model
        expected = command_findings(self.theme, self.source)
        report = self.server.call("textDocument/diagnostic", {"textDocument": {"uri": self.source.uri}})
        found = sorted((item["code"], min(item["severity"], max(SEVERITIES.values())), item["message"],
                        *(offset(model, item["range"][end]) for end in ("start", "end"))) for item in report["result"]["items"])
        assert found == expected, f"after {done} edits: {difference(found, expected)}\nthe text is {model.text!r}"
        copy = self.copied()
        for method in METHODS:
            assert self.ask(method, self.source.uri) == copy[method], f"after {done} edits {method} differs; the text is {model.text!r}"

    def ask(self, method, uri):
        """Returns the result of a request without the identifier that differs each time."""
        answer = self.server.call(f"textDocument/{method}", {"textDocument": {"uri": uri}})
        assert "result" in answer, answer
        result = answer["result"]
        return result["data"] if isinstance(result, dict) else result

    def copied(self):
        """Returns the results of another document that is opened with the text of the model."""
        uri = self.source.uri.removesuffix(".css") + "-copy.css"
        self.server.open(uri, self.edits.model.text)
        results = {method: self.ask(method, uri) for method in METHODS}
        self.server.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
        return results


def offset(model, position):
    from lsprotocol import types
    return model.offset(types.Position(position["line"], position["character"]))


def difference(found, expected):
    """Describes the findings that only one side has."""
    more, less = [part for part in found if part not in expected], [part for part in expected if part not in found]
    return f"the server alone reports {more[:5]}, the command alone {less[:5]}"
