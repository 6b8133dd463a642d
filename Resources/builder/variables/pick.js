// SPDX-License-Identifier: Apache-2.0
import { pickStep } from "/assets/pipeline/picker.js";
import { withAlpha } from "/assets/editors/color/spaces.js";
import { fitsType, placeOfVariable } from "/assets/variables/names.js";

const texts = {
  title: "Use a variable", list: "Variables", search: "Find a variable", none: "No variable of this kind has this name.",
  keys: "↑ ↓ to choose, Enter to use, Escape to close", kind: "picks-variable",
};

/**
 * Opens a dialog in which the user picks a variable for a parameter.
 *
 * @param {any[]} variables the variables of the style, as the protocol defines them
 * @param {any} type the type of the parameter; only variables that fit it are offered
 * @returns {Promise<string | null>} the variable as CSS, or null if the dialog is canceled
 */
export async function pickVariable(variables, type) {
  const fitting = variables.filter((variable) => fitsType(variable, type));
  const found = await pickStep(fitting.map((variable) => ({
    type: variable.name, name: variable.name, summary: `of ${placeOfVariable(variable)}`, grammar: variable.value,
    paint: variable.color ? withAlpha(variable.color.hex, variable.color.alpha) : null,
  })), texts);
  return found ? `var(${found.name})` : null;
}
