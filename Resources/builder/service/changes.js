// SPDX-License-Identifier: Apache-2.0

/**
 * The changes of parameters that are on their way: one at a time, and of each gesture only the newest value next, so
 * that dragging a slider never builds a queue, and that each gesture can be undone.
 */
export class Changes {
  #run;
  #waiting = new Map();
  #current = null;
  /** For each parameter whose change no state shows yet the revision that will; `Infinity` as long as nobody knows it. */
  #revisions = new Map();

  /** @param {(name: string, body: object) => Promise<{revision: number}>} run what sends a command */
  constructor(run) {
    this.#run = run;
  }

  /**
   * Gives a parameter a value.
   *
   * @param {{at: (string|number)[], parameter: string[], text: string, gesture: string}} change
   * @param {(error: Error | null) => void} done is told how it ended, unless a newer value took its place
   */
  set(change, done) {
    this.#waiting.set(keyOf(change, change.gesture), { change, done });
    this.#revisions.set(keyOf(change), Infinity);
    this.#current ??= this.#work();
  }

  /**
   * Whether a change of a parameter is not in a state yet, so that the state has less to say of it than the user.
   *
   * @param {{at: (string|number)[], parameter: string[]}} parameter
   * @param {number} revision that of the state
   */
  isAhead(parameter, revision) {
    const key = keyOf(parameter);
    const isAhead = this.#revisions.get(key) > revision;
    if (!isAhead) this.#revisions.delete(key);
    return isAhead;
  }

  /** Forgets what states were waited for: another run of the service counts anew. */
  forget() {
    this.#revisions.clear();
  }

  /** Waits until nothing is on its way. */
  async idle() {
    while (this.#current) await this.#current;
  }

  async #work() {
    for (;;) {
      const next = this.#waiting.entries().next().value;
      if (!next) break;
      const [gesture, { change, done }] = next;
      this.#waiting.delete(gesture);
      const { revision = 0, error = null } = await this.#run("set", change).catch((error) => ({ error }));
      const key = keyOf(change);
      if ([...this.#waiting.values()].some((other) => keyOf(other.change) === key)) continue;
      this.#revisions.set(key, revision);
      done(error);
    }
    this.#current = null;
  }
}

/** What tells a parameter of the style from all others, or one gesture at it. */
function keyOf({ at, parameter }, gesture) {
  return JSON.stringify([at, parameter, gesture]);
}
