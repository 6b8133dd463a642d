// SPDX-License-Identifier: Apache-2.0

/** The distance from the visible part of the page at which pictures are loaded, once the user has scrolled. */
const loadingDistance = 600;

/** Returns the file of a picture at a scale: `a.png`, `a@2x.png`. */
function fileAt(scale, file) {
  return file.replace(/(@[\d.]+x)?\.png$/, scale === "1" ? ".png" : `@${scale}x.png`);
}

/**
 * Adds the pictures of a row.
 *
 * They are the content of `noscript` elements, so that the page has them without scripts too. With scripts, this
 * content is a text, and the row loads no picture before it is seen.
 */
function addPictures(row) {
  for (const content of row.querySelectorAll("noscript")) {
    const template = document.createElement("template");
    template.innerHTML = content.textContent;
    for (const picture of template.content.querySelectorAll("img")) scalePicture(picture);
    content.replaceWith(template.content);
  }
}

function scalePicture(picture) {
  const file = picture.getAttribute("src");
  const scaled = fileAt(settings.scale, file);
  if (scaled !== file) picture.setAttribute("src", scaled);
}

/** Shows the pictures that were added at the scale of the settings. */
function rescalePictures() {
  for (const picture of document.querySelectorAll(".state img")) scalePicture(picture);
}

/** Adds the pictures of the rows that are seen; after the first scroll, also of those near them. */
function beginLoading() {
  const observe = (margin) => {
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries.filter((entry) => entry.isIntersecting)) {
        addPictures(entry.target);
        observer.unobserve(entry.target);
      }
    }, { rootMargin: `${margin}px 0px` });
    for (const row of rows) if (row.element.querySelector("noscript")) observer.observe(row.element);
    return observer;
  };
  const first = observe(0);
  addEventListener("scroll", () => {
    first.disconnect();
    observe(loadingDistance);
  }, { once: true, passive: true });
  addEventListener("beforeprint", () => {
    for (const row of rows) addPictures(row.element);
  });
}
