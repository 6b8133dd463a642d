// SPDX-License-Identifier: Apache-2.0
import { itemAt, itemsAround } from "/assets/pipeline/paths.js";
import { pickStep } from "/assets/pipeline/picker.js";

/** The actions on steps, each with the message that announces it. */
export class PipelineActions {
  #session;

  /** @param {import("/assets/service/session.js").Session} session */
  constructor(session) {
    this.#session = session;
  }

  get items() {
    return this.#session.store.known.document?.items ?? [];
  }

  /**
   * Inserts a step of the user's choice.
   *
   * @param {(string|number)[] | null} place the path of the step, or null to insert it where it has
   *   an effect
   */
  async insert(place) {
    const component = await pickStep(this.#session.store.known.welcome.library.steps);
    if (!component) return;
    await this.#session.edit("insert", { ...(place && { at: place }), step: component.type }, {
      select: ({ at }) => at, say: (items, { at }) => `${component.name} inserted at ${placeText(items, at)}`,
    });
  }

  remove(at) {
    const name = nameOf(itemAt(this.items, at));
    return this.#session.edit("remove", { at }, { say: () => `${name} removed` });
  }

  duplicate(at) {
    const copy = [...at.slice(0, -1), at.at(-1) + 1];
    return this.#session.edit("duplicate", { at }, {
      select: copy, say: (items) => `${nameOf(itemAt(items, copy))} duplicated, the copy is at ${placeText(items, copy)}`,
    });
  }

  toggle(at) {
    return this.#session.edit("toggle", { at }, {
      say: (items) => {
        const item = itemAt(items, at);
        return `${nameOf(item)} ${item?.isEnabled ? "enabled" : "disabled"}`;
      },
    });
  }

  move(from, to) {
    return this.#session.edit("move", { from, to }, {
      select: to, say: (items) => `${nameOf(itemAt(items, to))} moved to ${placeText(items, to)}`,
    });
  }

  /** Edits a state of the style; `normal` is the style itself. */
  async edit(name) {
    await this.#session.drafts.apply();
    return this.#session.edit("state", { name }, { say: () => `editing ${name === "normal" ? "the base style" : `the state ${name}`}` });
  }

  /** Replaces a step of the edited state, or all steps, with those of the style. */
  inherit(at, parameter = null) {
    const name = parameter ? parameter.at(-1).replaceAll("-", " ") : at ? nameOf(itemAt(this.items, at)) : "all steps";
    return this.#session.edit("inherit", { at, parameter }, { say: () => `${name} inherited` });
  }

  /** Moves a step by a number of positions within its list. */
  moveBy(at, distance) {
    const place = at.at(-1) + distance;
    if (place < 0 || place >= itemsAround(this.items, at).length) return;
    return this.move(at, [...at.slice(0, -1), place]);
  }
}

/** Returns the display name of an item. */
export function nameOf(item) {
  return item?.name || item?.text || "step";
}

/** Returns the position of an item as text: `position 3 of 6`. */
export function placeText(items, path) {
  const place = `position ${path.at(-1) + 1} of ${itemsAround(items, path).length}`;
  return path.length > 1 ? `${place} in ${path.at(-2)}` : place;
}
