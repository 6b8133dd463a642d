// SPDX-License-Identifier: Apache-2.0
import { h, refresh } from "/assets/view/dom.js";
import { isValueOf, sendWholeText } from "/assets/editors/whole.js";

/** A CSS property for each unit, whose values are those of a field. */
const propertyOfUnit = { px: "text-indent", deg: "rotate", "": "scale" };

/** Returns a number as text, with at most four decimal places. */
export function numberText(number) {
  if (number === null || number === undefined || !Number.isFinite(number)) return "";
  return String(Math.round(number * 10000) / 10000);
}

/**
 * Creates a field for a number.
 *
 * Arrow keys step the number, by ten steps with Shift. A unit is appended to a number without one.
 * Other text, such as `calc(1px + 2px)`, is sent when it is whole, or when the user leaves the field.
 *
 * @param {object} field
 * @param {string} field.label
 * @param {number | null} field.value
 * @param {string} [field.unit] such as `px`
 * @param {number} [field.step]
 * @param {number | null} [field.minimum]
 * @param {number | null} [field.maximum]
 * @param {(text: string) => void} field.change receives the text with its unit
 * @returns {{element: HTMLElement, input: HTMLInputElement, text: () => string, update: Function}}
 */
export function numberField({ label, value, unit = "", step = 1, minimum = null, maximum = null, caption, change }) {
  const input = h("input", {
    type: "text", inputmode: "decimal", class: "number-input", value: numberText(value), "aria-label": label,
    autocomplete: "off", spellcheck: "false",
  });
  const text = () => {
    const typed = input.value.trim();
    return isNumber(typed) ? `${typed}${unit}` : typed;
  };
  const isWhole = (typed) => !typed.trim() || isNumber(typed) || isValueOf(propertyOfUnit[unit] ?? "text-indent", typed);
  sendWholeText(input, isWhole, () => input.value.trim() && change(text()));
  input.addEventListener("keydown", (event) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || !isNumber(input.value)) return;
    event.preventDefault();
    const next = Number(input.value) + direction * step * (event.shiftKey ? 10 : 1);
    input.value = numberText(within(next, minimum, maximum));
    change(text());
  });
  const element = h("span", { class: "number-field" },
    caption && h("span", { class: "field-caption", "aria-hidden": "true", text: caption }), input,
    unit && h("span", { class: "field-unit", "aria-hidden": "true", text: unit === "deg" ? "°" : unit }));
  return { element, input, text, update: (number, force) => refresh(input, numberText(number), force) };
}

function isNumber(text) {
  return text.trim() !== "" && Number.isFinite(Number(text));
}

/** Returns a number clamped to a range; null is no bound. */
export function within(number, minimum, maximum) {
  return Math.min(Math.max(number, minimum ?? -Infinity), maximum ?? Infinity);
}

/**
 * Creates a text field whose changes are sent while typing, as long as the text is whole.
 *
 * @param {{label: string, value: string, change: (text: string) => void, isWhole?: (text: string) => boolean}} field
 */
export function textField({ label, value, change, isWhole = () => true, ...attributes }) {
  const input = h("input", {
    type: "text", class: "text-input", value, "aria-label": label, autocomplete: "off", spellcheck: "false", ...attributes,
  });
  sendWholeText(input, isWhole, () => change(input.value));
  return { element: input, update: (text, force) => refresh(input, text, force) };
}

/** Creates a switch with a label. */
export function switchField({ label, isOn, change, isNameShown = true }) {
  const input = h("input", { type: "checkbox", role: "switch", class: "switch", "aria-label": label, on: { change: () => change(input.checked) } });
  input.checked = isOn;
  const element = isNameShown ? h("label", { class: "switch-label" }, input, h("span", { text: label })) : input;
  return { element, input, update: (isOn) => { input.checked = isOn; } };
}
