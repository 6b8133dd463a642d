// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { exportAddress, exportFormats } from "/assets/view/exports.js";
import { itemAt } from "/assets/pipeline/paths.js";
import { nameOf } from "/assets/pipeline/actions.js";
import { base, editNamedState, statesOf } from "/assets/pipeline/states.js";
import { labelOf } from "/assets/pipeline/styles.js";

/**
 * An action of the editor page.
 *
 * @typedef {object} Action
 * @property {string} group the part of the page
 * @property {string} label
 * @property {string} [keys] the shortcut, such as `Mod+S`; Mod is Control, or Command on a Mac
 * @property {boolean} [isGlobal] whether the shortcut works anywhere in the editor; others need the
 *   focus in the list of steps
 * @property {boolean} [isInText] whether the shortcut works in a text area too
 * @property {boolean} [isDisabled]
 * @property {() => void} run
 */

/**
 * Returns all actions that exist in the present state of the page.
 *
 * @param {{session: import("/assets/service/session.js").Session,
 *   files: import("/assets/view/files.js").FileActions, preview: any, pipeline: any, properties: any,
 *   archive: HTMLDetailsElement}} page
 * @returns {Action[]}
 */
export function allActions(page) {
  const { session } = page;
  const style = session.store.known.document;
  const isEditing = style && session.store.known.view === "editor";
  return [
    ...(isEditing ? [...historyActions(session, style), ...stepActions(page, style), ...stateActions(page, style), ...fileActions(page, style)] : []),
    ...viewActions(session, style),
    ...(isEditing ? [...panelActions(page), ...previewActions(page, style), ...exportActions(page)] : []),
  ];
}

function historyActions(session, style) {
  const travel = (name, label, keys) => ({
    group: "Edit", label: style[name] ? `${label}: ${style[name]}` : label, keys, isGlobal: true, isDisabled: !style[name],
    run: () => session.travel(name),
  });
  return [travel("undo", "Undo", "Mod+Z"), travel("redo", "Redo", "Mod+Shift+Z")];
}

function stepActions({ session, pipeline, properties }, style) {
  const { actions } = pipeline;
  const append = { group: "Step", label: "Add a step at the end", run: () => actions.insert([style.items.length]) };
  const at = session.store.known.selection;
  const item = itemAt(style.items, at);
  if (!item) return [append];
  const name = nameOf(item);
  const action = (label, keys, run) => ({ group: "Step", label, keys, run });
  return [
    append,
    action(`Insert a step after ${name}`, "Insert", () => actions.insert([...at.slice(0, -1), at.at(-1) + 1])),
    action(`Duplicate ${name}`, "Mod+D", () => actions.duplicate(at)),
    action(`Remove ${name}`, "Delete", () => actions.remove(at)),
    action(`${item.isEnabled ? "Disable" : "Enable"} ${name}`, "Space", () => actions.toggle(at)),
    action(`Move ${name} up`, "Alt+↑", () => actions.moveBy(at, -1)),
    action(`Move ${name} down`, "Alt+↓", () => actions.moveBy(at, 1)),
    action(`Edit the properties of ${name}`, "Enter", () => properties.focus()),
  ];
}

function stateActions({ pipeline: { actions } }, style) {
  if (!style.hasStates) return [];
  const isOwn = style.ownStates.includes(style.state);
  return [
    ...statesOf(style).map((name) => ({
      group: "State", label: name === base ? "Edit the base style" : `Edit the state ${name}`, isDisabled: name === style.state,
      run: () => actions.edit(name),
    })),
    { group: "State", label: "Edit another state…", run: () => editNamedState(actions) },
    { group: "State", label: "Inherit all steps", isDisabled: !isOwn, run: () => actions.inherit(null) },
  ];
}

function fileActions({ files }, style) {
  const action = (label, run, others = {}) => ({ group: "File", label, run, ...others });
  return [
    // Also for a saved style, because saving first applies the text of the focused field.
    action("Save", () => files.save(), { keys: "Mod+S", isGlobal: true, isInText: true }),
    action("Save as…", () => files.saveAs(), { keys: "Mod+Shift+S", isGlobal: true, isInText: true }),
    action("Revert to the file…", () => files.revert(), { isDisabled: !style.file || style.isSaved }),
    action("Rename the style…", () => files.rename()),
    action("Add a style to the file…", () => files.addStyle()),
    ...style.bases.filter((index) => index !== style.style)
      .map((index) => action(`Edit the style ${labelOf(style.styles, index)}`, () => files.select(index))),
    action("Close the style", () => files.close()),
  ];
}

function viewActions({ store }, style) {
  const views = [["new", "New style"], ["explore", "Explore the theme"], ["archives", "Archives"], ...(style ? [["editor", "Editor"]] : [])];
  return views.filter(([view]) => view !== store.known.view)
    .map(([view, label]) => ({ group: "Go to", label, run: () => store.set({ view }) }));
}

function previewActions({ preview, archive }, style) {
  const { client, motion } = preview;
  const { settings } = client;
  const action = (label, changes) => ({
    group: "Preview", label, isDisabled: Object.entries(changes).every(([name, value]) => settings[name] === value),
    run: () => client.change(changes),
  });
  return [
    { group: "Preview", label: preview.isMatrix ? "Show a single picture" : "Show the matrix of all states", run: () => preview.showMatrix(!preview.isMatrix) },
    {
      group: "Preview", label: archive.open ? "Hide the text of the archive" : "Show the text of the archive",
      run: () => { archive.open = !archive.open; },
    },
    { group: "Preview", label: motion.isPlaying ? "Pause the motion" : "Play the motion", isDisabled: !motion.canPlay, run: () => motion.toggle() },
    { group: "Preview", label: "Show the style at rest", isDisabled: !motion.isShown, run: () => motion.stop() },
    { group: "Preview", label: "Choose a picture to show…", run: () => preview.choosePicture() },
    ...(client.image ? [{ group: "Preview", label: "Remove the picture", run: () => client.show(null) }] : []),
    action(settings.hasHandles ? "Hide the handles" : "Show the handles", { hasHandles: !settings.hasHandles }),
    action(`${settings.scheme === "dark" ? "Light" : "Dark"} color scheme`, { scheme: settings.scheme === "dark" ? "light" : "dark" }),
    ...style.states.map((state) => action(`Preview the state ${state}`, { state })),
    ...[["auto", "as the scheme"], ["light", "light"], ["dark", "dark"], ["checkerboard", "checkerboard"]]
      .map(([ground, label]) => action(`Background ${label}`, { ground })),
    ...[0.5, 1, 2, 3, 4, 8].map((zoom) => action(`Zoom ${zoom * 100} %`, { zoom })),
    ...[1, 2, 3, 4].map((scale) => action(`Scale ${scale}×`, { scale })),
    action(settings.isNatural ? "Given size" : "Natural size", { isNatural: !settings.isNatural }),
  ];
}

function exportActions({ preview }) {
  return exportFormats.map(([format, label]) => ({
    group: "Export", label: `Export as ${label}`,
    run: () => h("a", { download: "", href: exportAddress(format, preview.client.settings) }).click(),
  }));
}

function panelActions({ pipeline, preview, properties }) {
  return [["Pipeline", pipeline], ["Preview", preview], ["Properties", properties]]
    .map(([label, panel]) => ({ group: "Go to", label, run: () => panel.focus() }));
}
