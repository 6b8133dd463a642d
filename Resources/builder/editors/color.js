// SPDX-License-Identifier: Apache-2.0
import { h, refresh, select } from "/assets/view/dom.js";
import { registerEditor } from "/assets/editors/registry.js";
import { textField } from "/assets/editors/fields.js";
import { isValueOf } from "/assets/editors/whole.js";
import { colorSpaces, paintOf, withAlpha } from "/assets/editors/color/spaces.js";
import { ColorSliders } from "/assets/editors/color/sliders.js";

const spaceKey = "livery-builder-color-space";

/**
 * The editor of a color.
 *
 * The editor consists of the system's picker, the text, sliders in a selectable color space, the
 * opacity, and the contrast to white and black.
 */
function colorEditor({ value, name, change, isNested }) {
  let data = value?.data ?? null;
  const paint = h("span", { class: "swatch-paint" });
  const picker = h("input", {
    type: "color", class: "color-picker", "aria-label": `${name} picker`,
    on: { input: () => change(withAlpha(picker.value, data?.alpha ?? 1)) },
  });
  const text = textField({
    label: `${name} as CSS`, value: value?.text ?? "", change, isWhole: (text) => isValueOf("color", text), class: "text-input code",
  });
  const space = select(Object.entries(colorSpaces).map(([key, { name }]) => [key, name]), {
    "aria-label": `${name} space`, value: localStorage.getItem(spaceKey) ?? "oklch",
    on: {
      change: () => {
        localStorage.setItem(spaceKey, space.value);
        sliders.show(data, space.value, true);
      },
    },
  });
  const sliders = new ColorSliders(name, (color) => change(color));
  const contrast = h("div", { class: "contrast" });
  const details = h("details", { class: "color-details" },
    h("summary", {}, h("span", { text: "Mix" }), contrast),
    h("div", { class: "color-space" }, space), sliders.element);
  // The sliders of several colors in one value, such as gradient stops, would hide the rest.
  details.open = !isNested;

  const update = (value, force) => {
    data = value?.data ?? null;
    text.update(value?.text ?? "", force);
    paint.style.background = paintOf(value);
    details.hidden = !data;
    if (!data) return;
    refresh(picker, data.hex.slice(0, 7), force);
    sliders.show(data, space.value, force);
    contrast.replaceChildren(contrastNote("white", data.contrast?.white), contrastNote("black", data.contrast?.black));
  };
  update(value, false);
  const well = h("span", { class: "color-well swatch" }, paint, picker);
  return { element: h("div", { class: "color-editor" }, h("div", { class: "color-line" }, well, text.element), details), update };
}

/** Returns a note with the contrast of the color to a background, and its WCAG level. */
function contrastNote(ground, ratio) {
  if (!ratio) return "";
  const level = ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : ratio >= 3 ? "AA large" : "fails";
  return h("span", { class: `contrast-note on-${ground}`, title: `Contrast against ${ground}: ${ratio.toFixed(2)} to 1, ${level}` },
    h("span", { class: "visually-hidden", text: `against ${ground}: ` }),
    h("span", { class: "contrast-ground", "aria-hidden": "true" }),
    h("span", { text: `${ratio.toFixed(1)} ${level}` }));
}

registerEditor("color", colorEditor);
