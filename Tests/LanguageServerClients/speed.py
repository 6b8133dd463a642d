# SPDX-License-Identifier: Apache-2.0
"""The times of the language server, measured through its pipes. `Scripts/benchmark --language-server` runs this file.

The theme has foundation.css (161 kB) and two small sheets over the default sheet. At 764 kB (bulma.css), the time from a change
to its diagnostics is compared with that of `biome lsp-proxy`, in turns of one run.
"""
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from support.paths import CORPORA, ROOT  # noqa: E402
from support.raw import RawServer  # noqa: E402
from support.text import Text  # noqa: E402

LIVERY = os.environ.get("LIVERY") or str(ROOT / ".build" / "release" / "livery")
SETTINGS = {}
WARM, ROUNDS = 10, 200
BASE = ":root { --speed-ink: #123456; --speed-gap: 4px }\nbutton { color: var(--speed-ink) }\n"
BRAND = "toolbar { color: var(--speed-ink); margin: var(--speed-gap) }\n"
PUBLISH = "textDocument/publishDiagnostics"


class Session:
    """A server with one open document, whose diagnostics it pushes."""

    def __init__(self, command, arguments, folder, name, language="css"):
        self.uri = (folder / name).as_uri()
        self.model = Text((folder / name).read_text())
        self.version = 1
        begin = time.perf_counter()
        self.server = Speedy(command, arguments, folder)
        self.server.start(folder, "push", initializationOptions=SETTINGS)
        self.server.open(self.uri, self.model.text, 1, language)
        self.published(1)
        self.start = time.perf_counter() - begin

    def published(self, version):
        return self.server.notification(PUBLISH, lambda params: params["uri"] == self.uri and params.get("version", version) == version)

    def edit(self, start, end, text):
        """Sends a change, and returns the time to its diagnostics, in milliseconds."""
        span = self.model.range(start, end)
        self.model = self.model.replacing(span, text)
        self.version += 1
        change = {"range": {"start": vars_of(span.start), "end": vars_of(span.end)}, "text": text}
        self.server.waiting.clear()
        begin = time.perf_counter()
        self.server.notify("textDocument/didChange", {"textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [change]})
        self.published(self.version)
        return (time.perf_counter() - begin) * 1000

    def ask(self, method, **params):
        """Sends a request, and returns its result and its time, in milliseconds."""
        self.server.waiting.clear()
        begin = time.perf_counter()
        answer = self.server.call(f"textDocument/{method}", {"textDocument": {"uri": self.uri}, **params})
        took = (time.perf_counter() - begin) * 1000
        assert "error" not in answer, answer
        return answer["result"], took

    def end(self):
        self.server.__exit__()


class Speedy(RawServer):
    """A server whose messages are not checked: the check takes longer than the messages."""

    def __init__(self, command, arguments, folder):
        environment = {**os.environ, "BIOME_LOG_PATH": str(folder)}
        self.process = subprocess.Popen([command, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                        cwd=folder, bufsize=0, env=environment)
        os.set_blocking(self.process.stdout.fileno(), False)
        self.validator = Unchecked()
        self.buffer, self.waiting, self.count = bytearray(), [], 0

    def reply(self, request):
        """Answers a request for settings with those of the measurement."""
        if request["method"] == "workspace/configuration":
            settings = [SETTINGS if part.get("section") == "livery" else {} for part in request["params"]["items"]]
            self.send({"jsonrpc": "2.0", "id": request["id"], "result": settings})
        else:
            super().reply(request)


class Unchecked:
    capabilities = None

    def sent(self, message):
        pass

    def problems(self, message):
        return []


def vars_of(position):
    return {"line": position.line, "character": position.character}


def percentile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def row(name, values, bound=None):
    """Prints the median and the 95th percentile of times, with their bound."""
    p50, p95 = percentile(values, 0.5), percentile(values, 0.95)
    mark = "" if bound is None else f"   at most {bound:g} ms: {'yes' if p95 <= bound else 'NO'}"
    print(f"{name:<46}{p50:>9.1f} ms{p95:>9.1f} ms{mark}", flush=True)
    return p95


def places(text, count, after="color: "):
    """Random offsets after a text, by default those of values of `color`."""
    chance = random.Random(31)
    found = []
    while len(found) < count:
        start = text.find(after, chance.randrange(len(text)))
        if start >= 0:
            found.append(start + len(after))
    return found


def typing(session, count, after="color: "):
    """The times of changes: at random offsets after a text, a letter is typed and deleted."""
    times = []
    for offset in places(session.model.text, count // 2, after):
        times.append(session.edit(offset, offset, "x"))
        times.append(session.edit(offset, offset + 1, ""))
    return times[WARM:]


def theme_of(folder):
    shutil.copy(CORPORA / "real-world" / "foundation.css", folder / "foundation.css")
    (folder / "base.css").write_text(BASE)
    (folder / "brand.css").write_text(BRAND)
    (folder / ".livery.yml").write_text("base: three20\nthemes: [[base.css, foundation.css, brand.css]]\n")


def measure_theme(folder):
    """Measures the requests of an editor in the theme of foundation.css."""
    print(f"\n{'foundation.css in a theme of three sheets':<46}{'p50':>12}{'p95':>12}")
    theme_of(folder)
    row("start to the first diagnostics", [measure_start(folder) for _ in range(10)], 150)
    session = Session(LIVERY, ["lsp"], folder, "foundation.css")
    row("change of a value to diagnostics", typing(session, ROUNDS + WARM), 30)
    row("change of a selector to diagnostics", typing(session, ROUNDS + WARM, "\n."), 30)
    row("change anywhere to diagnostics", typing(session, ROUNDS + WARM, ""), 30)
    offsets = places(session.model.text, ROUNDS + WARM)
    measure_requests(session, offsets)
    session.end()


def measure_start(folder):
    session = Session(LIVERY, ["lsp"], folder, "foundation.css")
    session.end()
    return session.start * 1000


def measure_requests(session, offsets):
    at = [vars_of(session.model.position(offset)) for offset in offsets]
    for name, method, bound in [("completion of a value", "completion", 30), ("hover over a value", "hover", 10)]:
        row(name, [session.ask(method, position=position)[1] for position in at][WARM:], bound)
    # Each request follows a change, as while a user types.
    times = []
    for offset in offsets[:ROUNDS // 2]:
        session.edit(offset, offset, "x")
        times.append(session.ask("completion", position=vars_of(session.model.position(offset + 1)))[1])
        session.edit(offset, offset + 1, "")
    row("completion after a change", times[WARM:], 30)
    result, _ = session.ask("semanticTokens/full")
    times = []
    for offset in offsets[:ROUNDS // 2]:
        for start, end, text in [(offset, offset, "x"), (offset, offset + 1, "")]:
            session.edit(start, end, text)
            result, took = session.ask("semanticTokens/full/delta", previousResultId=result["resultId"])
            times.append(took)
    row("semantic tokens, the difference of a change", times[WARM:], 15)


def measure_memory(folder):
    """Compares the memory after 100 edits with that after 10,000."""
    session = Session(LIVERY, ["lsp"], folder, "foundation.css")
    chance, sizes = random.Random(31), {}
    for number in range(1, 10_001):
        if number % 2:
            offset = places_near(session.model.text, chance)
            session.edit(offset, offset, "x")
        else:
            session.edit(offset, offset + 1, "")
        if number in (100, 10_000):
            sizes[number] = session.server.memory()
    session.end()
    ratio = sizes[10_000] / sizes[100]
    print(f"\nmemory after 100 edits {sizes[100] / 1024:.1f} MB, after 10,000 edits {sizes[10_000] / 1024:.1f} MB: {ratio:.2f} times"
          f"   at most 1.1 times: {'yes' if ratio <= 1.1 else 'NO'}", flush=True)


def places_near(text, chance):
    start = text.find("color: ", chance.randrange(len(text)))
    return (start if start >= 0 else text.find("color: ")) + len("color: ")


def biome():
    """The path of Biome's command, next to the Python that runs this file."""
    return shutil.which("biome", path=os.path.dirname(sys.executable))


def measure_bulma(folder):
    """Compares a change of bulma.css with Biome, in turns."""
    shutil.copy(CORPORA / "real-world" / "bulma.css", folder / "bulma.css")
    (folder / ".livery.yml").write_text("")
    (folder / "biome.json").write_text(json.dumps({
        "files": {"maxSize": 10_000_000}, "css": {"linter": {"enabled": True}}, "linter": {"enabled": True}}))
    print(f"\n{'bulma.css, change to diagnostics':<46}{'p50':>12}{'p95':>12}")
    sessions = {"livery": Session(LIVERY, ["lsp"], folder, "bulma.css")}
    if biome():
        sessions["biome"] = Session(biome(), ["lsp-proxy"], folder, "bulma.css")
    times = {name: [] for name in sessions}
    for _ in range(4):
        for name, session in sessions.items():
            times[name] += typing(session, 30)
    for name, session in sessions.items():
        row(name, times[name])
        session.end()
    if biome():
        subprocess.run([biome(), "stop"], cwd=folder, capture_output=True, timeout=60)
        ratio = percentile(times["biome"], 0.5) / percentile(times["livery"], 0.5)
        print(f"livery is {ratio:.1f} times as fast   at least 5 times: {'yes' if ratio >= 5 else 'NO'}", flush=True)
    else:
        print("Biome is not measured, because its package is missing", flush=True)


def main():
    for measure in [measure_theme, measure_memory, measure_bulma]:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name).resolve()
            if measure is measure_memory:
                theme_of(folder)
            measure(folder)


main()
