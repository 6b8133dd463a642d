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
import { h } from "/assets/view/dom.js";

const session = new Session();
const files = new FileActions(session);
const preview = previewView(session);
const properties = propertiesView(session, { leave: () => pipeline.focus() });
const pipeline = pipelineView(session, files, { openProperties: () => properties.focus() });
const views = {
  new: newView(session, files),
  explore: exploreView(session, files),
  archives: archivesView(session, files),
  editor: h("div", { class: "editor" }, pipeline.element,
    h("div", { class: "editor-center" }, preview.element, cssPanel(session)), properties.element),
};

const main = document.querySelector("main");
main.append(...Object.values(views));
main.before(headerView(session, files, () => preview.client.settings), bannersView(session, files));
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

addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || document.querySelector("dialog[open]")) return;
  const key = event.key.toLowerCase();
  const isRawText = event.target instanceof HTMLTextAreaElement;
  const meanings = {
    z: () => !isRawText && session.travel(event.shiftKey ? "redo" : "undo"),
    y: () => !isRawText && session.travel("redo"),
    s: () => (event.shiftKey ? files.saveAs() : files.save()),
  };
  if (!(key in meanings) || session.store.known.view !== "editor") return;
  if (!(isRawText && key !== "s")) event.preventDefault();
  meanings[key]();
});

session.start();
preview.start();
