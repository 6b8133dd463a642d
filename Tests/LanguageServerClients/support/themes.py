# SPDX-License-Identifier: Apache-2.0
"""Folders with themes, written from texts with marks.

    a { color: «re|d» }      the cursor is at '|', and a range extends from « to »

Marks are counted in the order of the text. A file whose name ends in .yml has none.
"""
import re
import subprocess

from .paths import LIVERY
from .text import Text

MARKS = re.compile("[|«»]")


class Source:
    """A file of a theme: its text without marks, its cursors and its ranges."""

    def __init__(self, path, marked):
        self.path = path
        self.uri = path.as_uri()
        self.version = 0
        self.cursors, ranges, starts, plain = [], [], [], []
        length, last = 0, 0
        for match in MARKS.finditer(marked) if path.suffix != ".yml" else []:
            plain.append(marked[last:match.start()])
            length += match.start() - last
            last = match.end()
            if match[0] == "|":
                self.cursors.append(length)
            elif match[0] == "«":
                starts.append(length)
            else:
                ranges.append((starts.pop(), length))
        assert not starts, "a « has no »"
        self.spans = sorted(ranges)
        self.model = Text("".join([*plain, marked[last:]]))

    @property
    def text(self):
        return self.model.text

    @property
    def cursor(self):
        return self.model.position(self.cursors[0])

    @property
    def ranges(self):
        return [self.model.range(*span) for span in self.spans]

    @property
    def end(self):
        return self.model.position(len(self.text))

    @property
    def whole(self):
        return self.model.range(0, len(self.text))

    def position(self, offset):
        return self.model.position(offset)

    def find(self, part, count=0):
        """Returns the range of an occurrence of a text."""
        start = -1
        for _ in range(count + 1):
            start = self.text.index(part, start + 1)
        return self.model.range(start, start + len(part))

    def replace(self, text):
        """Replaces the text of the model, not that of the file."""
        self.model = Text(text, self.model.encoding)
        self.cursors, self.spans = [], []


class Theme:
    """A folder with the files of a theme."""

    def __init__(self, folder, files):
        self.folder = folder
        self.uri = folder.as_uri()
        self.sources = {}
        for name, marked in files.items():
            self.add(name, marked)

    def add(self, name, marked):
        """Writes a file, and returns it."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        source = Source(path, marked)
        path.write_bytes(source.text.encode("utf-8"))
        self.sources[name] = source
        return source

    def __getitem__(self, name):
        return self.sources[name]

    def of(self, uri):
        """Returns the source with an address, or None."""
        return next((source for source in self.sources.values() if same_file(source.uri, uri)), None)

    def livery(self, *arguments, input=None):
        """Runs the command in the folder, and returns its output and its exit code."""
        done = subprocess.run([LIVERY, *arguments], cwd=self.folder, input=input, capture_output=True, timeout=300)
        return done.stdout.decode("utf-8"), done.returncode

    def encode(self, encoding):
        """Counts positions in another encoding from now on."""
        for source in self.sources.values():
            source.model = Text(source.text, encoding)


def same_file(one, other):
    """Whether two addresses are those of one file; they may escape differently."""
    from urllib.parse import unquote
    return unquote(one) == unquote(other)
