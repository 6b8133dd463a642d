// SPDX-License-Identifier: Apache-2.0

/** The settings of the page: the shown group, the search text, and the switches of the pictures. */
const settings = { group: "", find: "", scheme: "", scale: "", ground: "theme" };

/** The schemes and the scales of the pictures, as the generator wrote them. */
const available = {
  scheme: document.body.dataset.schemes.split(" "),
  scale: document.body.dataset.scales.split(" "),
};

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

/** The setting that applies as long as the user has not chosen another one. */
function usual(name) {
  if (name === "ground") return "theme";
  if (name === "scale") return available.scale[0];
  if (name !== "scheme") return "";
  const scheme = systemIsDark.matches ? "dark" : "light";
  return available.scheme.includes(scheme) ? scheme : available.scheme[0];
}

/** Returns whether the page has pictures for a value of a switch. */
function isAvailable(name, value) {
  if (name === "scheme" && value === "both") return available.scheme.length > 1;
  if (name in available) return available[name].includes(value);
  return name !== "ground" || ["theme", "white", "black", "checker"].includes(value);
}

/** Reads the settings from the fragment of the address, such as `#find=bar&scheme=dark` or `#s3`. */
function readSettings() {
  const fragment = location.hash.slice(1);
  const stated = new URLSearchParams(fragment.includes("=") ? fragment : { group: fragment });
  for (const name of Object.keys(settings)) {
    const value = stated.get(name) ?? "";
    settings[name] = value && isAvailable(name, value) ? value : usual(name);
  }
  if (!groupLink(settings.group)) settings.group = "";
}

/** Writes the settings to the fragment, so that a reload keeps them. */
function writeSettings() {
  const chosen = Object.entries(settings).filter(([name, value]) => value !== usual(name));
  const fragment = new URLSearchParams(chosen).toString();
  history.replaceState(null, "", fragment ? `#${fragment}` : location.pathname + location.search);
}

/** Changes a switch of the pictures. */
function change(name, value) {
  settings[name] = value;
  writeSettings();
  applySwitches();
  arrangeRows();
}

/** Shows the switches and the pictures of the settings. */
function applySwitches() {
  const root = document.documentElement;
  root.dataset.scheme = settings.scheme;
  root.dataset.ground = settings.ground;
  root.style.setProperty("--scale", settings.scale);
  for (const fieldset of document.querySelectorAll("fieldset[data-setting]")) {
    const name = fieldset.dataset.setting;
    fieldset.hidden = (available[name]?.length ?? 2) < 2;
    for (const input of fieldset.querySelectorAll("input")) {
      input.checked = input.value === settings[name];
    }
  }
  rescalePictures();
}

function beginSwitches() {
  document.querySelector(".switches").addEventListener("change", (event) => {
    change(event.target.name, event.target.value);
  });
  systemIsDark.addEventListener("change", (event) => {
    const former = event.matches ? "light" : "dark";
    if (settings.scheme === former) change("scheme", usual("scheme"));
  });
}
