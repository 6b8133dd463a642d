# SPDX-License-Identifier: Apache-2.0
"""Compares animated PNG files with the pictures of their moments."""
import os, pathlib, shutil, subprocess, sys, tempfile

from PIL import Image

THEME = """
.button { background: red; color: white; padding: 8px 16px; border-radius: 6px; transition: 200ms linear; opacity: 0.5 }
.button:hover { background: blue; padding: 12px 24px; box-shadow: 0 2px 8px black; opacity: 1 }
@keyframes pulse { from { background: lime } to { background: linear-gradient(red, blue) } }
.pulse { width: 300px; height: 200px; background: lime; animation: pulse 2s linear 1s infinite }
.still { width: 4px; height: 4px; background: red }
"""
# The selector, its options, the number of frames, the time of a frame in ms, and the repetitions, 0 for infinite ones.
CASES = [
    (".button", ["--to", "highlighted"], 11, 20, 1),
    (".button", ["--from", "highlighted", "--background", "white", "--scale", "2"], 4, 200 / 3, 1),
    (".pulse", [], 7, 500, 0),
    (".still", [], 2, 0, 1),
]


def render(folder, *arguments):
    subprocess.run([os.environ["LIVERY"], "render", *arguments], check=True, cwd=folder, stderr=subprocess.DEVNULL)


def pixels(file):
    return Image.open(file).convert("RGBA").tobytes()


def problem(folder, selector, options, count, duration, repetitions):
    """The difference of an animation from its pictures, or None."""
    common = [selector, "theme.css", "--no-default", *options, "--frames", str(count), "-o"]
    render(folder, *common, "a.apng")
    render(folder, *common, "%d.png")
    wanted = [pixels(folder / f"{number}.png") for number in range(1, count + 1)]
    animation = Image.open(folder / "a.apng")
    if (animation.n_frames, animation.info["loop"]) != (count, repetitions):
        return f"{animation.n_frames} frames, played {animation.info['loop']} times"
    for number in range(count):
        animation.seek(number)
        if abs(animation.info["duration"] - duration) > 0.01:
            return f"frame {number + 1} is shown for {animation.info['duration']} ms, not {duration}"
        if animation.convert("RGBA").tobytes() != wanted[number]:
            return f"frame {number + 1} differs from its picture"
    # ffmpeg drops frames without a duration.
    if not shutil.which("ffmpeg") or duration == 0:
        return None
    decode = ["ffmpeg", "-v", "error", "-i", "a.apng", "-fps_mode", "passthrough", "-pix_fmt", "rgba", "f%d.png"]
    subprocess.run(decode, check=True, cwd=folder)
    decoded = [pixels(folder / f"f{number}.png") for number in range(1, count + 1)]
    return None if decoded == wanted else "ffmpeg decodes other pixels"


def main():
    failed = 0
    for case in CASES:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "theme.css").write_text(THEME)
            difference = problem(folder, *case)
            if difference:
                print(f"error: {case[0]} {' '.join(case[1])}: {difference}")
                failed += 1
    decoders = "Pillow and ffmpeg" if shutil.which("ffmpeg") else "Pillow; ffmpeg is not installed"
    print(f"{len(CASES) - failed} animations equal their pictures, {failed} differ, with {decoders}")
    sys.exit(1 if failed else 0)


main()
