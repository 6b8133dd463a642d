# SPDX-License-Identifier: Apache-2.0
"""A program in a pseudo-terminal, its screen, and the keys that it gets."""
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

import pyte

from .paths import LIMIT

KEYS = {"<Esc>": "\x1b", "<CR>": "\r", "<C-u>": "\x15", "<C-x>": "\x18", "<C-o>": "\x0f", "<C-y>": "\x19", "<C-n>": "\x0e", "<C-c>": "\x03"}


class Terminal:
    """A terminal of a fixed size that runs one program."""

    def __init__(self, arguments, environment, cwd, columns=100, rows=30):
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            os.chdir(cwd)
            os.execvpe(arguments[0], arguments, environment)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if not self.ended():
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.descriptor)

    def ended(self):
        """Whether the program has ended."""
        try:
            return os.waitpid(self.pid, os.WNOHANG)[0] != 0
        except ChildProcessError:
            return True

    @property
    def text(self):
        """The lines of the screen without spaces at their ends."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def keys(self, text):
        """Sends keys, such as <Esc>, and letters."""
        for name, code in KEYS.items():
            text = text.replace(name, code)
        os.write(self.descriptor, text.encode())

    def fill(self, seconds):
        """Reads what the program writes within a time. Returns whether there was anything."""
        ready, _, _ = select.select([self.descriptor], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.descriptor, 1 << 16)
        except OSError:
            return False
        self.stream.feed(data)
        return bool(data)

    def until(self, condition, what):
        """Waits until a condition on the text of the screen is true."""
        end = time.monotonic() + LIMIT
        while not condition(self.text):
            if not self.fill(0.2):
                assert not self.ended(), f"the program ended before {what}:\n{self.text}"
            assert time.monotonic() < end, f"the screen does not show {what}:\n{self.text}"
        return self.text

    def settle(self, condition):
        """Reads until a condition on the text of the screen is true, or the limit is over."""
        end = time.monotonic() + LIMIT
        while not condition(self.text) and time.monotonic() < end and not self.ended():
            self.fill(0.2)

    def end(self):
        """Waits until the program has ended."""
        end = time.monotonic() + LIMIT
        while not self.ended():
            self.fill(0.2)
            assert time.monotonic() < end, f"the program does not end:\n{self.text}"
