// SPDX-License-Identifier: Apache-2.0
import { h, iconButton } from "/assets/view/dom.js";
import { paintOf } from "/assets/editors/color/spaces.js";
import { icon } from "/assets/view/icons.js";
import { isShownAsSteps } from "/assets/pipeline/paths.js";
import { nameOf } from "/assets/pipeline/actions.js";

/**
 * Creates the row of a step: a grip, its name, a summary of its values, and its buttons.
 *
 * @param {object} row
 * @param {any} row.item
 * @param {(string|number)[]} row.path
 * @param {number} row.count the number of steps in its list
 * @param {boolean} row.isSelected
 * @param {import("/assets/pipeline/actions.js").PipelineActions} row.actions
 * @param {boolean} row.hasDraft whether a text of the step is not applied
 */
export function stepRow({ item, path, count, isSelected, actions, hasDraft }) {
  const name = nameOf(item);
  // Only the selected row is in the tab order; the arrow keys reach the others.
  const tabindex = isSelected ? "0" : "-1";
  const state = [
    item.inheritance === "inherited" ? "inherited" : "", item.isEnabled ? "" : "disabled", item.problem ? "with a problem" : "",
    item.hint ? "draws nothing" : "", hasDraft ? "with a text that is not applied" : "",
  ].filter(Boolean).join(", ");
  const note = item.problem ?? item.hint;
  const label = [name, `${path.at(-1) + 1} of ${count}`, state, note, summaryText(item)].filter(Boolean).join(", ");
  const main = h("button", {
    type: "button", class: "row-main", tabindex, "aria-label": label,
    "aria-current": isSelected ? "true" : null, data: { path: JSON.stringify(path) },
  },
    h("span", { class: "row-name" },
      item.problem ? icon("warning") : null,
      h("span", { text: item.kind === "step" ? name : shortened(item.text, 28) }),
      hasDraft ? h("span", { class: "badge", text: "not applied" }) : null),
    item.kind === "step" ? h("span", { class: "row-summary" }, ...summary(item)) : null,
    note ? h("span", { class: "row-note", text: note }) : null);
  const button = (symbol, label, action, kind) => iconButton(icon(symbol), `${label} ${name}`, action, { tabindex, class: kind });
  return h("div", {
    class: [
      `row row-${item.kind}`, item.problem ? "has-problem" : "", item.isEnabled ? "" : "is-disabled", isSelected ? "is-selected" : "",
      item.inheritance ? `is-${item.inheritance}` : "",
    ].filter(Boolean).join(" "),
    data: { row: JSON.stringify(path) },
  },
    h("span", { class: "grip", "aria-hidden": "true", title: "Drag to move" }, icon("grip")),
    main,
    h("span", { class: "row-tools" },
      item.inheritance === "changed" ? button("reset", "Inherit", () => actions.inherit(path), "row-inherit") : null,
      button("copy", "Duplicate", () => actions.duplicate(path), "row-duplicate"),
      button("trash", "Remove", () => actions.remove(path), "row-remove"),
      button(item.isEnabled ? "eye" : "hidden", item.isEnabled ? "Disable" : "Enable", () => actions.toggle(path), "row-toggle")));
}


/** Returns the significant parameters: the required ones, and those without their default value. */
function telling(item) {
  return item.parameters.filter((parameter) =>
    parameter.value && !(parameter.isDefault && parameter.isOptional) && !isShownAsSteps(parameter));
}

/** Returns color swatches, followed by the other values that are not defaults. */
function summary(item) {
  const swatches = telling(item).flatMap(({ value }) => colorsOf(value)).slice(0, 5).map(swatch);
  return [...swatches, h("span", { class: "row-values", text: summaryText(item) })];
}

function summaryText(item) {
  if (item.kind !== "step") return "";
  return telling(item)
    .map((parameter) => parameter.variable ?? valueText(parameter))
    .filter(Boolean).join(" · ");
}

function valueText({ name, type, value }) {
  if (value.data === true) return name.replaceAll("-", " ");
  if (value.data?.hex || value.data?.stops || type.kind === "color") return "";
  return shortened(value.text, 24);
}

/** Returns the colors and gradients of a value, as text that can be painted. */
function colorsOf(value) {
  if (!value?.data) return [];
  if (value.data.hex) return [paintOf(value)];
  if (value.data.stops) return [value.text];
  if (Array.isArray(value.data)) return value.data.flatMap((part) => (part?.text ? colorsOf(part) : []));
  return value.data.color ? colorsOf(value.data.color) : [];
}

/** Creates a small swatch of a color or a gradient. */
export function swatch(text) {
  const paint = h("span", { class: "swatch-paint" });
  paint.style.background = text;
  return h("span", { class: "swatch" }, paint);
}

function shortened(text, length) {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
