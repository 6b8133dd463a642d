// SPDX-License-Identifier: Apache-2.0

/** The error of a failed command, with the message of the service. */
export class CommandError extends Error {
  /** @param {{kind: string, message: string}} fact */
  constructor(fact) {
    super(fact.message);
    this.kind = fact.kind;
  }
}

/** The commands of the editor, each with a promise of its result. */
export class Commands {
  #send;
  #last = 0;
  #waiting = new Map();

  /**
   * @param {(name: string, body: object) => boolean} send sends a message, or returns false if it
   *   cannot
   */
  constructor(send) {
    this.#send = send;
  }

  /**
   * Sends a command.
   *
   * @param {string} name such as `insert`
   * @param {object} body the content that the protocol defines
   * @returns {Promise<{result: any, revision: number}>} the result, and the first revision of the
   *   state that includes the change
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

  /** Handles a `reply`. */
  receive({ request, result, revision, error }) {
    const promise = this.#waiting.get(request);
    this.#waiting.delete(request);
    if (error) promise?.reject(new CommandError(error));
    else promise?.resolve({ result, revision });
  }

  /** Rejects all pending commands, because the connection is lost. */
  abandon() {
    for (const request of [...this.#waiting.keys()]) this.#fail(request);
  }

  #fail(request) {
    this.receive({ request, error: { kind: "away", message: "the service is not connected" } });
  }
}
