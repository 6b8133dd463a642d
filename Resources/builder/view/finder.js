// SPDX-License-Identifier: Apache-2.0
import { h, uniqueID } from "/assets/view/dom.js";
import { icon } from "/assets/view/icons.js";

/**
 * Opens a dialog in which the user finds an item by typing: a combobox with a list box.
 *
 * @template Item
 * @param {object} finder
 * @param {string} finder.title the name of the dialog
 * @param {string} finder.label the name and the placeholder of the field
 * @param {string} finder.noun the plural of the items, such as `steps`
 * @param {string} finder.verb the meaning of Enter, such as `insert`
 * @param {string} finder.empty the text without a match
 * @param {string} [finder.kind] a class of the dialog
 * @param {Item[]} finder.items
 * @param {(item: Item) => string} finder.name returns the name, which counts more than the rest
 * @param {(item: Item) => string} finder.words returns all text that is searched
 * @param {(item: Item) => {class?: string, data?: object, children: Node[], isDisabled?: boolean}} finder.row
 * @returns {Promise<Item | null>} the item, or null if the dialog is canceled
 */
export function find(finder) {
  const id = uniqueID("found");
  const list = h("ul", { id, role: "listbox", "aria-label": capitalized(finder.noun), class: "picker-list" });
  const field = h("input", {
    type: "text", role: "combobox", "aria-expanded": "true", "aria-controls": id, "aria-label": finder.label,
    "aria-autocomplete": "list", placeholder: finder.label, autocomplete: "off", spellcheck: "false",
  });
  const count = h("p", { class: "visually-hidden", role: "status" });
  const dialog = h("dialog", { class: `picker ${finder.kind ?? ""}`, "aria-label": finder.title },
    h("div", { class: "picker-search" }, icon("search"), field), list, count,
    h("p", { class: "picker-keys", text: `↑ ↓ to choose, Enter to ${finder.verb}, Escape to close` }));
  document.body.append(dialog);

  return new Promise((resolve) => {
    let found = [];
    let current = 0;
    const finish = (item) => {
      if (finder.row(item).isDisabled) return;
      resolve(item);
      dialog.close();
    };
    const mark = (index) => {
      current = Math.max(0, Math.min(index, found.length - 1));
      [...list.children].forEach((row, place) => row.setAttribute("aria-selected", String(place === current)));
      field.setAttribute("aria-activedescendant", found.length ? `${id}-${current}` : "");
      list.children[current]?.scrollIntoView({ block: "nearest" });
    };
    const search = () => {
      found = matches(finder, field.value);
      list.replaceChildren(...found.map((item, index) => row(finder.row(item), `${id}-${index}`, () => finish(item))));
      if (!found.length) list.append(h("li", { class: "picker-empty", text: finder.empty }));
      count.textContent = `${found.length} ${finder.noun}`;
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

function row({ class: names = "", data = {}, children, isDisabled = false }, id, choose) {
  return h("li", {
    id, role: "option", class: `picker-row ${names}`, data, "aria-disabled": isDisabled ? "true" : null, on: { click: choose },
  }, ...children);
}

/** Returns the items that contain all search words, with matching names first. */
function matches({ items, name, words }, text) {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!parts.length) return items;
  const rank = (item) => {
    const start = name(item).toLowerCase();
    return start.startsWith(parts[0]) ? 0 : start.includes(parts[0]) ? 1 : 2;
  };
  return items
    .filter((item) => {
      const all = words(item).toLowerCase();
      return parts.every((part) => all.includes(part));
    })
    .sort((one, other) => rank(one) - rank(other));
}

function capitalized(text) {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
