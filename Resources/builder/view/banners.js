// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";

/**
 * The messages below the bar: the service is away, the file has changed on disk, or a saved file
 * has steps that are not drawn.
 *
 * @param {import("/assets/service/session.js").Session} session
 * @param {import("/assets/view/files.js").FileActions} files
 */
export function bannersView(session, files) {
  const element = h("div", { class: "banners", role: "alert" });
  let shown = "";
  let shownNotice = null;
  session.store.subscribe(({ status, document: style, welcome, notice }) => {
    const kind = status === "away" && welcome ? "away" : status === "refused" ? "refused" : style?.disk ?? "";
    const current = style ? notice : null;
    if (kind === shown && current === shownNotice) return;
    [shown, shownNotice] = [kind, current];
    element.replaceChildren(...(kind ? [banner(kind, style)] : []), ...(current ? [noticeBanner(session, current)] : []));
  });

  const keep = () => session.edit("keep", {}, { say: () => "your changes are kept" });
  const banner = (kind, style) => {
    const sentence = {
      away: "The service is not connected. The page reconnects automatically; until then it shows the last state.",
      refused: "The service was restarted with another token: open the address that it printed.",
      changed: `${style?.file} has changed on the disk.`,
      removed: `${style?.file} is no longer on the disk. Saving writes it again.`,
    }[kind];
    const buttons = kind === "changed"
      ? [button("Load the file", () => files.reload()), button("Keep mine", keep)]
      : kind === "removed" ? [button("Keep mine", keep)] : [];
    return h("div", { class: `banner banner-${kind}` }, h("p", { text: sentence }), ...buttons);
  };
  return element;
}

function button(text, action) {
  return h("button", { type: "button", class: "button", text, on: { click: action } });
}

/** Creates the banner about a saved file, with a button that shows the step in question. */
function noticeBanner({ store }, { text, at }) {
  return h("div", { class: "banner banner-notice" }, h("p", { text }),
    h("div", { class: "banner-buttons" },
      at && button("Show the step", () => store.set({ view: "editor", selection: at })),
      button("Dismiss", () => store.set({ notice: null }))));
}
