// SPDX-License-Identifier: Apache-2.0
import { h, refresh, select } from "/assets/view/dom.js";
import { withAlpha } from "/assets/editors/color/spaces.js";
import { isValueOf, sendWholeText } from "/assets/editors/whole.js";
import { Gestures } from "/assets/properties/gestures.js";
import { placeOfVariable } from "/assets/variables/names.js";

const openKey = "livery-builder-variables";

/**
 * The variables that the style can use, each with its value, which can be changed in place.
 *
 * The variables that the style uses, and those of the file, are always listed. The others of the
 * theme are listed on request, and when the user searches.
 *
 * @param {import("/assets/service/session.js").Session} session
 */
export function variablesPanel(session) {
  const count = h("span", { class: "panel-note" });
  const search = h("input", { type: "search", class: "text-input", placeholder: "Find a variable", "aria-label": "Find a variable", autocomplete: "off", spellcheck: "false" });
  const scope = select([["style", "in this style"], ["root", "in the whole file"]], {
    "aria-label": "New values of the theme's variables", title: "Where a new value for a variable of the theme is written",
  });
  const list = h("ul", { class: "variable-list", role: "list", "aria-label": "Variables" });
  const more = h("button", { type: "button", class: "button quiet small", "aria-expanded": "false" });
  const element = h("details", { class: "variables" },
    h("summary", { class: "panel-header" }, h("h2", { text: "Variables" }), count),
    h("div", { class: "variables-body" },
      h("div", { class: "variables-tools" }, search, h("label", { class: "variables-scope" }, h("span", { text: "Set the theme's" }), scope)),
      list, more));
  element.open = localStorage.getItem(openKey) !== "false";
  const gestures = new Gestures(list);
  let rows = new Map();
  let isAll = false;

  const show = (force) => {
    const all = session.store.known.document?.variables ?? [];
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const isOwn = ({ isUsed, place }) => isUsed || place !== "theme";
    const found = all.filter((variable) => {
      if (words.length) return words.every((word) => `${variable.name} ${variable.value}`.toLowerCase().includes(word));
      return isAll || isOwn(variable);
    }).sort((one, other) => Number(other.isUsed) - Number(one.isUsed));
    const hidden = all.filter((variable) => !isOwn(variable)).length;
    count.textContent = `${all.filter(({ isUsed }) => isUsed).length} used of ${all.length}`;
    more.hidden = words.length > 0 || hidden === 0;
    more.textContent = isAll ? "Show fewer" : `Show ${hidden} more of the theme`;
    more.setAttribute("aria-expanded", String(isAll));
    if (!element.open) return;
    const next = new Map(found.map((variable) => [variable.name, rows.get(variable.name) ?? variableRow(variable, change)]));
    const isOther = next.size !== rows.size || [...next.keys()].some((name, index) => name !== [...rows.keys()][index]);
    rows = next;
    if (isOther) list.replaceChildren(...[...rows.values()].map((row) => row.element));
    for (const variable of found) {
      if (force || !session.changes.isAhead({ name: variable.name }, session.store.known.revision ?? 0)) rows.get(variable.name).update(variable, force);
    }
  };
  const change = (name, text, done) =>
    session.changes.set({ name, text, scope: scope.value, gesture: gestures.name(false) }, (error) => {
      done(error);
      if (!error) show(false);
    }, "setVariable");

  more.addEventListener("click", () => {
    isAll = !isAll;
    show(false);
  });
  search.addEventListener("input", () => show(false));
  element.addEventListener("toggle", () => {
    localStorage.setItem(openKey, String(element.open));
    show(false);
  });
  session.store.subscribe((known, before) => {
    const force = known.rewritten !== before.rewritten;
    if (force) gestures.renew();
    if (force || known.document !== before.document) show(force);
  });
  return element;
}

/** Creates the row of a variable: its name, its location, and the fields of its value. */
function variableRow({ name }, change) {
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const place = h("span", { class: "variable-place" });
  const showProblem = (error) => {
    problem.hidden = !error;
    problem.textContent = error?.message ?? "";
  };
  let alpha = 1;
  const paint = h("span", { class: "swatch-paint" });
  const picker = h("input", {
    type: "color", class: "color-picker", "aria-label": `${name} picker`,
    on: { input: () => change(name, withAlpha(picker.value, alpha), showProblem) },
  });
  const well = h("span", { class: "color-well swatch" }, paint, picker);
  const field = h("input", {
    type: "text", class: "text-input code", "aria-label": name, autocomplete: "off", spellcheck: "false",
  });
  // The first value shows which values are whole.
  let property = null;
  sendWholeText(field, (text) => property !== null && isValueOf(property, text), () => change(name, field.value, showProblem));
  const element = h("li", { class: "variable-row", data: { variable: name } },
    h("div", { class: "variable-head" }, h("code", { class: "variable-name", text: name, title: name }), place),
    h("div", { class: "variable-value" }, well, field), problem);
  const update = (variable, force) => {
    if (force || field.value === (variable.written ?? variable.value)) showProblem(null);
    refresh(field, variable.written ?? variable.value, force);
    property = ["color", "text-indent", "rotate", "scale"].find((property) => CSS.supports(property, variable.value)) ?? null;
    place.textContent = placeOfVariable(variable);
    element.classList.toggle("is-used", variable.isUsed);
    well.hidden = !variable.color;
    if (!variable.color) return;
    alpha = variable.color.alpha;
    paint.style.background = withAlpha(variable.color.hex, alpha);
    refresh(picker, variable.color.hex, force);
  };
  return { element, update };
}
