// SPDX-License-Identifier: Apache-2.0

/**
 * The changes of parameters that are on their way: one at a time, and of each parameter only the newest value next, so
 * that dragging a slider never builds a queue.
 */
export class Changes {
  #run;
  #waiting = new Map();
  #current = null;

  /** @param {(name: string, body: object) => Promise<any>} run what sends a command */
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
    this.#waiting.set(JSON.stringify([change.at, change.parameter]), { change, done });
    this.#current ??= this.#work();
  }

  /** Waits until nothing is on its way. */
  async idle() {
    while (this.#current) await this.#current;
  }

  async #work() {
    for (;;) {
      const next = this.#waiting.entries().next().value;
      if (!next) break;
      const [key, { change, done }] = next;
      this.#waiting.delete(key);
      const error = await this.#run("set", change).then(() => null, (error) => error);
      if (!this.#waiting.has(key)) done(error);
    }
    this.#current = null;
  }
}
