// SPDX-License-Identifier: Apache-2.0

const vectorNamespace = "http://www.w3.org/2000/svg";

/**
 * Creates an element. Text is never parsed as markup.
 *
 * @param {string} tag
 * @param {Record<string, any>} properties `class`, `text`, `on` (listeners by event), `data` (data
 *   attributes), and attributes by name; true is an empty attribute, and false, null and undefined
 *   are none
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElement}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === false || value === null || value === undefined) continue;
    if (name === "text") element.textContent = value;
    else if (name === "on") listen(element, value);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function listen(element, listeners) {
  for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener);
}

/** Creates an SVG element. */
export function vector(tag, attributes = {}, ...children) {
  const element = document.createElementNS(vectorNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Creates an icon button, whose name is its label and its tooltip. */
export function iconButton(icon, label, action, properties = {}) {
  const { class: names = "", ...others } = properties;
  return h("button", {
    type: "button", class: `icon-button ${names}`, "aria-label": label, title: label, on: { click: action }, ...others,
  }, icon);
}

/** Creates a drop-down list; `options` are values or pairs of a value and a label. */
export function select(options, properties = {}) {
  const { value, ...others } = properties;
  const element = h("select", others, ...options.map((option) => {
    const [word, label] = Array.isArray(option) ? option : [option, option];
    return h("option", { value: word, text: label });
  }));
  if (value !== undefined && value !== null) element.value = value;
  return element;
}

/** Updates the value of a field, unless it is focused. */
export function refresh(field, value, force = false) {
  const isBusy = field === document.activeElement && !force;
  if (isBusy || field.value === String(value)) return;
  field.value = value;
  field.removeAttribute("data-pending");
}

/** Returns a prefix with a random suffix, as a unique `id` in the page. */
export function uniqueID(prefix) {
  return `${prefix}-${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`;
}
