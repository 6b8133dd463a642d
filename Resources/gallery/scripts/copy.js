// SPDX-License-Identifier: Apache-2.0

/** The time for which a message is shown, in milliseconds. */
const messageTime = 2400;
let messageTimer = 0;

/** Shows a message, which a screen reader announces. */
function showMessage(text) {
  const message = document.querySelector(".message");
  // An equal text is announced again, because it is a new one.
  message.replaceChildren(text);
  message.classList.add("is-shown");
  clearTimeout(messageTimer);
  messageTimer = setTimeout(() => message.classList.remove("is-shown"), messageTime);
}

/** Copies a text; returns whether the browser allowed it. */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A browser without the clipboard of pages copies the selected text of a field.
    const focused = document.activeElement;
    const field = document.createElement("textarea");
    field.className = "visually-hidden";
    field.value = text;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    focused?.focus({ preventScroll: true });
    return isCopied;
  }
}

async function copyFrom(row, kind) {
  const selector = row.querySelector("code").textContent;
  const text = kind === "css" ? row.querySelector(".source pre").textContent : selector;
  const isCopied = await copyText(text);
  const subject = kind === "css" ? `the CSS of ${selector}` : selector;
  showMessage(isCopied ? `Copied ${subject}` : "The browser does not allow the page to copy");
}

/** Shows or hides the CSS of a style below its row. */
function toggleSource(button) {
  const source = button.closest(".row").querySelector(".source");
  source.hidden = !source.hidden;
  button.setAttribute("aria-expanded", String(!source.hidden));
}

function beginCopying() {
  document.querySelector("table").addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.dataset.copy) copyFrom(button.closest(".row"), button.dataset.copy);
    else if (button) toggleSource(button);
  });
}
