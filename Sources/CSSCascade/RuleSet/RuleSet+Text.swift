// SPDX-License-Identifier: Apache-2.0
public import CSSValues

// How text is set, beside its font.
extension RuleSet {
  /// The distance from one line to the next.
  public var lineHeight: LineHeight? { value(.lineHeight) }
  /// What is added between letters.
  public var letterSpacing: LengthPercentage? { value(.letterSpacing) }
  /// What is added between words.
  public var wordSpacing: LengthPercentage? { value(.wordSpacing) }
  /// Which lines are drawn along the text.
  public var textDecorationLine: TextDecorationLine? { value(.textDecorationLine) }
  /// How those lines are drawn.
  public var textDecorationStyle: TextDecorationStyle? { value(.textDecorationStyle) }
  /// The color of those lines.
  public var textDecorationColor: CSSColor? { color(of: .textDecorationColor) }
  /// Whether lines are broken.
  public var textWrapMode: TextWrapMode? { value(.textWrapMode) }
  /// What becomes of white space.
  public var whiteSpaceCollapse: WhiteSpaceCollapse? { value(.whiteSpaceCollapse) }
  /// Whether a word that is too long is broken.
  public var overflowWrap: OverflowWrap? { value(.overflowWrap) }
  /// Which way text runs.
  public var direction: TextDirection? { value(.direction) }
  /// Which way lines follow one another.
  public var writingMode: WritingMode? { value(.writingMode) }
}
