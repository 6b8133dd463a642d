// SPDX-License-Identifier: Apache-2.0
import { vector } from "/assets/view/dom.js";

/** The path data of each icon, in a box of 16 by 16. */
const outlines = {
  undo: "M6 3 2.5 6.5 6 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6",
  redo: "m10 3 3.5 3.5L10 10M13 6.5H6.5a3.5 3.5 0 0 0 0 7H10",
  plus: "M8 3v10M3 8h10",
  minus: "M3 8h10",
  trash: "M2.5 4h11M6 4V2.5h4V4M4 4l.6 9.5h6.8L12 4M6.7 6.7v4.3M9.3 6.7v4.3",
  copy: "M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z",
  grip: "M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01",
  eye: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
  hidden: "M2 2l12 12M6.3 3.8A7 7 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a12 12 0 0 1-2 2.5M4 5a12 12 0 0 0-2.5 3s2.5 4.5 6.5 4.5a6.5 6.5 0 0 0 3-.8",
  link: "M6.5 9.5l3-3M7 4.5 8.5 3a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5 7.5 13A3 3 0 0 1 3 8.5L4.5 7",
  reset: "M3 8a5 5 0 1 0 1.7-3.7L3 6M3 2.5V6h3.5",
  close: "M4 4l8 8M12 4l-8 8",
  search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.3 10.3 13.5 13.5",
  up: "M8 13V3M4 7l4-4 4 4",
  down: "M8 3v10M4 9l4 4 4-4",
  chevron: "m6 3.5 4.5 4.5L6 12.5",
  picture: "M2 3h12v10H2zM2.5 12l3.5-4 2.5 2.5L10.5 8l3 3.5M10.5 5.7h.01",
  file: "M4 1.5h5l3 3v10H4zM9 1.5v3h3",
  warning: "M8 2 14.5 13.5h-13zM8 6.5v3.5M8 12h.01",
  grid: "M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z",
  handles: "M4.5 4.5h7v7h-7zM3 3h3v3H3zM10 3h3v3h-3zM3 10h3v3H3zM10 10h3v3h-3z",
  frame: "M4.5 1.5v13M11.5 1.5v13M1.5 4.5h13M1.5 11.5h13",
  command: "M2 3h12v10H2zM4.5 6l2 2-2 2M8.5 10h3",
  check: "m3 8.5 3.5 3.5L13 4.5",
  external: "M9 2.5h4.5V7M13.5 2.5 7.5 8.5M12 9.5v4H2.5V4h4",
  braces: "M6 2.5c-1.6 0-1.6 1.2-1.6 2.7S4.4 8 2.8 8c1.6 0 1.6 1.3 1.6 2.8S4.4 13.5 6 13.5M10 2.5c1.6 0 1.6 1.2 1.6 2.7S11.6 8 13.2 8c-1.6 0-1.6 1.3-1.6 2.8s0 2.7-1.6 2.7",
  play: "M5 3v10l8-5z",
  pause: "M5.5 3v10M10.5 3v10",
  stop: "M4 4h8v8H4z",
  repeat: "M2.5 8V6.5A2.5 2.5 0 0 1 5 4h8M10.5 1.5 13 4l-2.5 2.5M13.5 8v1.5A2.5 2.5 0 0 1 11 12H3M5.5 14.5 3 12l2.5-2.5",
  pencil: "M2.5 13.5l.7-3L10.5 3.2l2.3 2.3L5.5 12.8zM9 4.7 11.3 7",
};

/** Creates a decorative icon, which screen readers ignore. */
export function icon(name) {
  return vector("svg", { viewBox: "0 0 16 16", class: `icon icon-${name}`, "aria-hidden": "true", focusable: "false" },
    vector("path", { d: outlines[name] }));
}

/** Creates the logo of the program: a coat in two colors. */
export function mark() {
  return vector("svg", { viewBox: "0 0 24 24", class: "mark", "aria-hidden": "true" },
    vector("path", { class: "mark-left", d: "M12 2.5H3.5V12c0 5 4 8 8.5 9.5z" }),
    vector("path", { class: "mark-right", d: "M12 2.5h8.5V12c0 5-4 8-8.5 9.5z" }),
    vector("path", { class: "mark-band", d: "M3.5 7 20.5 15.5 19 17.8 3.5 10.2z" }));
}
