// SPDX-License-Identifier: Apache-2.0
import { h, iconButton } from "/assets/view/dom.js";
import { icon } from "/assets/view/icons.js";
import { HandleOverlay } from "/assets/handles/overlay.js";
import { Matrix } from "/assets/preview/matrix.js";
import { MotionPlayer } from "/assets/preview/motion.js";
import { RenderClient } from "/assets/preview/render-client.js";
import { settingsForm } from "/assets/preview/settings.js";
import { Stage } from "/assets/preview/stage.js";

/**
 * The live preview of the editor, which is a render client.
 *
 * @param {import("/assets/service/session.js").Session} session
 */
export function previewView(session) {
  const stage = new Stage();
  const handles = new HandleOverlay(session);
  stage.cover.append(handles.element);
  const matrix = new Matrix();
  const size = h("span", { class: "panel-note" });
  const failure = h("p", { class: "problem", role: "alert", hidden: true });
  const clients = h("span", { class: "panel-note clients" });
  const client = new RenderClient("livery-builder-preview", { scale: 3, zoom: 3, hasHandles: true }, {
    picture: async (picture, data) => {
      await stage.show(picture, data);
      // A handle changes the style at rest.
      handles.show(Number.isFinite(picture.motion?.at) ? null : picture);
      motion.show(picture.motion ?? null);
      failure.hidden = true;
      size.textContent = stage.sizeText;
    },
    erase: () => {
      stage.erase();
      handles.show(null);
      motion.show(null);
      size.textContent = "";
    },
    failed: (message) => {
      failure.textContent = message;
      failure.hidden = false;
    },
    status: () => {},
    changed: (settings) => {
      failure.hidden = true;
      if (settings.state !== shownState) motion.stop();
      shownState = settings.state;
      stage.use(settings);
      handles.use(settings.hasHandles);
      toggle.setAttribute("aria-pressed", String(settings.hasHandles));
      form?.update(settings, session.store.known.document?.states);
      matrix.show(session.store.known, client);
    },
  });
  const motion = new MotionPlayer(client, session.announcer);
  let shownState = client.settings.state;
  const form = settingsForm(client);
  const toggle = iconButton(icon("handles"), "Show handles", () => client.change({ hasHandles: !client.settings.hasHandles }),
    { class: "handle-toggle", "aria-pressed": "true" });
  const views = viewSwitch((isMatrix) => {
    matrix.element.hidden = !isMatrix;
    stage.element.hidden = isMatrix;
    motion.element.classList.toggle("is-covered", isMatrix);
    motion.stop();
    toggle.disabled = isMatrix;
    matrix.show(session.store.known, client);
  });
  session.store.subscribe((known, before) => {
    if (known.document === before.document && known.clients === before.clients) return;
    clients.textContent = known.clients === 1 ? "1 client" : `${known.clients} clients`;
    const { states = [], state } = known.document ?? {};
    form.update(client.settings, states);
    // The preview shows the state that is edited.
    if (state && state !== before.document?.state) client.change({ state });
    if (known.document) motion.use(known.document, before.document);
    matrix.show(known, client);
  });
  const element = h("section", { class: "panel preview", "aria-labelledby": "preview-title" },
    h("header", { class: "panel-header" }, h("h2", { id: "preview-title", text: "Preview" }), size, clients, toggle, views.element),
    stage.element, matrix.element, stage.problems, failure, motion.element, form.element);
  return {
    element, client, motion, start: () => client.start(), showMatrix: views.choose,
    choosePicture: () => form.element.querySelector(".file-input").click(),
    get isMatrix() { return !matrix.element.hidden; },
    focus: () => (matrix.element.hidden ? stage : matrix).element.focus(),
  };
}

/** Creates two toggle buttons: for a single picture and for the matrix. */
function viewSwitch(change) {
  const buttons = ["Single", "Matrix"].map((label, index) => h("button", {
    type: "button", text: label, "aria-pressed": String(index === 0),
    on: { click: () => choose(index === 1) },
  }));
  const choose = (isMatrix) => {
    buttons.forEach((button, index) => button.setAttribute("aria-pressed", String(isMatrix === (index === 1))));
    change(isMatrix);
  };
  return { element: h("div", { class: "segments", role: "group", "aria-label": "View" }, ...buttons), choose };
}
