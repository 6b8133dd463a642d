// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// Words that are wider than a line.
extension LineBreaker {
  /// The clusters of a piece that is wider than a line, measured once for all its lines.
  struct SplitPiece {
    let paragraph: Int
    let end: Int
    let clusters: [TextCluster]
    /// The index of the first cluster that is not on a line yet; ``start`` is its byte offset.
    var next = 0
    var start: Int
  }

  /// Breaks a wide piece between two clusters, with at least one cluster on the line.
  mutating func split(
    _ piece: InlinePiece, at index: Int, _ pending: PendingLine
  ) -> BreakPosition? {
    var remainder = remainder(of: piece)
    var width = pending.width + pending.space
    var length = 0
    var usedWidth = 0.0
    for cluster in remainder.clusters[remainder.next...] {
      let isFirst = length == 0 && !pending.hasContent
      guard width + cluster.width <= pending.availableSpace + 0.005 || isFirst else { break }
      width += cluster.width
      usedWidth += cluster.width
      length += cluster.length
      remainder.next += 1
    }
    if length == 0 { return pending.hasContent ? .before(index) : nil }
    let textLength = piece.shaped.end - piece.shaped.start - piece.shaped.space.length
    guard length < textLength else { return nil }
    remainder.start += length
    splitPiece = remainder
    var (head, tail) = (piece, piece)
    head.shaped.end = piece.shaped.start + length
    head.shaped.width = usedWidth
    head.shaped.space = .init()
    head.shaped.hyphenWidth = nil
    head.shaped.mayBreakAfter = true
    tail.shaped.start = head.shaped.end
    tail.shaped.width = max(0, piece.shaped.width - usedWidth)
    items[index] = .piece(tail)
    return .within(head)
  }

  /// Returns the min-content contribution of a piece of text.
  ///
  /// If lines may break between all clusters, the contribution is the width of the widest cluster.
  ///
  /// Defined by [CSS Text 4, section 6.5](https://drafts.csswg.org/css-text-4/#valdef-overflow-wrap-anywhere).
  func minimumWidth(of piece: InlinePiece) -> Double {
    let textStyle = pass.textStyle(piece.element)
    guard textStyle.breaking.wraps,
      textStyle.breaking.wordBreaking == .anywhere || textStyle.breaking.wordBreaking == .breakAll
    else {
      return piece.shaped.width
    }
    return clusters(of: piece).reduce(0) { max($0, $1.width) }
  }

  /// Returns the clusters of a piece that are not on a line yet.
  private mutating func remainder(of piece: InlinePiece) -> SplitPiece {
    let range = textRange(of: piece)
    if let splitPiece, splitPiece.paragraph == piece.paragraph, splitPiece.end == range.upperBound,
      splitPiece.start == range.lowerBound, splitPiece.next < splitPiece.clusters.count
    {
      return splitPiece
    }
    let remainder = SplitPiece(
      paragraph: piece.paragraph, end: range.upperBound, clusters: clusters(of: piece),
      start: range.lowerBound)
    splitPiece = remainder
    return remainder
  }

  /// Returns the byte range of a piece in its paragraph, without trailing white space.
  private func textRange(of piece: InlinePiece) -> Range<Int> {
    piece.shaped.start..<(piece.shaped.end - piece.shaped.space.length)
  }

  /// Returns the clusters of a piece with their widths.
  private func clusters(of piece: InlinePiece) -> [TextCluster] {
    let text = String(
      decoding: content.paragraphs[piece.paragraph][textRange(of: piece)], as: UTF8.self)
    let textStyle = pass.textStyle(piece.element)
    return pass.measuring.text.clusters(
      of: TextBlock(
        text, font: textStyle.font, lineBreak: .clip, letterSpacing: textStyle.letterSpacing,
        isRightToLeft: piece.shaped.level % 2 == 1))
  }
}
