// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// Breaks texts into lines: each takes as much as it has room for.
struct LineBreaker {
  /// A line: which items it has, and how it ends.
  struct Line {
    var items: Range<Int>
    /// Whether it ends because the text says so, or is the last.
    var isForced: Bool
    /// Whether a hyphen is added at its end.
    var isHyphenated = false
    /// What the line has of its last item, where that is a piece too long for one line.
    var cut: LinePiece?
  }

  let pass: LayoutPass
  /// The items; of a piece that is too long for a line, what no line has yet.
  var items: [InlineContent.Item]
  let content: InlineContent
  private let inner: ContainingBlock
  /// The boxes among the texts, laid out.
  private(set) var objects: [Int: Fragment] = [:]
  private var start = 0
  /// The piece that is too long for a line, and what is left of it.
  var cutPiece: CutPiece?

  init(_ content: InlineContent, pass: LayoutPass, in inner: ContainingBlock) {
    self.pass = pass
    self.content = content
    self.inner = inner
    items = content.items
  }

  /// Whether all is on lines.
  var isAtEnd: Bool { start >= items.count }
}

extension LineBreaker {
  /// The state while a line is filled.
  struct Filling {
    var room: Double
    var width: Double
    /// White space that counts only if something follows.
    var space = 0.0
    var hasContent = false
    /// Where the line may end so far.
    var end: Int?
    var isHyphenated = false
  }

  /// Where a line ends because there is no more room.
  enum Ending {
    /// Before an item.
    case before(Int)
    /// In a piece: what the line has of it.
    case within(LinePiece)
    /// Nowhere: it waits until there is more room.
    case later
  }

  /// The next line; nil where not even its first word fits, and `mayWait` says that there is more room further down.
  ///
  /// - Parameters:
  ///   - room: the width of the line.
  ///   - indent: how far inside its text begins.
  ///   - mayWait: whether there is more room further down.
  ///   - float: places a box at a side, and tells the width that is left; nil where it must wait for the next line.
  /// - Returns: the line.
  mutating func next(
    room: Double, indent: Double, mayWait: Bool,
    float: (_ element: Int, _ width: Double, _ isEmpty: Bool) -> Double?
  ) -> Line? {
    var filling = Filling(room: room, width: indent)
    var index = start
    while index < items.count {
      switch items[index] {
      case .open(let element): filling.width += edge(of: element, isStart: true)
      case .close(let element):
        let edge = edge(of: element, isStart: false)
        if edge > 0 {
          filling.width += filling.space + edge
          filling.space = 0
        }
      case .absolute, .nothing: break
      case .float(let element):
        // It is placed once, also where the line begins anew further down.
        items[index] = .nothing
        if let room = float(element, filling.width, !filling.hasContent) { filling.room = room }
      case .lineBreak: return take(upTo: index + 1, isForced: true)
      case .piece(let piece):
        switch add(piece, at: index, to: &filling, mayWait: mayWait) {
        case .before(let end): return take(upTo: end, isForced: false, filling)
        case .within(let head): return take(head, at: index)
        case .later: return nil
        case nil: break
        }
      }
      index += 1
    }
    return take(upTo: items.count, isForced: true)
  }

  /// A line that is to be cut off, with more of what follows than it has room for.
  mutating func overfilled(_ line: Line, room: Double) -> Line {
    guard !line.isForced else { return line }
    var line = line
    if let head = line.cut, case .piece(let tail) = items[line.items.upperBound - 1] {
      line.cut = head.joined(tail)
      return line
    }
    var width = 0.0
    while line.items.upperBound < items.count, width <= room {
      switch items[line.items.upperBound] {
      case .lineBreak, .float: return line
      case .piece(let piece): width += self.width(of: piece) + piece.piece.space.width
      case .open, .close, .absolute, .nothing: break
      }
      line.items = line.items.lowerBound..<line.items.upperBound + 1
      line.isHyphenated = false
    }
    return line
  }

  private mutating func take(
    upTo end: Int, isForced: Bool, _ filling: Filling? = nil
  ) -> Line {
    defer { start = end }
    var line = Line(items: start..<end, isForced: isForced)
    line.isHyphenated = filling.map { $0.isHyphenated && $0.end == end } ?? false
    return line
  }

  /// A line that ends within a piece, whose rest comes first on the next one.
  private mutating func take(_ head: LinePiece, at index: Int) -> Line {
    defer { start = index }
    return Line(items: start..<index + 1, isForced: false, cut: head)
  }

  /// Adds a piece; gives where the line ends when there is no room for it.
  private mutating func add(
    _ piece: LinePiece, at index: Int, to filling: inout Filling, mayWait: Bool
  ) -> Ending? {
    let look = pass.look(piece.isObject ? parent(of: piece.element) : piece.element)
    let width = filling.width + filling.space + self.width(of: piece)
    if width > filling.room + 0.005, look.breaking.wraps {
      if look.breaking.wordBreaking != .breakAll {
        if let end = filling.end { return .before(end) }
        if mayWait, !filling.hasContent { return .later }
      }
      if !piece.isObject, look.breaking.wordBreaking != .normal,
        let end = split(piece, at: index, filling)
      {
        return end
      }
      if let end = filling.end { return .before(end) }
    }
    filling.width = width
    filling.space = piece.piece.space.width
    filling.hasContent = true
    guard piece.piece.mayBreakBehind, look.breaking.wraps else { return nil }
    // A hyphen that overflows is no reason for the rest of the word to overflow too.
    if let hyphen = piece.piece.hyphenWidth, filling.end != nil {
      guard width + hyphen <= filling.room + 0.005 else { return nil }
    }
    filling.isHyphenated = piece.piece.hyphenWidth != nil
    filling.end = end(behind: index)
    return nil
  }

  /// The place behind a piece and the ends of elements that follow it.
  private func end(behind index: Int) -> Int {
    var end = index + 1
    while end < items.count, case .close = items[end] { end += 1 }
    return end
  }
}

extension LineBreaker {
  /// The width of a piece of text, or of a box among texts with its margins.
  mutating func width(of piece: LinePiece) -> Double {
    guard piece.isObject else { return piece.piece.width }
    let margin = pass.box(piece.element).margin.resolved(of: inner.width)
    return object(piece.element).frame.width + margin.horizontal
  }

  /// A box among texts, laid out when somebody asks first.
  mutating func object(_ element: Int) -> Fragment {
    if let known = objects[element] { return known }
    let isBlock = !pass.box(element).display.isInline
    let fragment =
      isBlock
      ? pass.layoutBlock(element, in: inner, at: .root).fragment
      : pass.layoutShrunk(element, in: inner)
    objects[element] = fragment
    return fragment
  }

  /// What stands at a side of an inline element: margin, line and padding.
  func edge(of element: Int, isStart: Bool) -> Double {
    let edges = pass.edges(element, of: inner.width)
    let margin = pass.box(element).margin.resolved(of: inner.width)
    return isStart != content.isRightToLeft
      ? edges.left + margin.left : edges.right + margin.right
  }

  private func parent(of element: Int) -> Int { pass.nodes[element].parent ?? element }
}
