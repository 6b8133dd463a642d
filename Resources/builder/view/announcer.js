// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";

/** Says to readers of screens what happened: a place in the page that they read aloud when it changes. */
export class Announcer {
  element = h("div", { class: "visually-hidden", role: "status", "aria-live": "polite" });

  say(sentence) {
    // The same sentence twice is said twice only when the text changes.
    this.element.textContent = this.element.textContent === sentence ? `${sentence}\u00a0` : sentence;
  }
}
