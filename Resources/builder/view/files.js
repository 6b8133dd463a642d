// SPDX-License-Identifier: Apache-2.0
import { allPaths, itemAt } from "/assets/pipeline/paths.js";
import { ask, askForText, tell } from "/assets/view/dialogs.js";

/** The actions on files and on the open style as a whole, with their dialogs. */
export class FileActions {
  #session;

  /** @param {import("/assets/service/session.js").Session} session */
  constructor(session) {
    this.#session = session;
  }

  get #style() {
    return this.#session.store.known.document;
  }

  /** Creates or opens a style, after asking whether to discard unsaved changes. */
  async begin(command, body) {
    // Another style of the open file is part of the same session.
    if (command === "open" && body.file === this.#style?.file) {
      if (await this.select(body.style)) this.#session.store.set({ view: "editor" });
      return;
    }
    if (!(await this.#mayLeave())) return;
    const done = await this.#session.edit(command, body, { say: () => `${this.#style?.selector ?? "style"} opened` });
    if (!done) return;
    const { document: style } = this.#session.store.known;
    this.#session.store.set({ view: "editor", selection: style?.items.length ? [0] : null });
  }

  /** Shows another style of the open file, and returns whether it exists. */
  async select(style) {
    await this.#session.drafts.apply();
    if (style === this.#style?.style) return true;
    return this.#session.edit("select", { style }, { say: () => `${this.#style?.selector} shown` });
  }

  /** Adds a style to the open file. */
  async addStyle() {
    const selector = await askForText({
      title: "Add a style to the file", label: "Selector", action: "Add", value: "",
      check: (name) => (name ? null : "A style needs a selector, such as .badge or .badge:hover."),
    });
    if (selector) await this.#session.edit("add", { selector }, { say: () => `${selector} added` });
  }

  /** Closes the style. */
  async close() {
    if (await this.#mayLeave()) await this.#session.edit("close", {});
  }

  /** Saves the style, and asks for a name if it has none. */
  async save() {
    if (!this.#style) return false;
    if (!this.#style.file) return this.saveAs();
    return this.#write({});
  }

  /** Saves the style under another name. */
  async saveAs() {
    const file = await askForText({
      title: "Save the style as", label: "Name of the archive", action: "Save",
      value: this.#style.file ?? `${this.#style.selector.replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "") || "style"}.css`,
      check: (name) => (name ? null : "An archive needs a name."),
    });
    if (!file) return false;
    return this.#write({ file: /\.css$/i.test(file) ? file : `${file}.css` });
  }

  /** Discards the changes, and reads the file again. */
  async revert() {
    const choice = await ask({
      title: "Revert to the file?", message: `All changes since ${this.#style.file} was saved are lost, and cannot be undone.`,
      choices: [{ name: "cancel", label: "Cancel" }, { name: "revert", label: "Revert", kind: "danger" }],
    });
    if (choice === "revert") await this.reload();
  }

  /** Reads the changed file from disk. */
  reload() {
    return this.#session.edit("revert", {}, { say: () => "reloaded from the disk" });
  }

  /** Changes the selector of the style. */
  async rename() {
    const selector = await askForText({
      title: "Rename the style", label: "Selector", action: "Rename", value: this.#style.selector,
      check: (name) => (name ? null : "A style needs a selector, such as .badge."),
    });
    if (selector && selector !== this.#style.selector) {
      await this.#session.edit("rename", { selector }, { say: () => `renamed to ${selector}` });
    }
  }

  async #write(body) {
    try {
      await this.#session.drafts.apply();
      const { file, unread = [] } = await this.#session.run("save", body);
      this.#session.announcer.say(`saved as ${file}`);
      this.#session.store.set({ notice: this.#noticeOf(file, unread) });
      return true;
    } catch (error) {
      if (!["conflict", "exists"].includes(error.kind)) return void (await tell("The style was not saved", error.message));
      const isConflict = error.kind === "conflict";
      const choice = await ask({
        title: isConflict ? "The file has changed on the disk" : "An archive with this name exists",
        message: error.message,
        choices: [
          { name: "cancel", label: "Cancel" },
          { name: "other", label: "Save as…" },
          { name: "overwrite", label: "Overwrite", kind: "danger" },
        ],
      });
      if (choice === "other") return this.saveAs();
      return choice === "overwrite" && this.#write({ ...body, overwrite: true });
    }
  }

  /** Returns the message about the parts of a saved file that are not drawn or not saved, or null. */
  #noticeOf(file, unread) {
    const { drafts } = this.#session;
    const steps = unread.map(({ text }) => text).join(", ");
    const parts = [
      unread.length === 1 && `A step cannot be read. The file keeps it as written, and it is not drawn: ${steps}`,
      unread.length > 1 && `${unread.length} steps cannot be read. The file keeps them as written, and they are not drawn: ${steps}`,
      drafts.all.length > 0 && `The text of a step is not applied, so the file does not have it: ${drafts.all[0].text}`,
    ].filter(Boolean);
    if (!parts.length) return null;
    const items = this.#style?.items ?? [];
    const at = drafts.shown[0]?.at ?? allPaths(items).find((path) => itemAt(items, path).text === unread[0]?.text);
    return { text: `${file} is saved. ${parts.join(". ")}`, at };
  }

  async #mayLeave() {
    await this.#session.drafts.apply();
    if (!(await this.#mayDropDrafts())) return false;
    const style = this.#style;
    if (!style || style.isSaved || !(style.undo || style.file === null && style.items.length)) return true;
    const choice = await ask({
      title: `Save ${style.selector} first?`, message: "It has unsaved changes.",
      choices: [
        { name: "cancel", label: "Cancel" }, { name: "discard", label: "Do not save", kind: "danger" },
        { name: "save", label: "Save", kind: "primary" },
      ],
    });
    if (choice === "save") return Boolean(await this.save());
    return choice === "discard";
  }

  async #mayDropDrafts() {
    const [draft] = this.#session.drafts.all;
    if (!draft) return true;
    const choice = await ask({
      title: "Discard a text that is not applied?", message: `${draft.text}: ${draft.message}`,
      choices: [{ name: "cancel", label: "Cancel" }, { name: "discard", label: "Discard", kind: "danger" }],
    });
    if (choice === "discard") this.#session.drafts.clear();
    return choice === "discard";
  }
}
