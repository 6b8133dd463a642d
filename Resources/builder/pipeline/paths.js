// SPDX-License-Identifier: Apache-2.0

/**
 * The path of a step: numbers are indices of items, and names are parameters that contain steps.
 * `[3, "steps", 0]` is the first step in the parameter `steps` of the fourth.
 *
 * @typedef {(string|number)[]} Path
 */

/** Returns whether two paths are equal. */
export function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the parameters of an item that contain steps, with their items. */
export function nestedLists(item) {
  return item.parameters
    .filter((parameter) => holdsSteps(parameter.type) && !parameter.variable)
    .map((parameter) => ({ name: parameter.name, items: parameter.value?.data ?? [] }));
}

function holdsSteps(type) {
  return type.kind === "pipeline" || (type.kind === "optional" && type.element.kind === "pipeline");
}

/** Returns whether a parameter is shown among the steps instead of the properties. */
export function isShownAsSteps(parameter) {
  return holdsSteps(parameter.type) && !parameter.variable;
}

/** Returns the items of the list that a path is in, or that it ends with. */
export function itemsAround(items, path) {
  let current = items;
  for (let index = 0; index + 1 < path.length; index += 2) {
    const list = nestedLists(current[path[index]] ?? { parameters: [] })
      .find((list) => list.name === path[index + 1]);
    if (!list) return [];
    current = list.items;
  }
  return current;
}

/** Returns the item at a path, or undefined. */
export function itemAt(items, path) {
  return path ? itemsAround(items, path)[path.at(-1)] : undefined;
}

/** Returns all paths in the order of their rows. */
export function allPaths(items, prefix = []) {
  return items.flatMap((item, index) => [
    [...prefix, index],
    ...nestedLists(item).flatMap((list) => allPaths(list.items, [...prefix, index, list.name])),
  ]);
}

/**
 * Returns the path of a step after it is moved to a gap.
 *
 * @param {Path} from the current path
 * @param {Path} gap the path of the insertion, before the step is removed
 */
export function placeAfterMove(from, gap) {
  const place = [...gap];
  const level = from.length - 1;
  const isInSameList = gap.length > level && isSame(gap.slice(0, level), from.slice(0, level));
  if (isInSameList && typeof gap[level] === "number" && gap[level] > from[level]) place[level] -= 1;
  return place;
}

/** Returns whether a path leads into a step. */
export function isWithin(path, step) {
  return path.length > step.length && isSame(path.slice(0, step.length), step);
}
