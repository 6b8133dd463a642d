// SPDX-License-Identifier: Apache-2.0

/**
 * Handles a key in the focused row.
 *
 * @param {KeyboardEvent} event
 * @param {(string|number)[]} path the path of the row
 * @param {{actions: import("/assets/pipeline/actions.js").PipelineActions, go: (distance: number) => void,
 *   open: () => void}} context `go` moves the focus by rows, and `open` moves it to the properties
 * @returns {boolean} whether the key was handled
 */
export function pressRowKey(event, path, { actions, go, open }) {
  const key = keyText(event);
  const after = [...path.slice(0, -1), path.at(-1) + 1];
  const meanings = {
    ArrowUp: () => go(-1),
    ArrowDown: () => go(1),
    Home: () => go(-Infinity),
    End: () => go(Infinity),
    "Alt+ArrowUp": () => actions.moveBy(path, -1),
    "Alt+ArrowDown": () => actions.moveBy(path, 1),
    Delete: () => actions.remove(path),
    Backspace: () => actions.remove(path),
    "Control+d": () => actions.duplicate(path),
    " ": () => actions.toggle(path),
    Enter: open,
    Insert: () => actions.insert(after),
    "+": () => actions.insert(after),
  };
  if (!(key in meanings)) return false;
  event.preventDefault();
  meanings[key]();
  return true;
}

function keyText(event) {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.altKey) return `Alt+${key}`;
  return event.ctrlKey || event.metaKey ? `Control+${key}` : key;
}
