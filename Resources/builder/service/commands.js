// SPDX-License-Identifier: Apache-2.0

/** What the service answered to a command that it did not follow, in its own words. */
export class CommandError extends Error {
  /** @param {{kind: string, message: string}} fact */
  constructor(fact) {
    super(fact.message);
    this.kind = fact.kind;
  }
}

/** Commands of the editor, each with the promise of its result. */
export class Commands {
  #send;
  #last = 0;
  #waiting = new Map();

  /** @param {(name: string, body: object) => boolean} send what sends a message, or says that it cannot */
  constructor(send) {
    this.#send = send;
  }

  /**
   * Sends a command.
   *
   * @param {string} name such as `insert`
   * @param {object} body what the protocol says of it
   * @returns {Promise<{result: any, revision: number}>} its result, and the revision of the first state that shows what it did
   * @throws {CommandError}
   */
  run(name, body = {}) {
    const request = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(request, { resolve, reject });
      const message = { request, do: { [name]: body } };
      if (!this.#send(message)) this.#fail(request);
    });
  }

  /** Takes a `reply`. */
  receive({ request, result, revision, error }) {
    const promise = this.#waiting.get(request);
    this.#waiting.delete(request);
    if (error) promise?.reject(new CommandError(error));
    else promise?.resolve({ result, revision });
  }

  /** Ends what waits for a reply, because the connection broke. */
  abandon() {
    for (const request of [...this.#waiting.keys()]) this.#fail(request);
  }

  #fail(request) {
    this.receive({ request, error: { kind: "away", message: "the service is away" } });
  }
}
