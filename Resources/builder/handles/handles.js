// SPDX-License-Identifier: Apache-2.0
import { gradientHandles } from "/assets/handles/gradient.js";
import { insetHandles, offsetHandles, shadowHandles } from "/assets/handles/distances.js";
import { shapeHandles } from "/assets/handles/shape.js";

/**
 * A handle on the picture. Positions are in the coordinates of the step.
 *
 * @typedef {object} Handle
 * @property {string} key the identity of the handle among those of its step
 * @property {string} label the accessible name
 * @property {string} text the value, for people
 * @property {number} now the value as a number
 * @property {[number, number]} position
 * @property {"horizontal" | "vertical" | "both"} axis the directions in which it moves
 * @property {(x: number, y: number, options?: {isFine?: boolean, isAll?: boolean}) => Change} moved
 *   returns the change for a move from the position, in px; fine moves are in steps of 0.1 px
 * @property {[number, number][][]} [lines] the lines that are shown with it
 * @property {{stop: any, offset: number, actions: object}} [gradient] the stop of a gradient, whose
 *   keys are those of the gradient's bar
 *
 * @typedef {{parameter: string[], text: string, isDiscrete?: boolean}} Change
 */

/** The functions that return the handles of a parameter, by the kind of its type. */
const makers = {
  insets: insetHandles, point: offsetHandles, list: shadowHandles, gradient: gradientHandles, shape: shapeHandles,
};

/**
 * Returns the handles of a step.
 *
 * @param {any} item
 * @param {Record<string, any>} anchors the position of each parameter, as the protocol defines it
 * @param {(change: Change) => void} change
 * @returns {Handle[]}
 */
export function handlesOf(item, anchors, change) {
  return item.parameters.flatMap((parameter) => {
    const anchor = anchors[parameter.name];
    if (!anchor || parameter.variable || !parameter.value?.data) return [];
    return makers[parameter.type.kind]?.(parameter, anchor, change) ?? [];
  });
}

/** Returns the geometry of a step in a picture, or null if the picture shows other steps. */
export function geometryOf(items, path, steps) {
  if (!steps || path?.length !== 1) return null;
  const drawn = items.filter((item) => item.isEnabled && item.kind === "step");
  if (drawn.map(({ name }) => name).join() !== steps.map(({ name }) => name).join()) return null;
  return steps[drawn.indexOf(items[path[0]])] ?? null;
}
