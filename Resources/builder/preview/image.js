// SPDX-License-Identifier: Apache-2.0
import { h, iconButton } from "/assets/view/dom.js";
import { icon } from "/assets/view/icons.js";

/**
 * The field for the image that a style shows, which can be chosen, dropped on the page or pasted.
 *
 * @param {import("/assets/preview/render-client.js").RenderClient} client
 */
export function imageField(client) {
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const choose = h("input", {
    type: "file", accept: "image/png,image/jpeg,image/webp", class: "visually-hidden file-input", "aria-label": "Picture",
    on: { change: () => take(choose.files[0]) },
  });
  const name = h("span", { class: "image-name" });
  const remove = iconButton(icon("close"), "Remove the picture", () => take(null), { class: "small" });
  const take = (file) => {
    const reason = client.show(file ?? null);
    problem.textContent = reason ?? "";
    problem.hidden = !reason;
    choose.value = "";
  };
  takeDrops(take);
  const element = h("div", { class: "setting image-setting" },
    h("label", { class: "button image-button" }, choose, icon("picture"), name), remove, problem);
  const update = () => {
    name.textContent = client.image ? client.image.name || "Picture" : "Choose or drop a picture";
    remove.hidden = !client.image;
  };
  update();
  return { element, update };
}

/** Accepts files that are dropped anywhere on the page, or pasted outside of a field. */
function takeDrops(take) {
  const hasFile = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
  addEventListener("dragover", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    document.body.classList.add("is-drop-target");
  });
  addEventListener("dragleave", (event) => event.relatedTarget || document.body.classList.remove("is-drop-target"));
  addEventListener("drop", (event) => {
    document.body.classList.remove("is-drop-target");
    if (!hasFile(event)) return;
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  });
  addEventListener("paste", (event) => {
    const file = [...(event.clipboardData?.files ?? [])][0];
    if (file) take(file);
  });
}
