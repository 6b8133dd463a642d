// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// Laid out lines.
struct InlineLayoutResult {
  /// The fragments, relative to the content box of the block.
  var fragments: [Fragment] = []
  var height = 0.0
  var baseline: Double?
  var lastBaseline: Double?
  var count = 0
}

extension LayoutPass {
  /// Lays out inline content in lines.
  ///
  /// - Parameters:
  ///   - run: the inline content.
  ///   - inner: the content box of the block.
  ///   - position: the position of the first line among floats.
  ///   - precedingLineCount: the number of lines that the block already has.
  /// - Returns: the lines.
  func layoutLines(
    _ run: InlineRun, in inner: ContainingBlock, at position: FlowPosition, precedingLineCount: Int
  ) -> InlineLayoutResult {
    let content = inlineContent(run)
    var stacker = LineStacker(
      pass: self, content: content, block: run.element, inner: inner, position: position,
      precedingLineCount: precedingLineCount)
    stacker.stack()
    return stacker.lines
  }

  /// Returns the min-content and max-content width of inline content.
  func intrinsicWidth(of content: InlineContent, floats: inout Double) -> IntrinsicWidth {
    var width = IntrinsicWidth()
    var (line, space, word, floatMinimum) = (0.0, 0.0, 0.0, 0.0)
    let breaker = LineBreaker(content, pass: self, in: ContainingBlock(width: 0, height: nil))
    func endWord() {
      width.minimum = max(width.minimum, word)
      word = 0
    }
    for item in content.items {
      switch item {
      case .open(let element), .close(let element):
        var isStart = false
        if case .open = item { isStart = true }
        let edge = breaker.edge(of: element, isStart: isStart)
        line += edge
        word += edge
      case .piece(let piece):
        let object = piece.isObject ? outerIntrinsicWidth(of: piece.element) : nil
        line += space + (object?.maximum ?? piece.shaped.width)
        word += object?.minimum ?? breaker.minimumWidth(of: piece)
        space = piece.shaped.space.width
        if piece.shaped.mayBreakAfter, textStyle(piece.element).breaking.wraps {
          word += piece.shaped.hyphenWidth ?? 0
          endWord()
        } else {
          word += space
        }
      case .lineBreak:
        endWord()
        width.maximum = max(width.maximum, line)
        (line, space) = (0, 0)
      case .float(let element):
        let float = outerIntrinsicWidth(of: element)
        floatMinimum = max(floatMinimum, float.minimum)
        floats += float.maximum
      case .absolute, .nothing: break
      }
    }
    endWord()
    width.maximum = max(width.maximum, line)
    // Floats are beside the lines.
    width.maximum = max(width.maximum, width.minimum) + floats
    width.minimum = max(width.minimum, floatMinimum)
    return width
  }
}

/// A builder of lines that stacks them between floats.
private struct LineStacker {
  let pass: LayoutPass
  let content: InlineContent
  let block: Int
  let inner: ContainingBlock
  let position: FlowPosition
  var lines = InlineLayoutResult()
  /// The range of fragments of each line.
  private var ranges: [Range<Int>] = []
  private let precedingLineCount: Int
  private var deferredFloats: [Int] = []

  init(
    pass: LayoutPass, content: InlineContent, block: Int, inner: ContainingBlock,
    position: FlowPosition, precedingLineCount: Int
  ) {
    self.pass = pass
    self.content = content
    self.block = block
    self.inner = inner
    self.position = position
    self.precedingLineCount = precedingLineCount
  }

  private var contentInterval: FloatArea.Interval {
    FloatArea.Interval(left: position.x, right: position.x + inner.width)
  }

  mutating func stack() {
    let box = pass.box(block)
    var breaker = LineBreaker(content, pass: pass, in: inner)
    let strut = InlineMetrics(pass.textStyle(block), pass.measuring.text)
    var open: [Int] = []
    while !breaker.isAtEnd {
      let number = precedingLineCount + lines.count
      if box.lines.maxLines > 0, number >= box.lines.maxLines { break }
      let isFirst = number == 0
      let indent =
        isFirst ? (box.lines.indent.resolved(percentagesOf: inner.width) ?? 0).bounded : 0
      guard var line = nextLine(&breaker, strut, indent: indent) else { continue }
      let availableSpace = interval(at: lines.height, strut)
      let isLast = box.lines.maxLines > 0 && number + 1 == box.lines.maxLines && !breaker.isAtEnd
      if isLast, box.lines.hasEllipsis {
        line = breaker.overflowing(line, availableSpace: availableSpace.width)
      }
      var assembler = LineAssembler(
        pass: pass, content: content, block: block, inner: inner, breaker: breaker)
      assembler.open = open
      if box.lines.hasEllipsis {
        let wraps = pass.textStyle(block).breaking.wraps
        assembler.ellipsis = isLast ? .always : wraps ? .none : .ifOverflowing
      }
      let assembled = assembler.assemble(
        line,
        in: FloatArea.Interval(
          left: availableSpace.left - position.x, right: availableSpace.right - position.x),
        top: lines.height, indent: indent)
      open = assembler.open
      breaker = assembler.breaker
      add(assembled)
      for element in deferredFloats { addFloat(element, at: lines.height) }
      deferredFloats = []
    }
    if lines.count > 1 || content.isRightToLeft {
      InlineSlicer.slice(
        &lines.fragments, lines: ranges, isRightToLeft: content.isRightToLeft)
    }
  }

  private mutating func add(_ line: AssembledLine) {
    ranges.append(lines.fragments.count..<lines.fragments.count + line.fragments.count)
    lines.fragments += line.fragments
    lines.baseline = lines.baseline ?? lines.height + line.baseline
    lines.lastBaseline = lines.height + line.baseline
    lines.height += line.height
    lines.count += 1
  }

  private func interval(at y: Double, _ strut: InlineMetrics) -> FloatArea.Interval {
    position.floats.interval(
      contentInterval, from: position.y + y, to: position.y + y + strut.height)
  }

  /// Returns the next line, or `nil` if it does not fit between the floats and was moved down.
  private mutating func nextLine(
    _ breaker: inout LineBreaker, _ strut: InlineMetrics, indent: Double
  ) -> LineBreaker.Line? {
    let availableSpace = interval(at: lines.height, strut)
    let mayMoveDown = availableSpace.width < contentInterval.width
    let y = lines.height
    var floats: [Fragment] = []
    var deferred: [Int] = []
    let line = breaker.next(
      availableSpace: max(0, availableSpace.width), indent: indent, mayMoveDown: mayMoveDown
    ) {
      element, width, isEmpty in
      let remainingWidth = interval(at: y, strut).width - width
      let margin = pass.box(element).margin.resolved(of: inner.width).horizontal
      let preferred =
        margin
        + pass.usedWidth(of: element, in: inner, availableSpace: inner.width - margin, fills: false)
      // A float must not be above an earlier float.
      guard deferred.isEmpty, isEmpty || preferred <= remainingWidth else {
        deferred.append(element)
        return nil
      }
      floats.append(pass.positionedFloat(element, in: inner, at: position, y: y))
      return interval(at: y, strut).width
    }
    lines.fragments += floats
    deferredFloats += deferred
    if line == nil, let next = position.floats.nextEdge(below: position.y + lines.height) {
      // Rounding must not lead to the same position again.
      lines.height = max(next - position.y, lines.height + max(0.001, 4 * lines.height.ulp))
    }
    return line
  }

  private mutating func addFloat(_ element: Int, at y: Double) {
    lines.fragments.append(pass.positionedFloat(element, in: inner, at: position, y: y))
  }
}
