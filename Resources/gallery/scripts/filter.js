// SPDX-License-Identifier: Apache-2.0

const search = document.getElementById("find");

/** Returns the link of a group. */
function groupLink(group) {
  return [...document.querySelectorAll(".groups a")].find((link) => link.dataset.group === group);
}

/** Shows the rows of the chosen group that contain each word of the search. */
function filterRows() {
  const words = settings.find.toLowerCase().split(/\s+/).filter(Boolean);
  const counts = new Map();
  const sections = new Set();
  let shown = 0;
  for (const row of rows) {
    const isFound = words.every((word) => row.text.includes(word));
    const isShown = isFound && (settings.group === "" || row.groups.has(settings.group));
    if (row.element.hidden === isShown) row.element.hidden = !isShown;
    if (isFound) for (const group of row.groups) counts.set(group, (counts.get(group) ?? 0) + 1);
    if (isShown) sections.add(row.section);
    shown += isShown ? 1 : 0;
  }
  counts.set("", rows.filter((row) => words.every((word) => row.text.includes(word))).length);
  for (const section of document.querySelectorAll("tbody")) section.hidden = !sections.has(section);
  document.querySelector("table").hidden = shown === 0;
  document.querySelector(".nothing").hidden = shown > 0;
  showCounts(counts, shown);
}

/** Shows the number of styles, and the number of found styles in each group. */
function showCounts(counts, shown) {
  for (const link of document.querySelectorAll(".groups a")) {
    const number = counts.get(link.dataset.group) ?? 0;
    link.querySelector(".number").textContent = number;
    link.classList.toggle("is-empty", number === 0);
    if (link.dataset.group === settings.group) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  const name = settings.group ? `${groupLink(settings.group).dataset.name}: ` : "";
  const count = shown === rows.length ? `${shown}` : `${shown} of ${rows.length}`;
  document.querySelector(".count").textContent = `${name}${count} ${rows.length === 1 ? "style" : "styles"}`;
}

/** Shows a group from its first row on. */
function showGroup(group) {
  settings.group = group;
  writeSettings();
  filterRows();
  if (document.querySelector("main").getBoundingClientRect().top < 0) document.querySelector("main").scrollIntoView();
}

/** Shows the rows that contain a text. */
function showFound(text) {
  settings.find = text;
  search.value = text;
  writeSettings();
  filterRows();
}

function beginFiltering() {
  search.addEventListener("input", () => showFound(search.value));
  document.querySelector("[data-action=reset]").addEventListener("click", () => {
    settings.group = "";
    showFound("");
    search.focus();
  });
  const groups = document.querySelector(".groups");
  groups.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (!link) return;
    event.preventDefault();
    if (isNarrowPage.matches) groups.open = false;
    showGroup(link.dataset.group);
    if (isNarrowPage.matches) document.querySelector("main").focus();
  });
  // On a wide page the groups are always open.
  const openGroups = () => groups.open = !isNarrowPage.matches;
  isNarrowPage.addEventListener("change", openGroups);
  openGroups();
}

/** Whether the groups are above the table instead of beside it. */
const isNarrowPage = matchMedia("(width < 820px)");
