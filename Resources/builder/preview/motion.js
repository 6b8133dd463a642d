// SPDX-License-Identifier: Apache-2.0
import { base, statesOf } from "/assets/pipeline/states.js";
import { MotionView } from "/assets/preview/motion-view.js";
import { motionText, Playback, timeText } from "/assets/preview/playback.js";

/**
 * The player of the transitions and animations of the edited style.
 *
 * Only the user starts a motion. The service draws each moment and reports the end of
 * the motion with each picture, so an edited style continues to play.
 */
export class MotionPlayer {
  #client;
  #announcer;
  #view = new MotionView({
    choose: () => this.#choose(), toggle: () => this.toggle(), rest: () => this.#rest(), repeat: () => this.#repeat(),
    scrub: () => this.#scrub(), setSpeed: () => { this.#playback.speed = Number(this.#view.speed.value); },
  });
  #playback = new Playback(() => this.#moved());
  /** Whether the preview shows a moment; otherwise it shows the style at rest. */
  #isShown = false;
  /** Whether the motion played at its last position. */
  #wasPlaying = false;
  /** The motion as the last picture describes it, or null if no style is shown. */
  #motion = null;

  /**
   * @param {import("/assets/preview/render-client.js").RenderClient} client
   * @param {import("/assets/view/announcer.js").Announcer} announcer
   */
  constructor(client, announcer) {
    this.#client = client;
    this.#announcer = announcer;
    this.#send();
  }

  get element() {
    return this.#view.element;
  }

  get isPlaying() {
    return this.#playback.isPlaying;
  }

  get canPlay() {
    return this.#motion?.end > 0;
  }

  get isShown() {
    return this.#isShown;
  }

  /** Offers the states of the open style, and chooses the change to the edited one. */
  use(style, before) {
    const { selector, state } = style;
    const { source, to } = this.#view;
    const former = [source, to.value].join();
    this.#view.offer(statesOf(style));
    if (selector !== before?.selector || state !== before.state) {
      this.#view.kind.value = "transition";
      this.#view.from.value = base;
      to.value = state === base ? "highlighted" : state;
      this.#choose();
    } else if (former !== [this.#view.source, to.value].join()) this.#choose();
  }

  /** Shows the motion of a picture, which is null without a style. */
  show(motion) {
    this.element.hidden = !motion;
    if (!motion) {
      this.#motion = null;
      this.stop();
      return;
    }
    const { kind, source, to } = this.#view;
    // The picture may show an earlier choice.
    if (motion.to !== to.value || (motion.from ?? null) !== source) return;
    if (motion.kinds.length && !motion.kinds.includes(kind.value)) {
      [kind.value] = motion.kinds;
      if (source) to.value = base;
      this.#choose();
      return;
    }
    this.#motion = motion;
    this.#playback.isRepeated = motion.isInfinite || this.#view.isRepeated;
    this.#playback.use(motion.end);
    this.#update();
  }

  /** Plays the motion, or pauses it. */
  toggle() {
    if (this.#playback.isPlaying) {
      this.#pause();
      this.#announcer.say(`Paused at ${timeText(this.#playback.position)}`);
    } else if (this.canPlay) {
      this.#announcer.say(`Playing ${motionText(this.#motion)}`);
      this.#playback.play();
    }
  }

  /** Shows the style at rest. */
  stop() {
    this.#pause();
    this.#playback.position = 0;
    if (this.#isShown) {
      this.#isShown = false;
      this.#send();
    }
    this.#update();
  }

  #choose() {
    this.stop();
    this.#motion = null;
    this.#playback.use(0);
    this.#send();
  }

  #rest() {
    this.stop();
    this.#announcer.say("The style is at rest");
    this.#view.play.focus();
  }

  #pause() {
    this.#playback.pause();
    this.#wasPlaying = false;
    this.#update();
  }

  #scrub() {
    if (this.#playback.isPlaying) this.#pause();
    this.#playback.seek(Number(this.#view.slider.value));
  }

  #repeat() {
    const isRepeated = !this.#view.isRepeated;
    this.#view.repeat.setAttribute("aria-pressed", String(isRepeated));
    this.#playback.isRepeated = isRepeated || this.#motion?.isInfinite === true;
  }

  #moved() {
    const { isPlaying, position } = this.#playback;
    if (this.#wasPlaying && !isPlaying) this.#announcer.say(`Ended at ${timeText(position)}`);
    this.#wasPlaying = isPlaying;
    this.#isShown = true;
    this.#send();
    this.#update();
  }

  #send() {
    const { source: from, to } = this.#view;
    this.#client.move({ from, to: to.value, at: this.#isShown ? this.#playback.position : null });
  }

  #update() {
    if (this.#motion) this.#view.update(this.#motion, this.#playback, this.#isShown);
  }
}
