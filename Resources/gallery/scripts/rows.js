// SPDX-License-Identifier: Apache-2.0

/**
 * The rows of the table, one for each style: the element, its section, the groups that contain it, the searched text,
 * the width of its largest picture in px, and the number of its cells with pictures.
 */
const rows = [...document.querySelectorAll(".row")].map((element) => {
  const section = element.parentElement;
  const type = element.dataset.type;
  const text = [
    element.querySelector("code").textContent, element.querySelector(".place").textContent,
    section.querySelector("h2").textContent,
  ].join("\n").toLowerCase();
  return {
    element, section, text,
    groups: new Set([section.id, section.dataset.file, type, type.startsWith("t") ? "types" : ""]),
    width: Number(element.style.getPropertyValue("--w")),
    cells: element.querySelectorAll("td:not(.source, .strip, .invisible)").length,
  };
});

/** The number of columns that a row has, unless its pictures are too wide. */
const allColumns = Number(document.body.style.getPropertyValue("--all-columns"));

/** Returns a length of a style, in px. */
function length(style, name) {
  return Number.parseFloat(style.getPropertyValue(name));
}

/** Gives each row the number of columns that its pictures fit into. */
function arrangeRows() {
  const main = document.querySelector("main");
  const style = getComputedStyle(main);
  const [gap, insets] = [length(style, "--gap"), 2 * length(style, "--inset")];
  const isNarrow = main.clientWidth < 700;
  const space = main.clientWidth - (isNarrow ? 32 : 48 + length(style, "--name") + gap);
  const scale = Number(settings.scale);
  for (const row of rows) {
    if (row.cells === 0) continue;
    const cell = row.width * scale + insets;
    const fitting = Math.max(1, Math.floor((space + gap) / (cell + gap)));
    // Fewer columns have about as many states in each line: four states are 2 and 2, not 3 and 1.
    const columns = fitting < allColumns ? Math.ceil(allColumns / Math.ceil(allColumns / fitting)) : allColumns;
    arrange(row, columns, Math.ceil(row.cells / columns));
  }
}

function arrange(row, columns, lines) {
  if (row.columns === columns && row.lines === lines) return;
  row.columns = columns;
  row.lines = lines;
  const isWrapped = columns < allColumns || lines > 1;
  row.element.classList.toggle("is-wrapped", isWrapped);
  for (const [name, value] of [["--columns", columns], ["--lines", lines]]) {
    if (isWrapped) row.element.style.setProperty(name, value);
    else row.element.style.removeProperty(name);
  }
}

/** Arranges the rows again when the width of the page changes, and places the head of the table below the bar. */
function beginArranging() {
  let width = 0;
  new ResizeObserver(() => {
    const main = document.querySelector("main");
    if (main.clientWidth === width) return;
    width = main.clientWidth;
    arrangeRows();
  }).observe(document.querySelector("main"));
  const bar = document.querySelector(".bar");
  new ResizeObserver(() => {
    const height = bar.getBoundingClientRect().height;
    document.documentElement.style.setProperty("--bar", `${height}px`);
  }).observe(bar);
}
