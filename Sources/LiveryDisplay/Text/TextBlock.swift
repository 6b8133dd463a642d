// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A text with all that its layout depends on.
public struct TextBlock: Sendable, Hashable {
  /// The text.
  public var text: String
  /// The font.
  public var font: CSSFont
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

/// How lines stand between the left and the right edge.
public enum HorizontalAlignment: String, Sendable, Hashable, CaseIterable {
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
public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// At the top, over all of the height.
  case fill
}

/// The treatment of a line that is wider than its box.
///
/// A truncated text of several lines breaks inside a word that is wider than the box, as ``breakWord`` does.
public enum TextLineBreak: String, Sendable, Hashable, CaseIterable {
  /// The line breaks between words, and a word that is wider than the box overflows it. Lines beyond the maximum are cut off.
  case wordWrap = "word-wrap"
  /// The line breaks between words, and inside a word that is wider than the box. Lines beyond the maximum are cut off.
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
