// SPDX-License-Identifier: Apache-2.0

/**
 * The names of gestures, whose changes are undone together.
 *
 * A gesture lasts until the user leaves or releases the field, or undoes. A choice is a gesture of
 * its own.
 */
export class Gestures {
  #name = "";

  /** @param {HTMLElement} element the container of the fields */
  constructor(element) {
    this.renew();
    for (const event of ["focusin", "pointerdown", "pointerup"]) element.addEventListener(event, () => this.renew(), true);
  }

  /** Begins a new gesture. */
  renew() {
    this.#name = crypto.getRandomValues(new Uint32Array(2)).join("-");
  }

  /** Returns the gesture name for a change. */
  name(isDiscrete) {
    if (isDiscrete) this.renew();
    return this.#name;
  }
}
