// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { within } from "/assets/editors/fields.js";
import { stopHandle } from "/assets/editors/gradient/handle.js";
import { addingStop, barImage, movingStop, offsetsOf, removingStop } from "/assets/editors/gradient/stops.js";

/** The distance from the bar, in px, at which a dragged stop is removed. */
const farAway = 36;

/**
 * The bar of a gradient's colors, with a handle for each stop.
 *
 * A click between the handles adds a stop. A stop that is dragged off the bar is removed.
 *
 * @param {string} name the name of the gradient
 * @param {(gradient: import("/assets/editors/gradient/stops.js").Gradient, options: {isDiscrete: boolean}) => void} change
 */
export class GradientBar {
  #track = h("div", { class: "gradient-track" });
  element;
  #name;
  #change;
  #handles = [];
  #gradient = null;
  #drag = null;

  constructor(name, change) {
    this.#name = name;
    this.#change = change;
    this.element = h("div", { class: "gradient-bar", role: "group", "aria-label": `${name} bar`, title: "Click to add a stop" }, this.#track);
    this.element.addEventListener("pointerdown", (event) => this.#begin(event));
    this.element.addEventListener("pointermove", (event) => this.#follow(event));
    this.element.addEventListener("pointerup", () => this.#finish(true));
    this.element.addEventListener("pointercancel", () => this.#finish(false));
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.#drag) return;
      event.stopPropagation();
      this.#finish(false);
    });
  }

  /** Shows a gradient, unless a stop is being dragged. */
  show(gradient) {
    if (!this.#drag) this.#draw(gradient);
  }

  #draw(gradient) {
    this.#gradient = gradient;
    const offsets = offsetsOf(gradient);
    while (this.#handles.length > gradient.stops.length) this.#handles.pop().element.remove();
    while (this.#handles.length < gradient.stops.length) this.#addHandle(this.#handles.length);
    this.#paint(gradient);
    this.#handles.forEach(({ element, update }, index) => {
      element.style.left = `${within(offsets[index], 0, 1) * 100}%`;
      update(gradient.stops[index], offsets[index]);
    });
  }

  #paint(gradient) {
    this.#track.style.setProperty("--colors", barImage(gradient));
  }

  #addHandle(index) {
    const handle = stopHandle(`${this.#name} stop ${index + 1}`, {
      move: (distance) => this.#set(movingStop(this.#gradient, index, offsetsOf(this.#gradient)[index] + distance), false),
      remove: () => {
        this.#set(removingStop(this.#gradient, index), true);
        this.#handles[Math.min(index, this.#handles.length - 1)].element.focus();
      },
      add: () => {
        const offsets = offsetsOf(this.#gradient);
        const other = index + 1 < offsets.length ? index + 1 : index - 1;
        const added = addingStop(this.#gradient, (offsets[index] + offsets[other]) / 2);
        this.#set(added.gradient, true);
        this.#handles[added.index].element.focus();
      },
    });
    this.#handles.push(handle);
    this.#track.append(handle.element);
  }

  #set(gradient, isDiscrete) {
    this.#draw(gradient);
    this.#change(gradient, { isDiscrete });
  }

  #begin(event) {
    if (event.button !== 0 || !this.#gradient) return;
    event.preventDefault();
    const before = this.#gradient;
    const found = this.#handles.findIndex(({ element }) => element.contains(event.target));
    const added = found < 0 ? addingStop(before, this.#offset(event)) : null;
    const index = added?.index ?? found;
    // The focus moves before the first change, because it begins another gesture.
    if (added) this.#draw(added.gradient);
    this.#handles[index].element.focus();
    this.element.setPointerCapture(event.pointerId);
    // The handle keeps its distance from the pointer.
    const distance = added ? 0 : offsetsOf(before)[index] - this.#offset(event);
    this.#drag = { before, index, distance, start: added?.gradient ?? before };
    if (added) this.#change(added.gradient, { isDiscrete: false });
  }

  #follow(event) {
    if (!this.#drag) return;
    const { start, index, distance } = this.#drag;
    const box = this.#track.getBoundingClientRect();
    const isAway = event.clientY < box.top - farAway || event.clientY > box.bottom + farAway;
    this.#drag.isRemoved = isAway && start.stops.length > 2;
    const moved = movingStop(start, index, this.#offset(event) + distance);
    // The handle stays while the stop is only about to be removed.
    this.#draw(moved);
    this.#handles[index].element.classList.toggle("is-leaving", this.#drag.isRemoved);
    const shown = this.#drag.isRemoved ? removingStop(moved, index) : moved;
    if (this.#drag.isRemoved) this.#paint(shown);
    this.#change(shown, { isDiscrete: false });
  }

  #finish(isMeant) {
    if (!this.#drag) return;
    const { before, index, isRemoved } = this.#drag;
    this.#drag = null;
    this.#handles[index].element.classList.remove("is-leaving");
    if (!isMeant) return this.#set(before, false);
    if (!isRemoved) return;
    this.#draw(removingStop(this.#gradient, index));
    this.#handles[Math.min(index, this.#handles.length - 1)].element.focus();
  }

  #offset(event) {
    const box = this.#track.getBoundingClientRect();
    return within((event.clientX - box.left) / box.width, 0, 1);
  }
}
