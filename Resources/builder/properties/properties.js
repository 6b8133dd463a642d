// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { isSame, itemAt } from "/assets/pipeline/paths.js";
import { nameOf } from "/assets/pipeline/actions.js";
import { base } from "/assets/pipeline/states.js";
import { Gestures } from "/assets/properties/gestures.js";
import { parameterFields } from "/assets/properties/parameters.js";
import { stepText } from "/assets/properties/step-text.js";

/**
 * The properties of the selected step, and the step as CSS.
 *
 * @param {import("/assets/service/session.js").Session} session
 * @param {{leave: () => void, inherit: (at: (string|number)[], parameter: string[]) => void}} context
 *   `leave` moves the focus to the step's row
 */
export function propertiesView(session, { leave, inherit }) {
  const { store, changes } = session;
  const title = h("h2", { id: "properties-title" });
  const summary = h("p", { class: "step-summary" });
  const problem = h("p", { class: "problem", hidden: true });
  const hint = h("p", { class: "hint", hidden: true });
  const body = h("div", { class: "properties-body" });
  const element = h("section", { class: "panel properties", "aria-labelledby": "properties-title" },
    h("header", { class: "panel-header" }, title), h("div", { class: "properties-scroll" }, summary, problem, hint, body));
  const gestures = new Gestures(body);
  let fields = null;
  let text = null;
  let owner = null;

  const make = (at, item) => {
    text?.leave();
    const set = (parameter, value, { isDiscrete = false } = {}, done) =>
      changes.set({ at, parameter, text: value, gesture: gestures.name(isDiscrete) }, (error) => {
        done(error);
        // The state with the change may have arrived before.
        if (!error) show(store.known, store.known);
      });
    const setVariable = (name, parameter, value, { isDiscrete = false } = {}, done) =>
      changes.set({ name, at, parameter, text: value, gesture: gestures.name(isDiscrete) }, (error) => {
        done(error);
        if (!error) show(store.known, store.known);
      }, "setVariable");
    // In a state, the variables of the style stay as they are.
    const changesVariable = (name) => store.known.document?.state === base
      || store.known.document?.variables.find((known) => known.name === name)?.place === "state";
    const isAhead = (parameter) => changes.isAhead({ at, parameter }, store.known.revision ?? 0);
    fields = parameterFields({
      prefix: [], set, setVariable, changesVariable, isAhead, inherit: (parameter) => inherit(at, parameter),
      welcome: () => store.known.welcome, variables: () => store.known.document?.variables ?? [],
    });
    text = stepText(session, at, item);
    body.replaceChildren(fields.element, text.element);
  };
  const show = (known, before) => {
    const item = itemAt(known.document?.items ?? [], known.selection);
    const force = known.rewritten !== before.rewritten;
    if (force) gestures.renew();
    title.textContent = item ? headingOf(item) : "Properties";
    const about = known.welcome?.library.steps.find(({ type }) => type === item?.type)?.summary;
    summary.textContent = about ?? (item ? "" : "Select a step to see its parameters.");
    problem.textContent = item?.problem ? `Not drawn: ${item.problem}` : "";
    problem.hidden = !item?.problem;
    hint.textContent = item?.hint ? `Draws nothing: ${item.hint}` : "";
    hint.hidden = !item?.hint;
    const next = item && JSON.stringify([
      known.document.file, known.document.style, known.document.state, known.selection, item.kind, item.type, known.editors,
    ]);
    if (!item) {
      text?.leave();
      text = null;
      body.replaceChildren();
    } else if (next !== owner) make(known.selection, item);
    owner = next ?? null;
    if (!item) return;
    fields.update(item.parameters, item.type, force);
    text.update(item, force);
  };
  store.subscribe((known, before) => {
    const isOther = known.document !== before.document || !isSame(known.selection, before.selection)
      || known.rewritten !== before.rewritten || known.editors !== before.editors;
    if (isOther) show(known, before);
  });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    leave();
  });
  // The fields come before the buttons in the heads of the parameters.
  const first = (place) => body.querySelector(`${place} :is(input:not([type=range], [type=color]), select, textarea, button)`);
  return { element, focus: () => (first(".parameter-body:enabled") ?? first(""))?.focus() };
}

function headingOf(item) {
  return item.kind === "step" ? nameOf(item) : item.kind === "unknown" ? "Unknown step" : "Not a step";
}
