// SPDX-License-Identifier: Apache-2.0
import { h, refresh } from "/assets/view/dom.js";
import { isSame, itemAt } from "/assets/pipeline/paths.js";
import { nameOf } from "/assets/pipeline/actions.js";
import { Gestures } from "/assets/properties/gestures.js";
import { parameterFields } from "/assets/properties/parameters.js";

/**
 * The properties of the selected step, and the step as CSS.
 *
 * @param {import("/assets/service/session.js").Session} session
 * @param {{leave: () => void}} context `leave` moves the focus to the step's row
 */
export function propertiesView(session, { leave }) {
  const { store, changes } = session;
  const title = h("h2", { id: "properties-title" });
  const summary = h("p", { class: "step-summary" });
  const problem = h("p", { class: "problem", hidden: true });
  const body = h("div", { class: "properties-body" });
  const element = h("section", { class: "panel properties", "aria-labelledby": "properties-title" },
    h("header", { class: "panel-header" }, title), h("div", { class: "properties-scroll" }, summary, problem, body));
  const gestures = new Gestures(body);
  let fields = null;
  let text = null;
  let owner = null;

  const make = (at, item) => {
    const set = (parameter, value, { isDiscrete = false } = {}, done) =>
      changes.set({ at, parameter, text: value, gesture: gestures.name(isDiscrete) }, (error) => {
        done(error);
        // The state with the change may have arrived before.
        if (!error) show(store.known, store.known);
      });
    const isAhead = (parameter) => changes.isAhead({ at, parameter }, store.known.revision ?? 0);
    fields = parameterFields({ prefix: [], set, isAhead, welcome: () => store.known.welcome });
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
    problem.textContent = item?.problem ?? "";
    problem.hidden = !item?.problem;
    const next = item && JSON.stringify([known.document.file, known.selection, item.kind, item.type, known.editors]);
    if (!item) body.replaceChildren();
    else if (next !== owner) make(known.selection, item);
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
  return { element, focus: () => body.querySelector("input:not([type=range], [type=color]), select, textarea, button")?.focus() };
}

function headingOf(item) {
  return item.kind === "step" ? nameOf(item) : item.kind === "unknown" ? "Unknown step" : "Not a step";
}

/**
 * The step as editable CSS.
 *
 * The text is applied with a button or Control+Enter, and is kept until then.
 */
function stepText(session, at, item) {
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const area = h("textarea", { class: "code step-text", rows: "3", spellcheck: "false", "aria-label": "The step as CSS" });
  const apply = h("button", { type: "button", class: "button", text: "Apply", disabled: true });
  let known = "";
  const send = async () => {
    const error = await session.run("replace", { at, text: area.value }).then(() => null, (error) => error);
    problem.hidden = !error;
    problem.textContent = error?.message ?? "";
    if (!error) session.announcer.say("step replaced");
    if (!error) known = area.value;
    mark();
  };
  const mark = () => { apply.disabled = area.value === known; };
  apply.addEventListener("click", send);
  area.addEventListener("input", mark);
  area.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
  });
  const element = h("details", { class: "step-css" }, h("summary", { text: "As CSS" }), area, problem, apply);
  element.open = item.kind !== "step";
  const update = (item, force) => {
    const isUntouched = area.value === known;
    known = item.text;
    if (isUntouched || force) refresh(area, item.text, true);
    mark();
  };
  return { element, update };
}
