// SPDX-License-Identifier: Apache-2.0

/**
 * The context in which an editor is created.
 *
 * @typedef {object} EditorContext
 * @property {any} type the type of the value: `kind`, and the other members that the protocol
 *   defines
 * @property {any} value the value, `{text, data}`, or null for none
 * @property {string} name the name of the value, for the labels of fields
 * @property {(text: string, options?: {isDiscrete?: boolean}) => void} change receives the new
 *   value as CSS; a discrete change, such as a choice, is undone separately, and other changes
 *   together until the user leaves the field
 * @property {any} library the available steps and shapes
 * @property {string[]} families the installed font families
 * @property {boolean} [isNested] whether the value is one of several in another value, so that its
 *   editor should be compact
 * @property {string[]} parameter the path of the parameter
 * @property {(context: object) => any} [nestedParameters] creates the fields of parameters in the
 *   value
 *
 * An editor consists of an element and a function that shows another value in it. If `force` is
 * true, the focused field is updated too.
 *
 * @typedef {{element: HTMLElement, update: (value: any, force: boolean) => void}} Editor
 */

/** @type {Map<string, (context: EditorContext) => Editor>} */
const factories = new Map();

/**
 * Registers the editor of a basic type or of a custom type.
 *
 * @param {string} kind a `kind` of the protocol, such as `color`, or the `name` of a custom type
 * @param {(context: EditorContext) => Editor} factory
 */
export function registerEditor(kind, factory) {
  factories.set(kind, factory);
}

/** Creates the editor of a type: that of its name, that of its kind, or a text field. */
export function makeEditor(context) {
  const { kind, name } = context.type;
  const factory = (kind === "custom" && factories.get(name)) || factories.get(kind) || factories.get("custom");
  return factory(context);
}
