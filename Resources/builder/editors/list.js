// SPDX-License-Identifier: Apache-2.0
import { h, iconButton } from "/assets/view/dom.js";
import { icon } from "/assets/view/icons.js";
import { makeEditor, registerEditor } from "/assets/editors/registry.js";

/**
 * The editor of a list: an editor for each value, buttons to move and remove it, and one to add
 * one.
 */
function listEditor(context) {
  const { type, name, change } = context;
  const rows = h("ol", { class: "value-list", role: "list" });
  let texts = [];
  let editors = [];
  const send = (isDiscrete) => change(texts.join(separator(type)), { isDiscrete });
  const add = h("button", {
    type: "button", class: "button quiet", on: {
      click: () => {
        texts.push(texts.at(-1) ?? type.element.initial ?? type.initial ?? "");
        send(true);
      },
    },
  }, icon("plus"), `Add ${name}`);

  const row = (value, index) => {
    const editor = makeEditor({
      ...context, type: type.element, value, name: `${name} ${index + 1}`,
      change: (text, options) => {
        texts[index] = text;
        change(texts.join(separator(type)), options);
      },
    });
    editors.push(editor);
    return h("li", { class: "value-row" }, editor.element, h("span", { class: "value-tools" },
      moveButton("up", index, -1), moveButton("down", index, 1),
      iconButton(icon("close"), `Remove ${name} ${index + 1}`, () => {
        texts.splice(index, 1);
        send(true);
      })));
  };
  const moveButton = (direction, index, distance) => iconButton(icon(direction), `Move ${name} ${index + 1} ${direction}`, () => {
    const [text] = texts.splice(index, 1);
    texts.splice(index + distance, 0, text);
    send(true);
  }, { disabled: index + distance < 0 || index + distance >= texts.length });

  const update = (value, force) => {
    const values = value?.data ?? [];
    texts = values.map(({ text }) => text);
    if (values.length === editors.length) return editors.forEach((editor, index) => editor.update(values[index], force));
    editors = [];
    rows.replaceChildren(...values.map(row));
  };
  update(context.value, false);
  return { element: h("div", { class: "list-editor" }, rows, add), update };
}

/**
 * Returns the separator of the values: a space, or the keyword before each value, as in `shadow`.
 */
function separator(type) {
  return type.separator ? ` ${type.separator} ` : " ";
}

registerEditor("list", listEditor);
