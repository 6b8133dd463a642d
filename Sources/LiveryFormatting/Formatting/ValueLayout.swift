// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A layout of a declaration's value, which breaks long values into lines.
struct ValueLayout {
  /// The form of a value.
  enum Form {
    /// The value begins on the line of its property and wraps to deeper lines.
    case filled
    /// Each comma-separated part is on its own line.
    case list
    /// Each space-separated part is on its own line, such as the steps of a pipeline.
    case steps
    /// The original lines are kept, such as the rows of a grid.
    case lines
    /// The value is on the line of its property, regardless of its length.
    case unbroken
  }

  /// The form of a block's contents.
  enum BlockForm {
    /// The contents are on the line of the block.
    case line
    /// Each comma-separated part is on its own line.
    case list
    /// The contents begin on the line of the block and wrap to deeper lines.
    case filled
  }

  /// A token of the value.
  struct Entry {
    let position: Int
    let isSpaced: Bool
    let sawNewline: Bool
    /// The column of the token if the value is on one line, in characters.
    let start: Int
    let width: Int
    /// The number of open blocks before the token.
    let depth: Int
    /// The index of the entry that closes the block, if the token opens one.
    var closing: Int?
    var hasCommas = false

    var end: Int { start + width }
  }

  /// An open block.
  struct Frame {
    let closing: Int
    let form: BlockForm
    /// The indentation of the line in which the block begins, in spaces.
    let indent: Int
    var breaks = ListBreaks()
  }

  let stream: TokenStream
  let options: FormattingOptions
  private var spacing: TokenSpacing
  var entries: [Entry] = []
  private var open: [Int] = []
  var frames: [Frame] = []
  /// The indentation of the current line, in spaces.
  var indent = 0

  init(_ stream: TokenStream, _ options: FormattingOptions) {
    self.stream = stream
    self.options = options
    spacing = TokenSpacing(stream)
  }
}

extension ValueLayout {
  /// Puts a value after its colon.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the value.
  ///   - property: The name of the property in lower case.
  ///   - tail: The number of characters that follow the value.
  ///   - indent: The indentation of the property's line, in spaces.
  ///   - writer: The writer that receives the tokens.
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
        gap = form == .filled || form == .unbroken ? .space : indentedLine(indent)
      } else if entries[index].depth == 0 {
        gap = topGap(
          before: index, form, defaultGap: gap, breaks: &breaks, indent: indent, tail: tail,
          column: writer.column)
      }
      if case .line(let start) = gap { self.indent = start }
      writer.put(entries[index].position, gap)
      openFrame(at: index, column: writer.column)
    }
  }

  /// Returns the form of a value.
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

  /// Measures the tokens of a value, or returns `false` if it contains a `{}` block and must not
  /// change.
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
        sawNewline = sawNewline || stream.newlineCount(in: position) > 0
        continue
      }
      let isSpaced = spacing.consume(position, sawSpace: sawSpace)
      let width = stream.width(of: position)
      if isSpaced { column += 1 }
      let index = entries.count
      if kind == .comma, let block = open.last { entries[block].hasCommas = true }
      // A token that closes a block is inside it.
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
