// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The gaps before the tokens of a value.
extension ValueLayout {
  /// Returns a new line that is indented one step deeper than a given indentation.
  func deeper(_ indent: Int) -> GapWriter.Gap {
    .line(min(indent + options.indent(1), options.indent(FormattingOptions.deepestIndent)))
  }

  /// Returns the gap before a token in a block, or before a token that closes a block.
  mutating func inlineGap(before index: Int, column: Int) -> GapWriter.Gap {
    let entry = entries[index]
    let plain: GapWriter.Gap = entry.isSpaced ? .space : .none
    guard let frame = frames.last else { return plain }
    if frame.closing == index {
      frames.removeLast()
      return frame.form == .list ? .line(frame.indent) : .none
    }
    guard entry.depth == frames.count, frame.form != .line else { return plain }
    if frame.form == .filled {
      return filledGap(
        before: index, end: frame.closing, tail: 1, indent: frame.indent, plain: plain,
        column: column)
    }
    let kind = stream[entry.position].kind
    let begins = frames[frames.count - 1].breaks.take(
      kind, sawNewline: entry.sawNewline, isLast: stream.endsLine(entry.position))
    // The first token after the opening one.
    if entries[index - 1].depth < entry.depth, entries[index - 1].closing == frame.closing {
      return deeper(frame.indent)
    }
    return begins.map { $0 ? deeper(frame.indent) : kind == .comma ? .none : .space } ?? plain
  }

  /// Returns the gap before a token outside any block.
  func topGap(
    before index: Int, _ form: Form, plain: GapWriter.Gap, breaks: inout ListBreaks,
    indent: Int, tail: Int, column: Int
  ) -> GapWriter.Gap {
    let entry = entries[index]
    let kind = stream[entry.position].kind
    switch form {
    case .list:
      let isLast = stream.endsLine(entry.position)
      guard let begins = breaks.take(kind, sawNewline: entry.sawNewline, isLast: isLast) else {
        return plain
      }
      return begins ? deeper(indent) : kind == .comma ? .none : .space
    case .lines: return entry.sawNewline && kind != .comma ? deeper(indent) : plain
    case .steps:
      // A comment stays after the step that it follows.
      guard entry.isSpaced, kind != .comment || entry.sawNewline else { return plain }
      return deeper(indent)
    case .unbroken: return plain
    case .filled:
      return filledGap(
        before: index, end: entries.count, tail: tail, indent: indent, plain: plain,
        column: column)
    }
  }

  /// Returns the gap before a part: a new line if the part fits there but not in the current line.
  private func filledGap(
    before index: Int, end: Int, tail: Int, indent: Int, plain: GapWriter.Gap, column: Int
  ) -> GapWriter.Gap {
    guard entries[index].isSpaced else { return plain }
    var next = index
    repeat {
      next = (entries[next].closing ?? next) + 1
    } while next < end && !entries[next].isSpaced
    let width = entries[next - 1].end - entries[index].start
    let room = options.lineWidth - (next == end ? tail : 0)
    let fitsAlone = indent + options.indent(1) + width <= room
    return column + 1 + width <= room || !fitsAlone ? plain : deeper(indent)
  }

  /// Opens a block, which is broken into lines if it does not fit on the current one.
  mutating func openFrame(at index: Int, column: Int) {
    guard let closing = entries[index].closing else { return }
    let width = entries[closing].end - entries[index].end
    let fits = column + width + 1 <= options.lineWidth
    let form: BlockForm = fits ? .line : entries[index].hasCommas ? .list : .filled
    frames.append(Frame(closing: closing, form: form, indent: indent))
  }
}
