// SPDX-License-Identifier: Apache-2.0
import { h, refresh, select, uniqueID } from "/assets/view/dom.js";
import { registerEditor } from "/assets/editors/registry.js";
import { numberField, textField } from "/assets/editors/fields.js";
import { quoted } from "/assets/editors/text.js";

const weights = [
  ["", "inherited"], ["100", "100 thin"], ["200", "200 extra light"], ["300", "300 light"], ["400", "400 normal"], ["500", "500 medium"],
  ["600", "600 semibold"], ["700", "700 bold"], ["800", "800 extra bold"], ["900", "900 black"],
];
const generic = ["serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui"];

/** The editor of a font or a partial font: style, weight, size and families. */
function fontEditor({ value, name, change, families }) {
  const list = uniqueID("families");
  let rest = "";
  const compose = (isDiscrete) => change(fontText({
    rest, style: style.value, weight: weight.value, size: size.input.value.trim() ? size.text() : "", families: familiesText(family.element.value),
  }), { isDiscrete });
  const style = select([["", "inherited"], "normal", "italic", "oblique"], {
    "aria-label": `${name} style`, on: { change: () => compose(true) },
  });
  const weight = select(weights, { "aria-label": `${name} weight`, on: { change: () => compose(true) } });
  const size = numberField({ label: `${name} size`, value: null, unit: "px", minimum: 0, change: () => compose(false) });
  size.input.placeholder = "inherited";
  size.input.addEventListener("input", () => size.input.value.trim() || compose(false));
  const family = textField({
    label: `${name} family`, value: "", list, placeholder: "inherited", change: () => compose(false),
  });
  const text = textField({ label: `${name} as CSS`, value: "", change, isWhole: () => false, class: "text-input code" });
  const update = (value, force) => {
    const data = value?.data ?? {};
    rest = data.rest ?? "";
    refresh(style, data.style ?? "", force);
    showWeight(weight, data.weight);
    size.update(data.size, force);
    family.update((data.families ?? []).join(", "), force);
    text.update(value?.text ?? "", force);
  };
  update(value, false);
  const element = h("div", { class: "font-editor" },
    captioned("Family", family.element), captioned("Size", size.element), captioned("Weight", weight), captioned("Style", style),
    captioned("CSS", text.element),
    h("datalist", { id: list }, ...[...generic, ...(families ?? [])].map((value) => h("option", { value }))));
  return { element, update };
}

/** Returns an editor of a part of a value with a caption before it. */
export function captioned(caption, element) {
  return h("div", { class: "captioned" }, h("span", { class: "field-caption", "aria-hidden": "true", text: caption }), element);
}

/**
 * Returns a font as CSS.
 *
 * Empty parts are inherited, and `rest` contains the parts without a field, such as variations.
 */
function fontText({ style, weight, size, families, rest }) {
  return [style, weight, size, families, rest].filter(Boolean).join(" ");
}

/** Returns family names as CSS, quoted so that none is parsed as a keyword. */
function familiesText(names) {
  return names.split(",").map((name) => name.trim().replace(/^["']|["']$/g, "")).filter(Boolean)
    .map((name) => (generic.includes(name) ? name : quoted(name))).join(", ");
}

function showWeight(field, weight) {
  const text = weight ? String(weight) : "";
  if (![...field.options].some((option) => option.value === text)) field.append(h("option", { value: text, text }));
  field.value = text;
}

registerEditor("font", fontEditor);
