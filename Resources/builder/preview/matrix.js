// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { address } from "/assets/service/token.js";

const scales = [1, 2];
const schemes = ["light", "dark"];

/** The style in all of its states, at two scales, in both color schemes. */
export class Matrix {
  element = h("div", { class: "matrix", tabindex: "0", role: "region", "aria-label": "Matrix", hidden: true });
  #timer = 0;

  /** Shows the pictures of a service state; states in quick succession are skipped. */
  show(known, client) {
    clearTimeout(this.#timer);
    if (this.element.hidden || !known.document) return;
    this.#timer = setTimeout(() => this.#draw(known, client), 120);
  }

  #draw({ document: style, number }, client) {
    const columns = schemes.flatMap((scheme) => scales.map((scale) => ({ scheme, scale, caption: `${scheme} ${scale}×` })));
    const { isNatural, width, height, text } = client.settings;
    const size = isNatural ? {} : { width, height };
    const cell = (state, { caption, ...column }) => h("div", {
      role: "cell", class: "matrix-cell", data: { ground: column.scheme, caption },
    }, h("img", {
      alt: `${style.selector}, ${state}, ${column.scheme}, ${column.scale} times`,
      src: address("/picture", { state, ...column, ...size, text, client: client.number, v: number }),
    }));
    const head = h("div", { role: "row", class: "matrix-row matrix-head" }, h("span", { role: "cell" }),
      ...columns.map(({ caption }) => h("span", { role: "columnheader", text: caption })));
    const rows = style.states.map((state) => h("div", { role: "row", class: "matrix-row" },
      h("span", { role: "rowheader", class: "matrix-state", text: state }), ...columns.map((column) => cell(state, column))));
    const before = [...this.element.querySelectorAll("img")];
    const table = h("div", { role: "table", "aria-label": "All states", class: "matrix-table" }, head, ...rows);
    // The old pictures stay until the new ones are loaded.
    const arrived = [...table.querySelectorAll("img")].map((image) =>
      new Promise((resolve) => { image.onload = image.onerror = resolve; }));
    if (!before.length) this.element.replaceChildren(table);
    else Promise.all(arrived).then(() => this.element.replaceChildren(table));
  }
}
