// SPDX-License-Identifier: Apache-2.0
import { numberText } from "/assets/editors/fields.js";
import { dragged, outlineOf, px, sidesText } from "/assets/handles/numbers.js";

const sides = ["top", "right", "bottom", "left"];

/** Returns a handle for each side of a box that a parameter insets. */
export function insetHandles({ name, type, value }, { box: [x, y, width, height] }) {
  const [top, right, bottom, left] = value.data;
  const inner = [x + left, y + top, width - left - right, height - top - bottom];
  const [middle, center] = [inner[0] + inner[2] / 2, inner[1] + inner[3] / 2];
  const positions = [[middle, inner[1]], [inner[0] + inner[2], center], [middle, inner[1] + inner[3]], [inner[0], center]];
  const { minimum, maximum } = type;
  return sides.map((side, index) => ({
    key: `${name}.${side}`, label: `${name} ${side}`, text: px(value.data[index]), now: value.data[index],
    position: positions[index], axis: index % 2 ? "horizontal" : "vertical", lines: index ? [] : [outlineOf(inner)],
    moved: (dx, dy, { isFine, isAll } = {}) => {
      const distance = dragged(value.data[index] + [dy, -dx, -dy, dx][index], { isFine, minimum, maximum });
      return { parameter: [name], text: sidesText(value.data.map((other, place) => (isAll || place === index ? distance : other))) };
    },
  }));
}

/** Returns the handle of an offset, at its distance from the center of the frame. */
export function offsetHandles({ name, value: { data } }, { point }) {
  return [offsetHandle(name, name, point, data, (offset) => ({ parameter: [name], text: offset.map(px).join(" ") }))];
}

/** Returns a handle for the offset of each text shadow. */
export function shadowHandles({ name, type, value: { data } }, { point }) {
  return data.filter((element) => element.data?.offset).map((element, index) =>
    offsetHandle(`${name}.${index}`, `${name} ${index + 1} offset`, point, element.data.offset, (offset) => {
      const { blur, color } = element.data;
      const text = [...offset.map(px), ...(blur ? [px(blur)] : []), color.text].join(" ");
      return { parameter: [name], text: data.map((other) => (other === element ? text : other.text)).join(` ${type.separator ?? ""} `) };
    }));
}

function offsetHandle(key, label, [x, y], [right, down], change) {
  return {
    key, label, text: `${numberText(right)} px to the right, ${numberText(down)} px down`, now: right,
    position: [x + right, y + down], axis: "both", lines: [[[x, y], [x + right, y + down]]],
    moved: (dx, dy, { isFine } = {}) => change([dragged(right + dx, { isFine }), dragged(down + dy, { isFine })]),
  };
}
