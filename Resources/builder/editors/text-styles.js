// SPDX-License-Identifier: Apache-2.0
import { h, refresh, select } from "/assets/view/dom.js";
import { makeEditor, registerEditor } from "/assets/editors/registry.js";
import { numberField, switchField } from "/assets/editors/fields.js";
import { captioned } from "/assets/editors/font.js";

/** The editor of a text shadow: its offset, its blur and its color. */
function textShadowEditor(context) {
  const { value, name, change } = context;
  let color = value?.data?.color?.text ?? "black";
  const compose = () => change([x, y, blur].map((field) => field.text()).join(" ") + ` ${color}`);
  const [x, y, blur] = ["x", "y", "blur"].map((part, index) => numberField({
    label: `${name} ${part}`, caption: ["X", "Y", "Blur"][index], unit: "px", minimum: part === "blur" ? 0 : null,
    value: [...(value?.data?.offset ?? [0, 0]), value?.data?.blur ?? 0][index], change: compose,
  }));
  const colorEditor = makeEditor({
    ...context, isNested: true, type: { kind: "color" }, value: value?.data?.color ?? null, name: `${name} color`,
    change: (text) => {
      color = text;
      compose();
    },
  });
  return {
    element: h("div", { class: "text-shadow-editor" },
      h("div", { class: "pair-editor" }, x.element, y.element, blur.element), colorEditor.element),
    update: (value, force) => {
      const { offset = [0, 0], blur: radius = 0, color: next = null } = value?.data ?? {};
      color = next?.text ?? color;
      x.update(offset[0], force);
      y.update(offset[1], force);
      blur.update(radius, force);
      colorEditor.update(next, force);
    },
  };
}

const horizontal = ["left", "center", "right", "justify"];
const vertical = ["top", "center", "bottom", "fill"];

/** The editor of a text placement: nine positions, and keywords for the ones that stretch. */
function placementEditor({ value, name, change }) {
  let place = value?.data ?? ["center", "center"];
  const send = (next) => {
    place = next;
    mark();
    change(place.join(" "), { isDiscrete: true });
  };
  const pad = h("div", { class: "placement-pad", role: "group", "aria-label": name });
  for (const row of vertical.slice(0, 3)) {
    for (const column of horizontal.slice(0, 3)) {
      pad.append(h("button", {
        type: "button", class: "placement-dot", "aria-label": `${column} ${row}`, title: `${column} ${row}`,
        data: { place: `${column} ${row}` }, on: { click: () => send([column, row]) },
      }));
    }
  }
  const across = select(horizontal, { "aria-label": `${name} from left to right`, on: { change: () => send([across.value, place[1]]) } });
  const down = select(vertical, { "aria-label": `${name} from top to bottom`, on: { change: () => send([place[0], down.value]) } });
  const mark = () => {
    [across.value, down.value] = place;
    for (const dot of pad.children) dot.setAttribute("aria-pressed", String(dot.dataset.place === place.join(" ")));
  };
  mark();
  return {
    element: h("div", { class: "placement-editor" }, pad, h("div", { class: "placement-words" }, across, down)),
    update: (value) => {
      place = value?.data ?? place;
      mark();
    },
  };
}

const lineKinds = ["underline", "overline", "line-through"];

/** The editor of text decoration lines. */
function decorationEditor(context) {
  const { value, name, change } = context;
  let data = value?.data ?? { lines: [], style: "solid", color: null, thickness: null };
  const compose = (isDiscrete) => {
    const lines = lineKinds.filter((_, index) => boxes[index].input.checked).join(" ");
    const width = thickness.input.value.trim() ? thickness.text() : "";
    change(lines && [lines, style.value === "solid" ? "" : style.value, data.color?.text, width].filter(Boolean).join(" "), { isDiscrete });
  };
  const boxes = lineKinds.map((kind) => switchField({ label: kind, isOn: false, change: () => compose(true) }));
  const style = select(["solid", "double", "dotted", "dashed", "wavy"], { "aria-label": `${name} style`, on: { change: () => compose(true) } });
  const thickness = numberField({ label: `${name} thickness`, value: null, unit: "px", minimum: 0, change: () => compose(false) });
  const color = makeEditor({
    ...context, isNested: true, type: { kind: "optional", element: { kind: "color" }, initial: "black" }, value: data.color, name: `${name} color`,
    change: (text, options) => {
      data = { ...data, color: text ? { text } : null };
      compose(options?.isDiscrete);
    },
  });
  const update = (value, force) => {
    data = value?.data ?? data;
    boxes.forEach((box, index) => box.update(data.lines.includes(lineKinds[index])));
    refresh(style, data.style ?? "solid", force);
    thickness.update(data.thickness, force);
    color.update(data.color, force);
  };
  update(value, false);
  return {
    element: h("div", { class: "decoration-editor" }, ...boxes.map((box) => box.element),
      captioned("Style", style), captioned("Thickness", thickness.element), captioned("Color", color.element)),
    update,
  };
}

registerEditor("textShadow", textShadowEditor);
registerEditor("placement", placementEditor);
registerEditor("decoration", decorationEditor);
