// SPDX-License-Identifier: Apache-2.0
import { numberText } from "/assets/editors/fields.js";

/**
 * The color spaces of the sliders, with the ranges of their channels and their CSS syntax.
 *
 * The service converts colors; this module only serializes them.
 */
export const colorSpaces = {
  srgb: {
    name: "RGB",
    channels: [channel("red", 0, 255, 1), channel("green", 0, 255, 1), channel("blue", 0, 255, 1)],
    fromData: (data) => data.map((part) => part * 255),
    text: (parts) => `rgb(${parts.join(" ")}`,
  },
  hsl: { name: "HSL", channels: [channel("hue", 0, 360, 1), channel("saturation", 0, 100, 1, "%"), channel("lightness", 0, 100, 1, "%")] },
  hwb: { name: "HWB", channels: [channel("hue", 0, 360, 1), channel("whiteness", 0, 100, 1, "%"), channel("blackness", 0, 100, 1, "%")] },
  lab: { name: "Lab", channels: [channel("lightness", 0, 100, 0.5), channel("a", -125, 125, 0.5), channel("b", -125, 125, 0.5)] },
  lch: { name: "LCH", channels: [channel("lightness", 0, 100, 0.5), channel("chroma", 0, 150, 0.5), channel("hue", 0, 360, 1)] },
  oklab: { name: "OKLab", channels: [channel("lightness", 0, 1, 0.005), channel("a", -0.4, 0.4, 0.002), channel("b", -0.4, 0.4, 0.002)] },
  oklch: { name: "OKLCH", channels: [channel("lightness", 0, 1, 0.005), channel("chroma", 0, 0.4, 0.002), channel("hue", 0, 360, 1)] },
};

function channel(name, low, high, step, unit = "") {
  return { name, low, high, step, unit };
}

/** Returns the components of a color in a space, in the units of its sliders. */
export function componentsOf(data, space) {
  const numbers = (data.spaces[space] ?? [0, 0, 0]).map((number) => number ?? 0);
  return colorSpaces[space].fromData?.(numbers) ?? numbers;
}

/** Returns a color as CSS: `oklch(0.7 0.1 200 / 80%)`. */
export function colorText(space, components, alpha) {
  const { channels, text } = colorSpaces[space];
  const parts = components.map((number, index) => `${numberText(number)}${channels[index].unit}`);
  const begin = text?.(parts) ?? `${space}(${parts.join(" ")}`;
  return alpha < 1 ? `${begin} / ${numberText(alpha * 100)}%)` : `${begin})`;
}

/** Returns the gradient of a channel's slider, with eleven color stops. */
export function trackOf(space, components, index) {
  const { low, high } = colorSpaces[space].channels[index];
  const stops = Array.from({ length: 11 }, (_, step) => {
    const changed = [...components];
    changed[index] = low + ((high - low) * step) / 10;
    return colorText(space, changed, 1);
  });
  return `linear-gradient(to right, ${stops.join(", ")})`;
}

/** Returns a color that the page can paint, even if the value contains a variable of the theme. */
export function paintOf(value) {
  return value?.data ? withAlpha(value.data.hex, value.data.alpha) : value?.text ?? "";
}

/** Returns a hexadecimal color with an opacity. */
export function withAlpha(hex, alpha) {
  const digits = Math.round(alpha * 255).toString(16).padStart(2, "0");
  return alpha < 1 ? `${hex.slice(0, 7)}${digits}` : hex;
}
