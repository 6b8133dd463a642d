// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";

/** The area of the picture: on a selectable background, in its own size or magnified. */
export class Stage {
  picture = h("img", { class: "stage-picture", alt: "", hidden: true, draggable: "false" });
  note = h("p", { class: "stage-note", text: "There is no style to show." });
  problems = h("ul", { class: "stage-problems", "aria-label": "Problems with the picture" });
  /** The place for elements over the picture, which has its size. */
  cover = h("div", { class: "stage-cover" });
  element = h("div", { class: "stage", tabindex: "0", role: "region", "aria-label": "Preview" },
    h("div", { class: "stage-inner" }, this.picture, this.cover, this.note));
  #address = null;
  #size = null;
  #zoom = 1;

  /** Shows a picture, and resolves when it is visible. */
  async show({ width, height, scale, title, problems = [] }, data) {
    const next = URL.createObjectURL(data);
    // In a hidden tab images are loaded but not decoded.
    await new Promise((resolve) => {
      this.picture.onload = this.picture.onerror = resolve;
      this.picture.src = next;
    });
    if (this.#address) URL.revokeObjectURL(this.#address);
    this.#address = next;
    this.#size = { width, height, scale };
    this.picture.alt = `${title}, ${Math.round(width)} by ${Math.round(height)} px`;
    this.picture.hidden = false;
    this.note.hidden = true;
    this.problems.replaceChildren(...problems.map((text) => h("li", { text })));
    this.#resize();
  }

  /** Shows that no picture is available. */
  erase() {
    this.picture.hidden = true;
    this.picture.removeAttribute("src");
    this.note.hidden = false;
    this.problems.replaceChildren();
    this.#size = null;
  }

  /** Applies the background and the zoom. */
  use({ ground, scheme, zoom }) {
    this.element.dataset.ground = ground === "auto" ? scheme : ground;
    this.#zoom = zoom;
    this.#resize();
  }

  /** The size of the picture as text. */
  get sizeText() {
    if (!this.#size) return "";
    const { width, height, scale } = this.#size;
    return `${Math.round(width * 100) / 100} × ${Math.round(height * 100) / 100} px${scale === 1 ? "" : ` at ${scale}×`}`;
  }

  #resize() {
    if (!this.#size) return;
    for (const { style } of [this.picture, this.cover]) {
      style.width = `${this.#size.width * this.#zoom}px`;
      style.height = `${this.#size.height * this.#zoom}px`;
    }
    this.picture.classList.toggle("is-magnified", this.#zoom > this.#size.scale);
  }
}
