// SPDX-License-Identifier: Apache-2.0
import { h, refresh, select } from "/assets/view/dom.js";
import { numberField, switchField, textField } from "/assets/editors/fields.js";
import { imageField } from "/assets/preview/image.js";

const states = ["normal", "highlighted", "selected", "disabled", "focused"];

/**
 * The form for a render client's settings, used by the preview in the editor and by the client
 * page.
 *
 * @param {import("/assets/preview/render-client.js").RenderClient} client
 */
export function settingsForm(client) {
  const { settings } = client;
  const change = (name) => (value) => client.change({ [name]: value });
  const side = (name, caption) => numberField({
    label: `picture ${name}`, caption, unit: "px", value: settings[name], minimum: 1, maximum: 4096,
    change: (text) => {
      const number = parseFloat(text);
      if (number > 0) client.change({ [name]: number, isNatural: false });
    },
  });
  const width = side("width", "W");
  const height = side("height", "H");
  const natural = switchField({ label: "Natural size", isOn: settings.isNatural, change: change("isNatural") });
  const choice = (name, label, options, convert = String) => {
    const field = select(options, { "aria-label": label, on: { change: () => client.change({ [name]: convert(field.value) }) } });
    return field;
  };
  const scale = choice("scale", "Scale", [["1", "1×"], ["2", "2×"], ["3", "3×"], ["4", "4×"]], Number);
  const zoom = choice("zoom", "Zoom", [["0.5", "50 %"], ["1", "100 %"], ["2", "200 %"], ["3", "300 %"], ["4", "400 %"], ["8", "800 %"]], Number);
  const state = choice("state", "State", states);
  const scheme = choice("scheme", "Color scheme", ["light", "dark"]);
  const ground = choice("ground", "Background", [["auto", "as scheme"], "light", "dark", "checkerboard"]);
  const text = textField({ label: "Text", value: settings.text, change: change("text") });
  const image = imageField(client);

  const update = (settings, known) => {
    width.update(settings.width);
    height.update(settings.height);
    natural.update(settings.isNatural);
    if (known) showStates(state, known, settings.state);
    for (const [field, name] of [[scale, "scale"], [zoom, "zoom"], [state, "state"], [scheme, "scheme"], [ground, "ground"]]) {
      refresh(field, String(settings[name]), true);
    }
    refresh(text.element, settings.text);
    image.update();
  };
  update(settings);
  const form = h("form", { class: "settings", "aria-label": "Preview settings", on: { submit: (event) => event.preventDefault() } },
    labeled("Text", text.element, "wide"), labeled("State", state), labeled("Scheme", scheme),
    h("div", { class: "setting size-setting" }, h("div", { class: "pair-editor" }, width.element, height.element), natural.element),
    labeled("Scale", scale), labeled("Zoom", zoom), labeled("Ground", ground, "ground-setting"), image.element);
  // The number of columns depends on the width of the container.
  const element = h("div", { class: "settings-place" }, form);
  return { element, update };
}

function labeled(caption, field, kind = "") {
  return h("div", { class: `setting ${kind}` }, h("span", { class: "field-caption", "aria-hidden": "true", text: caption }), field);
}

/** Shows the states of the style, or the four control states if no style is open. */
function showStates(field, known, current) {
  const words = [...new Set([...(known.length ? known : states), current])];
  if (words.join() === [...field.options].map((option) => option.value).join()) return;
  field.replaceChildren(...words.map((word) => h("option", { value: word, text: word })));
}
