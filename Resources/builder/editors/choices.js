// SPDX-License-Identifier: Apache-2.0
import { h, select } from "/assets/view/dom.js";
import { makeEditor, registerEditor } from "/assets/editors/registry.js";
import { switchField } from "/assets/editors/fields.js";

function booleanEditor({ value, name, change }) {
  const field = switchField({
    label: name, isNameShown: false, isOn: value?.data === true, change: (isOn) => change(String(isOn), { isDiscrete: true }),
  });
  return { element: field.element, update: (value) => field.update(value?.data === true) };
}

function keywordEditor({ type, value, name, change }) {
  const words = [...new Set([...(type.words ?? []), ...(value?.data ? [value.data] : [])])];
  const field = select(words, {
    "aria-label": name, value: value?.data, on: { change: () => change(field.value, { isDiscrete: true }) },
  });
  return { element: field, update: (value) => { if (value?.data) field.value = value.data; } };
}

/**
 * The editor of an optional value: a switch that inserts an initial value, and the value's editor.
 */
function optionalEditor(context) {
  const { type, name, change } = context;
  const place = h("div", { class: "optional-value" });
  const initial = type.initial ?? type.element.initial ?? "";
  let editor = null;
  const field = switchField({
    label: `has ${name}`, isOn: false, isNameShown: false, change: (isOn) => change(isOn ? initial : "", { isDiscrete: true }),
  });
  const update = (value, force) => {
    field.update(value !== null && value !== undefined);
    if (!value) editor = null;
    else if (editor) editor.update(value, force);
    else editor = makeEditor({ ...context, type: type.element, value });
    place.replaceChildren(...(editor ? [editor.element] : []));
  };
  update(context.value, false);
  return {
    element: h("div", { class: "optional-editor" }, field.element, place),
    update: (value, force) => {
      // Reinserting the editor would move the focus out of its fields.
      if (value && editor) {
        field.update(true);
        editor.update(value, force);
      } else update(value, force);
    },
  };
}

registerEditor("boolean", booleanEditor);
registerEditor("keyword", keywordEditor);
registerEditor("optional", optionalEditor);
