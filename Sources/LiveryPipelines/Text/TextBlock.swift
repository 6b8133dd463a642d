// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A text with all that its layout depends on.
public struct TextBlock: Sendable, Hashable {
  /// The text.
  public var text: String
  /// The font.
  public var font: Font
  /// The most lines there may be; 0 for any number.
  public var maximumLines: Int
  /// What becomes of a line that is too long.
  public var lineBreak: TextLineBreak
  /// How lines stand between the edges.
  public var alignment: HorizontalAlignment
  /// The smallest size in px that the font is made, so that a single line fits; 0 for never smaller.
  public var minimumFontSize: Double
  /// The distance of lines in px; nil for what the font says.
  public var lineHeight: Double?
  /// Space between letters in px, on top of the font's.
  public var letterSpacing: Double
  /// Space between words in px, on top of the font's.
  public var wordSpacing: Double
  /// How far the first line begins inside, in px.
  public var indent: Double
  /// Whether the text runs from the right where nothing in it says otherwise; nil for what the text begins with.
  public var isRightToLeft: Bool?

  /// A text in a font: one line, cut off at its end.
  public init(
    _ text: String, font: Font, maximumLines: Int = 1, lineBreak: TextLineBreak = .tailTruncation,
    alignment: HorizontalAlignment = .left, minimumFontSize: Double = 0, lineHeight: Double? = nil,
    letterSpacing: Double = 0, wordSpacing: Double = 0, indent: Double = 0,
    isRightToLeft: Bool? = nil
  ) {
    self.text = text
    self.font = font
    self.maximumLines = maximumLines
    self.lineBreak = lineBreak
    self.alignment = alignment
    self.minimumFontSize = minimumFontSize
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.wordSpacing = wordSpacing
    self.indent = indent
    self.isRightToLeft = isRightToLeft
  }
}

/// How lines stand between the left and the right edge.
public enum HorizontalAlignment: String, ParameterKeyword {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Spread over the width, but for the last line.
  case justify
}

/// How a text stands in its height.
public enum VerticalAlignment: String, ParameterKeyword {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// At the top, over all of the height.
  case fill
}

/// What becomes of a line that is too long.
public enum TextLineBreak: String, ParameterKeyword {
  /// Broken between words; what is too much for the lines there may be is cut off.
  case wordWrap = "word-wrap"
  /// Broken between characters.
  case characterWrap = "character-wrap"
  /// Cut off.
  case clip
  /// Its beginning replaced by an ellipsis.
  case headTruncation = "head-truncation"
  /// Its end replaced by an ellipsis.
  case tailTruncation = "tail-truncation"
  /// Its middle replaced by an ellipsis.
  case middleTruncation = "middle-truncation"
}
