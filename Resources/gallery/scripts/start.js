// SPDX-License-Identifier: Apache-2.0

/** Shows the page in the state that the fragment of the address describes. */
function show() {
  readSettings();
  applySwitches();
  search.value = settings.find;
  if (settings.group || settings.find) filterRows();
}

show();
beginSwitches();
beginFiltering();
beginKeys();
beginCopying();
beginArranging();
beginLoading();
addEventListener("hashchange", () => {
  show();
  filterRows();
  arrangeRows();
});
