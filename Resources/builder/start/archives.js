// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { icon } from "/assets/view/icons.js";

/**
 * The view of the archives in the folder, with the styles in each.
 *
 * @param {import("/assets/service/session.js").Session} session
 * @param {import("/assets/view/files.js").FileActions} files
 */
export function archivesView(session, files) {
  const list = h("ul", { class: "archive-list", role: "list", "aria-label": "Archives" });
  const folder = h("p", { class: "panel-note code" });
  const note = h("p", { class: "empty", role: "status" });
  const load = async () => {
    const result = await session.run("archives").catch((error) => void (note.textContent = error.message));
    if (!result) return;
    note.textContent = result.archives.length ? "" : "There is no archive in the folder yet. Styles that you save are stored there.";
    list.replaceChildren(...result.archives.map((archive) => archiveRow(archive, files)));
  };
  const element = h("section", { class: "archives", "aria-labelledby": "archives-title" },
    h("header", { class: "view-header" }, h("h2", { id: "archives-title", text: "Load from disk" }), folder,
      h("button", { type: "button", class: "button quiet", on: { click: load } }, icon("reset"), "Reload")),
    note, list);
  session.store.subscribe((known, before) => {
    folder.textContent = known.welcome?.folder ?? "";
    const isShown = known.view === "archives" && known.status === "open";
    const wasShown = before.view === "archives" && before.status === "open";
    const isSaved = known.document?.isSaved && !before.document?.isSaved;
    if (isShown && (!wasShown || isSaved)) load();
  });
  return element;
}

/** Creates the row of an archive: its name, size and problem, and a button for each style. */
function archiveRow({ file, styles, bytes, problem }, files) {
  const isJSON = /\.json$/i.test(file);
  const open = (style) => files.begin("open", { file, style });
  return h("li", { class: "archive" },
    h("div", { class: "archive-head" }, icon("file"), h("span", { class: "archive-name", text: file }),
      isJSON ? h("span", { class: "badge", text: "is converted" }) : null,
      h("span", { class: "archive-size", text: sizeText(bytes) })),
    problem ? h("p", { class: "problem", text: problem }) : null,
    h("div", { class: "archive-styles" }, ...styles.map((selector, index) => h("button", {
      type: "button", class: "button chip", "aria-label": `Open ${selector} of ${file}`, on: { click: () => open(index) },
    }, h("code", { text: selector })))));
}

function sizeText(bytes) {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}
