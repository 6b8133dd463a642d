// SPDX-License-Identifier: Apache-2.0

/**
 * What an editor is made with.
 *
 * @typedef {object} EditorContext
 * @property {any} type the type of the value: `kind`, and what the protocol says besides
 * @property {any} value the value, `{text, data}`, or null for none
 * @property {string} name what the value is called, for the names of fields
 * @property {(text: string, options?: {isDiscrete?: boolean}) => void} change takes the new value as CSS; a discrete
 *   change, such as a choice, is undone by itself, and the others together until the user leaves the field
 * @property {any} library the steps and shapes there are
 * @property {string[]} families the installed families of fonts
 * @property {boolean} [isNested] whether the value is one of many within another, and its editor should be small
 * @property {string[]} parameter the path of the parameter
 * @property {(context: object) => any} [nestedParameters] makes the fields of parameters within the value
 *
 * An editor is an element and what shows another value in it; `force` says that even a field under the cursor is
 * written anew.
 *
 * @typedef {{element: HTMLElement, update: (value: any, force: boolean) => void}} Editor
 */

/** @type {Map<string, (context: EditorContext) => Editor>} */
const factories = new Map();

/**
 * Registers the editor of a basic type, or of a type of the program's own.
 *
 * @param {string} kind a `kind` of the protocol, such as `color`, or the `name` of a custom type
 * @param {(context: EditorContext) => Editor} factory
 */
export function registerEditor(kind, factory) {
  factories.set(kind, factory);
}

/** Makes the editor of a type: the one of its name, the one of its kind, or a field of text. */
export function makeEditor(context) {
  const { kind, name } = context.type;
  const factory = (kind === "custom" && factories.get(name)) || factories.get(kind) || factories.get("custom");
  return factory(context);
}
