// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { mark } from "/assets/view/icons.js";
import { motionText, timeText } from "/assets/preview/playback.js";
import { RenderClient } from "/assets/preview/render-client.js";
import { settingsForm } from "/assets/preview/settings.js";
import { Stage } from "/assets/preview/stage.js";

const words = {
  connecting: "Connecting", open: "Connected", away: "Disconnected, reconnecting", refused: "The token has changed: open the new address",
};

const stage = new Stage();
const status = h("span", { class: "status", role: "status" });
const title = h("span", { class: "client-title" });
const size = h("span", { class: "panel-note" });
const failure = h("p", { class: "problem", role: "alert", hidden: true });
let form = null;

const client = new RenderClient(clientKey(), { isFollowing: true, ...settingsOfAddress() }, {
  picture: async (picture, data) => {
    await stage.show(picture, data);
    failure.hidden = true;
    title.textContent = picture.title;
    document.title = `${picture.title} – Livery`;
    size.textContent = stage.sizeText + momentText(picture.motion);
  },
  erase: () => {
    stage.erase();
    title.textContent = "";
    size.textContent = "";
  },
  failed: (message) => {
    failure.textContent = message;
    failure.hidden = false;
  },
  status: (state) => {
    status.textContent = words[state];
    status.dataset.status = state;
  },
  changed: (settings) => {
    failure.hidden = true;
    stage.use(settings);
    form?.update(settings);
  },
});
form = settingsForm(client);

/** Returns the moment that the editor plays, as text. */
function momentText(motion) {
  return Number.isFinite(motion?.at) ? `, ${motionText(motion)} at ${timeText(motion.at)}` : "";
}

/** Returns the storage key of this tab's settings, which survive a reload. */
function clientKey() {
  const known = sessionStorage.getItem("livery-client");
  const key = known ?? `livery-client-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  sessionStorage.setItem("livery-client", key);
  return key;
}

/** Returns the initial size in the URL, as in `/client?token=…&width=320&height=60`. */
function settingsOfAddress() {
  const items = new URLSearchParams(location.search);
  const [width, height] = [Number(items.get("width")), Number(items.get("height"))];
  return width > 0 && height > 0 ? { width, height, isNatural: false } : {};
}

document.querySelector("main").append(
  h("header", { class: "client-header" }, mark(), h("h1", { class: "visually-hidden", text: "Render client" }), title, size, status),
  stage.element, stage.problems, failure,
  h("details", { class: "client-settings", open: true }, h("summary", { text: "Settings" }), form.element));
client.start();
