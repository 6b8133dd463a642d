// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { registerEditor } from "/assets/editors/registry.js";
import { textEditor } from "/assets/editors/text.js";
import { numberField, numberText } from "/assets/editors/fields.js";

/** Returns an editor of a number: a field with a slider beside it. */
function makeNumberEditor({ unit, step, reach }) {
  return ({ type, value, name, change }) => {
    const { minimum = null, maximum = null } = type;
    const range = { low: minimum ?? -reach, high: maximum ?? reach };
    const isFine = range.high - range.low <= 2;
    const field = numberField({
      label: name, value: value?.data, unit, minimum, maximum, step: isFine ? 0.05 : step,
      change: (text) => {
        slide(parseFloat(text));
        change(text);
      },
    });
    const slider = h("input", {
      type: "range", class: "slider", min: range.low, max: range.high, step: isFine ? 0.01 : step, "aria-label": `${name} slider`,
      on: {
        input: () => {
          field.input.value = numberText(Number(slider.value));
          change(field.text());
        },
      },
    });
    const slide = (number) => {
      if (!Number.isFinite(number)) return;
      // A number beyond the slider extends its range, unless the type has a bound there.
      if (maximum === null && number > Number(slider.max)) slider.max = String(Math.ceil(number * 1.5));
      if (minimum === null && number < Number(slider.min)) slider.min = String(Math.floor(number * 1.5));
      slider.value = String(number);
    };
    slide(value?.data ?? 0);
    return {
      element: h("div", { class: "number-editor" }, slider, field.element),
      update: (value, force) => {
        field.update(value?.data, force);
        if (document.activeElement !== slider || force) slide(value?.data ?? 0);
      },
    };
  };
}

/** The editor of corner radii: a slider for a single radius, and text for all other values. */
function cornersEditor(context) {
  const radiusOf = (value) => /^([\d.]+)px$/.exec(value?.text ?? "")?.[1] ?? null;
  const text = textEditor({ ...context, name: `${context.name} as CSS` });
  const slider = makeNumberEditor({ unit: "px", step: 1, reach: 40 })({
    ...context, type: { minimum: 0 }, value: { data: Number(radiusOf(context.value) ?? 0) },
  });
  return {
    element: h("div", { class: "corners-editor" }, slider.element, text.element),
    update: (value, force) => {
      text.update(value, force);
      const radius = radiusOf(value);
      if (radius !== null) slider.update({ data: Number(radius) }, force);
    },
  };
}

registerEditor("integer", makeNumberEditor({ unit: "", step: 1, reach: 10 }));
registerEditor("number", makeNumberEditor({ unit: "", step: 0.1, reach: 10 }));
registerEditor("length", makeNumberEditor({ unit: "px", step: 1, reach: 40 }));
registerEditor("corners", cornersEditor);
