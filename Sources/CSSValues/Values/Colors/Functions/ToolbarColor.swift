// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The color of a toolbar button from the toolbar's color: `toolbar-color(#6d84a2, highlighted)`.
///
/// | state | toolbar color with | saturation | value |
/// |---|---|---|---|
/// | normal | a saturation below 0.5 | × 1.6 | × 0.97 |
/// | | any other | × 1.25 | × 0.75 |
/// | highlighted | a value below 0.2 | | + 0.2 |
/// | | a saturation above 0.3 | | × 0.4 |
/// | | any other | × 2.3 | × 0.64 |
///
/// The factors and thresholds are those of Three20. As with ``HSVAdjustment``, the result is a
/// color of ``ColorSpace/hsv`` with the same opacity, and is not clamped.
public struct ToolbarColor: Sendable, Hashable {
  /// The toolbar's color.
  public var color: SpecifiedColor
  /// The state of the button.
  public var state: State

  /// The state of a button.
  public enum State: Sendable, Hashable {
    /// The normal state.
    case normal
    /// The pressed or selected state.
    case highlighted
  }
}

extension ToolbarColor: CustomStringConvertible {
  /// The CSS text of the function, without a keyword for the normal state.
  public var description: String {
    state == .normal ? "toolbar-color(\(color))" : "toolbar-color(\(color), highlighted)"
  }
}

extension ToolbarColor: ColorExpression {
  /// Parses `<color> [ , [ normal | highlighted ] ]?`.
  static func parse(_ cursor: inout TokenCursor, depth: Int) -> ToolbarColor? {
    guard let color = SpecifiedColor.parse(&cursor, depth: depth) else { return nil }
    guard cursor.consumeComma() else { return ToolbarColor(color: color, state: .normal) }
    if cursor.consumeKeyword("normal") { return ToolbarColor(color: color, state: .normal) }
    if cursor.consumeKeyword("highlighted") {
      return ToolbarColor(color: color, state: .highlighted)
    }
    return cursor.expected("normal | highlighted")
  }

  /// Returns the button's color, or `nil` if the toolbar's color cannot be resolved yet.
  func color(in context: ComputationContext?, currentColor: CSSColor?) -> CSSColor? {
    color.color(in: context, currentColor: currentColor)?.toolbarColor(state)
  }

  /// Returns the function with its color computed.
  func computed(in context: ComputationContext) -> ToolbarColor {
    ToolbarColor(color: color.computed(in: context), state: state)
  }
}

extension CSSColor {
  /// Returns the color of a button on a toolbar of this color.
  ///
  /// ```swift
  /// CSSColor(rgba: 0x6D84_A2FF).toolbarColor(.normal).rgba     // 0x4B6F_9DFF
  /// ```
  ///
  /// - Parameter state: The state of the button.
  /// - Returns: A color of ``ColorSpace/hsv``, by the rules of ``ToolbarColor``.
  public func toolbarColor(_ state: ToolbarColor.State) -> CSSColor {
    let (saturation, value) = (hsv.y, hsv.z)
    switch state {
    case .highlighted where value < 0.2: return adding(hue: 0, saturation: 0, value: 0.2)
    case .highlighted where saturation > 0.3:
      return multiplied(hue: 1, saturation: 1, value: 0.4)
    case .highlighted: return multiplied(hue: 1, saturation: 2.3, value: 0.64)
    case .normal where saturation < 0.5:
      return multiplied(hue: 1, saturation: 1.6, value: 0.97)
    case .normal: return multiplied(hue: 1, saturation: 1.25, value: 0.75)
    }
  }
}
