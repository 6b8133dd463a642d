// SPDX-License-Identifier: Apache-2.0
import { numberText, within } from "/assets/editors/fields.js";
import { paintOf } from "/assets/editors/color/spaces.js";

/**
 * A gradient as the protocol describes it.
 *
 * @typedef {{form: string, repeating: boolean, geometry: string,
 *   stops: {color: any, position: string | null}[]}} Gradient
 */

/** The line length in px for positions in px, if the size of the box is unknown. */
const nominalLength = 100;

/** Returns a gradient as CSS. */
export function gradientText({ form, repeating, geometry, stops }) {
  const colors = stops.map(({ color, position }) => [color.text, position].filter(Boolean).join(" "));
  return `${repeating ? "repeating-" : ""}${form}-gradient(${[geometry, ...colors].filter(Boolean).join(", ")})`;
}

/**
 * Returns the ascending offsets of the stops along the gradient's line, from 0 to 1.
 *
 * Missing positions are distributed evenly, as CSS Images 4, section 3.4.3, defines it.
 *
 * @param {Gradient} gradient
 * @param {number} [length] the length of the line in px
 * @returns {number[]}
 */
export function offsetsOf({ stops }, length = nominalLength) {
  const offsets = stops.map(({ position }) => offsetOf(position, length));
  offsets[0] ??= 0;
  offsets[offsets.length - 1] ??= 1;
  let highest = -Infinity;
  let known = 0;
  offsets.forEach((offset, index) => {
    if (offset === null) return;
    highest = offsets[index] = Math.max(highest, offset);
    for (let gap = known + 1; gap < index; gap++) {
      offsets[gap] = offsets[known] + ((highest - offsets[known]) * (gap - known)) / (index - known);
    }
    known = index;
  });
  return offsets;
}

/** Returns the offset of a position, or null for an automatic one and for a calculation. */
function offsetOf(position, length) {
  const [, number, unit] = /^(-?[\d.]+(?:e[+-]?\d+)?)(%|px|deg)$/.exec(position ?? "") ?? [];
  if (number === undefined) return null;
  return Number(number) / { "%": 100, px: length || nominalLength, deg: 360 }[unit];
}

/** Returns an offset as a position, in the unit of the previous position. */
function positionAt(offset, previous, length) {
  if (/px$/.test(previous ?? "")) return `${Math.round(offset * (length || nominalLength) * 10) / 10}px`;
  if (/deg$/.test(previous ?? "")) return `${Math.round(offset * 360)}deg`;
  return `${numberText(Math.round(offset * 1000) / 10)}%`;
}

/**
 * Returns a gradient with a stop at another offset, which stays between its neighbors.
 *
 * @param {Gradient} gradient
 * @param {number} index
 * @param {number} offset
 * @param {number} [length] the length of the line in px
 * @returns {Gradient}
 */
export function movingStop(gradient, index, offset, length) {
  const offsets = offsetsOf(gradient, length);
  const bounded = within(offset, offsets[index - 1] ?? Math.min(0, offsets[index]), offsets[index + 1] ?? Math.max(1, offsets[index]));
  const stop = gradient.stops[index];
  return { ...gradient, stops: gradient.stops.with(index, { ...stop, position: positionAt(bounded, stop.position, length) }) };
}

/** Returns a gradient without a stop; two stops always remain. */
export function removingStop(gradient, index) {
  return gradient.stops.length > 2 ? { ...gradient, stops: gradient.stops.toSpliced(index, 1) } : gradient;
}

/**
 * Returns a gradient with another stop, which has the color that the gradient already has there.
 *
 * @param {Gradient} gradient
 * @param {number} offset
 * @param {number} [length] the length of the line in px
 * @returns {{gradient: Gradient, index: number}} the gradient, and the index of the new stop
 */
export function addingStop(gradient, offset, length) {
  const offsets = offsetsOf(gradient, length);
  const next = offsets.findIndex((other) => other > offset);
  const index = next < 0 ? offsets.length : next;
  const position = positionAt(offset, gradient.stops.find((stop) => stop.position)?.position, length);
  const stop = { color: { text: colorAt(gradient, offsets, index, offset) }, position };
  return { gradient: { ...gradient, stops: gradient.stops.toSpliced(index, 0, stop) }, index };
}

/** Returns the color at an offset before a stop, as the browser mixes it. */
function colorAt({ stops, geometry }, offsets, index, offset) {
  const [before, after] = [stops[index - 1] ?? stops[index], stops[index] ?? stops[index - 1]];
  if (before === after) return before.color.text;
  const share = (offset - offsets[index - 1]) / (offsets[index] - offsets[index - 1]);
  const space = interpolationOf(geometry) || "in srgb";
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  canvas.fillStyle = `color-mix(${space}, ${paintOf(before.color)}, ${paintOf(after.color)} ${share * 100}%)`;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red} ${green} ${blue}${alpha < 255 ? ` / ${Math.round((alpha / 255) * 100)}%` : ""})`;
}

function interpolationOf(geometry) {
  return /\bin [a-z0-9-]+(?: (?:shorter|longer|increasing|decreasing) hue)?/.exec(geometry ?? "")?.[0] ?? "";
}

/** Returns the colors of a gradient from left to right, as a CSS image that the page can paint. */
export function barImage(gradient, length) {
  const offsets = offsetsOf(gradient, length);
  const colors = gradient.stops.map(({ color }, index) => `${paintOf(color)} ${offsets[index] * 100}%`);
  return `linear-gradient(${["to right", interpolationOf(gradient.geometry)].filter(Boolean).join(" ")}, ${colors.join(", ")})`;
}
