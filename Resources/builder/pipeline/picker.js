// SPDX-License-Identifier: Apache-2.0
import { h, uniqueID } from "/assets/view/dom.js";
import { icon } from "/assets/view/icons.js";
import { swatch } from "/assets/pipeline/row.js";

const stepTexts = {
  title: "Insert a step", list: "Steps", search: "Find a step", none: "No step has this name.",
  keys: "↑ ↓ to choose, Enter to insert, Escape to close",
};

/**
 * Opens a dialog in which the user picks a component of the library, or another named thing.
 *
 * @param {{type: string, name: string, summary: string, grammar: string, paint?: string | null}[]}
 *   components the choices; `paint` is the color of a swatch
 * @param {{title: string, list: string, search: string, none: string, keys: string, kind?: string}}
 *   texts the texts of the dialog, and its class
 * @returns {Promise<object | null>} the component, or null if the dialog is canceled
 */
export function pickStep(components, texts = stepTexts) {
  const id = uniqueID("steps");
  const list = h("ul", { id, role: "listbox", "aria-label": texts.list, class: "picker-list" });
  const field = h("input", {
    type: "text", role: "combobox", "aria-expanded": "true", "aria-controls": id, "aria-label": texts.search,
    "aria-autocomplete": "list", placeholder: texts.search, autocomplete: "off", spellcheck: "false",
  });
  const count = h("p", { class: "visually-hidden", role: "status" });
  const dialog = h("dialog", { class: `picker ${texts.kind ?? ""}`, "aria-label": texts.title },
    h("div", { class: "picker-search" }, icon("search"), field), list, count,
    h("p", { class: "picker-keys", text: texts.keys }));
  document.body.append(dialog);

  return new Promise((resolve) => {
    let found = [];
    let current = 0;
    const finish = (component) => {
      resolve(component);
      dialog.close();
    };
    const mark = (index) => {
      current = Math.max(0, Math.min(index, found.length - 1));
      [...list.children].forEach((row, place) => row.setAttribute("aria-selected", String(place === current)));
      field.setAttribute("aria-activedescendant", found.length ? `${id}-${current}` : "");
      list.children[current]?.scrollIntoView({ block: "nearest" });
    };
    const search = () => {
      found = matches(components, field.value);
      list.replaceChildren(...found.map((component, index) => row(component, `${id}-${index}`, finish)));
      if (!found.length) list.append(h("li", { class: "picker-empty", text: texts.none }));
      count.textContent = `${found.length} ${texts.list.toLowerCase()}`;
      mark(0);
    };
    field.addEventListener("input", search);
    field.addEventListener("keydown", (event) => {
      const distance = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }[event.key];
      if (distance) mark(current + distance);
      if (event.key === "Enter" && found[current]) finish(found[current]);
      if (distance || event.key === "Enter") event.preventDefault();
    });
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(null);
    });
    dialog.showModal();
    search();
    field.focus();
  });
}

function row(component, id, finish) {
  return h("li", { id, role: "option", class: "picker-row", data: { type: component.type }, on: { click: () => finish(component) } },
    h("span", { class: "picker-name" }, component.paint ? swatch(component.paint) : null, component.name),
    h("span", { class: "picker-summary", text: component.summary }),
    h("code", { class: "picker-grammar", text: component.grammar }));
}

/** Returns the components that contain all search words, with matching names first. */
function matches(components, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return components;
  const rank = ({ name }) => (name.startsWith(words[0]) ? 0 : name.includes(words[0]) ? 1 : 2);
  return components
    .filter(({ name, summary, grammar }) => {
      const all = `${name} ${summary} ${grammar}`.toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .sort((one, other) => rank(one) - rank(other));
}
