// SPDX-License-Identifier: Apache-2.0
import { Connection } from "/assets/service/connection.js";

const largestImage = 8 * 1024 * 1024;
const imageTypes = ["image/png", "image/jpeg", "image/webp"];

/**
 * @typedef {object} Settings
 * @property {boolean} isNatural whether the style has its natural size
 * @property {number} width
 * @property {number} height
 * @property {number} scale the number of pixels per px
 * @property {string} text
 * @property {string} state
 * @property {"light" | "dark"} scheme
 * @property {"auto" | "light" | "dark" | "checkerboard"} ground the background of the page behind
 *   the picture; an automatic one follows the scheme
 * @property {number} zoom the magnification in the page
 * @property {boolean} [hasHandles] whether the page shows handles on the picture, which need the
 *   geometry of its steps
 * @property {boolean} [isFollowing] whether the page shows the moment that the editor plays
 */
const firstSettings = {
  isNatural: true, width: 200, height: 60, scale: 2, text: "Livery", state: "normal", scheme: "light", ground: "auto", zoom: 1,
};

/** Returns the initial color scheme, which is that of the page. */
function firstScheme() {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/**
 * A render client: its settings, which are stored in the browser, and the pictures that it
 * receives.
 */
export class RenderClient {
  settings;
  image = null;
  number = null;
  #key;
  #listener;
  #announced = null;
  #connection;
  /** The chosen motion and its moment, or null. */
  #motion = null;
  /** Whether the motion has changed since it was last sent. */
  #isMoved = false;
  /** Whether the picture of the motion that was last sent has not arrived. */
  #isAwaited = false;

  /**
   * @param {string} key the storage key of the settings
   * @param {Partial<Settings>} settings the initial settings
   * @param {{picture: (picture: any, data: Blob) => Promise<void>, erase: () => void,
   *   failed: (message: string) => void, status: (status: string) => void,
   *   changed: (settings: Settings) => void}} listener
   */
  constructor(key, settings, listener) {
    this.#key = key;
    this.#listener = listener;
    this.settings = { ...firstSettings, scheme: firstScheme(), ...settings, ...this.#kept() };
    this.#connection = new Connection("/preview", {
      message: (name, body) => this.#receive(name, body),
      binary: (data) => this.#show(data),
      status: (status) => listener.status(status),
    });
  }

  /** Connects. */
  start() {
    this.#listener.changed(this.settings);
    this.#connection.start();
  }

  /** Changes some settings. */
  change(settings) {
    this.settings = { ...this.settings, ...settings };
    localStorage.setItem(this.#key, JSON.stringify(this.settings));
    this.#listener.changed(this.settings);
    this.#configure();
  }

  /**
   * Shows a moment of a motion, or the style at rest if it has none.
   *
   * The next moment is sent after the picture of the previous one has arrived, and those between are
   * skipped.
   *
   * @param {{from: string | null, to: string, at: number | null}} motion
   */
  move(motion) {
    this.#motion = motion;
    this.#isMoved = true;
    this.#sendMotion();
  }

  /**
   * Sets the image that the style shows; null for none.
   *
   * @returns {string | null} the reason why it cannot be shown
   */
  show(image) {
    if (image && !imageTypes.includes(image.type)) return `A ${image.type || "file of this type"} cannot be shown; PNG, JPEG and WebP are accepted.`;
    if (image && image.size > largestImage) return `The picture has ${megabytes(image.size)} MB; at most 8 MB can be shown.`;
    this.image = image;
    if (image) this.#connection.transmit(image);
    else this.#connection.send("removeImage");
    this.#listener.changed(this.settings);
    return null;
  }

  #kept() {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? "{}");
    } catch {
      return {};
    }
  }

  #sendMotion(isArrived = false) {
    if (isArrived) this.#isAwaited = false;
    if (!this.#isMoved || this.#isAwaited || !this.#connection.send("configure", { motion: this.#motion })) return;
    this.#isMoved = false;
    this.#isAwaited = true;
  }

  #configure() {
    const { isNatural, width, height, scale, text, state, scheme, hasHandles = false, isFollowing = false } = this.settings;
    const size = isNatural ? { width: null, height: null } : { width, height };
    this.#connection.send("configure", { ...size, scale, text, state, scheme, background: null, steps: hasHandles, follows: isFollowing });
  }

  #receive(name, body) {
    if (name === "welcome") {
      this.number = body.client;
      this.#isAwaited = false;
      this.#configure();
      if (this.#motion) this.move(this.#motion);
      if (this.image) this.#connection.transmit(this.image);
      this.#listener.changed(this.settings);
    }
    if (name === "picture") this.#announced = body;
    if (name === "failed") {
      this.#listener.failed(body.message);
      this.#sendMotion(true);
    }
    if (name !== "erase") return;
    this.#listener.erase();
    this.#connection.send("shown", { number: body.number });
    this.#sendMotion(true);
  }

  async #show(data) {
    const picture = this.#announced;
    if (!picture) return;
    this.#announced = null;
    await this.#listener.picture(picture, new Blob([data], { type: "image/png" }));
    this.#connection.send("shown", { number: picture.number });
    this.#sendMotion(true);
  }
}

function megabytes(bytes) {
  return (bytes / 1024 / 1024).toFixed(1);
}
