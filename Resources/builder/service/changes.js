// SPDX-License-Identifier: Apache-2.0

/**
 * The pending changes of parameters, sent one at a time.
 *
 * Only the latest value of each gesture is sent next. So dragging a slider builds no queue, and
 * each gesture can be undone.
 */
export class Changes {
  #run;
  #waiting = new Map();
  #current = null;
  /**
   * For each parameter with a change that no state contains yet, the revision that will.
   *
   * The revision is `Infinity` until it is known.
   */
  #revisions = new Map();

  /** @param {(name: string, body: object) => Promise<{revision: number}>} run sends a command */
  constructor(run) {
    this.#run = run;
  }

  /**
   * Sets the value of a parameter or a variable.
   *
   * @param {{at?: (string|number)[], parameter?: string[], name?: string, text: string, gesture: string}} change
   * @param {(error: Error | null) => void} done receives the outcome, unless a newer value replaces
   *   it
   * @param {"set" | "setVariable"} command
   */
  set(change, done, command = "set") {
    this.#waiting.set(keyOf(change, change.gesture), { change, done, command });
    this.#revisions.set(keyOf(change), Infinity);
    this.#current ??= this.#work();
  }

  /**
   * Returns whether a change of a parameter or a variable is not in a state yet, so that the user's value is
   * newer.
   *
   * @param {{at?: (string|number)[], parameter?: string[], name?: string}} parameter
   * @param {number} revision the revision of the state
   */
  isAhead(parameter, revision) {
    const key = keyOf(parameter);
    const isAhead = this.#revisions.get(key) > revision;
    if (!isAhead) this.#revisions.delete(key);
    return isAhead;
  }

  /** Clears the awaited revisions, because another run of the service counts from the start. */
  forget() {
    this.#revisions.clear();
  }

  /** Waits until no change is pending. */
  async idle() {
    while (this.#current) await this.#current;
  }

  async #work() {
    for (;;) {
      const next = this.#waiting.entries().next().value;
      if (!next) break;
      const [gesture, { change, done, command }] = next;
      this.#waiting.delete(gesture);
      const { revision = 0, error = null } = await this.#run(command, change).catch((error) => ({ error }));
      const key = keyOf(change);
      if ([...this.#waiting.values()].some((other) => keyOf(other.change) === key)) continue;
      this.#revisions.set(key, revision);
      done(error);
    }
    this.#current = null;
  }
}

/** Returns a key for a parameter or a variable of the style, or for a gesture on it. */
function keyOf({ at, parameter, name }, gesture) {
  return JSON.stringify([at ?? name, parameter, gesture]);
}
