// SPDX-License-Identifier: Apache-2.0
import { h, iconButton, select } from "/assets/view/dom.js";
import { icon } from "/assets/view/icons.js";

/**
 * The choice of the style to edit among those of the open file, with a button that adds one.
 *
 * All styles of a file share one history. The states of a style are those of another switch.
 *
 * @param {import("/assets/service/session.js").Session} session
 * @param {import("/assets/view/files.js").FileActions} files
 */
export function styleSwitch(session, files) {
  const place = h("div", { class: "style-choice" });
  const add = iconButton(icon("plus"), "Add a style to the file", () => files.addStyle(), { class: "add-style" });
  const element = h("div", { class: "style-switch" }, place, add);
  let shown = "";
  let field = null;

  session.store.subscribe(({ document: style }) => {
    if (!style) return;
    const names = JSON.stringify([style.styles, style.bases]);
    if (names !== shown) {
      shown = names;
      field = select(style.bases.map((index) => [String(index), labelOf(style.styles, index)]), {
        "aria-label": "Style of the file", on: { change: () => files.select(Number(field.value)) },
      });
      place.replaceChildren(field);
    }
    field.value = String(style.style);
    field.title = style.selector;
  });
  return element;
}

/** Returns the selector of a style, numbered if the file has several rules with it. */
export function labelOf(styles, index) {
  const selector = styles[index];
  const same = styles.map((other, place) => (other === selector ? place : -1)).filter((place) => place >= 0);
  return same.length > 1 ? `${selector} (${same.indexOf(index) + 1} of ${same.length})` : selector;
}
