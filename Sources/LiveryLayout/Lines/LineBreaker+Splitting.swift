// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// Words that are wider than a line.
extension LineBreaker {
  /// The clusters of a piece that is wider than a line, measured once for all its lines.
  struct CutPiece {
    let paragraph: Int
    let end: Int
    let clusters: [TextCluster]
    /// The index of the first cluster that is not on a line yet; ``start`` is its byte offset.
    var next = 0
    var start: Int
  }

  /// Breaks a wide piece between two clusters, with at least one cluster on the line.
  mutating func split(
    _ piece: LinePiece, at index: Int, _ filling: Filling
  ) -> Ending? {
    var rest = rest(of: piece)
    var width = filling.width + filling.space
    var length = 0
    var taken = 0.0
    for cluster in rest.clusters[rest.next...] {
      let isFirst = length == 0 && !filling.hasContent
      guard width + cluster.width <= filling.availableSpace + 0.005 || isFirst else { break }
      width += cluster.width
      taken += cluster.width
      length += cluster.length
      rest.next += 1
    }
    if length == 0 { return filling.hasContent ? .before(index) : nil }
    let letters = piece.piece.end - piece.piece.start - piece.piece.space.length
    guard length < letters else { return nil }
    rest.start += length
    cutPiece = rest
    var (head, tail) = (piece, piece)
    head.piece.end = piece.piece.start + length
    head.piece.width = taken
    head.piece.space = .init()
    head.piece.hyphenWidth = nil
    head.piece.mayBreakAfter = true
    tail.piece.start = head.piece.end
    tail.piece.width = max(0, piece.piece.width - taken)
    items[index] = .piece(tail)
    return .within(head)
  }

  /// Returns the min-content contribution of a piece of text.
  ///
  /// If lines may break between all clusters, the contribution is the width of the widest cluster.
  ///
  /// Defined by [CSS Text 4, section 6.5](https://drafts.csswg.org/css-text-4/#valdef-overflow-wrap-anywhere).
  func leastWidth(of piece: LinePiece) -> Double {
    let textStyle = pass.textStyle(piece.element)
    guard textStyle.breaking.wraps,
      textStyle.breaking.wordBreaking == .anywhere || textStyle.breaking.wordBreaking == .breakAll
    else {
      return piece.piece.width
    }
    return clusters(of: piece).reduce(0) { max($0, $1.width) }
  }

  /// Returns the clusters of a piece that are not on a line yet.
  private mutating func rest(of piece: LinePiece) -> CutPiece {
    let range = letters(of: piece)
    if let cutPiece, cutPiece.paragraph == piece.paragraph, cutPiece.end == range.upperBound,
      cutPiece.start == range.lowerBound, cutPiece.next < cutPiece.clusters.count
    {
      return cutPiece
    }
    let rest = CutPiece(
      paragraph: piece.paragraph, end: range.upperBound, clusters: clusters(of: piece),
      start: range.lowerBound)
    cutPiece = rest
    return rest
  }

  /// Returns the byte range of a piece in its paragraph, without trailing white space.
  private func letters(of piece: LinePiece) -> Range<Int> {
    piece.piece.start..<(piece.piece.end - piece.piece.space.length)
  }

  /// Returns the clusters of a piece with their widths.
  private func clusters(of piece: LinePiece) -> [TextCluster] {
    let text = String(
      decoding: content.paragraphs[piece.paragraph][letters(of: piece)], as: UTF8.self)
    let textStyle = pass.textStyle(piece.element)
    return pass.measuring.text.clusters(
      of: TextBlock(
        text, font: textStyle.font, lineBreak: .clip, letterSpacing: textStyle.letterSpacing,
        isRightToLeft: piece.piece.level % 2 == 1))
  }
}
