// SPDX-License-Identifier: Apache-2.0
import { Changes } from "/assets/service/changes.js";
import { Commands } from "/assets/service/commands.js";
import { Connection } from "/assets/service/connection.js";
import { Drafts } from "/assets/service/drafts.js";
import { Store } from "/assets/service/store.js";
import { Announcer } from "/assets/view/announcer.js";
import { tell } from "/assets/view/dialogs.js";
import { allPaths, isSame, itemAt, itemsAround } from "/assets/pipeline/paths.js";

/** The connection of the page to the service, and the state that all views share. */
export class Session {
  store = new Store();
  announcer = new Announcer();
  #connection = new Connection("/editor", {
    message: (name, body) => this.#receive(name, body),
    status: (status) => this.#changeStatus(status),
  });
  #commands = new Commands((message) => this.#connection.transmit(message));
  changes = new Changes((name, body) => this.#commands.run(name, body));
  drafts = new Drafts(() => this.store.set({ drafts: this.drafts.shown }));
  #stateArrived = [];

  /** Connects. */
  start() {
    this.#connection.start();
  }

  /** Sends a command after all earlier changes, and waits for its result. */
  async run(name, body = {}) {
    await this.changes.idle();
    return (await this.#commands.run(name, body)).result;
  }

  /**
   * Runs a command on the open style, announces the result, and shows a failure.
   *
   * @param {string} name the name of the command
   * @param {object} body
   * @param {{select?: (string|number)[] | ((result: any) => (string|number)[]),
   *   say?: (items: any[], result: any) => string}} after the step to select, and the message to
   *   announce
   * @returns {Promise<boolean>} whether the command succeeded
   */
  async edit(name, body, { select, say } = {}) {
    const number = this.store.known.number;
    let result = null;
    try {
      result = await this.run(name, body);
    } catch (error) {
      await tell("The change failed", error.message);
      return false;
    }
    await this.#newState(number);
    if (select) this.store.set({ selection: typeof select === "function" ? select(result) : select });
    if (say) this.announcer.say(say(this.store.known.document?.items ?? [], result));
    return true;
  }

  /** Undoes or redoes a change, and updates even the focused field. */
  async travel(name) {
    const label = this.store.known.document?.[name];
    if (!label) return;
    const done = await this.edit(name, {});
    if (!done) return;
    this.store.set({ rewritten: this.store.known.rewritten + 1 });
    this.announcer.say(`${name === "undo" ? "undone" : "redone"}: ${label}`);
  }

  #newState(number) {
    if (this.store.known.number !== number) return Promise.resolve();
    return new Promise((resolve) => {
      this.#stateArrived.push(resolve);
      setTimeout(resolve, 1000);
    });
  }

  #changeStatus(status) {
    if (status !== "open") this.#commands.abandon();
    if (this.store.known.status !== status) this.store.set({ status });
  }

  #receive(name, body) {
    if (name === "welcome") {
      this.changes.forget();
      this.store.set({ welcome: body });
    }
    if (name === "reply") this.#commands.receive(body);
    if (name === "state") this.#show(body);
  }

  #show(state) {
    const before = this.store.known;
    const items = state.document?.items ?? [];
    const isOtherStyle = state.document?.style !== before.document?.style;
    const kept = isOtherStyle ? (items.length ? [0] : null) : before.selection;
    const selection = itemAt(items, kept) ? kept : nearest(items, kept);
    this.drafts.follow(state.document);
    const hasBegun = state.document && !before.document;
    const view = hasBegun ? "editor" : !state.document && before.view === "editor" ? "new" : before.view;
    this.store.set({ ...state, selection, view, drafts: this.drafts.shown });
    this.#connection.send("seen", { number: state.number });
    for (const resolve of this.#stateArrived.splice(0)) resolve();
  }
}

/**
 * Returns the path to select if the selected step is gone.
 *
 * The path is that of the step at the same index, or of the last step in the list.
 */
function nearest(items, path) {
  if (!path) return items.length ? [0] : null;
  const siblings = itemsAround(items, path);
  if (siblings.length) return [...path.slice(0, -1), Math.min(path.at(-1), siblings.length - 1)];
  const known = allPaths(items);
  return known.find((other) => isSame(other, path.slice(0, -2))) ?? known.at(-1) ?? null;
}
