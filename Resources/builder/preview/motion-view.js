// SPDX-License-Identifier: Apache-2.0
import { h, iconButton, select } from "/assets/view/dom.js";
import { icon } from "/assets/view/icons.js";
import { timeText } from "/assets/preview/playback.js";

const speeds = [["0.1", "0.1×"], ["0.25", "0.25×"], ["0.5", "0.5×"], ["1", "1×"]];

/** The elements that choose a motion of the style, and play it. */
export class MotionView {
  kind;
  from;
  to;
  speed;
  play;
  stop;
  repeat;
  slider;
  #arrow = h("span", { class: "motion-arrow", "aria-hidden": "true", text: "→" });
  #time = h("span", { class: "motion-time", "aria-hidden": "true" });
  #note = h("p", { class: "motion-note", id: "motion-note" });
  #choices;
  #track;
  element;

  /**
   * @param {{choose: () => void, toggle: () => void, rest: () => void, repeat: () => void,
   *   scrub: () => void, setSpeed: () => void}} actions
   */
  constructor(actions) {
    const choice = (label, options, change, value) => select(options, { "aria-label": label, title: label, value, on: { change } });
    this.kind = choice("Kind of motion", ["transition", "animation"], actions.choose);
    this.from = choice("From state", ["normal"], actions.choose);
    this.to = choice("To state", ["normal"], actions.choose);
    this.speed = choice("Speed", speeds, actions.setSpeed, "1");
    this.play = iconButton(icon("play"), "Play", actions.toggle, { class: "motion-play", "aria-describedby": "motion-note" });
    this.stop = iconButton(icon("stop"), "Show the style at rest", actions.rest, { class: "motion-stop" });
    this.repeat = iconButton(icon("repeat"), "Repeat", actions.repeat, { class: "motion-repeat", "aria-pressed": "false" });
    this.slider = h("input", {
      type: "range", class: "motion-slider", min: "0", step: "1", "aria-label": "Time", on: { input: actions.scrub },
    });
    this.#choices = h("div", { class: "motion-choices" }, this.kind, this.from, this.#arrow, this.to);
    this.#track = h("div", { class: "motion-track" }, this.stop, this.repeat, this.slider, this.#time, this.speed);
    this.element = h("div", { class: "motion", role: "group", "aria-label": "Motion", hidden: true },
      this.#choices, h("div", { class: "motion-player" }, this.play, this.#track, this.#note));
  }

  /** The state before the change; null for an animation. */
  get source() {
    return this.kind.value === "animation" ? null : this.from.value;
  }

  get isRepeated() {
    return this.repeat.getAttribute("aria-pressed") === "true";
  }

  /** Offers states, and keeps the selected ones that still exist. */
  offer(states) {
    if (states.join() === [...this.from.options].map((option) => option.value).join()) return;
    for (const field of [this.from, this.to]) {
      const { value } = field;
      field.replaceChildren(...states.map((state) => h("option", { value: state, text: state })));
      field.value = states.includes(value) ? value : "normal";
    }
  }

  /**
   * Shows a position in the chosen motion.
   *
   * @param {{from?: string, to: string, end: number, isInfinite: boolean, kinds: string[]}} motion
   * @param {import("/assets/preview/playback.js").Playback} playback
   * @param {boolean} isShown whether the preview shows the position
   */
  update(motion, { position, isPlaying }, isShown) {
    const { kinds, end } = motion;
    for (const option of this.kind.options) option.disabled = !kinds.includes(option.value);
    this.#choices.hidden = !kinds.length;
    this.from.hidden = this.#arrow.hidden = this.source === null;
    const label = isPlaying ? "Pause" : "Play";
    if (this.play.title !== label) {
      this.play.replaceChildren(icon(label.toLowerCase()));
      this.play.title = label;
      this.play.setAttribute("aria-label", label);
    }
    this.play.disabled = !end && !isPlaying;
    this.stop.disabled = !isShown;
    this.repeat.disabled = motion.isInfinite;
    this.#track.hidden = !end;
    this.#note.textContent = end ? "" : noteOf(motion);
    this.#note.hidden = end > 0;
    this.slider.max = String(Math.ceil(end));
    this.slider.value = String(Math.round(position));
    this.slider.setAttribute("aria-valuetext", `${timeText(position)} of ${timeText(end)}`);
    this.#time.textContent = `${Math.round(position)} / ${timeText(end)}`;
  }
}

/** Returns the reason why nothing moves. */
function noteOf({ from, to, kinds }) {
  if (!kinds.length) return "The style has no transition and no animation.";
  return from ? `Nothing moves from ${from} to ${to}.` : `Nothing moves in the state ${to}.`;
}
