// SPDX-License-Identifier: Apache-2.0

/** Shows what the fragment of the address says. */
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
