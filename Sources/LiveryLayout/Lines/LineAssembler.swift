// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// A laid out line.
struct AssembledLine {
  /// The fragments, relative to the content box of the block.
  var fragments: [Fragment]
  var height: Double
  /// The distance of the baseline from the top of the line.
  var baseline: Double
}

/// A builder of a line: it collects the atoms, aligns them, and nests them in inline elements.
struct LineAssembler {
  /// The cases in which an ellipsis ends the line.
  enum Ellipsis {
    /// Never.
    case none
    /// If the text is wider than the line.
    case ifOverflowing
    /// Always, because the lines that follow are not shown.
    case always
  }

  let pass: LayoutPass
  let content: InlineContent
  let block: Int
  let inner: ContainingBlock
  var breaker: LineBreaker
  /// The inline elements that continue from an earlier line.
  var open: [Int] = []
  var ellipsis = Ellipsis.none

  var atoms: [LineAtom] = []
  var edges = Edges()
  private var metricsByElement: [Int: InlineMetrics] = [:]

  init(
    pass: LayoutPass, content: InlineContent, block: Int, inner: ContainingBlock,
    breaker: LineBreaker
  ) {
    self.pass = pass
    self.content = content
    self.block = block
    self.inner = inner
    self.breaker = breaker
  }
}

extension LineAssembler {
  /// Assembles a line.
  ///
  /// - Parameters:
  ///   - line: the items of the line.
  ///   - interval: the horizontal range of the line.
  ///   - top: the top of the line.
  ///   - indent: the indentation of the text.
  /// - Returns: the laid out line.
  mutating func assemble(
    _ line: LineBreaker.Line, in interval: FloatArea.Interval, top: Double, indent: Double
  ) -> AssembledLine {
    gather(line)
    trimEnd(line)
    let availableSpace = interval.width - indent
    truncate(to: availableSpace)
    justify(line, availableSpace: availableSpace)
    let extent = verticalExtent
    var x = interval.left + (content.isRightToLeft ? 0 : indent)
    x += alignmentOffset(of: availableSpace - width, isForced: line.isForced)
    var builder = InlineBoxBuilder(
      assembler: self, x: x,
      line: InlineBoxBuilder.LineBox(top: top, baseline: top + extent.above, height: extent.height))
    let fragments = builder.buildFragments(&self)
    return AssembledLine(fragments: fragments, height: extent.height, baseline: extent.above)
  }

  /// Collects the atoms of the line.
  private mutating func gather(_ line: LineBreaker.Line) {
    for index in line.items {
      switch breaker.items[index] {
      case .open(let element):
        edges.begin(element, after: atoms.count)
        open.append(element)
      case .close(let element):
        // Any content of an element creates an atom.
        if edges.end(element, after: atoms.count) {
          atoms.append(LineAtom(kind: .empty, element: element, level: baseLevel))
        }
        if open.last == element { open.removeLast() }
      case .piece(let fullPiece):
        let piece = index == line.items.upperBound - 1 ? line.splitHead ?? fullPiece : fullPiece
        let element = open.last ?? block
        if let last = atoms.indices.last, atoms[last].appendIfAdjacent(piece, element: element) {
          continue
        }
        let width = breaker.width(of: piece)
        let object = piece.isObject ? breaker.object(piece.element) : nil
        atoms.append(LineAtom(piece, element: element, object: object, width: width))
      case .absolute(let element):
        pass.hasPlaceholders = true
        atoms.append(
          LineAtom(kind: .placeholder(element), element: open.last ?? block, level: baseLevel))
      case .float, .lineBreak, .nothing: break
      }
    }
  }

  var baseLevel: Int { content.isRightToLeft ? 1 : 0 }

  /// Removes trailing white space, and adds a hyphen if necessary.
  private mutating func trimEnd(_ line: LineBreaker.Line) {
    guard let last = atoms.lastIndex(where: { if case .text = $0.kind { true } else { false } })
    else { return }
    if atoms[last...].dropFirst().allSatisfy({ $0.width == 0 }) {
      if case .text(let paragraph, let range) = atoms[last].kind {
        let end = max(range.lowerBound, range.upperBound - atoms[last].trailing.length)
        atoms[last].kind = .text(paragraph: paragraph, range.lowerBound..<end)
      }
      atoms[last].trailing = LineAtom.TrailingSpace()
    }
    guard line.isHyphenated, let index = line.items.last(where: { isPiece(at: $0) }),
      case .piece(let piece) = breaker.items[index]
    else { return }
    atoms[last].suffix = "\u{2010}"
    atoms[last].width += piece.shaped.hyphenWidth ?? 0
  }

  private func isPiece(at index: Int) -> Bool {
    if case .piece = breaker.items[index] { true } else { false }
  }

  /// The total width of the line.
  var width: Double {
    var width = 0.0
    for atom in atoms { width += atom.width + atom.trailing.width }
    for element in edges.begun { width += breaker.edge(of: element, isStart: true) }
    for element in edges.ended { width += breaker.edge(of: element, isStart: false) }
    return width
  }

  /// Widens spaces to justify the line.
  private mutating func justify(_ line: LineBreaker.Line, availableSpace: Double) {
    let align = pass.box(block).lines.align
    guard align == .justifyAll || align == .justify && !line.isForced else { return }
    let counts = atoms.map { spaceCount(in: $0) }
    let count = counts.reduce(0, +)
    let free = availableSpace - width
    guard count > 0, free > 0 else { return }
    let extra = free / Double(count)
    for index in atoms.indices where counts[index] > 0 {
      atoms[index].spacing = extra
      atoms[index].width += extra * Double(counts[index])
    }
  }

  private func spaceCount(in atom: LineAtom) -> Int {
    guard case .text(let paragraph, let range) = atom.kind else { return 0 }
    return content.paragraphs[paragraph][range].count { $0 == 0x20 }
  }

  /// Returns the offset of the line from the left, for its alignment in the free space.
  private func alignmentOffset(of free: Double, isForced: Bool) -> Double {
    guard free > 0 else { return content.isRightToLeft ? free : 0 }
    switch pass.box(block).lines.align {
    case .left: return 0
    case .right: return free
    case .center: return free / 2
    case .end: return content.isRightToLeft ? 0 : free
    case .start, .justify, .justifyAll, .matchParent: return content.isRightToLeft ? free : 0
    }
  }
}

extension LineAssembler {
  /// Returns the inline elements from the outermost one to the given element.
  func chain(of element: Int) -> [Int] {
    var chain: [Int] = []
    var next: Int? = element
    while let current = next, current != block {
      if !pass.box(current).display.isContents { chain.append(current) }
      next = pass.nodes[current].parent
    }
    return chain.reversed()
  }

  /// Returns the metrics of an inline element.
  mutating func metrics(of element: Int) -> InlineMetrics {
    if let cached = metricsByElement[element] { return cached }
    var metrics = InlineMetrics(pass.textStyle(element), pass.measuring.text)
    if element != block, let parent = pass.nodes[element].parent {
      metrics.align(pass.box(element).lines.verticalAlign, in: self.metrics(of: parent))
    }
    metricsByElement[element] = metrics
    return metrics
  }
}
