// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";

const tokens = /(\/\*[^]*?(?:\*\/|$))|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(#[0-9a-f]{3,8}\b)|(-?\d*\.?\d+(?:%|[a-z]+)?)|((?:--|-|\.|@)?[a-z][\w-]*(?=\s*\())|(-{0,2}[a-z][\w-]*(?=\s*:))/gi;
const kinds = ["comment", "string", "color", "number", "function", "property"];

/** The archive as it would be saved, with its problems. */
export function cssPanel(session) {
  const text = h("pre", { class: "css-text code", tabindex: "0", role: "region", "aria-label": "The archive as text" });
  const problems = h("ul", { class: "css-problems" });
  const count = h("span", { class: "count" });
  const element = h("details", { class: "panel css-panel" },
    h("summary", { class: "panel-header" }, h("h2", { text: "Archive" }), count), problems, text);
  element.open = localStorage.getItem("livery-builder-css") === "true";
  let shown = null;
  const show = () => {
    const style = session.store.known.document;
    count.textContent = style?.problems.length ? `${style.problems.length} problems` : "";
    if (!element.open || !style || style === shown) return;
    shown = style;
    problems.replaceChildren(...style.problems.map((text) => h("li", { class: "code", text })));
    text.replaceChildren(...colored(style.text));
  };
  element.addEventListener("toggle", () => {
    localStorage.setItem("livery-builder-css", String(element.open));
    show();
  });
  session.store.subscribe(show);
  return element;
}

/** Returns CSS text as highlighted pieces, each with the class of its kind. */
export function colored(text) {
  const pieces = [];
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    if (match.index > end) pieces.push(text.slice(end, match.index));
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)];
    pieces.push(h("span", { class: `token-${kind}`, text: match[0] }));
    end = match.index + match[0].length;
  }
  pieces.push(text.slice(end));
  return pieces;
}
