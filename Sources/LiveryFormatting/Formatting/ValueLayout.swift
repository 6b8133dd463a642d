// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Puts the value of a declaration, on several lines where it is too long for one.
struct ValueLayout {
  /// How a value is put.
  enum Form {
    /// On the line of its property; where a line is full, another one begins farther in.
    case filled
    /// Each part between commas on a line of its own.
    case list
    /// Each part between spaces on a line of its own, as steps of a pipeline.
    case steps
    /// On the lines that it is written on, as the rows of a grid.
    case lines
    /// On the line of its property, however long that gets.
    case unbroken
  }

  /// How what stands in a block is put.
  enum BlockForm {
    /// On the line of the block.
    case line
    /// Each part between commas on a line of its own.
    case list
    /// On the line of the block; where a line is full, another one begins farther in.
    case filled
  }

  /// A token of the value.
  struct Entry {
    let position: Int
    let isSpaced: Bool
    let sawNewline: Bool
    /// The number of characters before it where all is on one line, and of its own.
    let start: Int
    let width: Int
    /// How many blocks are open before it.
    let depth: Int
    /// For a token that opens a block: the number of the entry that closes it, and whether commas stand in the block.
    var closing: Int?
    var hasCommas = false

    var end: Int { start + width }
  }

  /// A block that is open.
  struct Frame {
    let closing: Int
    let form: BlockForm
    /// Where the line begins that the block begins in.
    let indent: Int
    var breaks = ListBreaks()
  }

  let stream: TokenStream
  let options: FormattingOptions
  private var spacing: TokenSpacing
  var entries: [Entry] = []
  private var open: [Int] = []
  var frames: [Frame] = []
  /// Where the current line begins.
  var indent = 0

  init(_ stream: TokenStream, _ options: FormattingOptions) {
    self.stream = stream
    self.options = options
    spacing = TokenSpacing(stream)
  }
}

extension ValueLayout {
  /// Puts a value behind its colon.
  ///
  /// - Parameters:
  ///   - tokens: the value.
  ///   - property: its property in lower case.
  ///   - tail: the number of characters that follow the value.
  ///   - indent: where the line of the property begins.
  ///   - writer: takes the tokens.
  mutating func put(
    _ tokens: Range<Int>, of property: String, tail: Int, indent: Int,
    into writer: inout GapWriter
  ) {
    guard measure(tokens), let last = entries.last else {
      return writer.put(verbatim: tokens, .space)
    }
    self.indent = indent
    frames.removeAll(keepingCapacity: true)
    let form = form(of: property, fits: writer.column + 1 + last.end + tail <= options.lineWidth)
    var breaks = ListBreaks()
    for index in entries.indices {
      var gap = inlineGap(before: index, column: writer.column)
      if index == 0 {
        gap = form == .filled || form == .unbroken ? .space : deeper(indent)
      } else if entries[index].depth == 0 {
        gap = topGap(
          before: index, form, plain: gap, breaks: &breaks, indent: indent, tail: tail,
          column: writer.column)
      }
      if case .line(let start) = gap { self.indent = start }
      writer.put(entries[index].position, gap)
      openFrame(at: index, column: writer.column)
    }
  }

  /// How a value is put.
  private func form(of property: String, fits: Bool) -> Form {
    let top = entries.indices.dropFirst().lazy.filter { entries[$0].depth == 0 }
    if property.hasPrefix("grid") {
      return top.contains { entries[$0].sawNewline } ? .lines : .unbroken
    }
    if fits { return .filled }
    if top.contains(where: { stream[entries[$0].position].kind == .comma }) { return .list }
    let isPipeline = property == "-livery-pipeline"
    return isPipeline && top.contains { entries[$0].isSpaced } ? .steps : .filled
  }

  /// Looks at the tokens of a value; gives false for one that is kept as it is, because it holds a block in braces.
  private mutating func measure(_ tokens: Range<Int>) -> Bool {
    entries.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    spacing.begin(.value)
    var column = 0
    var (sawSpace, sawNewline) = (false, false)
    for position in tokens {
      let kind = stream[position].kind
      if kind == .leftBrace { return false }
      if kind == .whitespace {
        sawSpace = true
        sawNewline = sawNewline || stream.newlines(in: position) > 0
        continue
      }
      let isSpaced = spacing.take(position, sawSpace: sawSpace)
      let width = stream.width(of: position)
      if isSpaced { column += 1 }
      let index = entries.count
      if kind == .comma, let block = open.last { entries[block].hasCommas = true }
      // A token that closes a block stands in it.
      let depth = open.count
      if spacing.depth > depth { open.append(index) }
      if spacing.depth < depth, let block = open.popLast() { entries[block].closing = index }
      entries.append(
        Entry(
          position: position, isSpaced: isSpaced, sawNewline: sawNewline, start: column,
          width: width, depth: depth))
      column += width
      (sawSpace, sawNewline) = (false, false)
    }
    return true
  }
}
