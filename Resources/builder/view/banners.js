// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";

/**
 * The urgent messages below the bar: the service is away, or the file has changed on disk.
 *
 * @param {import("/assets/service/session.js").Session} session
 * @param {import("/assets/view/files.js").FileActions} files
 */
export function bannersView(session, files) {
  const element = h("div", { class: "banners", role: "alert" });
  let shown = "";
  session.store.subscribe(({ status, document: style, welcome }) => {
    const kind = status === "away" && welcome ? "away" : status === "refused" ? "refused" : style?.disk ?? "";
    if (kind === shown) return;
    shown = kind;
    element.replaceChildren(...(kind ? [banner(kind, style)] : []));
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
