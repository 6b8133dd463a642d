// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Browser {
  /// The interactive elements, by type or by role.
  package static let interactive =
    """
    a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), \
    [role=slider], [role=option]
    """

  /// Returns the number of visible interactive elements, and the markup of those without an
  /// accessible name.
  package func unnamedElements() throws -> (count: Int, unnamed: [String]) {
    let elements: [[String: String]] = try evaluate(
      """
      // A modal dialog makes the rest of the page inert, and the browser has no names for contents
      // that it skips.
      const place = document.querySelector("dialog:modal") ?? document;
      return [...place.querySelectorAll(arguments[0])]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }));
      """, Self.interactive)
    let unnamed = try elements.filter { element in
      let id = element.values.first ?? ""
      let name = try send("GET", "/element/\(id)/computedlabel") as? String ?? ""
      return name.trimmingCharacters(in: .whitespaces).isEmpty
    }
    let markup = try unnamed.map { element in
      try evaluate("return arguments[0].cloneNode().outerHTML", element, as: String.self)
    }
    return (elements.count, markup)
  }

  /// Returns the texts whose contrast to their background is below 4.5 to 1.
  ///
  /// Disabled texts and texts on images do not count.
  package func paleTexts() throws -> [String] { try evaluate(Self.contrastScript) }

  private static let contrastScript = """
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const numbers = (color) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
    const light = (color) => {
      const [red, green, blue] = color.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element) => {
      const layers = [];
      for (let at = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.backgroundImage !== "none") return null;
        layers.push(numbers(style.backgroundColor));
        if (layers.at(-1)[3] === 1) break;
      }
      const canvasColor = numbers(getComputedStyle(document.documentElement).colorScheme.includes("dark")
        && matchMedia("(prefers-color-scheme: dark)").matches ? "black" : "white");
      return layers.reduceRight((below, top) => over(top, below), canvasColor);
    };
    const opacityOf = (element) => {
      let opacity = 1;
      for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
      return opacity;
    };
    const poor = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent.trim();
      if (!text || !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      if (element.closest(":disabled, .visually-hidden, option, datalist, noscript, script")) continue;
      const ground = groundOf(element);
      if (!ground) continue;
      const color = numbers(getComputedStyle(element).color);
      color[3] *= opacityOf(element);
      const [one, other] = [light(over(color, ground)), light(ground)];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (ratio < 4.5) poor.push(`${ratio.toFixed(2)}: ${text.slice(0, 40)} (${element.className})`);
    }
    return poor;
    """
}
