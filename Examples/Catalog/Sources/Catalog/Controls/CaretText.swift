// SPDX-License-Identifier: Apache-2.0
import LiveryLayout

/// The nodes of a text with its caret, or with a marker at each position of the caret.
enum CaretText {
  /// The element type of the markers.
  static let positionType = "caretPlace"

  /// Returns a text with a `caret` element.
  static func nodes(_ text: String, caret: Int) -> [LayoutNode] {
    let letters = Array(text)
    let index = max(0, min(caret, letters.count))
    return [
      .text(String(letters[..<index])), .element(LayoutElement("caret")),
      // A zero-width space gives an empty last line its height.
      .text(index == letters.count ? "\u{200B}" : String(letters[index...])),
    ]
  }

  /// Returns a text with a marker before each of its first characters, and after the last of them.
  static func markedNodes(_ text: String, count: Int) -> [LayoutNode] {
    let letters = Array(text)
    var nodes = (0..<count).flatMap { number -> [LayoutNode] in
      [.element(LayoutElement(positionType)), .text(String(letters[number...number]))]
    }
    nodes.append(.element(LayoutElement(positionType)))
    if count == 0 { nodes.append(.text(text)) }
    return nodes
  }

  /// Returns the inline style that moves a text to the left and up.
  static func style(left: Double, up: Double) -> String? {
    left == 0 && up == 0 ? nil : "position: relative; left: \(-left)px; top: \(-up)px"
  }
}
