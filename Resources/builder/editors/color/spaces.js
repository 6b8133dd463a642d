// SPDX-License-Identifier: Apache-2.0
import { numberText } from "/assets/editors/fields.js";

/**
 * The spaces in which a color can be mixed: the channels with their ranges, and how CSS writes a color of them. The
 * service says what the numbers of a color are; here only text is composed.
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

/** The numbers of a color in a space, as its sliders have them. */
export function componentsOf(data, space) {
  const numbers = (data.spaces[space] ?? [0, 0, 0]).map((number) => number ?? 0);
  return colorSpaces[space].fromData?.(numbers) ?? numbers;
}

/** A color as CSS writes it: `oklch(0.7 0.1 200 / 80%)`. */
export function colorText(space, components, alpha) {
  const { channels, text } = colorSpaces[space];
  const parts = components.map((number, index) => `${numberText(number)}${channels[index].unit}`);
  const begin = text?.(parts) ?? `${space}(${parts.join(" ")}`;
  return alpha < 1 ? `${begin} / ${numberText(alpha * 100)}%)` : `${begin})`;
}

/** What the track of a channel's slider shows: the color at eleven places of it. */
export function trackOf(space, components, index) {
  const { low, high } = colorSpaces[space].channels[index];
  const stops = Array.from({ length: 11 }, (_, step) => {
    const changed = [...components];
    changed[index] = low + ((high - low) * step) / 10;
    return colorText(space, changed, 1);
  });
  return `linear-gradient(to right, ${stops.join(", ")})`;
}

/** A color as the page paints it, also where it is written with a variable, which the page does not know. */
export function paintOf(value) {
  return value?.data ? withAlpha(value.data.hex, value.data.alpha) : value?.text ?? "";
}

/** A color in hexadecimal digits with an opacity. */
export function withAlpha(hex, alpha) {
  const digits = Math.round(alpha * 255).toString(16).padStart(2, "0");
  return alpha < 1 ? `${hex.slice(0, 7)}${digits}` : hex;
}
