// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A text in one or several fonts, with places for what is no text in it, before it is broken into lines.
///
/// ```swift
/// let plain = TextParagraph("Hello", [TextParagraph.Run(length: 5, font: .system)])
/// ```
///
/// There is no forced line break in it: a text with such breaks is several paragraphs.
public struct TextParagraph: Sendable, Hashable {
  /// The text; each object in it is a U+FFFC.
  public var text: String
  /// The parts of the text that look alike, in order; together they are all of it.
  public var runs: [Run]
  /// Whether the text runs from the right where nothing in it says otherwise; nil for what it begins with.
  public var isRightToLeft: Bool?
  /// Whether long words are broken at syllables, as far as the text says where: at soft hyphens.
  public var hyphenates: Bool

  /// A part of a text that looks the same.
  public struct Run: Sendable, Hashable {
    /// How many bytes of UTF-8 it has.
    public var length: Int
    /// The font.
    public var font: CSSFont
    /// Space between letters in px, on top of the font's.
    public var letterSpacing = 0.0
    /// Space between words in px, on top of the font's.
    public var wordSpacing = 0.0
    /// Whether the run is the place of an object, such as a picture, whose width the text system does not know.
    public var isObject = false

    /// A run in a font.
    public init(length: Int, font: CSSFont) {
      self.length = length
      self.font = font
    }
  }

  /// A paragraph by its parts.
  public init(
    _ text: String, _ runs: [Run], isRightToLeft: Bool? = nil, hyphenates: Bool = true
  ) {
    self.text = text
    self.runs = runs
    self.isRightToLeft = isRightToLeft
    self.hyphenates = hyphenates
  }
}
