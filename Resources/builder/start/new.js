// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { shortPlace } from "/assets/start/places.js";
import { icon } from "/assets/view/icons.js";

/**
 * The view that creates a new style, with links to the other views.
 *
 * @param {import("/assets/service/session.js").Session} session
 * @param {import("/assets/view/files.js").FileActions} files
 */
export function newView(session, files) {
  const field = h("input", {
    type: "text", id: "new-selector", placeholder: ".badge", value: "", autocomplete: "off", spellcheck: "false", class: "text-input code",
  });
  const form = h("form", { class: "new-form" },
    h("label", { for: "new-selector", text: "Selector" }), field,
    h("button", { type: "submit", class: "button primary" }, "New style"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const selector = field.value.trim();
    files.begin("new", selector ? { selector } : {});
  });
  const theme = h("p", { class: "start-files" });
  session.store.subscribe(({ welcome }) => {
    theme.textContent = welcome?.files.length ? `Theme: ${welcome.files.map(shortPlace).join(", ")}` : "Theme: the default sheet alone";
  });
  const way = (view, symbol, title, text) => h("button", {
    type: "button", class: "way", on: { click: () => session.store.set({ view }) },
  }, icon(symbol), h("span", { class: "way-title", text: title }), h("span", { class: "way-text", text }));
  return h("section", { class: "start", "aria-labelledby": "start-title" },
    h("div", { class: "start-inner" },
      h("h2", { id: "start-title", text: "Design a style." }),
      h("p", { class: "start-lead", text: "A style is a chain of drawing steps: shapes, fills, shadows, borders, texts. Enter a selector to begin." }),
      form,
      h("div", { class: "ways" },
        way("explore", "grid", "Explore the theme", "Every style in each of its states, with the origin of its values and the declarations that they override."),
        way("archives", "file", "Load from disk", "The archives in the folder, as plain CSS.")),
      theme));
}
