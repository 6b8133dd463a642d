// SPDX-License-Identifier: Apache-2.0
import { numberText, within } from "/assets/editors/fields.js";
import { dragged, px } from "/assets/handles/numbers.js";

/** The directions outwards of the four edges, clockwise from the left, as in `location`. */
const directions = [[-1, 0], [0, -1], [1, 0], [0, 1]];

/**
 * Returns the handles of a speech bubble's pointer: its tip, and the end of its base.
 *
 * @param {string} shape the name of the parameter
 * @param {any} data the shape
 * @param {number[]} body the box without the pointer
 * @param {[number, number][]} points the start of the pointer, its tip and its end, clockwise
 */
export function pointerHandles(shape, data, body, points) {
  const values = Object.fromEntries(data.parameters.map(({ name, value }) => [name, value?.data]));
  const { location, angle, radius, pointer } = values;
  if (!pointer) return [];
  const edge = Math.floor(turned(location + 45) / 90);
  // The width is along the top and the bottom, and perpendicular to the other edges.
  const [along, depth] = edge % 2 ? pointer : [pointer[1], pointer[0]];
  const middle = [0, 1].map((axis) => (points[0][axis] + points[2][axis]) / 2);
  const change = (texts) => ({ parameter: [shape], text: shapeText(data, texts) });
  const tip = {
    key: `${shape}.tip`, label: "pointer tip", text: `${numberText(location)} degrees, ${px(depth)} high`, now: location,
    position: points[1], axis: "both", lines: [points],
    moved: (dx, dy, { isFine } = {}) => {
      const next = edgeAt(body, [points[1][0] + dx, points[1][1] + dy], edge);
      const [right, down] = directions[next];
      const height = next === edge ? dragged(depth + dx * right + dy * down, { isFine, minimum: 1 }) : depth;
      return change({
        location: degrees(locationAt(moved(moved(body, edge, depth), next, -depth), [middle[0] + dx, middle[1] + dy], next, along, radius)),
        angle: degrees(turned(angle + (next - edge) * 90)), pointer: sizeText(next, along, height),
      });
    },
  };
  const base = {
    key: `${shape}.base`, label: "pointer width", text: px(along), now: along, position: points[2],
    axis: edge % 2 ? "horizontal" : "vertical",
    moved: (dx, dy, { isFine } = {}) => {
      const distance = [-dy, dx, dy, -dx][edge];
      return change({ pointer: sizeText(edge, dragged(along + 2 * distance, { isFine, minimum: 2 }), depth) });
    },
  };
  return [tip, base];
}

/** Returns the edge to which a tip belongs: the present one, unless the tip is beyond another. */
function edgeAt([x, y, width, height], [right, down], edge) {
  const beyond = [x - right, y - down, right - x - width, down - y - height];
  const farthest = beyond.indexOf(Math.max(...beyond));
  return beyond[farthest] > Math.max(beyond[edge], 0) ? farthest : edge;
}

/** Returns a box with an edge moved outwards. */
function moved([x, y, width, height], edge, distance) {
  return [
    edge === 0 ? x - distance : x, edge === 1 ? y - distance : y,
    edge % 2 ? width : width + distance, edge % 2 ? height + distance : height,
  ];
}

/** Returns the location of a pointer whose center is beside a point, in whole degrees. */
function locationAt([x, y, width, height], [right, down], edge, along, radius) {
  const length = edge % 2 ? width : height;
  const position = [y + height - down, right - x, down - y, x + width - right][edge];
  const travel = length - 2 * radius - along;
  const share = travel > 0 ? (position - radius - along / 2) / travel : 0.5;
  // The end of an edge is the location at which the next edge begins.
  return turned(edge * 90 - 45 + within(Math.round(share * 90), 0, 89));
}

/** Returns a shape as CSS, with other texts for some of its parameters. */
function shapeText({ name, parameters }, texts) {
  const values = parameters.map((parameter) => texts[parameter.name] ?? parameter.value?.text).filter(Boolean);
  return [name, ...values].join(" ");
}

function sizeText(edge, along, depth) {
  return (edge % 2 ? [along, depth] : [depth, along]).map(px).join(" ");
}

function degrees(number) {
  return `${numberText(number)}deg`;
}

function turned(number) {
  return ((number % 360) + 360) % 360;
}
