// SPDX-License-Identifier: Apache-2.0
import { allPaths, isSame, itemAt } from "/assets/pipeline/paths.js";

const storageKey = "livery-builder-drafts";

/**
 * The texts of steps that the service rejected, kept until they are applied or discarded.
 *
 * The browser stores them for the tab, so that they survive a reload of the page.
 *
 * @typedef {object} Draft
 * @property {string} style the selector of the style, with its state
 * @property {(string|number)[]} at the path of the step
 * @property {string} base the text of the step without the draft
 * @property {string} text the text that the user typed
 * @property {string} message the reason of the rejection
 */
export class Drafts {
  /** @type {Draft[]} */
  #drafts = [];
  #file = null;
  #styles = "";
  #style = "";
  #changed;
  /** The field with a text that may not be applied yet, or null. */
  field = null;

  /** @param {() => void} changed is called after each change */
  constructor(changed) {
    this.#changed = changed;
    const kept = stored();
    [this.#drafts, this.#file, this.#styles] = [kept.drafts ?? [], kept.file ?? null, kept.styles ?? ""];
    addEventListener("pagehide", () => {
      this.field?.keep();
      this.#store();
    });
  }

  #store() {
    sessionStorage.setItem(storageKey, JSON.stringify({ drafts: this.#drafts, file: this.#file, styles: this.#styles }));
  }

  /** The drafts of all styles of the file. */
  get all() {
    return this.#drafts;
  }

  /** The drafts of the style that is shown. */
  get shown() {
    return this.#drafts.filter(({ style }) => style === this.#style);
  }

  /** Returns the draft of a step, or undefined. */
  at(path) {
    return this.shown.find((draft) => isSame(draft.at, path));
  }

  /** Keeps a text that could not be applied. */
  keep(draft) {
    this.#drafts = [...this.#drafts.filter((other) => other !== this.at(draft.at)), { ...draft, style: this.#style }];
    this.#changed();
  }

  /** Discards the draft of a step. */
  discard(path) {
    const draft = this.at(path);
    if (!draft) return;
    this.#drafts = this.#drafts.filter((other) => other !== draft);
    this.#changed();
  }

  /** Discards all drafts. */
  clear() {
    this.#drafts = [];
    this.#changed();
  }

  /** Applies the text of the focused field, and waits for the result. */
  async apply() {
    await this.field?.apply();
  }

  /**
   * Moves the drafts with their steps after a change of the style.
   *
   * A step is recognized by its text. A draft whose step was changed otherwise stays at its path.
   */
  follow(style) {
    // A file that is saved under another name has the same styles.
    const styles = JSON.stringify(style?.styles ?? []);
    const file = style?.file ?? null;
    if (file !== this.#file && styles !== this.#styles) this.#drafts = [];
    [this.#file, this.#styles] = [file, styles];
    this.#style = style ? `${style.selector} ${style.state}` : "";
    const items = style?.items ?? [];
    const known = this.shown;
    const free = allPaths(items).filter((path) => !known.some(({ at, base }) => isSame(at, path) && itemAt(items, at)?.text === base));
    const moved = known.flatMap((draft) => {
      const item = itemAt(items, draft.at);
      if (item?.text === draft.base) return [draft];
      const place = free.findIndex((path) => itemAt(items, path).text === draft.base);
      if (place >= 0) return [{ ...draft, at: free.splice(place, 1)[0] }];
      return item ? [{ ...draft, base: item.text }] : [];
    });
    this.#drafts = [...this.#drafts.filter((draft) => !known.includes(draft)), ...moved];
  }
}

/** Returns what the tab stores: the drafts, with the file and the styles to which they belong. */
function stored() {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}
