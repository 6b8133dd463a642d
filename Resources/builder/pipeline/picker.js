// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { find } from "/assets/view/finder.js";

/**
 * Opens a dialog in which the user picks a component of the library.
 *
 * @param {{type: string, name: string, summary: string, grammar: string, text: string}[]}
 *   components
 * @returns {Promise<object | null>} the component, or null if the dialog is canceled
 */
export function pickStep(components) {
  return find({
    title: "Insert a step", label: "Find a step", noun: "steps", verb: "insert", empty: "No step has this name.", items: components,
    name: ({ name }) => name,
    words: ({ name, summary, grammar }) => `${name} ${summary} ${grammar}`,
    row: ({ type, name, summary, grammar }) => ({
      data: { type },
      children: [
        h("span", { class: "picker-name", text: name }), h("span", { class: "picker-summary", text: summary }),
        h("code", { class: "picker-grammar", text: grammar }),
      ],
    }),
  });
}
