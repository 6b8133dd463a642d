// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// Texts and what stands among them, in order, shaped but not yet broken into lines.
struct InlineContent {
  /// What lines are made of.
  enum Item {
    /// A piece of text, or the place of a box that flows like a letter.
    case piece(LinePiece)
    /// Where an inline element begins.
    case open(Int)
    /// Where it ends.
    case close(Int)
    /// A box at a side.
    case float(Int)
    /// A box with a place of its own.
    case absolute(Int)
    /// Where a line ends in any case; the element that says so.
    case lineBreak(Int)
    /// What was there has its place already.
    case nothing
  }

  /// The items in the order of the text.
  var items: [Item] = []
  /// The texts; each ends where a line ends in any case.
  var paragraphs: [[UInt8]] = []
  /// Whether the first text runs from the right.
  var isRightToLeft = false
}

/// A piece of text with the element that it belongs to.
struct LinePiece {
  var piece: ShapedParagraph.Piece
  /// The number of its text.
  var paragraph: Int
  /// The element whose text it is; of a box that flows like a letter, its own.
  var element: Int
  /// Whether it is such a box.
  var isObject = false

  /// The piece with another one that follows it in the text.
  func joined(_ next: LinePiece) -> LinePiece {
    var joined = next
    joined.piece.start = piece.start
    joined.piece.width = piece.width + next.piece.width
    return joined
  }
}

extension LayoutPass {
  /// The texts of a run, shaped once.
  func inlineContent(_ run: InlineRun) -> InlineContent {
    if let known = inlineContents[run] { return known }
    var builder = InlineContentBuilder(pass: self, block: run.element)
    builder.add(nodes[run.element].layoutChildren[run.children], of: run.element)
    let content = builder.finished()
    inlineContents[run] = content
    return content
  }
}
