// SPDX-License-Identifier: Apache-2.0

/**
 * Where a step is: numbers count items, names are parameters that hold steps. `[3, "steps", 0]` is the first step
 * within the parameter `steps` of the fourth.
 *
 * @typedef {(string|number)[]} Path
 */

/** Whether two paths lead to the same step. */
export function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The parameter of an item that holds steps, with its items; undefined for what holds none. */
export function nestedLists(item) {
  return item.parameters
    .filter((parameter) => holdsSteps(parameter.type) && !parameter.variable)
    .map((parameter) => ({ name: parameter.name, items: parameter.value?.data ?? [] }));
}

function holdsSteps(type) {
  return type.kind === "pipeline" || (type.kind === "optional" && type.element.kind === "pipeline");
}

/** Whether a parameter is shown among the steps and not among the properties. */
export function isShownAsSteps(parameter) {
  return holdsSteps(parameter.type) && !parameter.variable;
}

/** The items of the list that a path is in, or leads into when it ends with a name. */
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

/** The item at a path, or undefined. */
export function itemAt(items, path) {
  return path ? itemsAround(items, path)[path.at(-1)] : undefined;
}

/** All paths in the order in which their rows stand. */
export function allPaths(items, prefix = []) {
  return items.flatMap((item, index) => [
    [...prefix, index],
    ...nestedLists(item).flatMap((list) => allPaths(list.items, [...prefix, index, list.name])),
  ]);
}

/**
 * The place that a step has after it was moved into a gap.
 *
 * @param {Path} from where it is
 * @param {Path} gap where it would be inserted, seen before it is taken out
 */
export function placeAfterMove(from, gap) {
  const place = [...gap];
  const level = from.length - 1;
  const isInSameList = gap.length > level && isSame(gap.slice(0, level), from.slice(0, level));
  if (isInSameList && typeof gap[level] === "number" && gap[level] > from[level]) place[level] -= 1;
  return place;
}

/** Whether a path leads into a step. */
export function isWithin(path, step) {
  return path.length > step.length && isSame(path.slice(0, step.length), step);
}
