// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// An atom of a line: a part that is positioned as a unit.
struct LineAtom {
  /// White space at the end of an atom, which is removed at the end of a line.
  struct TrailingSpace {
    /// The width in px.
    var width = 0.0
    /// The number of bytes.
    var length = 0
  }

  enum Kind {
    /// Text: a range of bytes of a paragraph.
    case text(paragraph: Int, Range<Int>)
    /// An atomic inline.
    case object(Fragment)
    /// No content, in an element with horizontal edges.
    case empty
    /// The static position of an absolutely positioned element.
    case placeholder(Int)
  }

  var kind: Kind
  /// The innermost inline element that contains the atom, or the block.
  var element: Int
  /// The bidirectional embedding level.
  var level = 0
  /// The width in px, without trailing white space.
  var width = 0.0
  /// The trailing white space.
  var trailing = TrailingSpace()
  /// The ascent of the text above the baseline.
  var ascent = 0.0
  /// The descent of the text below the baseline.
  var descent = 0.0
  /// The index of the text run.
  var run = -1
  /// A suffix of the text: a hyphen or an ellipsis.
  var suffix = ""
  /// The additional width of each space.
  var spacing = 0.0
}

extension LineAtom.TrailingSpace {
  /// Creates the white space at the end of a piece of text.
  init(_ piece: InlinePiece) {
    (width, length) = (piece.shaped.space.width, piece.shaped.space.length)
  }
}

extension LineAtom {
  /// Creates an atom for a piece of text or an atomic inline.
  init(_ piece: InlinePiece, element: Int, object: Fragment?, width: Double) {
    kind =
      object.map { .object($0) }
      ?? .text(paragraph: piece.paragraph, piece.shaped.start..<piece.shaped.end)
    self.element = element
    level = piece.shaped.level
    self.width = width
    guard object == nil else { return }
    trailing = TrailingSpace(piece)
    ascent = piece.shaped.ascent
    descent = piece.shaped.descent
    run = piece.shaped.run
  }

  /// Appends a following piece of the same run, level and element; otherwise returns `false`.
  mutating func appendIfAdjacent(_ piece: InlinePiece, element: Int) -> Bool {
    guard case .text(let paragraph, let range) = kind, !piece.isObject,
      paragraph == piece.paragraph, range.upperBound == piece.shaped.start,
      run == piece.shaped.run, level == piece.shaped.level, self.element == element
    else { return false }
    kind = .text(paragraph: paragraph, range.lowerBound..<piece.shaped.end)
    width += trailing.width + piece.shaped.width
    trailing = TrailingSpace(piece)
    ascent = max(ascent, piece.shaped.ascent)
    descent = max(descent, piece.shaped.descent)
    return true
  }
}

extension [LineAtom] {
  /// The order of the atoms from left to right.
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
