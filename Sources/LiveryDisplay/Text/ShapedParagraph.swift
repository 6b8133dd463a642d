// SPDX-License-Identifier: Apache-2.0

/// A shaped paragraph: pieces with widths, between which lines may break.
///
/// A layout engine puts the pieces on lines of any width without measuring fonts again.
public struct ShapedParagraph: Sendable, Hashable {
  /// The pieces in text order, which together cover the paragraph.
  public var pieces: [Piece]
  /// Whether the base direction of the paragraph is right to left.
  public var isRightToLeft: Bool

  /// A part of one run in one direction, which breaks across lines only if it is too long.
  public struct Piece: Sendable, Hashable {
    /// The start offset, in UTF-8 bytes from the beginning of the paragraph.
    public var start: Int
    /// The end offset, in UTF-8 bytes from the beginning of the paragraph.
    public var end: Int
    /// The index of the run.
    public var run: Int
    /// The bidi embedding level; pieces with odd levels run from right to left.
    ///
    /// Defined by [UAX 9, section 3.3](https://www.unicode.org/reports/tr9/#Resolving_Embedding_Levels).
    public var level: Int
    /// The width in px, without trailing white space.
    public var width: Double
    /// The trailing white space.
    public var space = TrailingSpace()
    /// The maximum ascent of the fonts of its characters, in px above the baseline.
    public var ascent: Double
    /// The maximum descent of these fonts, in px below the baseline.
    public var descent: Double
    /// Whether a line may end after the piece.
    public var mayBreakAfter = false
    /// The width in px of the hyphen that a line break after the piece adds, or `nil` for none.
    public var hyphenWidth: Double?

    /// Creates a piece from its range, width and height.
    public init(
      _ range: Range<Int>, run: Int, level: Int = 0, width: Double, ascent: Double, descent: Double
    ) {
      start = range.lowerBound
      end = range.upperBound
      self.run = run
      self.level = level
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// The white space at the end of a piece, which is ignored at the end of a line.
  public struct TrailingSpace: Sendable, Hashable {
    /// The width in px.
    public var width = 0.0
    /// The length in UTF-8 bytes.
    public var length = 0

    /// Creates empty white space.
    public init() {}
  }

  /// Creates a paragraph from its pieces.
  public init(_ pieces: [Piece], isRightToLeft: Bool = false) {
    self.pieces = pieces
    self.isRightToLeft = isRightToLeft
  }
}

/// A grapheme cluster with its width, the unit into which a too long piece is broken.
public struct TextCluster: Sendable, Hashable {
  /// The length in UTF-8 bytes.
  public var length: Int
  /// The width in px.
  public var width: Double

  /// Creates a cluster from its length and its width.
  public init(length: Int, width: Double) {
    self.length = length
    self.width = width
  }
}
