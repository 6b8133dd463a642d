// SPDX-License-Identifier: Apache-2.0

/// A control in a row, as a value: what kind it is, and what it is set to.
///
/// A host shows it as its platform does, and writes back what the user sets.
public enum TableControl: Sendable, Hashable {
  /// A switch.
  case `switch`(isOn: Bool = false)
  /// A slider between two numbers; ``TableControl/slider(value:in:)`` makes one.
  case slider(Double, minimum: Double, maximum: Double)
  /// A field for one line of text.
  case textField(text: String = "", placeholder: String = "", isSecure: Bool = false)
  /// Several lines of text that are there to be read.
  case textView(text: String = "", lines: Int = TableControl.defaultLines)
  /// A field for several lines of text.
  case textEditor(
    text: String = "", placeholder: String = "", lines: Int = TableControl.defaultLines)
  /// A button.
  case button(String)
  /// Several titles of which one at most is selected.
  case segmented([String], selected: Int? = nil)

  /// How many lines high a field of several lines is: 5.
  ///
  /// Defined by Three20's table kit, "Constants".
  public static let defaultLines = 5

  /// A slider.
  ///
  /// - Parameters:
  ///   - value: what it is set to.
  ///   - range: the numbers at its ends.
  /// - Returns: a slider, within its range.
  public static func slider(
    value: Double, in range: ClosedRange<Double> = 0...1
  ) -> TableControl {
    .slider(
      min(max(value, range.lowerBound), range.upperBound), minimum: range.lowerBound,
      maximum: range.upperBound)
  }

  /// A slider between two numbers in any order; from 0 to 1 where there is none such.
  static func slider(_ value: Double, between one: Double, and other: Double) -> TableControl {
    guard one.isFinite, other.isFinite, value.isFinite else { return .slider(value: 0) }
    return .slider(value: value, in: min(one, other)...max(one, other))
  }

  /// The text that is in it; nil for a control without any.
  package var text: String? {
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
