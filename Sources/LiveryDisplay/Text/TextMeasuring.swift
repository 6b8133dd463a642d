// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// The measurement of texts that pipelines need before anything is painted.
///
/// `LiveryRendering` has an implementation that uses Pango; a program that draws texts itself
/// provides its own.
public protocol TextMeasuring: Sendable {
  /// Returns the measures of a text whose lines have a maximum width.
  ///
  /// - Parameters:
  ///   - block: The text.
  ///   - width: The maximum width of lines in px, or `nil` for no limit.
  /// - Returns: The measures of the text.
  func measure(_ block: TextBlock, width: Double?) -> TextMetrics

  /// Returns the line distance of a font in px: the ascent, the descent, and 1.
  ///
  /// Programs use it to lay out rows before they know the texts, as a table does. No step calls it.
  func lineHeight(of font: CSSFont) -> Double

  /// Returns the pieces of a paragraph, for a layout that breaks lines itself.
  func shape(_ paragraph: TextParagraph) -> ShapedParagraph

  /// Returns the clusters of a text on one line with their widths, in text order.
  func clusters(of block: TextBlock) -> [TextCluster]

  /// Returns the ascent and descent of a font.
  func extent(of font: CSSFont) -> FontExtent
}

/// The measures of a text.
public struct TextMetrics: Sendable, Hashable {
  /// The width of the longest line and the height of all lines, in px.
  public var size: Size
  /// The distance from the top to the baseline of the first line, in px.
  public var baseline: Double
  /// The used font size in px, which is smaller than the requested one if the text was shrunk.
  public var fontSize: Double
  /// Whether a part of the text is omitted.
  public var isTruncated: Bool

  /// Creates the measures of a text.
  public init(size: Size, baseline: Double, fontSize: Double, isTruncated: Bool = false) {
    self.size = size
    self.baseline = baseline
    self.fontSize = fontSize
    self.isTruncated = isTruncated
  }
}
