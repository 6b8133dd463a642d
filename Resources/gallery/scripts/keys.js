// SPDX-License-Identifier: Apache-2.0

/** Moves the tab stop of the groups, of which only one is reached with the Tab key. */
function setTabStop(link) {
  for (const other of document.querySelectorAll(".groups a")) other.tabIndex = other === link ? 0 : -1;
}

/** The moves of the keys in the groups, from a position among a number of groups. */
const moves = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveInGroups(event) {
  const move = moves[event.key];
  if (!move || !event.target.matches("a")) return;
  const links = [...document.querySelectorAll(".groups a")];
  const index = Math.min(Math.max(move(links.indexOf(event.target), links.length), 0), links.length - 1);
  event.preventDefault();
  links[index].focus();
}

/** Clears the search with Escape, and moves from the search to the first style with Enter or the down arrow. */
function handleSearchKey(event) {
  if (event.key === "Escape") {
    event.preventDefault();
    if (search.value) showFound("");
    else search.blur();
  } else if (event.key === "Enter" || event.key === "ArrowDown") {
    const row = rows.find((row) => !row.element.hidden);
    if (!row) return;
    event.preventDefault();
    row.element.querySelector(".copy").focus();
  }
}

/** Focuses the search with a slash, unless a key is typed into a field or with a modifier. */
function handlePageKey(event) {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target === search) return;
  event.preventDefault();
  search.focus();
  search.select();
}

function beginKeys() {
  document.querySelector(".skip").addEventListener("click", (event) => {
    // Following the link would change the fragment, which has the settings.
    event.preventDefault();
    document.querySelector("main").focus();
  });
  const groups = document.querySelector(".groups nav");
  groups.addEventListener("keydown", moveInGroups);
  groups.addEventListener("focusin", (event) => event.target.matches("a") && setTabStop(event.target));
  setTabStop(groupLink(settings.group));
  search.addEventListener("keydown", handleSearchKey);
  document.addEventListener("keydown", handlePageKey);
}
