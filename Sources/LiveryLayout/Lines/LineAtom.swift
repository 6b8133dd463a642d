// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// What moves as one when a line is put together.
struct LineAtom {
  /// White space at the end of a line, which does not count if the line ends there.
  struct TrailingSpace {
    /// The width in px.
    var width = 0.0
    /// The number of bytes.
    var length = 0
  }

  enum Kind {
    /// Letters of a text, from a byte to another one.
    case text(paragraph: Int, Range<Int>)
    /// A box that flows like a letter.
    case object(Fragment)
    /// Nothing, in an element that has sides.
    case empty
    /// The place where an element would stand that has a place of its own.
    case placeholder(Int)
  }

  var kind: Kind
  /// The innermost inline element around, or the block.
  var element: Int
  /// The level of embedding.
  var level = 0
  /// The width in px, without the space at the end.
  var width = 0.0
  /// The white space at the end.
  var trailing = TrailingSpace()
  /// How far the letters reach above the baseline.
  var ascent = 0.0
  /// How far they reach below it.
  var descent = 0.0
  /// The run that the letters are of.
  var run = -1
  /// What is added to the letters: a hyphen, or an ellipsis.
  var suffix = ""
  /// What each space is wider than usual.
  var spacing = 0.0
}

extension LineAtom.TrailingSpace {
  /// The white space at the end of a piece of text.
  init(_ piece: LinePiece) {
    (width, length) = (piece.piece.space.width, piece.piece.space.length)
  }
}

extension LineAtom {
  /// A piece of text, or a box.
  init(_ piece: LinePiece, element: Int, object: Fragment?, width: Double) {
    kind =
      object.map { .object($0) }
      ?? .text(paragraph: piece.paragraph, piece.piece.start..<piece.piece.end)
    self.element = element
    level = piece.piece.level
    self.width = width
    guard object == nil else { return }
    trailing = TrailingSpace(piece)
    ascent = piece.piece.ascent
    descent = piece.piece.descent
    run = piece.piece.run
  }

  /// Lets a piece that follows in the same look and direction be part of this; false for every other one.
  mutating func take(_ piece: LinePiece, element: Int) -> Bool {
    guard case .text(let paragraph, let range) = kind, !piece.isObject,
      paragraph == piece.paragraph, range.upperBound == piece.piece.start,
      run == piece.piece.run, level == piece.piece.level, self.element == element
    else { return false }
    kind = .text(paragraph: paragraph, range.lowerBound..<piece.piece.end)
    width += trailing.width + piece.piece.width
    trailing = TrailingSpace(piece)
    ascent = max(ascent, piece.piece.ascent)
    descent = max(descent, piece.piece.descent)
    return true
  }
}

extension [LineAtom] {
  /// The order in which they stand from the left to the right.
  ///
  /// Defined by [UAX 9, rule L2](https://www.unicode.org/reports/tr9/#L2).
  var visualOrder: [Int] {
    var order = Array<Int>(indices)
    guard let highest = map(\.level).max(), highest > 0 else { return order }
    let lowestOdd = map(\.level).filter { $0 % 2 == 1 }.min() ?? highest + 1
    guard lowestOdd <= highest else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < count {
        guard self[order[start]].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < count, self[order[end]].level >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
