# SPDX-License-Identifier: Apache-2.0
"""A server behind plain pipes, for tests that send what no client may send, and read every byte of the answer."""
import json
import os
import re
import select
import subprocess
import time

from . import capabilities
from .paths import LIMIT, LIVERY
from .validation import Validator

HEADER = re.compile(rb"(?:(?:Content-Length: (\d+)|Content-Type: [^\r\n]*)\r\n)+\r\n")


def frame(message):
    """The bytes of a message with its header."""
    body = message if isinstance(message, bytes) else json.dumps(message, ensure_ascii=False).encode("utf-8")
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


class RawServer:
    """A process of the server, and the messages that it sent."""

    def __init__(self, *arguments, cwd=None, command=LIVERY):
        self.process = subprocess.Popen([command, "lsp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, cwd=cwd, bufsize=0)
        os.set_blocking(self.process.stdout.fileno(), False)
        self.validator = Validator()
        self.buffer = bytearray()
        self.waiting = []
        self.count = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    # Writing

    def write(self, data):
        """Writes bytes as they are. Reads answers meanwhile, so that neither side waits for the other."""
        view = memoryview(data)
        descriptor = self.process.stdin.fileno()
        os.set_blocking(descriptor, False)
        end = time.monotonic() + LIMIT
        while view:
            assert time.monotonic() < end, "the server does not read"
            readable, writable, _ = select.select([self.process.stdout], [descriptor], [], 1)
            if readable:
                self.fill()
            if writable:
                view = view[os.write(descriptor, view[:1 << 16]):]

    def send(self, message):
        self.validator.sent(message)
        self.write(frame(message))

    def notify(self, method, params=None):
        self.send({"jsonrpc": "2.0", "method": method, **({} if params is None else {"params": params})})

    def request(self, method, params=None):
        """Sends a request, and returns its identifier."""
        self.count += 1
        self.send({"jsonrpc": "2.0", "id": self.count, "method": method, **({} if params is None else {"params": params})})
        return self.count

    # Reading

    def fill(self):
        """Reads what is there, and returns whether the output is still open."""
        data = os.read(self.process.stdout.fileno(), 1 << 20)
        self.buffer += data
        return bool(data)

    def read(self, limit=LIMIT):
        """Returns the next valid message, or None at the end of the output."""
        end = time.monotonic() + limit
        while (message := self.take()) is None:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))
            assert ready, f"no message within {limit} s; the output so far is {bytes(self.buffer[:200])!r}"
            if not self.fill():
                assert not self.buffer, f"the output ends within a message: {bytes(self.buffer[:200])!r}"
                return None
        found = self.validator.problems(message)
        assert not found, "; ".join(found)
        return message

    def take(self):
        """Removes a message from the front of the bytes that were read. Anything that is no frame is an error."""
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            assert len(self.buffer) < 1000, f"no header: {bytes(self.buffer[:200])!r}"
            return None
        header = HEADER.fullmatch(self.buffer[:end + 4])
        assert header and header[1], f"no header: {bytes(self.buffer[:200])!r}"
        length = int(header[1])
        if len(self.buffer) < end + 4 + length:
            return None
        body = bytes(self.buffer[end + 4:end + 4 + length])
        del self.buffer[:end + 4 + length]
        return json.loads(body)

    def answer(self, identifier):
        """Returns the answer to a request. Answers requests of the server on the way."""
        for index, message in enumerate(self.waiting):
            if message.get("id") == identifier and "method" not in message:
                return self.waiting.pop(index)
        while True:
            message = self.read()
            assert message is not None, "the server ended without an answer"
            if "method" not in message and message.get("id") == identifier:
                return message
            if "method" in message and "id" in message:
                self.reply(message)
            self.waiting.append(message)

    def reply(self, request):
        """Answers a request of the server with an empty result."""
        items = request.get("params", {}).get("items", []) if request["method"] == "workspace/configuration" else None
        result = None if items is None else [None] * len(items)
        self.write(frame({"jsonrpc": "2.0", "id": request["id"], "result": result}))

    def call(self, method, params=None):
        """Sends a request, and returns its answer."""
        return self.answer(self.request(method, params))

    def notification(self, method, condition=lambda params: True):
        """Returns the parameters of the next notification of a method."""
        for index, message in enumerate(self.waiting):
            if message.get("method") == method and condition(message["params"]):
                return self.waiting.pop(index)["params"]
        while True:
            message = self.read()
            assert message is not None, f"the server ended without {method}"
            if message.get("method") == method and condition(message["params"]):
                return message["params"]
            if "method" in message and "id" in message:
                self.reply(message)
            self.waiting.append(message)

    # The usual beginning and end

    def start(self, folder=None, name="static", **fields):
        """Initializes the server, and returns its capabilities."""
        uri = folder.as_uri() if folder else None
        self.validator.capabilities = capabilities.capabilities(name)
        answer = self.call("initialize", {
            "processId": os.getpid(), "rootUri": uri, "capabilities": capabilities.SETS[name],
            "workspaceFolders": [{"uri": uri, "name": folder.name}] if folder else None, **fields})
        self.notify("initialized", {})
        return answer["result"]["capabilities"]

    def open(self, uri, text, version=1, language="css"):
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": language, "version": version, "text": text}})

    def end(self):
        """Shuts the server down, and returns its exit code."""
        assert "error" not in self.call("shutdown")
        self.notify("exit")
        return self.exit_code()

    def exit_code(self):
        """Waits for the end of the process, and returns its exit code."""
        end = time.monotonic() + LIMIT
        while True:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))
            assert ready, f"the server does not end within {LIMIT} s"
            if not self.fill():
                return self.process.wait(LIMIT)

    def memory_or_none(self):
        """The memory of the process, None after its end."""
        try:
            return self.memory()
        except (FileNotFoundError, ProcessLookupError, StopIteration):
            return None

    def memory(self, key="VmRSS"):
        """The memory of the process in kilobytes: VmRSS now, VmHWM at most so far."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith(key + ":"))
