// SPDX-License-Identifier: Apache-2.0

const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The time in milliseconds after which the next key continues from the received value. */
const longestPause = 600;

/**
 * Moves a handle with the arrow keys by 1 px, with Shift by 10 px.
 *
 * Keys in quick succession add up, even if the state with the previous one has not arrived.
 *
 * @param {{element: HTMLElement, handle: import("/assets/handles/handles.js").Handle}} view
 * @param {(change: import("/assets/handles/handles.js").Change) => void} send
 */
export function handleKeys(view, send) {
  let run = null;
  view.element.addEventListener("keydown", (event) => {
    const direction = directions[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (!run || event.timeStamp - run.time > longestPause) run = { handle: view.handle, x: 0, y: 0 };
    const distance = event.shiftKey ? 10 : 1;
    run = { ...run, x: run.x + direction[0] * distance, y: run.y + direction[1] * distance, time: event.timeStamp };
    send(run.handle.moved(run.x, run.y, { isFine: true }));
  });
  view.element.addEventListener("blur", () => { run = null; });
}
