// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A measurement for programs without fonts: characters are 0.5 em wide, and lines 1.2 em high.
///
/// Lines break, shrink and truncate as in a text system. The results are equal on every platform,
/// so that layouts can be tested without fonts.
///
/// ```swift
/// let font = CSSFont(families: [], size: 10)
/// UniformTextMeasuring().measure(TextBlock("Hello", font: font), width: nil).size      // 25 x 12
/// ```
public struct UniformTextMeasuring: TextMeasuring {
  /// Creates the measurement.
  public init() {}

  /// Returns the measures of a text.
  public func measure(_ block: TextBlock, width: Double?) -> TextMetrics {
    var font = max(0, block.font.size)
    let limit = width ?? .infinity
    var lines = UniformLines(block, fontSize: font, width: limit)
    if block.maximumLines == 1, block.minimumFontSize > 0,
      lines.isTruncated || lines.width > limit
    {
      let natural = UniformLines(block, fontSize: font, width: .infinity).width
      let fitting = natural > 0 ? font * limit / natural : font
      font = min(font, max(block.minimumFontSize, fitting))
      // A rounding error must not truncate the last character.
      lines = UniformLines(block, fontSize: font, width: limit + 1e-9)
    }
    let height = block.lineHeight ?? font * 1.2
    return TextMetrics(
      size: Size(lines.width, height * Double(lines.count)), baseline: height * 0.8,
      fontSize: font, isTruncated: lines.isTruncated)
  }

  /// Returns 1.2 em.
  public func lineHeight(of font: CSSFont) -> Double { font.size * 1.2 }
}

/// A text broken into lines of characters that have a uniform width.
private struct UniformLines {
  private let block: TextBlock
  private let advance: Double
  private let limit: Double
  /// The width of the longest line.
  private(set) var width = 0.0
  /// The number of lines.
  private(set) var count = 0
  /// Whether a part of the text is omitted.
  private(set) var isTruncated = false

  init(_ block: TextBlock, fontSize: Double, width limit: Double) {
    self.block = block
    self.limit = limit
    advance = fontSize / 2 + block.letterSpacing
    for paragraph in block.text.split(separator: "\n", omittingEmptySubsequences: false) {
      add(paragraph)
    }
  }

  private func width(of text: Substring) -> Double {
    var width = 0.0
    for character in text { width += advance + (character == " " ? block.wordSpacing : 0) }
    return width
  }

  private mutating func add(_ paragraph: Substring) {
    var remaining = paragraph
    repeat {
      if block.maximumLines > 0, count == block.maximumLines {
        isTruncated = true
        return
      }
      // A truncated line does not break.
      let isLast =
        !block.lineBreak.wraps
        || !block.lineBreak.breaksAll && count + 1 == block.maximumLines
      let line = isLast ? remaining : nextLine(of: remaining)
      addLine(line, mayTruncate: isLast)
      remaining = remaining[line.endIndex...].drop { $0 == " " }
    } while !remaining.isEmpty
  }

  /// Returns the part of a paragraph that fits a line: whole words, or at least one character.
  private func nextLine(of remaining: Substring) -> Substring {
    var end = remaining.startIndex
    var lastSpace: Substring.Index?
    var isAfterSpace = false
    var width = 0.0
    while end < remaining.endIndex {
      let isSpace = remaining[end] == " "
      if isSpace, !isAfterSpace { lastSpace = end }
      isAfterSpace = isSpace
      width += advance + (isSpace ? block.wordSpacing : 0)
      guard width <= limit || isSpace else {
        if let lastSpace, block.lineBreak != .characterWrap { return remaining[..<lastSpace] }
        if block.lineBreak == .wordWrap { return remaining.prefix { $0 != " " } }
        return remaining[..<(end > remaining.startIndex ? end : remaining.index(after: end))]
      }
      end = remaining.index(after: end)
    }
    return remaining
  }

  private mutating func addLine(_ line: Substring, mayTruncate: Bool) {
    count += 1
    let lineWidth = width(of: line)
    if mayTruncate, lineWidth > limit, block.lineBreak != .visible {
      isTruncated = true
      // The characters that fit, including the ellipsis; a clipped line ends at the edge.
      let isClipped = block.lineBreak == .clip || !(advance > 0)
      width = isClipped ? limit : max(width, (limit / advance).rounded(.down) * advance)
    } else {
      width = max(width, lineWidth)
    }
  }
}
