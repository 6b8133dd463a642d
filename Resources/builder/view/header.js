// SPDX-License-Identifier: Apache-2.0
import { h, iconButton } from "/assets/view/dom.js";
import { exportAddress, exportFormats } from "/assets/view/exports.js";
import { icon, mark } from "/assets/view/icons.js";
import { keyNames } from "/assets/palette/keys.js";

const views = [["new", "New"], ["explore", "Explore"], ["archives", "Archives"]];

/**
 * The bar at the top: the views, the open style, and the actions on it.
 *
 * @param {import("/assets/service/session.js").Session} session
 * @param {import("/assets/view/files.js").FileActions} files
 * @param {{settings: () => any, openPalette: () => void}} context `settings` returns those of the
 *   preview, for exports
 */
export function headerView(session, files, { settings, openPalette }) {
  const tab = ([view, label]) => h("button", {
    type: "button", class: "tab", data: { view }, text: label, on: { click: () => session.store.set({ view }) },
  });
  const tabs = h("nav", { class: "tabs", "aria-label": "Modes" }, ...views.map(tab), tab(["editor", "Editor"]));
  const name = h("button", { type: "button", class: "style-name", title: "Rename the style", on: { click: () => files.rename() } });
  const file = h("span", { class: "file-name" });
  const tool = (label, symbol, action, kind = "") => h("button", {
    type: "button", class: `button quiet ${kind}`, on: { click: action },
  }, symbol && icon(symbol), h("span", { class: "button-label", text: label }));
  const undo = tool("Undo", "undo", () => session.travel("undo"), "undo");
  const redo = tool("Redo", "redo", () => session.travel("redo"), "redo");
  const save = tool("Save", null, () => files.save(), "save primary");
  const saveAs = tool("Save as…", null, () => files.saveAs(), "save-as");
  const revert = tool("Revert", null, () => files.revert(), "revert");
  const close = tool("Close", null, () => files.close(), "close-style");
  const exports = menu("Export", exportFormats.map(([format, label]) => h("a", { download: "", data: { format }, text: label })));
  exports.addEventListener("toggle", () => {
    for (const link of exports.querySelectorAll("a")) link.href = exportAddress(link.dataset.format, settings());
  });
  const tools = h("div", { class: "style-tools" }, undo, redo, exports, menu("File", [saveAs, revert, close]), save);
  const palette = iconButton(icon("command"), `Commands (${keyNames("Mod+K").join("+")})`, openPalette, { class: "open-palette" });
  const status = h("span", { class: "status", role: "status" });

  session.store.subscribe(({ document: style, view, status: state }) => {
    for (const button of tabs.children) {
      if (button.dataset.view === view) button.setAttribute("aria-current", "page");
      else button.removeAttribute("aria-current");
      button.hidden = button.dataset.view === "editor" && !style;
    }
    status.dataset.status = state;
    status.textContent = { connecting: "Connecting", open: "Connected", away: "Disconnected", refused: "Rejected" }[state];
    const isShown = style && view === "editor";
    tools.hidden = name.hidden = file.hidden = !isShown;
    if (!isShown) return;
    name.textContent = style.selector;
    name.setAttribute("aria-label", `${style.selector}, rename`);
    file.replaceChildren(style.file ?? "not in a file yet", style.isSaved ? "" : h("span", { class: "unsaved", title: "Not saved" },
      h("span", { class: "visually-hidden", text: ", not saved" })));
    nameTravel(undo, "Undo", style.undo);
    nameTravel(redo, "Redo", style.redo);
    save.disabled = style.isSaved;
    revert.disabled = !style.file || style.isSaved;
  });
  return h("header", { class: "bar" },
    h("h1", { class: "brand" }, mark(), h("span", { text: "Livery" })), tabs,
    h("div", { class: "style-title" }, name, file), tools, palette, status);
}

function nameTravel(button, word, label) {
  button.disabled = !label;
  const text = label ? `${word}: ${label}` : word;
  button.setAttribute("aria-label", text);
  button.title = text;
}

/**
 * Creates a menu below its label.
 *
 * The menu closes when an entry is chosen, with Escape, and when it loses the focus.
 */
function menu(label, entries) {
  const element = h("details", { class: "menu" },
    h("summary", { class: "button quiet" }, h("span", { text: label })),
    h("div", { class: "menu-entries" }, ...entries));
  element.addEventListener("click", (event) => {
    if (event.target.closest(".menu-entries a, .menu-entries button")) element.open = false;
  });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !element.open) return;
    element.open = false;
    element.querySelector("summary").focus();
  });
  element.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !element.contains(event.relatedTarget)) element.open = false;
  });
  document.addEventListener("pointerdown", (event) => {
    if (!element.contains(event.target)) element.open = false;
  });
  return element;
}
