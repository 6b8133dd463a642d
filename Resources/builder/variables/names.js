// SPDX-License-Identifier: Apache-2.0

/**
 * Returns the name of the variable that is a whole value, such as `var(--accent)` or
 * `var(--accent, teal)`, or null for any other value.
 */
export function variableName(text) {
  return /^var\(\s*(--[^\s,()]+)\s*(?:,.*)?\)$/is.exec(text ?? "")?.[1] ?? null;
}

/** Returns the location of a variable as text. */
export function placeOfVariable({ place }) {
  return { state: "this state", style: "this style", root: ":root of this file", file: "this file", theme: "the theme" }[place];
}

/** Returns whether a value of a variable is likely to fit a type of parameter. */
export function fitsType({ color, value }, type) {
  const { kind } = type.kind === "optional" || type.kind === "list" ? type.element : type;
  if (kind === "color") return Boolean(color);
  const number = /^-?[\d.]+([a-z%]*)/i.exec(value);
  if (["length", "insets", "size", "point", "corners"].includes(kind)) return /^(calc|min|max|clamp)\(/.test(value) || (number !== null && number[1] !== "deg");
  if (["integer", "number", "sides"].includes(kind)) return number !== null && number[1] === "";
  if (kind === "angle") return number !== null && ["deg", "rad", "turn", "grad"].includes(number[1]);
  if (kind === "gradient") return /gradient\(/.test(value);
  if (kind === "image") return /^(url|image-set)\(/.test(value);
  return !color;
}
