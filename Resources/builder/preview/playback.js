// SPDX-License-Identifier: Apache-2.0

/**
 * The position in a motion, which the frames of the page advance while it plays.
 *
 * The end may change meanwhile. While it is 0, the position waits.
 */
export class Playback {
  /** The time since the begin of the motion, in milliseconds. */
  position = 0;
  /** The end of the motion, in milliseconds; 0 if nothing moves. */
  end = 0;
  isPlaying = false;
  isRepeated = false;
  /** The number of milliseconds of the motion in a millisecond. */
  speed = 1;
  #moved;
  #frame = 0;
  #time = null;

  /** @param {() => void} moved is called after each change of the position */
  constructor(moved) {
    this.#moved = moved;
  }

  /** Plays from the position, or from the begin if the position is at the end. */
  play() {
    if (this.isPlaying || !this.end) return;
    if (this.position >= this.end) this.position = 0;
    this.isPlaying = true;
    this.#resume();
    this.#moved();
  }

  pause() {
    this.isPlaying = false;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  seek(position) {
    this.position = Math.min(Math.max(position, 0), this.end);
    this.#moved();
  }

  /** Continues with another end. */
  use(end) {
    this.end = end;
    if (!end) return;
    if (this.isPlaying) this.#resume();
    else if (this.position > end) this.seek(end);
  }

  #resume() {
    if (this.#frame) return;
    this.#time = null;
    this.#request();
  }

  #request() {
    this.#frame = requestAnimationFrame((time) => this.#advance(time));
  }

  #advance(time) {
    this.#frame = 0;
    if (!this.isPlaying || !this.end) return;
    const elapsed = this.#time === null ? 0 : Math.max(time - this.#time, 0);
    this.#time = time;
    const next = this.position + elapsed * this.speed;
    if (next < this.end) this.position = next;
    else if (this.isRepeated) this.position = next % this.end;
    else {
      this.position = this.end;
      this.isPlaying = false;
    }
    if (this.isPlaying) this.#request();
    this.#moved();
  }
}

/** Returns a motion as the service sends it, as text: `normal → highlighted`. */
export function motionText({ from, to }) {
  if (from) return `${from} → ${to}`;
  return to === "normal" ? "animation" : `${to}, animation`;
}

/** Returns a time in milliseconds as text. */
export function timeText(time) {
  return `${Math.round(time)} ms`;
}
