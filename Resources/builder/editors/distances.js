// SPDX-License-Identifier: Apache-2.0
import { h, iconButton } from "/assets/view/dom.js";
import { icon } from "/assets/view/icons.js";
import { registerEditor } from "/assets/editors/registry.js";
import { numberField } from "/assets/editors/fields.js";

/** Returns an editor of two lengths. */
function makePairEditor(names, captions) {
  return ({ type, value, name, change }) => {
    const fields = names.map((part, index) => numberField({
      label: `${name} ${part}`, caption: captions[index], value: value?.data?.[index] ?? 0, unit: "px",
      minimum: type.minimum ?? null, maximum: type.maximum ?? null,
      change: () => change(fields.map((field) => field.text()).join(" ")),
    }));
    return {
      element: h("div", { class: "pair-editor" }, ...fields.map((field) => field.element)),
      update: (value, force) => fields.forEach((field, index) => field.update(value?.data?.[index] ?? 0, force)),
    };
  };
}

/** Returns an editor of four distances, which change together while they are linked. */
function makeSidesEditor(unit) {
  return ({ type, value, name, change }) => {
    const sides = ["top", "right", "bottom", "left"];
    const data = value?.data ?? [0, 0, 0, 0];
    const link = iconButton(icon("link"), `Link the sides of ${name}`, () => setLinked(!isLinked()), { class: "link-toggle" });
    const isLinked = () => link.getAttribute("aria-pressed") === "true";
    const setLinked = (isOn) => link.setAttribute("aria-pressed", String(isOn));
    setLinked(data.every((number) => number === data[0]));
    const fields = sides.map((side, index) => numberField({
      label: `${name} ${side}`, value: data[index], unit, minimum: type.minimum ?? null, maximum: type.maximum ?? null,
      change: () => {
        if (isLinked()) for (const other of fields) if (other !== fields[index]) other.input.value = fields[index].input.value;
        change(fields.map((field) => field.text()).join(" "));
      },
    }));
    fields.forEach((field, index) => field.element.classList.add(`side-${sides[index]}`));
    return {
      element: h("div", { class: "sides-editor" }, ...fields.map((field) => field.element), link),
      update: (value, force) => fields.forEach((field, index) => field.update(value?.data?.[index] ?? 0, force)),
    };
  };
}

registerEditor("size", makePairEditor(["width", "height"], ["W", "H"]));
registerEditor("point", makePairEditor(["x", "y"], ["X", "Y"]));
registerEditor("insets", makeSidesEditor("px"));
registerEditor("sides", makeSidesEditor(""));
