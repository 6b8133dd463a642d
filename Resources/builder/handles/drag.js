// SPDX-License-Identifier: Apache-2.0

/**
 * Dragging of handles.
 *
 * The changes derive from the handle at the start of the drag, so that neither late states nor a
 * picture that changes its size disturb it.
 */
export class HandleDrag {
  #lines;
  #send;
  #unchanged;

  /**
   * @param {SVGSVGElement} lines the element whose coordinates are the px of the picture, in any
   *   scale and rotation
   * @param {(change: import("/assets/handles/handles.js").Change) => void} send
   * @param {(handle: import("/assets/handles/handles.js").Handle) => object} unchanged returns the
   *   change that restores the present value
   */
  constructor(lines, send, unchanged) {
    this.#lines = lines;
    this.#send = send;
    this.#unchanged = unchanged;
  }

  /**
   * Listens to the pointer on a handle.
   *
   * @param {{element: HTMLElement, handle: any, matrix: DOMMatrix}} view
   */
  listen(view) {
    const { element } = view;
    let start = null;
    const finish = () => {
      if (!start) return;
      start = null;
      element.classList.remove("is-dragged");
      removeEventListener("keydown", cancel, true);
    };
    const cancel = (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.#send(start.unchanged);
      finish();
    };
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      element.focus();
      element.setPointerCapture(event.pointerId);
      element.classList.add("is-dragged");
      // The translation does not matter for distances.
      const inverse = DOMMatrix.fromMatrix(this.#lines.getScreenCTM()).multiply(view.matrix).inverse();
      start = { handle: view.handle, unchanged: this.#unchanged(view.handle), inverse, x: event.clientX, y: event.clientY };
      addEventListener("keydown", cancel, true);
    });
    element.addEventListener("pointermove", (event) => {
      if (!start) return;
      const { a, b, c, d } = start.inverse;
      const [right, down] = [event.clientX - start.x, event.clientY - start.y];
      const options = { isFine: event.altKey, isAll: event.shiftKey };
      this.#send(start.handle.moved(a * right + c * down, b * right + d * down, options));
    });
    element.addEventListener("pointerup", finish);
    element.addEventListener("pointercancel", finish);
  }
}
