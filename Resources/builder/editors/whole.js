// SPDX-License-Identifier: Apache-2.0

/**
 * Sends the text of a field while the user types, whenever it is a whole value.
 *
 * Any other text, such as `4p` on the way to `4pt`, is sent when the user leaves the field or
 * presses Enter.
 *
 * @param {HTMLInputElement} input
 * @param {(text: string) => boolean} isWhole
 * @param {() => void} send
 */
export function sendWholeText(input, isWhole, send) {
  input.addEventListener("input", () => {
    const isPending = !isWhole(input.value);
    input.toggleAttribute("data-pending", isPending);
    if (!isPending) send();
  });
  input.addEventListener("change", () => {
    if (!input.hasAttribute("data-pending")) return;
    input.removeAttribute("data-pending");
    send();
  });
}

/** Returns whether a text is a whole value of a CSS property, which stands for a type of value. */
export function isValueOf(property, text) {
  return isBalanced(text) && CSS.supports(property, text);
}

/** Returns whether the user has closed all strings and parentheses, which a browser closes at the end. */
function isBalanced(text) {
  const rest = text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, "");
  return !/["']/.test(rest) && rest.split("(").length === rest.split(")").length;
}
