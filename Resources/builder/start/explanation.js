// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { icon } from "/assets/view/icons.js";
import { shortPlace } from "/assets/start/places.js";
import { colored } from "/assets/view/css-panel.js";

/**
 * The cascade of a style: the declarations of each property, with the winning one.
 *
 * @param {import("/assets/service/session.js").Session} session
 * @param {import("/assets/view/files.js").FileActions} files
 */
export function explanationView(session, files) {
  const body = h("div", { class: "explanation-body" });
  const element = h("aside", { class: "explanation", "aria-label": "Details of the style" }, body);
  body.append(h("p", { class: "explanation-empty", text: "Choose a style to see its values, where they are declared, and which declarations they override." }));
  let shown = null;

  const show = async (style, state = "normal") => {
    shown = style;
    const states = h("div", { class: "segments states", role: "group", "aria-label": "State" }, ...style.states.map((word) => h("button", {
      type: "button", text: word, "aria-pressed": String(word === state), on: { click: () => show(style, word) },
    })));
    const list = h("div", { class: "explained" }, h("p", { class: "panel-note", text: "Loading…" }));
    body.replaceChildren(
      h("header", { class: "explanation-head" }, h("h3", {}, h("code", { text: style.selector })),
        h("button", { type: "button", class: "button primary", on: { click: () => files.begin("copy", { selector: style.selector }) } },
          icon("pencil"), "Edit a copy")),
      h("ul", { class: "places", "aria-label": "Source" }, ...style.places.map((place) => h("li", { class: "code", text: shortPlace(place), title: place }))),
      style.states.length > 1 ? states : "", list);
    try {
      const { properties } = await session.run("explain", { selector: style.selector, states: state === "normal" ? [] : [state] });
      if (shown === style) list.replaceChildren(...pipelineFirst(properties).map(explained));
    } catch (error) {
      list.replaceChildren(h("p", { class: "problem", text: error.message }));
    }
  };
  return { element, show };
}

/** Returns the properties with the pipeline first. */
function pipelineFirst(properties) {
  const isPipeline = ({ property }) => property === "-livery-pipeline";
  return [...properties.filter(isPipeline), ...properties.filter((property) => !isPipeline(property))];
}

/** Creates the section of a property: its value, and the declarations with the winner first. */
function explained({ property, value, candidates }) {
  const winners = candidates.filter(({ wins }) => wins);
  const others = candidates.filter(({ wins }) => !wins);
  return h("section", { class: "property" },
    h("h4", { class: "code", text: property }),
    h("pre", { class: "property-value code" }, ...colored(value ?? "")),
    h("ol", { class: "candidates", role: "list" }, ...[...winners, ...others].map(candidate)));
}

function candidate({ value, selector, origin, layer, specificity, important, file, line, wins, reason }) {
  const place = file ? shortPlace(`${file}${line ? `:${line}` : ""}`) : origin;
  const facts = [place, layer && `layer ${layer}`, specificity && `specificity ${[specificity].flat().join(",")}`, important && "important"];
  return h("li", { class: `candidate${wins ? " wins" : ""}` },
    h("div", { class: "candidate-head" }, wins ? icon("check") : null, h("code", { text: selector ?? origin ?? "" }),
      h("span", { class: "candidate-place", title: file, text: facts.filter(Boolean).join(" · ") })),
    wins ? null : h("code", { class: "candidate-value", text: value }),
    reason && reason !== "wins" ? h("p", { class: "candidate-reason", text: reason }) : null);
}
