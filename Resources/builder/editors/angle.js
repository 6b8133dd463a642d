// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { registerEditor } from "/assets/editors/registry.js";
import { numberField, numberText } from "/assets/editors/fields.js";

/** The editor of an angle: a dial, on which 0° is right and 90° up, and a field. */
function angleEditor({ value, name, change }) {
  const hand = h("span", { class: "dial-hand" });
  const dial = h("div", {
    class: "dial", role: "slider", tabindex: "0", "aria-label": `${name} dial`, "aria-valuemin": "0", "aria-valuemax": "360",
  }, hand);
  const field = numberField({
    label: name, value: value?.data ?? 0, unit: "deg",
    change: (text) => {
      turn(parseFloat(text));
      change(text);
    },
  });
  const turn = (degrees) => {
    if (!Number.isFinite(degrees)) return;
    hand.style.transform = `rotate(${-degrees}deg)`;
    dial.setAttribute("aria-valuenow", numberText(degrees));
    dial.setAttribute("aria-valuetext", `${numberText(degrees)} degrees`);
  };
  const choose = (degrees) => {
    const whole = ((Math.round(degrees) % 360) + 360) % 360;
    turn(whole);
    field.input.value = numberText(whole);
    change(field.text());
  };
  const follow = (event) => {
    const box = dial.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left - box.width / 2, box.top + box.height / 2 - event.clientY];
    const degrees = (Math.atan2(y, x) * 180) / Math.PI;
    choose(event.shiftKey ? Math.round(degrees / 15) * 15 : degrees);
  };
  dial.addEventListener("pointerdown", (event) => {
    dial.setPointerCapture(event.pointerId);
    follow(event);
  });
  dial.addEventListener("pointermove", (event) => dial.hasPointerCapture(event.pointerId) && follow(event));
  dial.addEventListener("keydown", (event) => {
    const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 15, PageDown: -15 }[event.key];
    if (!step) return;
    event.preventDefault();
    choose(Number(dial.getAttribute("aria-valuenow")) + step * (event.shiftKey ? 15 : 1));
  });
  turn(value?.data ?? 0);
  return {
    element: h("div", { class: "angle-editor" }, dial, field.element),
    update: (value, force) => {
      field.update(value?.data ?? 0, force);
      if (document.activeElement !== field.input) turn(value?.data ?? 0);
    },
  };
}

registerEditor("angle", angleEditor);
