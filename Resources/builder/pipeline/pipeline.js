// SPDX-License-Identifier: Apache-2.0
import { h } from "/assets/view/dom.js";
import { icon } from "/assets/view/icons.js";
import { PipelineActions } from "/assets/pipeline/actions.js";
import { followDrags } from "/assets/pipeline/drag.js";
import { pressRowKey } from "/assets/pipeline/keys.js";
import { allPaths, isSame, nestedLists } from "/assets/pipeline/paths.js";
import { stepRow } from "/assets/pipeline/row.js";
import { stateSwitch } from "/assets/pipeline/states.js";
import { styleSwitch } from "/assets/pipeline/styles.js";
import { variablesPanel } from "/assets/variables/panel.js";

/**
 * The list of the open style's steps, from top to bottom.
 *
 * @param {import("/assets/service/session.js").Session} session
 * @param {import("/assets/view/files.js").FileActions} files
 * @param {{openProperties: () => void}} context
 */
export function pipelineView(session, files, { openProperties }) {
  const actions = new PipelineActions(session);
  const mark = h("div", { class: "insertion-mark", hidden: true });
  const body = h("div", { class: "pipeline-body" });
  const list = h("div", { class: "pipeline-list", data: { roving: "" } }, body, mark);
  const append = h("button", {
    type: "button", class: "button append", on: { click: () => actions.insert(null) },
  }, icon("plus"), "Add a step");
  const element = h("section", { class: "panel pipeline", "aria-labelledby": "pipeline-title" },
    h("header", { class: "panel-header" }, h("h2", { id: "pipeline-title", text: "Pipeline" }),
      h("span", { class: "panel-note pipeline-count" }), append),
    styleSwitch(session, files), stateSwitch(session, { actions }), list, variablesPanel(session));

  const show = () => {
    const { document: style, selection, drafts } = session.store.known;
    const focused = document.activeElement?.closest?.(".row-main, .row-tools button, .gap button");
    const isInside = focused && body.contains(focused);
    const items = style?.items ?? [];
    element.querySelector(".pipeline-count").textContent = countText(items.length);
    body.replaceChildren(items.length ? listOf(items, [], { selection, actions, drafts }) : emptyNote());
    if (isInside) rowButton(selection)?.focus({ preventScroll: true });
  };
  const rowButton = (path) =>
    [...body.querySelectorAll(".row-main")].find((row) => isSame(JSON.parse(row.dataset.path), path));
  const choose = (path, isFocused) => {
    if (!isSame(session.store.known.selection, path)) session.store.set({ selection: path });
    if (isFocused) rowButton(path)?.focus();
  };
  const drag = followDrags({
    list, mark, ended: show,
    move: async (from, to) => {
      await actions.move(from, to);
      rowButton(to)?.focus();
    },
  });

  body.addEventListener("click", (event) => {
    const row = event.target.closest(".row-main");
    if (row) choose(JSON.parse(row.dataset.path), true);
    const gap = event.target.closest(".gap button");
    if (gap) actions.insert(JSON.parse(gap.parentElement.dataset.gap)).then(() => rowButton(session.store.known.selection)?.focus());
  });
  body.addEventListener("keydown", (event) => {
    const row = event.target.closest(".row-main");
    if (!row) return;
    const path = JSON.parse(row.dataset.path);
    const go = (distance) => {
      const paths = allPaths(actions.items);
      const index = paths.findIndex((other) => isSame(other, path)) + distance;
      choose(paths[Math.max(0, Math.min(index, paths.length - 1))], true);
    };
    pressRowKey(event, path, { actions, go, open: openProperties });
  });
  session.store.subscribe((known, before) => {
    const isOther = known.document !== before.document || known.selection !== before.selection || known.drafts !== before.drafts;
    if (isOther && !drag.isGoing) show();
  });
  return { element, actions, focus: () => (rowButton(session.store.known.selection) ?? append).focus() };
}

function listOf(items, prefix, context) {
  const rows = items.flatMap((item, index) => {
    const path = [...prefix, index];
    const isSelected = isSame(path, context.selection);
    const isReachable = (isSelected || isSame([...prefix, index - 1], context.selection));
    return [h("li", { class: "step" },
      gap(path, isReachable),
      stepRow({ item, path, count: items.length, isSelected, actions: context.actions, hasDraft: context.drafts.some(({ at }) => isSame(at, path)) }),
      ...nestedLists(item).map((list) => nested(list, [...path, list.name], context)))];
  });
  const end = [...prefix, items.length];
  const isLastSelected = isSame([...prefix, items.length - 1], context.selection);
  return h("ol", { class: "steps", role: "list", "aria-label": prefix.length ? `Steps of ${prefix.at(-1)}` : "Steps" },
    ...rows, h("li", { class: "step step-end" }, gap(end, isLastSelected || !items.length)));
}

function nested({ name, items }, prefix, context) {
  return h("div", { class: "nested" },
    h("p", { class: "nested-name", text: name.replaceAll("-", " ") }),
    listOf(items, prefix, context));
}

/** Creates the gap between two rows, with the button that inserts a step there. */
function gap(path, isReachable) {
  const label = `Insert a step at position ${path.at(-1) + 1}${path.length > 1 ? ` of ${path.at(-2)}` : ""}`;
  return h("div", { class: "gap", data: { gap: JSON.stringify(path) } },
    h("button", { type: "button", tabindex: isReachable ? "0" : "-1", "aria-label": label, title: label }, icon("plus")));
}

function emptyNote() {
  return h("div", { class: "empty" }, h("p", { class: "empty-title", text: "This style draws nothing yet." }),
    h("p", { text: "A pipeline is a chain of steps: a shape, then its fills, borders, shadows and texts. Add the first step." }));
}

function countText(count) {
  return count === 1 ? "1 step" : `${count} steps`;
}
