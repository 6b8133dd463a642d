// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// The inline content of a block in order, shaped but not yet broken into lines.
struct InlineContent {
  /// An item of inline content.
  enum Item {
    /// A piece of text, or an atomic inline.
    case piece(InlinePiece)
    /// The start of an inline element.
    case open(Int)
    /// The end of an inline element.
    case close(Int)
    /// A floating box.
    case float(Int)
    /// An absolutely positioned box.
    case absolute(Int)
    /// A forced line break, with the element that causes it.
    case lineBreak(Int)
    /// An item that is already positioned.
    case nothing
  }

  /// The items in the order of the text.
  var items: [Item] = []
  /// The paragraphs, as UTF-8; a forced line break ends a paragraph.
  var paragraphs: [[UInt8]] = []
  /// Whether the first paragraph runs from right to left.
  var isRightToLeft = false
}

/// A piece of text with its element.
struct InlinePiece {
  var shaped: ShapedParagraph.Piece
  /// The index of the paragraph.
  var paragraph: Int
  /// The element that contains the text; for an atomic inline, the element itself.
  var element: Int
  /// Whether the piece is an atomic inline.
  var isObject = false

  /// Returns the piece joined with the piece that follows it in the text.
  func joined(_ next: InlinePiece) -> InlinePiece {
    var joined = next
    joined.shaped.start = shaped.start
    joined.shaped.width = shaped.width + next.shaped.width
    return joined
  }
}

extension LayoutPass {
  /// Returns the shaped inline content of a run, cached for all widths.
  func inlineContent(_ run: InlineRun) -> InlineContent {
    if let cached = inlineContents[run] { return cached }
    var builder = InlineContentBuilder(pass: self, block: run.element)
    builder.add(nodes[run.element].layoutChildren[run.children], of: run.element)
    let content = builder.finished()
    inlineContents[run] = content
    return content
  }
}
