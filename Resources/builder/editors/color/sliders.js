// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { numberField, numberText } from "/assets/editors/fields.js";
import { colorSpaces, colorText, componentsOf, trackOf } from "/assets/editors/color/spaces.js";

/** The sliders of a color in one color space, with its opacity below. */
export class ColorSliders {
  element = h("div", { class: "color-sliders" });
  #name;
  #change;
  #space = null;
  #components = [0, 0, 0];
  #alpha = 1;
  #rows = [];
  #sent = null;

  constructor(name, change) {
    this.#name = name;
    this.#change = change;
  }

  /**
   * Shows a color.
   *
   * A color that these sliders sent is ignored when the service returns it. A gray has no hue
   * there, so the hue slider would jump.
   */
  show(data, space, force) {
    if (!data) return;
    const isOwn = this.#sent === data.hex + data.alpha;
    if (this.#space !== space) this.#make(space);
    else if (!force && this.#isBusy()) return this.#remember(data);
    else if (isOwn && !force) return;
    this.#components = componentsOf(data, space);
    this.#alpha = data.alpha;
    this.#draw(force);
  }

  #remember(data) {
    this.#sent = data.hex + data.alpha;
  }

  #isBusy() {
    return this.element.contains(document.activeElement);
  }

  #make(space) {
    this.#space = space;
    const alpha = { name: "opacity", low: 0, high: 100, step: 1, unit: "%" };
    this.#rows = [...colorSpaces[space].channels, alpha].map((channel, index) => this.#row(channel, index));
    this.element.replaceChildren(...this.#rows.map(({ element }) => element));
  }

  #row(channel, index) {
    const label = `${this.#name} ${channel.name}`;
    const slider = h("input", {
      type: "range", class: `slider color-slider${index === 3 ? " opacity-slider" : ""}`, min: channel.low, max: channel.high,
      step: channel.step, "aria-label": `${label} slider`, on: { input: () => this.#choose(index, Number(slider.value)) },
    });
    const field = numberField({
      label, value: 0, step: channel.step, minimum: channel.low, maximum: channel.high,
      change: (text) => this.#choose(index, Number(text)),
    });
    const caption = h("span", { class: "slider-caption", "aria-hidden": "true", text: captionOf(channel.name) });
    return { slider, field, element: h("div", { class: "slider-row" }, caption, slider, field.element) };
  }

  #choose(index, number) {
    if (!Number.isFinite(number)) return;
    if (index === 3) this.#alpha = Math.max(0, Math.min(number / 100, 1));
    else this.#components[index] = number;
    this.#draw(false);
    this.#change(colorText(this.#space, this.#components, this.#alpha));
  }

  #draw(force) {
    const numbers = [...this.#components, this.#alpha * 100];
    this.#rows.forEach(({ slider, field }, index) => {
      slider.value = String(numbers[index]);
      slider.setAttribute("aria-valuetext", numberText(numbers[index]));
      const digits = slider.max > 10 ? 10 : 1000;
      field.update(Math.round(numbers[index] * digits) / digits, force);
      const opaque = colorText(this.#space, this.#components, 1);
      const track = index === 3
        ? `linear-gradient(to right, transparent, ${opaque})` : trackOf(this.#space, this.#components, index);
      slider.style.setProperty("--track", track);
    });
  }
}

function captionOf(name) {
  return name === "opacity" ? "α" : name.slice(0, 1).toUpperCase();
}
