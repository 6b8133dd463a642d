// SPDX-License-Identifier: Apache-2.0
import { h, iconButton, select } from "/assets/view/dom.js";
import { icon } from "/assets/view/icons.js";
import { makeEditor, registerEditor } from "/assets/editors/registry.js";
import { switchField, textField } from "/assets/editors/fields.js";
import { captioned } from "/assets/editors/font.js";
import { textEditor } from "/assets/editors/text.js";
import { GradientBar } from "/assets/editors/gradient/bar.js";
import { gradientText } from "/assets/editors/gradient/stops.js";

const forms = ["linear", "radial", "conic"];

/** The editor of a gradient: its form, its geometry and its stops. */
function gradientEditor(context) {
  const { value, name, change } = context;
  const text = textEditor({ ...context, name: `${name} as CSS` });
  const bar = new GradientBar(name, (gradient, { isDiscrete }) => {
    data = gradient;
    change(gradientText(data), { isDiscrete });
  });
  const parts = h("div", { class: "gradient-parts" });
  let data = null;
  let stops = [];
  const send = (isDiscrete) => {
    bar.show(data);
    change(gradientText(data), { isDiscrete });
  };
  const form = select(forms, {
    "aria-label": `${name} form`,
    on: {
      change: () => {
        data.form = form.value;
        data.geometry = "";
        send(true);
      },
    },
  });
  const geometry = textField({
    label: `${name} geometry`, value: "", class: "text-input code", placeholder: "to right, 45deg, circle at center",
    change: (text) => {
      data.geometry = text.trim();
      send(false);
    },
  });
  const repeating = switchField({
    label: "Repeating", isOn: false, change: (isOn) => {
      data.repeating = isOn;
      send(true);
    },
  });
  const list = h("ol", { class: "gradient-stops", role: "list", "aria-label": `${name} stops` });
  const add = h("button", {
    type: "button", class: "button quiet", on: {
      click: () => {
        data.stops.push({ color: data.stops.at(-1)?.color ?? { text: "black" }, position: null });
        send(true);
      },
    },
  }, icon("plus"), "Add a stop");
  parts.append(h("div", { class: "gradient-line" }, form, geometry.element), repeating.element, list, add);

  const update = (value, force) => {
    text.update(value, force);
    data = value?.data ? structuredClone(value.data) : null;
    parts.hidden = bar.element.hidden = !data;
    if (!data) return;
    bar.show(data);
    form.value = data.form;
    geometry.update(data.geometry ?? "", force);
    repeating.update(data.repeating);
    if (stops.length !== data.stops.length) {
      stops = data.stops.map((_, index) => stopEditor(context, index, () => data, send));
      list.replaceChildren(...stops.map((stop) => stop.element));
    }
    stops.forEach((stop, index) => stop.update(data.stops[index], force));
  };
  update(value, false);
  return { element: h("div", { class: "gradient-editor" }, bar.element, text.element, parts), update };
}

/** The editor of a stop: its color, its position, and the buttons that move it. */
function stopEditor(context, index, data, send) {
  const name = `${context.name} stop ${index + 1}`;
  const color = makeEditor({
    ...context, isNested: true, type: { kind: "color" }, value: data().stops[index].color, name: `${name} color`,
    change: (text) => {
      data().stops[index].color = { text };
      send(false);
    },
  });
  const position = textField({
    label: `${name} position`, value: "", placeholder: "auto", class: "text-input code stop-position",
    change: (text) => {
      data().stops[index].position = text.trim() || null;
      send(false);
    },
  });
  const swap = (other) => {
    const { stops } = data();
    [stops[index], stops[other]] = [stops[other], stops[index]];
    send(true);
  };
  const last = data().stops.length - 1;
  const tools = h("span", { class: "value-tools" },
    iconButton(icon("up"), `Move ${name} up`, () => swap(index - 1), { disabled: index === 0 }),
    iconButton(icon("down"), `Move ${name} down`, () => swap(index + 1), { disabled: index === last }),
    iconButton(icon("close"), `Remove ${name}`, () => {
      data().stops.splice(index, 1);
      send(true);
    }, { disabled: last < 2 }));
  return {
    element: h("li", { class: "gradient-stop" }, h("div", { class: "stop-line" }, captioned("At", position.element), tools), color.element),
    update: (stop, force) => {
      color.update(stop.color, force);
      position.update(stop.position ?? "", force);
    },
  };
}

registerEditor("gradient", gradientEditor);
