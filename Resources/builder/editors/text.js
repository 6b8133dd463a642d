// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { registerEditor } from "/assets/editors/registry.js";
import { textField } from "/assets/editors/fields.js";

/**
 * An editor of a value as CSS, for custom types and all values without data.
 *
 * Only the service can parse the value, so it is sent when the user leaves the field.
 */
export function textEditor({ value, name, change, type }) {
  const field = textField({ label: name, value: value?.text ?? "", change, isWhole: () => false, class: "text-input code", placeholder: type.grammar });
  return { element: field.element, update: (value, force) => field.update(value?.text ?? "", force) };
}

/** The editor of a string, which adds the quotes. */
function stringEditor({ value, name, change }) {
  const field = textField({ label: name, value: value?.data ?? "", change: (text) => change(quoted(text)) });
  return { element: field.element, update: (value, force) => field.update(value?.data ?? "", force) };
}

function identifierEditor({ value, name, change }) {
  const field = textField({
    label: name, value: value?.data ?? value?.text ?? "", change: (text) => change(CSS.escape(text.trim())), class: "text-input code",
  });
  return { element: field.element, update: (value, force) => field.update(value?.data ?? "", force) };
}

/** The editor of an image URL; a function, such as `image-set(…)`, is sent as typed. */
function imageEditor({ value, name, change }) {
  const isFunction = (text) => /^[a-z-]+\(/i.test(text.trim());
  const shown = (value) => value?.data ?? value?.text ?? "";
  const field = textField({
    label: `${name} address`, value: shown(value), placeholder: "picture.png", class: "text-input code", isWhole: () => false,
    change: (text) => change(isFunction(text) ? text : `url(${quoted(text.trim())})`),
  });
  return {
    element: h("div", { class: "image-address" }, field.element),
    update: (value, force) => field.update(shown(value), force),
  };
}

/** Returns a text as a CSS string. */
export function quoted(text) {
  const escaped = text.replace(/["\\]/g, "\\$&").replace(/[\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `);
  return `"${escaped}"`;
}

registerEditor("custom", textEditor);
registerEditor("string", stringEditor);
registerEditor("identifier", identifierEditor);
registerEditor("image", imageEditor);
