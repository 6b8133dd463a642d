// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables

/// A control with `:focus`, and a `caret` element in its text, both styled by the theme.
struct FocusedControlCell: TableCell {
  func row(for item: FocusedControlItem, in context: CellContext) -> LayoutElement {
    var row = ControlCell().row(for: item.item, in: context)
    row.children = row.children.map { child in
      guard case .element(var control) = child, control.type == "control" else { return child }
      control.states.append("focus")
      if let caret = item.caret {
        control.children = control.children.map { Self.text($0, of: item, with: caret) }
      }
      return .element(control)
    }
    return row
  }

  /// Returns the text of the control with a caret, or with a marker at every caret position.
  private static func text(
    _ node: LayoutNode, of item: FocusedControlItem, with caret: Int
  ) -> LayoutNode {
    guard case .element(var label) = node, case .text(let text) = label.children.first else {
      return node
    }
    // The placeholder of an empty field is not part of the text.
    let letters = Array(text)
    let count = min(item.item.control.text?.count ?? 0, letters.count)
    if item.isMarked {
      label.children = (0..<count).flatMap { number in
        [.element(LayoutElement(Self.caretPositionType)), .text(String(letters[number...number]))]
      }
      label.children.append(.element(LayoutElement(Self.caretPositionType)))
      if count == 0 { label.children.append(.text(text)) }
    } else {
      let index = max(0, min(caret, count))
      label.children = [
        .text(String(letters[..<index])), .element(LayoutElement("caret")),
        // A zero-width space gives an empty last line its height.
        .text(index == letters.count ? "\u{200B}" : String(letters[index...])),
      ]
    }
    if item.left != 0 || item.up != 0 {
      label.inlineStyle = "position: relative; left: \(-item.left)px; top: \(-item.up)px"
    }
    return .element(label)
  }

  /// The element type of the markers of caret positions.
  static let caretPositionType = "caretPlace"
}
