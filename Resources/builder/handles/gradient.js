// SPDX-License-Identifier: Apache-2.0
import { addingStop, gradientText, movingStop, offsetsOf, removingStop } from "/assets/editors/gradient/stops.js";

/** Returns a handle for each stop of a gradient, on its line or on the circle of a conic gradient. */
export function gradientHandles({ name, value: { data } }, anchor, change) {
  const line = anchor.center ? circleOf(anchor) : lineOf(anchor);
  const offsets = offsetsOf(data, anchor.length);
  const changed = (gradient, isDiscrete = false) => ({ parameter: [name], text: gradientText(gradient), isDiscrete });
  return data.stops.map((stop, index) => ({
    key: `${name}.${index}`, label: `${name} stop ${index + 1}`, position: line.position(offsets[index]), axis: "both",
    lines: index ? [] : [line.path],
    moved: (dx, dy) => changed(movingStop(data, index, line.offset(offsets[index], dx, dy), anchor.length)),
    gradient: {
      stop, offset: offsets[index],
      moved: (distance) => changed(movingStop(data, index, offsets[index] + distance, anchor.length)),
      remove: () => change(changed(removingStop(data, index), true)),
      add: () => {
        const other = offsets[index + 1] ?? offsets[index - 1];
        change(changed(addingStop(data, (offsets[index] + other) / 2, anchor.length).gradient, true));
      },
    },
  }));
}

function lineOf({ start: [x, y], end }) {
  const [right, down] = [end[0] - x, end[1] - y];
  const square = right * right + down * down || 1;
  return {
    path: [[x, y], end],
    position: (offset) => [x + right * offset, y + down * offset],
    offset: (offset, dx, dy) => offset + (dx * right + dy * down) / square,
  };
}

function circleOf({ center: [x, y], from, radius }) {
  const position = (offset) => {
    const angle = ((from + offset * 360) * Math.PI) / 180;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  };
  return {
    path: Array.from({ length: 73 }, (_, step) => position(step / 72)),
    position,
    offset: (offset, dx, dy) => {
      const [right, down] = position(offset);
      const degrees = (Math.atan2(right + dx - x, y - down - dy) * 180) / Math.PI;
      // The nearest turn, so that a move over the start of the circle is continuous.
      const turned = (degrees - from) / 360;
      return turned + Math.round(offset - turned);
    },
  };
}
