// SPDX-License-Identifier: Apache-2.0
import { isSame, isWithin, placeAfterMove } from "/assets/pipeline/paths.js";

const farEnough = 4;
const edge = 36;

/**
 * Moves rows by dragging their grips to the gaps between the rows, which the mark shows meanwhile.
 *
 * @param {object} drag
 * @param {HTMLElement} drag.list the scrolling container of the rows and gaps
 * @param {HTMLElement} drag.mark the line that shows the gap
 * @param {(from: any[], to: any[]) => void} drag.move
 * @param {() => void} drag.ended is called after each drag, even if no row is moved
 */
export function followDrags({ list, mark, move, ended }) {
  let current = null;

  const finish = (isMeant) => {
    if (!current) return;
    const { row, path, gap, pointer, grip } = current;
    current = null;
    grip.releasePointerCapture?.(pointer);
    row.classList.remove("is-dragged");
    list.classList.remove("has-drag");
    mark.hidden = true;
    removeEventListener("keydown", cancel, true);
    ended();
    const to = gap && placeAfterMove(path, gap);
    if (isMeant && to && !isSame(to, path)) move(path, to);
  };
  const cancel = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    finish(false);
  };

  list.addEventListener("pointerdown", (event) => {
    const grip = event.target.closest(".grip");
    if (!grip || event.button !== 0) return;
    event.preventDefault();
    const row = grip.closest("[data-row]");
    grip.setPointerCapture(event.pointerId);
    current = { row, grip, path: JSON.parse(row.dataset.row), pointer: event.pointerId, start: event.clientY, gap: null };
    addEventListener("keydown", cancel, true);
  });
  list.addEventListener("pointermove", (event) => {
    if (!current) return;
    const hasBegun = list.classList.contains("has-drag");
    if (!hasBegun && Math.abs(event.clientY - current.start) < farEnough) return;
    list.classList.add("has-drag");
    current.row.classList.add("is-dragged");
    scrollAtEdge(list, event.clientY);
    const gap = nearestGap(list, current.path, event.clientX, event.clientY);
    current.gap = gap && JSON.parse(gap.dataset.gap);
    place(mark, gap, list);
  });
  list.addEventListener("pointerup", () => finish(true));
  list.addEventListener("pointercancel", () => finish(false));
  return { get isGoing() { return current !== null; } };
}

/**
 * Returns the gap nearest to the pointer, mainly by vertical distance, outside of the dragged row.
 */
function nearestGap(list, path, x, y) {
  let best = null;
  let distance = Infinity;
  for (const gap of list.querySelectorAll("[data-gap]")) {
    if (isWithin(JSON.parse(gap.dataset.gap), path)) continue;
    const box = gap.getBoundingClientRect();
    const away = Math.abs(y - (box.top + box.height / 2)) + Math.max(0, box.left - x) * 0.5;
    if (away < distance) [best, distance] = [gap, away];
  }
  return best;
}

function place(mark, gap, list) {
  mark.hidden = !gap;
  if (!gap) return;
  const box = gap.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  mark.style.top = `${box.top + box.height / 2 - frame.top + list.scrollTop}px`;
  mark.style.left = `${box.left - frame.left + 4}px`;
  mark.style.width = `${box.width - 8}px`;
}

function scrollAtEdge(list, y) {
  const frame = list.getBoundingClientRect();
  if (y < frame.top + edge) list.scrollTop -= 8;
  if (y > frame.bottom - edge) list.scrollTop += 8;
}
