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
    let count = min(item.item.control.text?.count ?? 0, text.count)
    label.children =
      item.isMarked
      ? CaretText.markedNodes(text, count: count)
      : CaretText.nodes(text, caret: min(caret, count))
    if let style = CaretText.style(left: item.left, up: item.up) { label.inlineStyle = style }
    return .element(label)
  }
}
