// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A text with all properties that its layout depends on.
public struct TextBlock: Sendable, Hashable {
  /// The text.
  public var text: String
  /// The font.
  public var font: CSSFont
  /// The maximum number of lines, or 0 for no limit.
  public var maximumLines: Int
  /// The treatment of a line that is too long.
  public var lineBreak: TextLineBreak
  /// The horizontal alignment of the lines.
  public var alignment: HorizontalAlignment
  /// The minimum font size in px to which a single line may shrink to fit, or 0 for no shrinking.
  public var minimumFontSize: Double
  /// The distance between lines in px, or `nil` for the font's.
  public var lineHeight: Double?
  /// The extra space between letters in px.
  public var letterSpacing: Double
  /// The extra space between words in px.
  public var wordSpacing: Double
  /// The indentation of the first line, in px.
  public var indent: Double
  /// Whether the base direction is right to left, or `nil` to derive the direction from the text.
  public var isRightToLeft: Bool?

  /// Creates a text in a font; by default a single line that is truncated at its end.
  public init(
    _ text: String, font: CSSFont, maximumLines: Int = 1,
    lineBreak: TextLineBreak = .tailTruncation,
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

/// The horizontal alignment of lines.
public enum HorizontalAlignment: String, Sendable, Hashable, CaseIterable {
  /// Aligned at the left edge.
  case left
  /// Centered.
  case center
  /// Aligned at the right edge.
  case right
  /// Justified to the width, except the last line.
  case justify
}

/// The vertical alignment of a text in its box.
public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
  /// Aligned at the top.
  case top
  /// Centered.
  case center
  /// Aligned at the bottom.
  case bottom
  /// Aligned at the top, in a box of the full height.
  case fill
}

/// The treatment of a line that is wider than its box.
///
/// A truncated text of several lines breaks inside a word that is wider than the box, like
/// ``breakWord``.
public enum TextLineBreak: String, Sendable, Hashable, CaseIterable {
  /// The line breaks between words, and a word that is wider than the box overflows it.
  ///
  /// Lines beyond the maximum are cut off.
  case wordWrap = "word-wrap"
  /// The line breaks between words, and inside a word that is wider than the box.
  ///
  /// Lines beyond the maximum are cut off.
  case breakWord = "break-word"
  /// The line breaks between characters.
  case characterWrap = "character-wrap"
  /// The line does not break, and overflows the box.
  case visible
  /// The line does not break, and is cut off at the edge of the box.
  case clip
  /// An ellipsis replaces the beginning.
  case headTruncation = "head-truncation"
  /// An ellipsis replaces the end.
  case tailTruncation = "tail-truncation"
  /// An ellipsis replaces the middle.
  case middleTruncation = "middle-truncation"

  /// Whether a line breaks at the width of its box.
  package var wraps: Bool { self != .clip && self != .visible }

  /// Whether the last line breaks as all others do, without an ellipsis.
  var breaksAll: Bool { self == .wordWrap || self == .breakWord || self == .characterWrap }
}
