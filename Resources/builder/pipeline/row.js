// SPDX-License-Identifier: Apache-2.0
import { h, iconButton } from "/assets/view/dom.js";
import { paintOf } from "/assets/editors/color/spaces.js";
import { icon } from "/assets/view/icons.js";
import { isShownAsSteps } from "/assets/pipeline/paths.js";
import { nameOf } from "/assets/pipeline/actions.js";

/**
 * The row of one step: a grip to drag it by, its name with a summary of its values, and what can be done to it.
 *
 * @param {object} row
 * @param {any} row.item
 * @param {(string|number)[]} row.path
 * @param {number} row.count how many steps its list has
 * @param {boolean} row.isSelected
 * @param {import("/assets/pipeline/actions.js").PipelineActions} row.actions
 */
export function stepRow({ item, path, count, isSelected, actions }) {
  const name = nameOf(item);
  // One row is in the tab order, the arrow keys go to the others.
  const tabindex = isSelected ? "0" : "-1";
  const state = [item.isEnabled ? "" : "disabled", item.problem ? "with a problem" : ""].filter(Boolean).join(", ");
  const label = [name, `${path.at(-1) + 1} of ${count}`, state, summaryText(item)].filter(Boolean).join(", ");
  const main = h("button", {
    type: "button", class: "row-main", tabindex, "aria-label": label,
    "aria-current": isSelected ? "true" : null, data: { path: JSON.stringify(path) },
  },
    h("span", { class: "row-name" },
      item.problem ? icon("warning") : null,
      h("span", { text: item.kind === "step" ? name : shortened(item.text, 28) })),
    h("span", { class: "row-summary" }, ...summary(item)));
  const button = (symbol, label, action, kind) => iconButton(icon(symbol), `${label} ${name}`, action, { tabindex, class: kind });
  return h("div", {
    class: `row row-${item.kind}${item.isEnabled ? "" : " is-disabled"}${isSelected ? " is-selected" : ""}`,
    data: { row: JSON.stringify(path) },
  },
    h("span", { class: "grip", "aria-hidden": "true", title: "Drag to move" }, icon("grip")),
    main,
    h("span", { class: "row-tools" },
      button("copy", "Double", () => actions.duplicate(path), "row-duplicate"),
      button("trash", "Remove", () => actions.remove(path), "row-remove"),
      button(item.isEnabled ? "eye" : "hidden", item.isEnabled ? "Disable" : "Enable", () => actions.toggle(path), "row-toggle")));
}


/** The parameters that say something: those that must be there, and those that are not as always. */
function telling(item) {
  return item.parameters.filter((parameter) =>
    parameter.value && !(parameter.isDefault && parameter.isOptional) && !isShownAsSteps(parameter));
}

/** Swatches of the colors, then the other values that are not the default. */
function summary(item) {
  const swatches = telling(item).flatMap(({ value }) => colorsOf(value)).slice(0, 5).map(swatch);
  return [...swatches, h("span", { class: "row-values", text: summaryText(item) })];
}

function summaryText(item) {
  if (item.kind !== "step") return item.problem ?? "";
  return telling(item)
    .map((parameter) => parameter.variable ?? valueText(parameter))
    .filter(Boolean).join(" · ");
}

function valueText({ name, type, value }) {
  if (value.data === true) return name.replaceAll("-", " ");
  if (value.data?.hex || value.data?.stops || type.kind === "color") return "";
  return shortened(value.text, 24);
}

/** What can be painted of a value: the text of its colors and gradients. */
function colorsOf(value) {
  if (!value?.data) return [];
  if (value.data.hex) return [paintOf(value)];
  if (value.data.stops) return [value.text];
  if (Array.isArray(value.data)) return value.data.flatMap((part) => (part?.text ? colorsOf(part) : []));
  return value.data.color ? colorsOf(value.data.color) : [];
}

/** A small field of a color or a gradient. */
export function swatch(text) {
  const paint = h("span", { class: "swatch-paint" });
  paint.style.background = text;
  return h("span", { class: "swatch" }, paint);
}

function shortened(text, length) {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
