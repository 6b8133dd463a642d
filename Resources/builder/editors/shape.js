// SPDX-License-Identifier: Apache-2.0
import { h, select } from "/assets/view/dom.js";
import { registerEditor } from "/assets/editors/registry.js";
import { textEditor } from "/assets/editors/text.js";

/**
 * The editor of a shape: a choice of the library's shapes, and the parameters of the current one.
 */
function shapeEditor(context) {
  const { value, name, change, library, nestedParameters, parameter } = context;
  if (!nestedParameters) return textEditor(context);
  const field = select(library.shapes.map((shape) => [shape.type, shape.name.replaceAll("-", " ")]), {
    "aria-label": name,
    on: {
      change: () => change(library.shapes.find((shape) => shape.type === field.value).text, { isDiscrete: true }),
    },
  });
  const fields = nestedParameters(parameter);
  const update = (value, force) => {
    if (value?.data) field.value = value.data.type;
    fields.update(value?.data?.parameters ?? [], value?.data?.type, force);
  };
  update(value, false);
  return { element: h("div", { class: "shape-editor" }, field, fields.element), update };
}

registerEditor("shape", shapeEditor);
