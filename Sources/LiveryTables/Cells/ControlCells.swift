// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
public import LiveryLayout

/// A cell for a control with a caption before it.
public struct ControlCell: TableCell {
  /// Creates a cell.
  public init() {}

  /// Returns a row with the caption and the control.
  public func row(for item: ControlItem, in context: CellContext) -> LayoutElement {
    var row = LayoutElement.row(
      "controlRow", [item.caption.map { .label($0) }, item.control.element])
    if item.control.isTall { row.classes.append("tall") }
    return row
  }
}

/// A cell for a view of the program that fills the row.
package struct ViewCell: TableCell {
  /// Creates a cell.
  package init() {}

  /// Returns a row with the view.
  package func row(for item: ViewItem, in context: CellContext) -> LayoutElement {
    var view = LayoutElement("view", content: .view(item.view.size ?? .zero))
    view.attributes["name"] = item.view.name
    return .row("viewRow", [item.caption.map { .label($0) }, view])
  }
}

extension TableControl {
  /// Whether the control has several lines.
  fileprivate var isTall: Bool {
    switch self {
    case .textView, .textEditor: true
    default: false
    }
  }

  /// The element for the control in its current state.
  fileprivate var element: LayoutElement {
    switch self {
    case .switch(let isOn):
      var element = LayoutElement("control", classes: ["switch"])
      if isOn { element.states = ["checked"] }
      return element
    case .slider(let value, let minimum, let maximum):
      let share = maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
      let percent = (min(max(share, 0), 1) * 1000).rounded() / 10
      var track = LayoutElement("track")
      track.inlineStyle = "width: \(percent)%"
      var knob = LayoutElement("knob")
      knob.inlineStyle = "left: \(percent)%"
      return LayoutElement("control", classes: ["slider"], [.element(track), .element(knob)])
    case .textField(let text, let placeholder, let isSecure):
      let shown = isSecure ? String(repeating: "\u{2022}", count: min(text.count, 256)) : text
      return field("textField", shown, placeholder: placeholder)
    case .textView(let text, let lines): return field("textView", text, lines: lines)
    case .textEditor(let text, let placeholder, let lines):
      return field("textEditor", text, placeholder: placeholder, lines: lines)
    case .button(let title): return LayoutElement("control", classes: ["button"], [.text(title)])
    case .segmented(let titles, let selected):
      let segments = titles.enumerated().map { index, title in
        var segment = LayoutElement("segment", [.text(title)])
        if index == selected { segment.states = ["checked"] }
        return LayoutNode.element(segment)
      }
      return LayoutElement("control", classes: ["segmented"], segments)
    }
  }

  /// Returns the element of a text field, which shows the placeholder if the text is empty.
  private func field(
    _ kind: String, _ text: String, placeholder: String = "", lines: Int? = nil
  ) -> LayoutElement {
    // A zero-width space gives an empty line the height of a line with letters.
    let content = LayoutElement(
      "label", classes: text.isEmpty ? ["placeholder"] : [],
      [.text(text.isEmpty ? (placeholder.isEmpty ? "\u{200B}" : placeholder) : text)])
    var field = LayoutElement("control", classes: [kind], [.element(content)])
    if let lines { field.inlineStyle = "height: calc(\(max(1, lines)) * var(--line-height, 1lh))" }
    return field
  }
}
