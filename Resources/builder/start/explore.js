// SPDX-License-Identifier: Apache-2.0
import { h, select } from "/assets/view/dom.js";
import { icon } from "/assets/view/icons.js";
import { address } from "/assets/service/token.js";
import { shortPlace } from "/assets/start/places.js";
import { explanationView } from "/assets/start/explanation.js";

/**
 * The view of all styles of the theme, each in its states.
 *
 * @param {import("/assets/service/session.js").Session} session
 * @param {import("/assets/view/files.js").FileActions} files
 */
export function exploreView(session, files) {
  const field = h("input", {
    type: "search", class: "text-input", placeholder: "Find a style", "aria-label": "Find a style", autocomplete: "off", spellcheck: "false",
  });
  const count = h("span", { class: "panel-note", role: "status" });
  const firstGround = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const ground = select([["light", "light"], ["middle", "gray"], ["dark", "dark"], ["checkerboard", "checkerboard"]], {
    "aria-label": "Background", value: firstGround, on: { change: () => { list.dataset.ground = ground.value; } },
  });
  const list = h("ul", { class: "style-list", role: "list", "aria-label": "Styles", data: { ground: firstGround } });
  const details = explanationView(session, files);
  let styles = null;
  let cards = [];

  const filter = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { element, words: text } of cards) {
      element.hidden = !words.every((word) => text.includes(word));
      if (!element.hidden) found += 1;
    }
    count.textContent = `${found} of ${cards.length} styles`;
  };
  const open = (style) => {
    for (const card of cards) card.button.setAttribute("aria-pressed", String(card.style === style));
    details.show(style);
  };
  const load = async () => {
    count.textContent = "Reading the theme…";
    const result = await session.run("styles").catch((error) => void (count.textContent = error.message));
    if (!result) return;
    styles = result.styles;
    cards = styles.map((style) => styleCard(style, () => open(style)));
    list.replaceChildren(...cards.map((card) => card.element));
    filter();
  };
  field.addEventListener("input", filter);
  let run = null;
  session.store.subscribe(({ view, status, welcome }) => {
    if (view !== "explore" || status !== "open" || run === welcome?.run) return;
    run = welcome.run;
    load();
  });
  return h("section", { class: "explore", "aria-labelledby": "explore-title" },
    h("div", { class: "explore-main" },
      h("header", { class: "view-header" }, h("h2", { id: "explore-title", text: "Explore the theme" }),
        h("div", { class: "search-field" }, icon("search"), field), ground, count),
      list),
    details.element);
}

/** Creates the card of a style: its selector, its location, and a picture of each state. */
function styleCard(style, open) {
  const button = h("button", { type: "button", class: "card-title", "aria-pressed": "false", on: { click: open } },
    h("code", { text: style.selector }));
  const place = h("span", { class: "card-place", title: style.file }, shortPlace(`${style.file}:${style.line}`),
    style.isBuiltIn ? h("span", { class: "badge", text: "built-in" }) : null);
  const element = h("li", { class: "style-card", data: { selector: style.selector } },
    h("div", { class: "card-head" }, button, place),
    h("div", { class: "card-states" }, ...style.states.map((state) => statePicture(style, state))));
  return { style, element, button, words: `${style.selector} ${style.file}`.toLowerCase() };
}

/** Creates the picture of a state, which is loaded lazily. */
function statePicture({ selector }, state) {
  const image = h("img", { loading: "lazy", decoding: "async", alt: `${selector}, ${state}`, class: "state-picture" });
  const figure = h("figure", { class: "state" }, h("span", { class: "state-ground" }, image), h("figcaption", { text: state }));
  image.addEventListener("load", () => {
    // The pictures have two pixels per px.
    image.style.width = `${image.naturalWidth / 2}px`;
    figure.classList.add("is-loaded");
  });
  image.addEventListener("error", () => {
    image.hidden = true;
    figure.querySelector(".state-ground").append(h("span", { class: "state-none", text: "no picture" }));
  });
  image.src = address("/picture", { selector, state, scale: 2 });
  return figure;
}
