// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A text with several fonts and inline objects, before line breaking.
///
/// ```swift
/// let plain = TextParagraph("Hello", [TextParagraph.Run(length: 5, font: .system)])
/// ```
///
/// The text contains no forced line breaks: a text with forced breaks becomes several paragraphs.
public struct TextParagraph: Sendable, Hashable {
  /// The text, with a U+FFFC for each inline object.
  public var text: String
  /// The runs in text order, which together cover the text.
  public var runs: [Run]
  /// Whether the base direction is right to left, or `nil` to derive the direction from the text.
  public var isRightToLeft: Bool?
  /// Whether words may break at soft hyphens.
  public var hyphenates: Bool

  /// A part of a text with uniform style.
  public struct Run: Sendable, Hashable {
    /// The length in UTF-8 bytes.
    public var length: Int
    /// The font.
    public var font: CSSFont
    /// The extra space between letters in px.
    public var letterSpacing = 0.0
    /// The extra space between words in px.
    public var wordSpacing = 0.0
    /// Whether the run is an inline object, such as an image, of a width that is unknown here.
    public var isObject = false

    /// Creates a run with a font.
    public init(length: Int, font: CSSFont) {
      self.length = length
      self.font = font
    }
  }

  /// Creates a paragraph from its parts.
  public init(
    _ text: String, _ runs: [Run], isRightToLeft: Bool? = nil, hyphenates: Bool = true
  ) {
    self.text = text
    self.runs = runs
    self.isRightToLeft = isRightToLeft
    self.hyphenates = hyphenates
  }
}
