// SPDX-License-Identifier: Apache-2.0
import { h, iconButton, uniqueID } from "/assets/view/dom.js";
import { icon } from "/assets/view/icons.js";
import { makeEditor } from "/assets/editors/registry.js";
import { isShownAsSteps } from "/assets/pipeline/paths.js";
import { placeOfVariable, variableName } from "/assets/variables/names.js";
import { pickVariable } from "/assets/variables/pick.js";

/**
 * The fields of a list of parameters.
 *
 * The fields are kept while the list of parameters is unchanged, so that the user can continue to
 * type while states arrive.
 *
 * @param {object} context
 * @param {string[]} context.prefix the path of the enclosing parameter
 * @param {(parameter: string[], text: string, options: object, done: (error: Error | null) => void) => void} context.set
 * @param {(name: string, parameter: string[], text: string, options: object, done: (error: Error | null) => void) => void} context.setVariable
 *   changes the variable that is the value of a parameter
 * @param {() => any[]} context.variables returns the variables of the style
 * @param {(name: string) => boolean} context.changesVariable whether a new value is that of the variable, instead
 *   of replacing it
 * @param {(parameter: string[]) => boolean} context.isAhead whether a change of a parameter by the
 *   user is not in a received state yet
 * @param {(parameter: string[]) => void} context.inherit replaces a parameter of the edited state with
 *   that of the style
 * @param {() => any} context.welcome returns the first message of the service
 */
export function parameterFields(context) {
  const element = h("div", { class: "parameters" });
  let fields = [];
  let shown = "";
  const update = (parameters, owner, force) => {
    const visible = parameters.filter((parameter) => !isShownAsSteps(parameter));
    const names = JSON.stringify([owner, visible.map(({ name, type }) => [name, type])]);
    if (names !== shown) {
      shown = names;
      fields = visible.map((parameter) => parameterField(parameter, context));
      element.replaceChildren(...fields.map((field) => field.element));
    } else visible.forEach((parameter, index) => fields[index].update(parameter, force));
  };
  return { element, update };
}

/**
 * Creates the field of a parameter: its name, its marks, its editor, and the problem of the input.
 */
function parameterField(parameter, context) {
  const path = [...context.prefix, parameter.name];
  const label = uniqueID("parameter");
  const name = parameter.name.replaceAll("-", " ");
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const marks = h("span", { class: "parameter-marks" });
  const showProblem = (error) => {
    problem.hidden = !error;
    problem.textContent = error?.message ?? "";
    element.classList.toggle("has-problem", Boolean(error));
  };
  let variable = null;
  const set = (text, options = {}) => {
    const isOther = options.isPlain || !text || /^\s*var\(/i.test(text);
    if (variable && !isOther && context.changesVariable(variable)) context.setVariable(variable, path, text, options, showProblem);
    else context.set(path, text, options, showProblem);
  };
  const note = h("p", { class: "field-note", hidden: true });
  const welcome = context.welcome();
  const editor = makeEditor({
    type: parameter.type, value: parameter.value, name, change: set, parameter: path,
    library: welcome.library, families: welcome.families,
    nestedParameters: (prefix) => parameterFields({ ...context, prefix }),
  });
  const body = h("fieldset", { class: "parameter-body", "aria-labelledby": label }, editor.element);
  const element = h("div", { class: `parameter kind-${parameter.type.kind}`, data: { parameter: path.join(".") } },
    h("div", { class: "parameter-head" },
      h("span", { id: label, class: "parameter-name", text: name, title: parameter.grammar }), marks),
    note, body, problem);
  const update = (parameter, force) => {
    if (force) showProblem(null);
    variable = variableName(parameter.variable);
    // An expression with variables cannot be changed in its parts.
    body.disabled = Boolean(parameter.variable) && !variable;
    note.hidden = !variable;
    note.textContent = variable ? noteOf(variable, context) : "";
    element.classList.toggle("is-inherited", parameter.inheritance === "inherited");
    marks.replaceChildren(
      ...inheritanceMarks(parameter, name, () => context.inherit(path)), ...marksOf(parameter, name, set, context));
    // Editors send the parts of a value together, so a newer part must not be reset to an old
    // state.
    if (force || !context.isAhead(path)) editor.update(parameter.value, force);
  };
  update(parameter, false);
  return { element, update };
}

/** Returns the note about what a change of a variable in a field does. */
function noteOf(name, { variables, changesVariable }) {
  if (!changesVariable(name)) return `Changes replace ${name} in this state.`;
  const variable = variables().find((known) => known.name === name);
  if (!variable || variable.place === "theme") return `Changes set ${name} for this style.`;
  return `Changes set ${name} in ${placeOfVariable(variable)}.`;
}

/** Returns the marks of a parameter of a state: whether it is that of the style, and a button that makes it so. */
function inheritanceMarks({ inheritance }, name, inherit) {
  if (inheritance === "inherited") return [h("span", { class: "inheritance", text: "inherited" })];
  if (inheritance !== "changed") return [];
  return [iconButton(icon("reset"), `Inherit ${name} from the base style`, inherit, { class: "small" })];
}

/**
 * Returns the marks of a parameter: its variable, a button that uses a variable, and one that resets
 * the parameter.
 */
function marksOf(parameter, name, set, context) {
  const use = iconButton(icon("braces"), `Use a variable for ${name}`, async () => {
    const variable = await pickVariable(context.variables(), parameter.type);
    if (variable) set(variable, { isDiscrete: true });
  }, { class: "small" });
  const uses = ["boolean", "shape", "pipeline"].includes(parameter.type.kind) ? [] : [use];
  if (parameter.variable) {
    return [
      ...uses,
      h("code", { class: "variable", text: parameter.variable }),
      h("button", {
        type: "button", class: "button quiet small", text: "Make plain", "aria-label": `Make ${name} a plain value`,
        on: { click: () => set(parameter.value?.text ?? "", { isDiscrete: true, isPlain: true }) },
      }),
    ];
  }
  if (parameter.inheritance || !parameter.isOptional || parameter.isDefault || parameter.type.kind === "optional") return uses;
  return [...uses, iconButton(icon("reset"), `Reset ${name} to its default`, () => set("", { isDiscrete: true }), { class: "small" })];
}
