// SPDX-License-Identifier: Apache-2.0

/// A paragraph as the text system sees it: pieces with their widths, between which lines may be broken.
///
/// Whoever lays out puts pieces on lines, in whatever width each line has, and asks no font again.
public struct ShapedParagraph: Sendable, Hashable {
  /// The pieces in the order of the text; together they are all of it.
  public var pieces: [Piece]
  /// Whether the paragraph as a whole runs from the right.
  public var isRightToLeft: Bool

  /// A part of a text within one run, in one direction, inside of which no line is broken unless it is too long.
  public struct Piece: Sendable, Hashable {
    /// Where it begins: bytes of UTF-8 from the beginning of the paragraph.
    public var start: Int
    /// Where it ends.
    public var end: Int
    /// The number of its run.
    public var run: Int
    /// The level of embedding: pieces of odd levels run from the right.
    ///
    /// Defined by [UAX 9, section 3.3](https://www.unicode.org/reports/tr9/#Resolving_Embedding_Levels).
    public var level: Int
    /// The width in px, without the white space at its end.
    public var width: Double
    /// The white space at its end.
    public var space = TrailingSpace()
    /// How far the fonts that its letters were found in reach above the baseline, in px.
    public var ascent: Double
    /// How far they reach below it.
    public var descent: Double
    /// Whether a line may end behind it.
    public var mayBreakBehind = false
    /// The width in px of the hyphen that is added where a line ends behind it; nil for none.
    public var hyphenWidth: Double?

    /// A piece by its place, its width and its height.
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

  /// The white space at the end of a piece, which does not count at the end of a line.
  public struct TrailingSpace: Sendable, Hashable {
    /// The width in px.
    public var width = 0.0
    /// The length in bytes of UTF-8.
    public var length = 0

    /// No white space.
    public init() {}
  }

  /// A paragraph by its pieces.
  public init(_ pieces: [Piece], isRightToLeft: Bool = false) {
    self.pieces = pieces
    self.isRightToLeft = isRightToLeft
  }
}

/// A letter as a reader sees it, with its width: what a piece that is too long for a line is broken into.
public struct TextCluster: Sendable, Hashable {
  /// How many bytes of UTF-8 it has.
  public var length: Int
  /// How wide it is, in px.
  public var width: Double

  /// A cluster by its length and its width.
  public init(length: Int, width: Double) {
    self.length = length
    self.width = width
  }
}
