// SPDX-License-Identifier: Apache-2.0

/**
 * All that the page of the editor knows. Views read it and are told of changes; nothing else keeps state of its own
 * beyond what an element shows.
 *
 * @typedef {object} Known
 * @property {"connecting" | "open" | "away" | "refused"} status of the connection
 * @property {any} welcome what the service said first
 * @property {any} document the style at hand, as the protocol has it, or null
 * @property {number} clients how many render clients there are
 * @property {number} number of the newest state
 * @property {"new" | "explore" | "archives" | "editor"} view
 * @property {(string|number)[] | null} selection the path of the step whose properties are shown
 * @property {number} rewritten counts the states after which fields are written anew even under the cursor: undo, redo
 * @property {number} editors counts the modules of the program's own that were loaded, with the editors in them
 */
export class Store {
  #listeners = new Set();

  /** @type {Known} */
  known = {
    status: "connecting", welcome: null, document: null, clients: 0, number: 0,
    view: "new", selection: null, rewritten: 0, editors: 0,
  };

  /** Changes some of it, and tells everybody. */
  set(changes) {
    const before = this.known;
    this.known = { ...before, ...changes };
    for (const listener of [...this.#listeners]) listener(this.known, before);
  }

  /** Calls a listener now and at each change. */
  subscribe(listener) {
    this.#listeners.add(listener);
    listener(this.known, {});
    return () => this.#listeners.delete(listener);
  }
}
