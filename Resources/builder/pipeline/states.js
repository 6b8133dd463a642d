// SPDX-License-Identifier: Apache-2.0
import { h, iconButton } from "/assets/view/dom.js";
import { askForText } from "/assets/view/dialogs.js";
import { icon } from "/assets/view/icons.js";

/** The name of the style without a state. */
export const base = "normal";

/**
 * The switch between the style and its states.
 *
 * A dot marks the states with their own steps. The others have those of the style.
 *
 * @param {import("/assets/service/session.js").Session} session
 * @param {{actions: import("/assets/pipeline/actions.js").PipelineActions}} context
 */
export function stateSwitch(session, { actions }) {
  const buttons = h("div", { class: "state-buttons", role: "group", "aria-label": "Edited state" });
  const note = h("span", { class: "state-note" });
  const inherit = h("button", {
    type: "button", class: "button quiet small", text: "Inherit all", on: { click: () => actions.inherit(null) },
  });
  const line = h("div", { class: "state-line" }, note, inherit);
  const other = iconButton(icon("plus"), "Edit another state", () => editNamedState(actions), { class: "small" });
  let shown = "";
  const element = h("div", { class: "state-switch", hidden: true }, buttons, line);
  session.store.subscribe(({ document: style }, before) => {
    if (style === before.document) return;
    element.hidden = !style?.hasStates;
    if (!style) return;
    const isBase = style.state === base;
    line.hidden = isBase;
    note.textContent = `Pale steps are those of ${style.selector}.`;
    inherit.disabled = !style.ownStates.includes(style.state);
    const names = statesOf(style);
    const next = JSON.stringify([names, style.state, style.ownStates]);
    if (next === shown) return;
    shown = next;
    // The button of the same state keeps the focus.
    const focused = buttons.contains(document.activeElement) ? document.activeElement.dataset.state : null;
    buttons.replaceChildren(...names.map((name) => stateButton(name, style, actions)), other);
    if (focused) buttons.querySelector(`[data-state="${CSS.escape(focused)}"]`)?.focus();
  });
  return element;
}

/** Returns the states that can be edited: those of the rules, and the edited one. */
export function statesOf({ states, state, ownStates }) {
  return [...new Set([base, ...states, "focused", ...ownStates, state])];
}

/** Asks for the name of a state, and edits it. */
export async function editNamedState(actions) {
  const name = await askForText({
    title: "Edit another state", label: "Name of the state, such as invalid", action: "Edit", value: "",
    check: (name) => (/^[\w-]+$/.test(name) ? null : "A state has a name of letters, digits and hyphens."),
  });
  if (name) actions.edit(name);
}

function stateButton(name, { state, ownStates }, actions) {
  const isOwn = ownStates.includes(name);
  return h("button", {
    type: "button", class: "state-button", data: { state: name }, "aria-pressed": String(name === state), on: { click: () => actions.edit(name) },
  }, name === base ? "base" : name, isOwn && h("span", { class: "state-dot" }, h("span", { class: "visually-hidden", text: ", with its own steps" })));
}
