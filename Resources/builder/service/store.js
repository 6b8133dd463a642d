// SPDX-License-Identifier: Apache-2.0

/**
 * The state of the editor page. Views read it and subscribe to changes; they keep no other state
 * except that of their elements.
 *
 * @typedef {object} Known
 * @property {"connecting" | "open" | "away" | "refused"} status the status of the connection
 * @property {any} welcome the first message of the service
 * @property {any} document the open style, as the protocol defines it, or null
 * @property {number} clients the number of render clients
 * @property {number} number the number of the latest state
 * @property {"new" | "explore" | "archives" | "editor"} view
 * @property {(string|number)[] | null} selection the path of the step whose properties are shown
 * @property {number} rewritten the number of states, by undo or redo, that also update the focused
 *   field
 * @property {import("/assets/service/drafts.js").Draft[]} drafts the texts of steps that are not applied
 * @property {{text: string, at?: (string|number)[]} | null} notice a message about the last save, with the step that it is about
 * @property {number} editors the number of loaded editor modules of the app
 */
export class Store {
  #listeners = new Set();

  /** @type {Known} */
  known = {
    status: "connecting", welcome: null, document: null, clients: 0, number: 0,
    view: "new", selection: null, rewritten: 0, editors: 0, drafts: [], notice: null,
  };

  /** Changes a part of the state, and notifies all listeners. */
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
