// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryPipelines

/// A builder of inline content: it collects the texts and inline-level boxes of a block.
struct InlineContentBuilder {
  private let pass: LayoutPass
  /// The block that contains the lines.
  private let block: Int
  private var content = InlineContent()
  /// The text since the last forced line break.
  private var bytes: [UInt8] = []
  private var runs: [Run] = []
  private var marks: [(offset: Int, item: InlineContent.Item)] = []
  /// Whether a following space collapses: after another space, or at the start of a line.
  private var isAfterSpace = true

  /// A run of text of a single element.
  private struct Run {
    let element: Int
    let isObject: Bool
    var length: Int
  }

  init(pass: LayoutPass, block: Int) {
    self.pass = pass
    self.block = block
  }

  /// Adds the children of an element.
  mutating func add(_ children: some Sequence<BoxTree.Child>, of element: Int) {
    for child in children {
      switch child {
      case .text(let text): add(text, of: element)
      case .element(let number): add(number)
      }
    }
  }

  /// Adds an element.
  private mutating func add(_ element: Int) {
    let box = pass.box(element)
    let node = pass.nodes[element]
    if box.display.isNone { return }
    if box.display.isContents { return add(node.layoutChildren, of: element) }
    if box.isAbsolute { return mark(.absolute(element)) }
    if box.floats { return mark(.float(element)) }
    if node.element.type == "br" { return breakLine(element) }
    if box.display.isInline, !box.display.isFormattingContextRoot, node.element.content == nil {
      mark(.open(element))
      add(node.layoutChildren, of: element)
      return mark(.close(element))
    }
    // A block among texts is alone on its line.
    let isBlock = !box.display.isInline
    if isBlock, !isAtStart { breakLine(element) }
    append("\u{FFFC}".utf8, Run(element: element, isObject: true, length: 3))
    isAfterSpace = false
    if isBlock { breakLine(element) }
  }

  private var isAtStart: Bool { bytes.isEmpty && marks.allSatisfy { !$0.item.isLineBreak } }

  private mutating func mark(_ item: InlineContent.Item) { marks.append((bytes.count, item)) }

  private mutating func breakLine(_ element: Int) {
    finishParagraph()
    content.items.append(.lineBreak(element))
    isAfterSpace = true
  }

  private mutating func append(_ text: some Sequence<UInt8>, _ run: Run) {
    bytes += text
    let isOpen = marks.last?.offset != bytes.count - run.length
    if let last = runs.indices.last, isOpen, !run.isObject, !runs[last].isObject,
      runs[last].element == run.element
    {
      runs[last].length += run.length
    } else {
      runs.append(run)
    }
  }

  /// Returns the complete content.
  mutating func finished() -> InlineContent {
    finishParagraph()
    return content
  }
}

extension InlineContentBuilder {
  /// Adds a text after the first phase of white space processing.
  ///
  /// Defined by [CSS Text 3, section 4.1.1](https://drafts.csswg.org/css-text-3/#white-space-phase-1).
  private mutating func add(_ text: String, of element: Int) {
    let textStyle = pass.textStyle(element)
    let text = textStyle.letterCase.applied(to: text)
    var pending: [UInt8] = []
    func flush(_ builder: inout InlineContentBuilder) {
      guard !pending.isEmpty else { return }
      builder.append(pending, Run(element: element, isObject: false, length: pending.count))
      pending.removeAll(keepingCapacity: true)
    }
    let space = textStyle.breaking.whiteSpace
    var before: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      defer { before = (before.1, byte) }
      switch byte {
      case 0x0A where space.preservesBreaks:
        if before.1 == 0x0D { continue }
        flush(&self)
        breakLine(element)
      case 0x0D where space.preservesBreaks:
        flush(&self)
        breakLine(element)
      case 0x20, 0x09, 0x0A, 0x0D, 0x0C, 0x0B:
        if space == .discard { continue }
        if space.collapsesSpaces {
          if !isAfterSpace { pending.append(0x20) }
          isAfterSpace = true
        } else {
          let count = byte == 0x09 ? 8 - (pending.count % 8) : 1
          pending.append(contentsOf: repeatElement(0x20, count: count))
        }
      case 0xA8 where before == (0xE2, 0x80), 0xA9 where before == (0xE2, 0x80):
        // U+2028 and U+2029 are forced line breaks for every `white-space` value.
        pending.removeLast(2)
        flush(&self)
        breakLine(element)
      case 0: pending += [0xEF, 0xBF, 0xBD]
      default:
        pending.append(byte)
        isAfterSpace = false
      }
    }
    flush(&self)
  }

  /// Shapes the text so far, and inserts the other items at their positions.
  private mutating func finishParagraph() {
    defer {
      bytes.removeAll()
      runs.removeAll()
      marks.removeAll()
    }
    let paragraph = TextParagraph(
      String(decoding: bytes, as: UTF8.self), runs.map { textRun($0) },
      isRightToLeft: pass.textStyle(block).isRightToLeft,
      hyphenates: pass.textStyle(block).breaking.hyphenates)
    let shaped = bytes.isEmpty ? ShapedParagraph([]) : pass.measuring.text.shape(paragraph)
    let number = content.paragraphs.count
    if number == 0 {
      content.isRightToLeft = pass.textStyle(block).isRightToLeft ?? shaped.isRightToLeft
    }
    content.paragraphs.append(bytes)
    var next = 0
    for piece in shaped.pieces where runs.indices.contains(piece.run) {
      while next < marks.count, marks[next].offset <= piece.start {
        content.items.append(marks[next].item)
        next += 1
      }
      let run = runs[piece.run]
      content.items.append(
        .piece(
          InlinePiece(
            shaped: piece, paragraph: number, element: run.element, isObject: run.isObject)))
    }
    content.items += marks[next...].map(\.item)
  }

  private func textRun(_ run: Run) -> TextParagraph.Run {
    let textStyle = pass.textStyle(run.element)
    var result = TextParagraph.Run(length: run.length, font: textStyle.font)
    result.letterSpacing = textStyle.letterSpacing
    result.wordSpacing = textStyle.wordSpacing
    result.isObject = run.isObject
    return result
  }
}

extension InlineContent.Item {
  /// Whether the item is a forced line break.
  var isLineBreak: Bool { if case .lineBreak = self { true } else { false } }
}
