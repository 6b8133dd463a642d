// SPDX-License-Identifier: Apache-2.0

/// A control in a row, as a value: its kind and its state.
///
/// A host shows the control in the style of its platform, and writes the user's input back.
public enum TableControl: Sendable, Hashable {
  /// A switch.
  case `switch`(isOn: Bool = false)
  /// A slider between two numbers; create it with ``TableControl/slider(value:in:)``.
  case slider(Double, minimum: Double, maximum: Double)
  /// A field for one line of text.
  case textField(text: String = "", placeholder: String = "", isSecure: Bool = false)
  /// Several lines of read-only text.
  case textView(text: String = "", lines: Int = TableControl.defaultLines)
  /// A field for several lines of text.
  case textEditor(
    text: String = "", placeholder: String = "", lines: Int = TableControl.defaultLines)
  /// A button.
  case button(String)
  /// A segmented control with at most one selected segment.
  case segmented([String], selected: Int? = nil)

  /// The default number of lines of a multi-line field: 5.
  ///
  /// Defined by Three20's table kit, "Constants".
  public static let defaultLines = 5

  /// Returns a slider with a value clamped to a range.
  ///
  /// - Parameters:
  ///   - value: the value of the slider.
  ///   - range: the values at its ends.
  /// - Returns: the slider.
  public static func slider(
    value: Double, in range: ClosedRange<Double> = 0...1
  ) -> TableControl {
    .slider(
      min(max(value, range.lowerBound), range.upperBound), minimum: range.lowerBound,
      maximum: range.upperBound)
  }

  /// Returns a slider between two numbers in any order, or from 0 to 1 if a number is not finite.
  static func slider(_ value: Double, between first: Double, and second: Double) -> TableControl {
    guard first.isFinite, second.isFinite, value.isFinite else { return .slider(value: 0) }
    return .slider(value: value, in: min(first, second)...max(first, second))
  }

  /// The text of the control, or `nil` if it has no text.
  public var text: String? {
    switch self {
    case .textField(let text, _, _), .textView(let text, _), .textEditor(let text, _, _),
      .button(let text):
      text
    case .segmented(let titles, let selected):
      selected.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
    case .switch, .slider: nil
    }
  }
}
