// SPDX-License-Identifier: Apache-2.0
import { h, uniqueID } from "/assets/view/dom.js";

/**
 * Opens a dialog and waits for a choice.
 *
 * @param {object} dialog
 * @param {string} dialog.title
 * @param {string} [dialog.message]
 * @param {Node[]} [dialog.content]
 * @param {{name: string, label: string, kind?: "primary" | "danger"}[]} dialog.choices the choices;
 *   Escape selects the first
 * @param {() => string | null} [dialog.check] returns the problem of the input, or null
 * @returns {Promise<string>} the name of the choice
 */
export function ask({ title, message, content = [], choices, check }) {
  const id = uniqueID("dialog");
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const form = h("form", { method: "dialog" },
    h("h2", { id, text: title }),
    message && h("p", { class: "dialog-message", text: message }),
    ...content, problem,
    h("div", { class: "dialog-choices" }, ...choices.map(choiceButton)));
  const dialog = h("dialog", { "aria-labelledby": id }, form);
  form.addEventListener("submit", (event) => {
    const isMeant = event.submitter?.value !== choices[0].name;
    const text = isMeant ? check?.() : null;
    if (!text) return;
    event.preventDefault();
    problem.textContent = text;
    problem.hidden = false;
  });
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue || choices[0].name);
    });
  });
}

function choiceButton({ name, label, kind }, index) {
  return h("button", {
    type: "submit", value: name, class: `button ${kind ?? ""}`, formnovalidate: index === 0, text: label,
  });
}

/** Asks for a line of text, or returns null if the dialog is canceled. */
export async function askForText({ title, label, value, action, check, suggestions = [] }) {
  const list = uniqueID("suggestions");
  const field = h("input", { type: "text", value, autocomplete: "off", spellcheck: "false", list });
  const choice = ask({
    title,
    content: [
      h("label", { class: "dialog-field" }, h("span", { text: label }), field),
      h("datalist", { id: list }, ...suggestions.map((value) => h("option", { value }))),
    ],
    choices: [{ name: "cancel", label: "Cancel" }, { name: "accept", label: action, kind: "primary" }],
    check: () => check(field.value.trim()),
  });
  // Enter triggers the action instead of the first button of the form.
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    field.form.requestSubmit(field.form.querySelector("button.primary"));
  });
  field.focus();
  field.select();
  return (await choice) === "accept" ? field.value.trim() : null;
}

/** Shows a message that requires confirmation. */
export function tell(title, message) {
  return ask({ title, message, choices: [{ name: "close", label: "Close", kind: "primary" }] });
}
