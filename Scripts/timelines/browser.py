# SPDX-License-Identifier: Apache-2.0
"""A page in Chromium whose frames occur at given times.

The headless shell draws a frame only when the DevTools command HeadlessExperimental.beginFrame requests it, and the
command also sets the time of the frame. Real time does not affect animations, so runs are reproducible.
"""
import json, os, subprocess, tempfile, time

OPTIONS = [
    "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--enable-begin-frame-control",
    "--run-all-compositor-stages-before-draw", "--disable-checker-imaging",
    # Animations of opacity and transforms start in the frame that creates them, as all others do.
    "--disable-threaded-animation", "--disable-threaded-scrolling",
]


class Page:
    """An empty page. Times are milliseconds of its document timeline, after `start`."""

    # The frames of one run are between these times, in seconds. All doubles in this range have the same precision, so
    # a timeline has equal results at all whole seconds.
    FIRST, LAST = 65536, 131072

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        requests, self.requests = os.pipe()
        self.answers, answers = os.pipe()

        def connect():
            """Makes the pipes the file descriptors 3 and 4, which the browser expects."""
            read, write = os.dup2(requests, 100), os.dup2(answers, 101)
            os.dup2(read, 3), os.dup2(write, 4)

        self.process = subprocess.Popen(
            ["chromium-headless-shell", *OPTIONS, f"--user-data-dir={self.folder.name}"],
            close_fds=False, preexec_fn=connect, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(requests), os.close(answers)
        self.buffer, self.number, self.session = b"", 0, None
        self.version = self.call("Browser.getVersion")["product"]
        target = self.call("Target.createTarget", url="data:text/html,<!DOCTYPE html>", width=800,
                           height=600, enableBeginFrameControl=True)
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.call("HeadlessExperimental.enable")
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        while not self.evaluate("document.doctype !== null && document.readyState === 'complete'"):
            time.sleep(0.01)
        self.find_origin()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.session = None
        self.call("Browser.close")
        self.process.wait()
        os.close(self.requests), os.close(self.answers)
        self.folder.cleanup()

    def call(self, method, **parameters):
        """Sends a command of the DevTools protocol, and returns its result."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.requests, data):]
        while True:
            while b"\0" not in self.buffer:
                chunk = os.read(self.answers, 1 << 16)
                if not chunk:
                    raise SystemExit("error: the browser ended")
                self.buffer += chunk
            line, self.buffer = self.buffer.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") != self.number:
                continue
            if "error" in answer:
                raise SystemExit(f"error: {method}: {answer['error']['message']}")
            return answer["result"]

    def evaluate(self, expression):
        """Returns the value of a JavaScript expression."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"error: {result['exceptionDetails']['exception'].get('description')}")
        return result["result"].get("value")

    def begin_frame(self, ticks):
        """Draws a frame, at a time in microseconds of the browser's monotonic clock."""
        self.call("HeadlessExperimental.beginFrame", frameTimeTicks=ticks / 1000 + 0.0001, interval=1)

    def time_at(self, ticks, script=""):
        """Draws a frame, runs a script in it, and returns its time on the document timeline."""
        self.evaluate("window.time = null; requestAnimationFrame(() => { "
                      f"window.time = document.timeline.currentTime; {script} }}); 0")
        self.begin_frame(ticks)
        return self.evaluate("time")

    def find_origin(self):
        """Finds the origin of the document timeline in microseconds of the monotonic clock.

        The page knows times rounded to 100 µs, and whether a time is rounded up or down is random. Only the multiples
        of 100 µs are certain, so a phase is exact if many frames have equal remainders.
        """
        ticks = time.monotonic_ns() // 1000 + 10_000_000
        # The first frames of a page can pass before the page is ready.
        ready = 0
        while ready < 10:
            ticks += 100_000
            ready = 0 if self.time_at(ticks) is None else ready + 1
        origins = []
        for phase in range(100):
            origin = None
            for _ in range(1500):
                ticks = ticks // 100 * 100 + 200 + phase
                found = ticks - round(self.time_at(ticks) * 1000)
                if origin not in (None, found):
                    break
                origin = found
            else:
                origins.append(origin)
        if len(origins) != 1:
            raise SystemExit("error: the times of frames are not exact")
        self.origin = origins[0]
        self.now = 0
        self.start = self.FIRST * 1000

    def next_start(self):
        """Moves the start to the next whole multiple of ten seconds, after all frames until now."""
        self.start = max(self.FIRST * 1000, (self.now // 10_000 + 2) * 10_000)
        if self.start / 1000 + 1000 > self.LAST:
            raise SystemExit("error: the timelines are too long for one run")

    def frame(self, at, script):
        """Runs a script in a frame `at` milliseconds after the start, and draws a second frame 1 µs later.

        The first frame updates animations and dispatches the events that are due, then runs the script. The second
        dispatches the events that the script caused. It runs the function `again` of the script unless its time was
        rounded up.
        """
        self.now = self.start + at
        ticks = self.origin + round(self.now * 1000)
        if self.time_at(ticks, script) != self.now:
            raise SystemExit(f"error: a frame did not occur at {self.now} ms")
        self.time_at(ticks + 1, f"if (time === {self.now}) again()")
