// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";

/** Announces messages to screen readers, through a live region of the page. */
export class Announcer {
  element = h("div", { class: "visually-hidden", role: "status", "aria-live": "polite" });

  say(sentence) {
    // Screen readers announce a repeated message only if the text changes.
    this.element.textContent = this.element.textContent === sentence ? `${sentence}\u00a0` : sentence;
  }
}
