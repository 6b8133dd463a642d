// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { find } from "/assets/view/finder.js";
import { swatch } from "/assets/pipeline/row.js";
import { withAlpha } from "/assets/editors/color/spaces.js";
import { fitsType, placeOfVariable } from "/assets/variables/names.js";

/**
 * Opens a dialog in which the user picks a variable for a parameter.
 *
 * @param {any[]} variables the variables of the style, as the protocol defines them
 * @param {any} type the type of the parameter; only variables that fit it are offered
 * @returns {Promise<string | null>} the variable as CSS, or null if the dialog is canceled
 */
export async function pickVariable(variables, type) {
  const found = await find({
    title: "Use a variable", label: "Find a variable", noun: "variables", verb: "use",
    empty: "No variable of this kind has this name.", kind: "picks-variable",
    items: variables.filter((variable) => fitsType(variable, type)),
    name: ({ name }) => name,
    words: (variable) => `${variable.name} of ${placeOfVariable(variable)} ${variable.value}`,
    row: (variable) => ({
      data: { type: variable.name },
      children: [
        h("span", { class: "picker-name" }, paintOf(variable), variable.name),
        h("span", { class: "picker-summary", text: `of ${placeOfVariable(variable)}` }),
        h("code", { class: "picker-grammar", text: variable.value }),
      ],
    }),
  });
  return found ? `var(${found.name})` : null;
}

/** Returns a swatch of a color, or null for another value. */
function paintOf({ color }) {
  return color ? swatch(withAlpha(color.hex, color.alpha)) : null;
}
