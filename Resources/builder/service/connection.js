// SPDX-License-Identifier: Apache-2.0
import { address, replaceToken } from "/assets/service/token.js";

const firstDelay = 250;
const lastDelay = 4000;
const longestSilence = 25000;
const longestGreeting = 5000;

/**
 * A WebSocket to the service, which reconnects automatically.
 *
 * The delay starts at a quarter of a second and doubles up to four seconds, reduced by a random
 * jitter. The connection is retried at once when the page becomes visible or the network returns.
 */
export class Connection {
  #path;
  #listener;
  #socket = null;
  #delay = firstDelay;
  #retry = 0;
  #silence = 0;

  /**
   * @param {string} path
   * @param {{message: (name: string, body: any) => void, binary?: (data: Blob) => void,
   *   status: (status: "connecting" | "open" | "away" | "refused") => void}} listener
   */
  constructor(path, listener) {
    this.#path = path;
    this.#listener = listener;
    const hurry = () => {
      if (document.visibilityState === "visible" && this.#retry) this.#connect();
    };
    document.addEventListener("visibilitychange", hurry);
    addEventListener("online", hurry);
  }

  /** Connects. */
  start() {
    this.#listener.status("connecting");
    this.#connect();
  }

  /** Sends a message with one key, or returns false if the connection is not open. */
  send(name, body = {}) {
    return this.transmit({ [name]: body });
  }

  /**
   * Sends bytes unchanged, or another value as JSON.
   *
   * The result is false if the connection is not open.
   */
  transmit(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(message instanceof Blob ? message : JSON.stringify(message));
    return true;
  }

  #connect() {
    clearTimeout(this.#retry);
    this.#retry = 0;
    const target = new URL(address(this.#path), location.href);
    target.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(target);
    this.#socket = socket;
    this.#expectMessage(longestGreeting);
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket) this.#receive(event.data);
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#lose();
    });
  }

  #receive(data) {
    this.#expectMessage(longestSilence);
    if (typeof data !== "string") return this.#listener.binary?.(data);
    for (const [name, body] of Object.entries(JSON.parse(data))) {
      if (name === "welcome") this.#greet(body);
      if (name === "heartbeat") this.send("alive");
      else this.#listener.message(name, body);
    }
  }

  #greet(welcome) {
    replaceToken(welcome.token);
    this.#delay = firstDelay;
    this.#listener.status("open");
  }

  #expectMessage(milliseconds) {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(), milliseconds);
  }

  #lose() {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#listener.status("away");
    this.#retry = setTimeout(() => this.#connect(), this.#delay * (0.75 + 0.25 * Math.random()));
    if (this.#delay >= 1000) this.#askWhetherRefused();
    this.#delay = Math.min(this.#delay * 2, lastDelay);
  }

  /**
   * Checks whether the service rejects the token.
   *
   * A WebSocket does not report the reason of a failure, but a request does: 401 is a token of
   * another run.
   */
  async #askWhetherRefused() {
    try {
      const response = await fetch(address("/client"), { cache: "no-store" });
      if (response.status === 401) this.#listener.status("refused");
    } catch {
      // The status is already "away".
    }
  }
}
