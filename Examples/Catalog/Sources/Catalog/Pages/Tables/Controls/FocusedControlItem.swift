// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables

/// A focused control, which temporarily replaces the row with the same identifier.
struct FocusedControlItem: TableItem {
  static let archiveName = "focused-control"
  /// The control without focus.
  var item: ControlItem
  /// The index of the character after the caret, or `nil` for a control without text input.
  var caret: Int?
  /// The distances in px that the text is moved to the left and up, so that the caret is visible.
  var left = 0.0
  var up = 0.0
  /// Whether the text contains a marker element at each caret position, to find the nearest one.
  var isMarked = false

  var itemID: String? { item.itemID }
  var label: String { item.label }
  var link: TableLink? { item.link }
}

extension TableItem {
  /// The control of the row, focused or not, or `nil` for other rows.
  var shownControl: ControlItem? {
    self as? ControlItem ?? (self as? FocusedControlItem)?.item
  }
}

extension TableControl {
  /// Returns the control with another text, or `nil` for a control without text input.
  func with(text: String) -> TableControl? {
    switch self {
    case .textField(_, let placeholder, let isSecure):
      .textField(text: text, placeholder: placeholder, isSecure: isSecure)
    case .textEditor(_, let placeholder, let lines):
      .textEditor(text: text, placeholder: placeholder, lines: lines)
    case .switch, .slider, .textView, .button, .segmented: nil
    }
  }

  /// Whether the control has text input.
  var isTyped: Bool { with(text: "") != nil }

  /// Whether the text may have several lines.
  var hasLines: Bool { if case .textEditor = self { true } else { false } }

  /// Returns the slider at a fraction of its range from 0 to 1, or `nil` for other controls.
  func with(share: Double) -> TableControl? {
    guard case .slider(_, let minimum, let maximum) = self else { return nil }
    let fraction = min(max(share, 0), 1)
    return .slider(value: minimum + (maximum - minimum) * fraction, in: minimum...maximum)
  }

  /// The fraction of its range that a slider is at, or `nil` for other controls.
  var share: Double? {
    guard case .slider(let value, let minimum, let maximum) = self else { return nil }
    return maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
  }
}
