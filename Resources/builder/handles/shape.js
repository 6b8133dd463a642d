// SPDX-License-Identifier: Apache-2.0
import { dragged, px, sidesText } from "/assets/handles/numbers.js";
import { pointerHandles } from "/assets/handles/pointer.js";

const corners = ["top left", "top right", "bottom right", "bottom left"];

/** Returns the handles of a shape: its corner radii, and the pointer of a speech bubble. */
export function shapeHandles({ name, value: { data } }, { box, pointer }) {
  const radii = data.parameters.map((parameter) => ({ ...parameter, type: parameter.type.element ?? parameter.type }))
    .filter(({ type, variable }) => !variable && (type.kind === "length" || type.name === "corners"));
  return [
    ...radii.flatMap((parameter) => radiusHandles(name, parameter, box)),
    ...(pointer?.length ? pointerHandles(name, data, box, pointer) : []),
  ];
}

/** Returns a handle for the radius of all corners, or four if they differ. */
function radiusHandles(shape, { name, type, value }, [x, y, width, height]) {
  const maximum = Math.min(width, height) / 2;
  const radii = radiiOf(value, maximum);
  if (!radii) return [];
  const areEqual = radii.every((radius) => radius === radii[0]);
  const count = areEqual ? 1 : 4;
  return radii.slice(0, count).map((radius, index) => {
    const [right, down] = [index === 0 || index === 3 ? 1 : -1, index < 2 ? 1 : -1];
    const shown = Math.min(radius, maximum);
    return {
      key: `${shape}.${name}.${index}`, label: areEqual ? name : `${name} ${corners[index]}`, text: px(radius), now: radius,
      position: [right > 0 ? x + shown : x + width - shown, down > 0 ? y + shown : y + height - shown], axis: "both",
      moved: (dx, dy, { isFine, isAll } = {}) => {
        const next = dragged(shown + (dx * right + dy * down) / 2, { isFine, minimum: 0, maximum: Math.floor(maximum) });
        const isEach = type.kind === "length" || (areEqual ? !isAll : isAll);
        const changed = radii.map((other, place) => (isEach || place === index ? next : other));
        return { parameter: [shape, name], text: sidesText(changed) };
      },
    };
  });
}

/** Returns the four radii of a value in px, or null if it is not a list of lengths in px. */
function radiiOf(value, maximum) {
  // A shape without a radius is fully round.
  if (!value) return Array(4).fill(maximum);
  const lengths = value.text.split(" ").map((text) => /^([\d.]+)(?:px)?$/.exec(text)?.[1]).map(Number);
  if (lengths.some((length) => !Number.isFinite(length))) return null;
  const [first, second = first, third = first, fourth = second] = lengths;
  return [first, second, third, fourth];
}
