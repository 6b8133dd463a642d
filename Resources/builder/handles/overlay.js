// SPDX-License-Identifier: Apache-2.0
import { h, vector } from "/assets/view/dom.js";
import { stopHandle } from "/assets/editors/gradient/handle.js";
import { geometryOf, handlesOf } from "/assets/handles/handles.js";
import { HandleDrag } from "/assets/handles/drag.js";
import { handleKeys } from "/assets/handles/keys.js";
import { itemAt } from "/assets/pipeline/paths.js";
import { Gestures } from "/assets/properties/gestures.js";

/** The handles of the selected step, over the picture that shows it. */
export class HandleOverlay {
  element = h("div", { class: "handles", role: "group", "aria-label": "Handles of the step", hidden: true });
  #session;
  #lines = vector("svg", { class: "handle-lines", "aria-hidden": "true" });
  #gestures;
  #drag;
  #picture = null;
  #isShown = true;
  /** The elements and the current handles, by key. */
  #views = new Map();

  /** @param {import("/assets/service/session.js").Session} session */
  constructor(session) {
    this.#session = session;
    this.element.append(this.#lines);
    this.#gestures = new Gestures(this.element);
    this.#drag = new HandleDrag(this.#lines, (change) => this.#send(change), (handle) => this.#unchanged(handle));
    session.store.subscribe((known, before) => {
      if (known.rewritten !== before.rewritten) this.#gestures.renew();
      if (known.document !== before.document || known.selection !== before.selection) this.#update();
    });
  }

  /** Shows the handles on a picture; null hides them. */
  show(picture) {
    this.#picture = picture;
    this.#update();
  }

  /** Shows or hides the handles. */
  use(isShown) {
    this.#isShown = isShown;
    this.#update();
  }

  #update() {
    const { document: style, selection } = this.#session.store.known;
    const items = style?.items ?? [];
    const geometry = this.#isShown ? geometryOf(items, selection, this.#picture?.steps) : null;
    const handles = geometry ? handlesOf(itemAt(items, selection), geometry.anchors, (change) => this.#send(change)) : [];
    this.element.hidden = !handles.length;
    const keys = new Set(handles.map(({ key }) => key));
    for (const [key, { element }] of this.#views) {
      if (keys.has(key)) continue;
      if (element === document.activeElement) this.element.closest("[tabindex]")?.focus();
      element.remove();
      this.#views.delete(key);
    }
    if (!handles.length) return;
    const { width, height } = this.#picture;
    const matrix = new DOMMatrix(geometry.transform);
    this.#lines.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.#lines.replaceChildren(...["handle-line-halo", "handle-line"].map((kind) => this.#path(kind, handles, matrix)));
    for (const handle of handles) this.#place(handle, matrix);
  }

  #path(kind, handles, matrix) {
    const lines = handles.flatMap(({ lines = [] }) => lines);
    const point = (position) => {
      const { x, y } = matrix.transformPoint({ x: position[0], y: position[1] });
      return `${x} ${y}`;
    };
    return vector("path", { class: kind, d: lines.map((line) => `M${line.map(point).join("L")}`).join("") });
  }

  #place(handle, matrix) {
    const view = this.#views.get(handle.key) ?? this.#make(handle);
    view.handle = handle;
    view.matrix = matrix;
    view.update(handle);
    const { x, y } = matrix.transformPoint({ x: handle.position[0], y: handle.position[1] });
    view.element.style.left = `${(x / this.#picture.width) * 100}%`;
    view.element.style.top = `${(y / this.#picture.height) * 100}%`;
  }

  #make({ key, label, gradient }) {
    const view = { handle: null, matrix: null };
    if (gradient) {
      const current = () => view.handle.gradient;
      const { element, update } = stopHandle(label, {
        move: (distance) => this.#send(current().moved(distance)), remove: () => current().remove(), add: () => current().add(),
      });
      Object.assign(view, { element, update: (handle) => update(handle.gradient.stop, handle.gradient.offset) });
    } else {
      view.element = h("span", { class: "handle", role: "slider", tabindex: "0", "aria-label": label });
      view.update = ({ axis, now, text }) => {
        view.element.dataset.axis = axis;
        view.element.setAttribute("aria-valuenow", String(now));
        view.element.setAttribute("aria-valuetext", text);
      };
      handleKeys(view, (change) => this.#send(change));
    }
    this.#drag.listen(view);
    this.#views.set(key, view);
    this.element.append(view.element);
    return view;
  }

  #unchanged(handle) {
    const { parameter } = handle.moved(0, 0);
    const { document: style, selection } = this.#session.store.known;
    const { value } = parameter.reduce(({ parameters, value }, name) =>
      (parameters ?? value.data.parameters).find((other) => other.name === name), itemAt(style.items, selection));
    return { parameter, text: value?.text ?? "" };
  }

  #send({ parameter, text, isDiscrete = false }) {
    const { selection: at } = this.#session.store.known;
    this.#session.changes.set({ at, parameter, text, gesture: this.#gestures.name(isDiscrete) }, (error) => {
      if (error) this.#session.announcer.say(error.message);
    });
  }
}
