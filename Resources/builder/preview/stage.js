// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";

/** Where the picture stands: on a ground of the user's choice, in its own size or larger. */
export class Stage {
  picture = h("img", { class: "stage-picture", alt: "", hidden: true, draggable: "false" });
  note = h("p", { class: "stage-note", text: "There is no style to show." });
  problems = h("ul", { class: "stage-problems", "aria-label": "Problems of the picture" });
  element = h("div", { class: "stage", tabindex: "0", role: "region", "aria-label": "Preview" },
    h("div", { class: "stage-inner" }, this.picture, this.note));
  #address = null;
  #size = null;
  #zoom = 1;

  /** Shows a picture, and is done when it is to be seen. */
  async show({ width, height, scale, title, problems = [] }, data) {
    const next = URL.createObjectURL(data);
    // In a tab that is not shown nothing is decoded, but pictures are loaded.
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

  /** Shows that there is nothing to show. */
  erase() {
    this.picture.hidden = true;
    this.picture.removeAttribute("src");
    this.note.hidden = false;
    this.problems.replaceChildren();
    this.#size = null;
  }

  /** Takes the ground and the zoom. */
  use({ ground, zoom }) {
    this.element.dataset.ground = ground;
    this.#zoom = zoom;
    this.#resize();
  }

  /** What the picture measures, in words. */
  get sizeText() {
    if (!this.#size) return "";
    const { width, height, scale } = this.#size;
    return `${Math.round(width * 100) / 100} × ${Math.round(height * 100) / 100} px${scale === 1 ? "" : ` at ${scale}×`}`;
  }

  #resize() {
    if (!this.#size) return;
    this.picture.style.width = `${this.#size.width * this.#zoom}px`;
    this.picture.style.height = `${this.#size.height * this.#zoom}px`;
    this.picture.classList.toggle("is-magnified", this.#zoom > this.#size.scale);
  }
}
