// SPDX-License-Identifier: Apache-2.0
public import CSSValues

// Text properties other than the font.
extension RuleSet {
  /// The line height.
  public var lineHeight: LineHeight? { value(.lineHeight) }
  /// The additional space between letters.
  public var letterSpacing: LengthPercentage? { value(.letterSpacing) }
  /// The additional space between words.
  public var wordSpacing: LengthPercentage? { value(.wordSpacing) }
  /// The decoration lines of the text.
  public var textDecorationLine: TextDecorationLine? { value(.textDecorationLine) }
  /// The style of the decoration lines.
  public var textDecorationStyle: TextDecorationStyle? { value(.textDecorationStyle) }
  /// The color of the decoration lines.
  public var textDecorationColor: CSSColor? { color(of: .textDecorationColor) }
  /// Whether lines wrap.
  public var textWrapMode: TextWrapMode? { value(.textWrapMode) }
  /// The handling of white space.
  public var whiteSpaceCollapse: WhiteSpaceCollapse? { value(.whiteSpaceCollapse) }
  /// Whether an overlong word may break.
  public var overflowWrap: OverflowWrap? { value(.overflowWrap) }
  /// The inline base direction.
  public var direction: TextDirection? { value(.direction) }
  /// The block flow direction.
  public var writingMode: WritingMode? { value(.writingMode) }
}
