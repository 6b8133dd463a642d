// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// A greedy line breaker: each line takes as many items as fit.
struct LineBreaker {
  /// A line: its items and the kind of its end.
  struct Line {
    var items: Range<Int>
    /// Whether the line ends with a forced break, or is the last line.
    var isForced: Bool
    /// Whether a hyphen is added at the end.
    var isHyphenated = false
    /// The part of the last item on the line, if the item is wider than a line.
    var splitHead: InlinePiece?
  }

  let pass: LayoutPass
  /// The items; a piece that is wider than a line is replaced by its remaining part.
  var items: [InlineContent.Item]
  let content: InlineContent
  private let inner: ContainingBlock
  /// The laid out atomic inlines.
  private(set) var objects: [Int: Fragment] = [:]
  private var start = 0
  /// The piece that is wider than a line, and its remaining letters.
  var splitPiece: SplitPiece?

  init(_ content: InlineContent, pass: LayoutPass, in inner: ContainingBlock) {
    self.pass = pass
    self.content = content
    self.inner = inner
    items = content.items
  }

  /// Whether all items are on lines.
  var isAtEnd: Bool { start >= items.count }
}

extension LineBreaker {
  /// The state while a line is filled.
  struct PendingLine {
    var availableSpace: Double
    var width: Double
    /// The width of white space that applies only if content follows.
    var space = 0.0
    var hasContent = false
    /// The index of the last break opportunity.
    var end: Int?
    var isHyphenated = false
  }

  /// The end of a line that is full.
  enum BreakPosition {
    /// The line ends before an item.
    case before(Int)
    /// The line ends within a piece; the value is the part on the line.
    case within(InlinePiece)
    /// The line moves down to a position with more space.
    case belowFloats
  }

  /// Returns the next line, or `nil` if its first word does not fit and the line may move down.
  ///
  /// - Parameters:
  ///   - availableSpace: the width of the line.
  ///   - indent: the indentation of the text.
  ///   - mayMoveDown: whether more space is available further down.
  ///   - float: positions a float, and returns the remaining width, or `nil` if the float must wait
  ///     for the next line.
  /// - Returns: the line.
  mutating func next(
    availableSpace: Double, indent: Double, mayMoveDown: Bool,
    float: (_ element: Int, _ width: Double, _ isEmpty: Bool) -> Double?
  ) -> Line? {
    var pending = PendingLine(availableSpace: availableSpace, width: indent)
    var index = start
    while index < items.count {
      switch items[index] {
      case .open(let element): pending.width += edge(of: element, isStart: true)
      case .close(let element):
        let edge = edge(of: element, isStart: false)
        if edge > 0 {
          pending.width += pending.space + edge
          pending.space = 0
        }
      case .absolute, .nothing: break
      case .float(let element):
        // A float is positioned only once, even if the line moves down.
        items[index] = .nothing
        if let availableSpace = float(element, pending.width, !pending.hasContent) {
          pending.availableSpace = availableSpace
        }
      case .lineBreak: return makeLine(upTo: index + 1, isForced: true)
      case .piece(let piece):
        switch add(piece, at: index, to: &pending, mayMoveDown: mayMoveDown) {
        case .before(let end): return makeLine(upTo: end, isForced: false, pending)
        case .within(let head): return makeLine(endingWith: head, at: index)
        case .belowFloats: return nil
        case nil: break
        }
      }
      index += 1
    }
    return makeLine(upTo: items.count, isForced: true)
  }

  /// Returns a line for truncation, with more content than fits.
  mutating func overflowing(_ line: Line, availableSpace: Double) -> Line {
    guard !line.isForced else { return line }
    var line = line
    if let head = line.splitHead, case .piece(let tail) = items[line.items.upperBound - 1] {
      line.splitHead = head.joined(tail)
      return line
    }
    var width = 0.0
    while line.items.upperBound < items.count, width <= availableSpace {
      switch items[line.items.upperBound] {
      case .lineBreak, .float: return line
      case .piece(let piece): width += self.width(of: piece) + piece.shaped.space.width
      case .open, .close, .absolute, .nothing: break
      }
      line.items = line.items.lowerBound..<line.items.upperBound + 1
      line.isHyphenated = false
    }
    return line
  }

  private mutating func makeLine(
    upTo end: Int, isForced: Bool, _ pending: PendingLine? = nil
  ) -> Line {
    defer { start = end }
    var line = Line(items: start..<end, isForced: isForced)
    line.isHyphenated = pending.map { $0.isHyphenated && $0.end == end } ?? false
    return line
  }

  /// Returns a line that ends within a piece; the rest of the piece starts the next line.
  private mutating func makeLine(endingWith head: InlinePiece, at index: Int) -> Line {
    defer { start = index }
    return Line(items: start..<index + 1, isForced: false, splitHead: head)
  }

  /// Adds a piece, or returns the end of the line if the piece does not fit.
  private mutating func add(
    _ piece: InlinePiece, at index: Int, to pending: inout PendingLine, mayMoveDown: Bool
  ) -> BreakPosition? {
    let textStyle = pass.textStyle(piece.isObject ? parent(of: piece.element) : piece.element)
    let width = pending.width + pending.space + self.width(of: piece)
    if width > pending.availableSpace + 0.005, textStyle.breaking.wraps {
      if textStyle.breaking.wordBreaking != .breakAll {
        if let end = pending.end { return .before(end) }
        if mayMoveDown, !pending.hasContent { return .belowFloats }
      }
      if !piece.isObject, textStyle.breaking.wordBreaking != .normal,
        let end = split(piece, at: index, pending)
      {
        return end
      }
      if let end = pending.end { return .before(end) }
    }
    pending.width = width
    pending.space = piece.shaped.space.width
    pending.hasContent = true
    guard piece.shaped.mayBreakAfter, textStyle.breaking.wraps else { return nil }
    // An overflowing hyphen must not make the rest of the word overflow.
    if let hyphen = piece.shaped.hyphenWidth, pending.end != nil {
      guard width + hyphen <= pending.availableSpace + 0.005 else { return nil }
    }
    pending.isHyphenated = piece.shaped.hyphenWidth != nil
    pending.end = end(after: index)
    return nil
  }

  /// Returns the index after a piece and the ends of elements that follow it.
  private func end(after index: Int) -> Int {
    var end = index + 1
    while end < items.count, case .close = items[end] { end += 1 }
    return end
  }
}

extension LineBreaker {
  /// Returns the width of a piece of text, or of an atomic inline with its margins.
  mutating func width(of piece: InlinePiece) -> Double {
    guard piece.isObject else { return piece.shaped.width }
    let margin = pass.box(piece.element).margin.resolved(of: inner.width)
    return object(piece.element).frame.width + margin.horizontal
  }

  /// Returns the laid out atomic inline of an element, cached.
  mutating func object(_ element: Int) -> Fragment {
    if let cached = objects[element] { return cached }
    let isBlock = !pass.box(element).display.isInline
    let fragment =
      isBlock
      ? pass.layoutBlock(element, in: inner, at: .root).fragment
      : pass.layoutShrunk(element, in: inner)
    objects[element] = fragment
    return fragment
  }

  /// Returns the width of an inline element's edge: margin, border and padding.
  func edge(of element: Int, isStart: Bool) -> Double {
    let edges = pass.edges(element, of: inner.width)
    let margin = pass.box(element).margin.resolved(of: inner.width)
    return isStart != content.isRightToLeft
      ? edges.left + margin.left : edges.right + margin.right
  }

  private func parent(of element: Int) -> Int { pass.nodes[element].parent ?? element }
}
