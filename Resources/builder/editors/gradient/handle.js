// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { numberText } from "/assets/editors/fields.js";
import { paintOf } from "/assets/editors/color/spaces.js";

const distances = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/**
 * The handle of a gradient stop, as a slider in percent of the gradient's line.
 *
 * Arrow keys move the stop by 1 %, with Shift by 10 %. Delete removes it, and Insert or + adds
 * another one after it.
 *
 * @param {string} label
 * @param {{move: (distance: number) => void, remove: () => void, add: () => void}} actions `move`
 *   receives a part of the line
 * @returns {{element: HTMLElement, update: (stop: any, offset: number) => void}}
 */
export function stopHandle(label, actions) {
  const paint = h("span", { class: "swatch-paint" });
  const element = h("span", {
    class: "stop-handle", role: "slider", tabindex: "0", "aria-label": label, "aria-valuemin": "0", "aria-valuemax": "100",
  }, paint);
  element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const distance = distances[event.key] * (event.shiftKey ? 10 : 1)
      || { PageUp: 10, PageDown: -10, Home: -Infinity, End: Infinity }[event.key];
    const action = distance ? () => actions.move(distance / 100)
      : { Delete: actions.remove, Backspace: actions.remove, Insert: actions.add, "+": actions.add }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  return {
    element,
    update: ({ color }, offset) => {
      const percent = numberText(Math.round(offset * 1000) / 10);
      paint.style.background = paintOf(color);
      element.setAttribute("aria-valuenow", percent);
      element.setAttribute("aria-valuetext", `${percent} %, ${color.text}`);
    },
  };
}
