// SPDX-License-Identifier: Apache-2.0
import { numberText, within } from "/assets/editors/fields.js";

/** Returns a length after a drag: a whole number of px, or one decimal place for fine moves. */
export function dragged(number, { isFine = false, minimum = null, maximum = null } = {}) {
  const digits = isFine ? 10 : 1;
  return within(Math.round(number * digits) / digits, minimum, maximum);
}

/** Returns a length as CSS. */
export function px(number) {
  return `${numberText(number)}px`;
}

/** Returns four lengths as CSS, without those that the others imply. */
export function sidesText([top, right, bottom, left]) {
  const texts = [top, right, bottom, left].map(px);
  if (left === right) texts.pop();
  if (texts.length === 3 && top === bottom) texts.pop();
  if (texts.length === 2 && top === right) texts.pop();
  return texts.join(" ");
}

/** Returns the four corners of a box, clockwise from the top left, closed. */
export function outlineOf([x, y, width, height]) {
  return [[x, y], [x + width, y], [x + width, y + height], [x, y + height], [x, y]];
}
