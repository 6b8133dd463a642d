// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// Tells how large texts are: what pipelines must know of fonts before anything is painted.
///
/// `LiveryRendering` brings one that asks Pango; a program that draws texts itself brings its own.
public protocol TextMeasuring: Sendable {
  /// The measures of a text whose lines are at most so wide.
  ///
  /// - Parameters:
  ///   - block: the text.
  ///   - width: the width in px that lines are broken in; nil for no limit.
  /// - Returns: how large it is.
  func measure(_ block: TextBlock, width: Double?) -> TextMeasure

  /// The distance of the lines of a font in px: ascender, descender, and one more.
  ///
  /// For hosts that lay out rows of text before they know the texts, as a table does; no step asks for it.
  func lineHeight(of font: CSSFont) -> Double

  /// The pieces of a paragraph, for those who break lines themselves, as a layout with pictures in the text does.
  func shape(_ paragraph: TextParagraph) -> ShapedParagraph

  /// The letters of a text on one line, in the order of the text, with their widths.
  func clusters(of block: TextBlock) -> [TextCluster]

  /// How far a font reaches above and below the baseline.
  func extent(of font: CSSFont) -> FontExtent
}

/// The measures of a text.
public struct TextMeasure: Sendable, Hashable {
  /// The width of its longest line and the height of all, in px.
  public var size: Size
  /// How far the first line's baseline is below the top, in px.
  public var baseline: Double
  /// The size of the font in px: smaller than asked for where that was needed, and allowed.
  public var fontSize: Double
  /// Whether something of the text is left out.
  public var isTruncated: Bool

  /// Measures.
  public init(size: Size, baseline: Double, fontSize: Double, isTruncated: Bool = false) {
    self.size = size
    self.baseline = baseline
    self.fontSize = fontSize
    self.isTruncated = isTruncated
  }
}
