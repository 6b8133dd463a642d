// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// Words that are longer than a line.
extension LineBreaker {
  /// The letters of a piece that is too long for a line, asked for once for all of its lines.
  struct CutPiece {
    let paragraph: Int
    let end: Int
    let clusters: [TextCluster]
    /// The first of them that no line has yet, and its byte.
    var next = 0
    var start: Int
  }

  /// Breaks a piece that is too long between two letters; at least one is left on the line.
  mutating func split(
    _ piece: LinePiece, at index: Int, _ filling: Filling
  ) -> Ending? {
    var rest = rest(of: piece)
    var width = filling.width + filling.space
    var length = 0
    var taken = 0.0
    for cluster in rest.clusters[rest.next...] {
      let isFirst = length == 0 && !filling.hasContent
      guard width + cluster.width <= filling.room + 0.005 || isFirst else { break }
      width += cluster.width
      taken += cluster.width
      length += cluster.length
      rest.next += 1
    }
    if length == 0 { return filling.hasContent ? .before(index) : nil }
    let letters = piece.piece.end - piece.piece.start - piece.piece.spaceLength
    guard length < letters else { return nil }
    rest.start += length
    cutPiece = rest
    var (head, tail) = (piece, piece)
    head.piece.end = piece.piece.start + length
    head.piece.width = taken
    head.piece.spaceWidth = 0
    head.piece.spaceLength = 0
    head.piece.hyphenWidth = nil
    head.piece.mayBreakBehind = true
    tail.piece.start = head.piece.end
    tail.piece.width = max(0, piece.piece.width - taken)
    items[index] = .piece(tail)
    return .within(head)
  }

  /// The letters of a piece that no line has yet.
  private mutating func rest(of piece: LinePiece) -> CutPiece {
    let range = piece.piece.start..<(piece.piece.end - piece.piece.spaceLength)
    if let cutPiece, cutPiece.paragraph == piece.paragraph, cutPiece.end == range.upperBound,
      cutPiece.start == range.lowerBound, cutPiece.next < cutPiece.clusters.count
    {
      return cutPiece
    }
    let text = String(decoding: content.paragraphs[piece.paragraph][range], as: UTF8.self)
    let look = pass.look(piece.element)
    let clusters = pass.measuring.text.clusters(
      of: TextBlock(
        text, font: look.font, lineBreak: .clip, letterSpacing: look.letterSpacing,
        isRightToLeft: piece.piece.level % 2 == 1))
    let rest = CutPiece(
      paragraph: piece.paragraph, end: range.upperBound, clusters: clusters,
      start: range.lowerBound)
    cutPiece = rest
    return rest
  }
}
