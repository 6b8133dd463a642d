// SPDX-License-Identifier: Apache-2.0

/**
 * Names for changes that are undone together: all of a field until the user leaves it, lets go of it, or undoes; a
 * choice has one of its own.
 */
export class Gestures {
  #name = "";

  /** @param {HTMLElement} element what holds the fields */
  constructor(element) {
    this.renew();
    for (const event of ["focusin", "pointerdown"]) element.addEventListener(event, () => this.renew(), true);
  }

  /** Begins another gesture. */
  renew() {
    this.#name = crypto.getRandomValues(new Uint32Array(2)).join("-");
  }

  /** The name for a change. */
  name(isDiscrete) {
    if (isDiscrete) this.renew();
    return this.#name;
  }
}
