// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { find } from "/assets/view/finder.js";
import { keyNames } from "/assets/palette/keys.js";

/**
 * Opens the list of all actions, and runs the one that the user chooses.
 *
 * @param {import("/assets/palette/actions.js").Action[]} actions
 */
export async function openPalette(actions) {
  const action = await find({
    title: "Commands", label: "Find a command", noun: "commands", verb: "run", empty: "No command has this name.", items: actions,
    name: ({ label }) => label,
    words: ({ group, label }) => `${group} ${label}`,
    row: ({ group, label, keys, isDisabled }) => ({
      class: "palette-row", isDisabled,
      children: [
        h("span", { class: "palette-group", text: group }), h("span", { class: "palette-label", text: label }),
        keys && h("span", { class: "palette-keys" }, h("span", { class: "visually-hidden", text: ", " }),
          ...keyNames(keys).map((text) => h("kbd", { text }))),
      ],
    }),
  });
  action?.run();
}
