// SPDX-License-Identifier: Apache-2.0

const isMac = /mac/i.test(navigator.userAgentData?.platform ?? navigator.platform);

/** Returns the names of the keys of a shortcut, as the keyboard shows them. */
export function keyNames(keys) {
  return keys.split("+").map((key) => (key === "Mod" ? (isMac ? "⌘" : "Ctrl") : key));
}

/** Returns the shortcut of an event with Control or Command, or null. */
export function shortcutOf(event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toUpperCase();
  // A second shortcut for redo, as on Windows.
  if (key === "Y" && !event.shiftKey) return "Mod+Shift+Z";
  return event.shiftKey ? `Mod+Shift+${key}` : `Mod+${key}`;
}
