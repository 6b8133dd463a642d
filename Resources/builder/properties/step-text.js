// SPDX-License-Identifier: Apache-2.0
import { h, refresh } from "/assets/view/dom.js";

/**
 * The step as editable CSS.
 *
 * The text is applied when the user leaves the field, chooses another step or saves, and with
 * Control+Enter. A text that the service rejects is kept with the step as a draft.
 *
 * @param {import("/assets/service/session.js").Session} session
 * @param {(string|number)[]} at the path of the step
 * @param {any} item the step
 */
export function stepText(session, at, item) {
  const { drafts } = session;
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const area = h("textarea", { class: "code step-text", rows: "3", spellcheck: "false", "aria-label": "The step as CSS" });
  const apply = h("button", { type: "button", class: "button", text: "Apply", disabled: true });
  const discard = h("button", { type: "button", class: "button quiet", text: "Discard", hidden: true });
  const note = h("p", { class: "field-note", text: "Applied when you leave the field, or with Control+Enter." });
  let known = item.text;
  let sending = null;

  const showProblem = (message) => {
    problem.hidden = !message;
    problem.textContent = message ?? "";
  };
  const mark = () => {
    apply.disabled = area.value === known;
    discard.hidden = area.value === known;
  };
  const send = async (text) => {
    const error = await session.run("replace", { at, text }).then(() => null, (error) => error);
    if (error) drafts.keep({ at, base: known, text, message: error.message });
    else {
      known = text;
      drafts.discard(at);
      session.announcer.say("step replaced");
    }
    showProblem(error?.message);
    mark();
  };
  const field = {
    /**
     * Applies the text if it differs from the step, and waits for the result.
     *
     * A draft is applied again only if the user asks for it.
     */
    apply: async (isAsked = false) => {
      await sending;
      if (area.value === known || (!isAsked && area.value === drafts.at(at)?.text)) return;
      sending = send(area.value);
      await sending;
      sending = null;
    },
    /** Keeps a text that is not applied yet, because the page is left. */
    keep: () => {
      if (area.value === known || area.value === drafts.at(at)?.text) return;
      drafts.keep({ at, base: known, text: area.value, message: "The text is not applied yet." });
    },
  };
  apply.addEventListener("click", () => field.apply(true));
  discard.addEventListener("click", () => {
    area.value = known;
    showProblem(null);
    drafts.discard(at);
    mark();
  });
  area.addEventListener("focus", () => { drafts.field = field; });
  area.addEventListener("input", mark);
  area.addEventListener("blur", (event) => event.relatedTarget !== discard && field.apply());
  area.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    field.apply(true);
  });

  const update = (item, force) => {
    const isUntouched = area.value === known;
    known = item.text;
    if (isUntouched || force) refresh(area, drafts.at(at)?.text ?? item.text, true);
    mark();
  };
  const draft = drafts.at(at);
  area.value = draft?.text ?? item.text;
  showProblem(draft?.message);
  mark();
  const element = h("details", { class: "step-css" }, h("summary", { text: "As CSS" }), area, problem, note,
    h("div", { class: "field-buttons" }, apply, discard));
  element.open = item.kind !== "step" || Boolean(draft);
  const leave = () => {
    if (drafts.field === field) drafts.field = null;
    return field.apply();
  };
  return { element, update, leave };
}
