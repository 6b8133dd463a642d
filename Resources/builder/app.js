// SPDX-License-Identifier: Apache-2.0
import "/assets/editors/all.js";
import { Session } from "/assets/service/session.js";
import { FileActions } from "/assets/view/files.js";
import { headerView } from "/assets/view/header.js";
import { bannersView } from "/assets/view/banners.js";
import { cssPanel } from "/assets/view/css-panel.js";
import { pipelineView } from "/assets/pipeline/pipeline.js";
import { propertiesView } from "/assets/properties/properties.js";
import { previewView } from "/assets/preview/preview.js";
import { newView } from "/assets/start/new.js";
import { exploreView } from "/assets/start/explore.js";
import { archivesView } from "/assets/start/archives.js";
import { allActions } from "/assets/palette/actions.js";
import { shortcutOf } from "/assets/palette/keys.js";
import { openPalette } from "/assets/palette/palette.js";
import { h } from "/assets/view/dom.js";

const session = new Session();
const files = new FileActions(session);
const preview = previewView(session);
const properties = propertiesView(session, {
  leave: () => pipeline.focus(), inherit: (at, parameter) => pipeline.actions.inherit(at, parameter),
});
const pipeline = pipelineView(session, files, { openProperties: () => properties.focus() });
const archive = cssPanel(session);
const views = {
  new: newView(session, files),
  explore: exploreView(session, files),
  archives: archivesView(session, files),
  editor: h("div", { class: "editor" }, pipeline.element,
    h("div", { class: "editor-center" }, preview.element, archive), properties.element),
};

const main = document.querySelector("main");
main.append(...Object.values(views));
main.before(
  headerView(session, files, { settings: () => preview.client.settings, openPalette: () => openPalette(actions()) }),
  bannersView(session, files));
document.body.append(session.announcer.element);

session.store.subscribe(({ view, document: style, welcome }, before) => {
  for (const [name, element] of Object.entries(views)) element.hidden = name !== view;
  document.title = style ? `${style.isSaved ? "" : "• "}${style.selector} – Livery` : "Livery style builder";
  if (welcome && welcome !== before.welcome) for (const address of welcome.editors) loadEditors(address);
});

/** Loads a module of the app, which registers its editors. */
async function loadEditors(address) {
  try {
    await import(address);
    session.store.set({ editors: session.store.known.editors + 1 });
  } catch (error) {
    session.announcer.say(`${address} could not be loaded: ${error.message}`);
  }
}

const actions = () => allActions({ session, files, preview, pipeline, properties, archive });

addEventListener("keydown", (event) => {
  const keys = shortcutOf(event);
  if (!keys || document.querySelector("dialog[open]")) return;
  const isRawText = event.target instanceof HTMLTextAreaElement;
  const action = keys === "Mod+K" ? { isInText: true, run: () => openPalette(actions()) }
    : actions().find((action) => action.isGlobal && action.keys === keys);
  if (!action || (isRawText && !action.isInText)) return;
  event.preventDefault();
  // A text that waits until the user leaves its field is part of what a command saves.
  if (event.target.hasAttribute?.("data-pending")) event.target.dispatchEvent(new Event("change"));
  if (!action.isDisabled) action.run();
});

session.start();
preview.start();
