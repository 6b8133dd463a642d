// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables

/// A control that has the keyboard: it stands in the place of the row with the same id for that long.
struct FocusedControlItem: TableItem {
  static let archiveName = "focused-control"
  /// The control as it is without the keyboard.
  var item: ControlItem
  /// Before which character of its text the next one is written; nil for a control that is not typed in.
  var caret: Int?
  /// How far the text is moved to the left and up, in px, so that the caret is seen.
  var left = 0.0
  var up = 0.0
  /// Whether the place before each character is an element of its own, for whoever looks for the nearest one.
  var isMarked = false

  var itemID: String? { item.itemID }
  var label: String { item.label }
  var link: TableLink? { item.link }
}

extension TableItem {
  /// The control that the row shows, with the keyboard or without; nil for other rows.
  var shownControl: ControlItem? {
    self as? ControlItem ?? (self as? FocusedControlItem)?.item
  }
}

extension TableControl {
  /// The same control with another text; nil for one that is not typed in.
  func with(text: String) -> TableControl? {
    switch self {
    case .textField(_, let placeholder, let isSecure):
      .textField(text: text, placeholder: placeholder, isSecure: isSecure)
    case .textEditor(_, let placeholder, let lines):
      .textEditor(text: text, placeholder: placeholder, lines: lines)
    case .switch, .slider, .textView, .button, .segmented: nil
    }
  }

  /// Whether it is typed in.
  var isTyped: Bool { with(text: "") != nil }

  /// Whether its text may have several lines.
  var hasLines: Bool { if case .textEditor = self { true } else { false } }

  /// The same slider at a part of the way between its ends, from 0 to 1; nil for other controls.
  func with(share: Double) -> TableControl? {
    guard case .slider(_, let minimum, let maximum) = self else { return nil }
    let part = min(max(share, 0), 1)
    return .slider(value: minimum + (maximum - minimum) * part, in: minimum...maximum)
  }

  /// The part of the way between its ends that a slider is at; nil for other controls.
  var share: Double? {
    guard case .slider(let value, let minimum, let maximum) = self else { return nil }
    return maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
  }
}
