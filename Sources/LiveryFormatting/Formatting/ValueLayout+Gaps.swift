// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The gaps before the tokens of a value.
extension ValueLayout {
  /// Returns a new line that is indented one step deeper than a given indentation.
  func indentedLine(_ indent: Int) -> GapWriter.Gap {
    .line(min(indent + options.indent(1), options.indent(FormattingOptions.maximumIndentDepth)))
  }

  /// Returns the gap before a token in a block, or before a token that closes a block.
  mutating func inlineGap(before index: Int, column: Int) -> GapWriter.Gap {
    let entry = entries[index]
    let defaultGap: GapWriter.Gap = entry.isSpaced ? .space : .none
    guard let frame = frames.last else { return defaultGap }
    if frame.closing == index {
      frames.removeLast()
      return frame.form == .list ? .line(frame.indent) : .none
    }
    guard entry.depth == frames.count, frame.form != .line else { return defaultGap }
    if frame.form == .filled {
      return filledGap(
        before: index, end: frame.closing, tail: 1, indent: frame.indent, defaultGap: defaultGap,
        column: column)
    }
    let kind = stream[entry.position].kind
    let begins = frames[frames.count - 1].breaks.consume(
      kind, sawNewline: entry.sawNewline, isLast: stream.endsLine(entry.position))
    // The first token after the opening one.
    if entries[index - 1].depth < entry.depth, entries[index - 1].closing == frame.closing {
      return indentedLine(frame.indent)
    }
    return begins.map { $0 ? indentedLine(frame.indent) : kind == .comma ? .none : .space }
      ?? defaultGap
  }

  /// Returns the gap before a token outside any block.
  func topGap(
    before index: Int, _ form: Form, defaultGap: GapWriter.Gap, breaks: inout ListBreaks,
    indent: Int, tail: Int, column: Int
  ) -> GapWriter.Gap {
    let entry = entries[index]
    let kind = stream[entry.position].kind
    switch form {
    case .list:
      let isLast = stream.endsLine(entry.position)
      guard let begins = breaks.consume(kind, sawNewline: entry.sawNewline, isLast: isLast) else {
        return defaultGap
      }
      return begins ? indentedLine(indent) : kind == .comma ? .none : .space
    case .lines: return entry.sawNewline && kind != .comma ? indentedLine(indent) : defaultGap
    case .steps:
      // A comment stays after the step that it follows.
      guard entry.isSpaced, kind != .comment || entry.sawNewline else { return defaultGap }
      return indentedLine(indent)
    case .unbroken: return defaultGap
    case .filled:
      return filledGap(
        before: index, end: entries.count, tail: tail, indent: indent, defaultGap: defaultGap,
        column: column)
    }
  }

  /// Returns the gap before a part: a new line if the part fits there but not in the current line.
  private func filledGap(
    before index: Int, end: Int, tail: Int, indent: Int, defaultGap: GapWriter.Gap, column: Int
  ) -> GapWriter.Gap {
    guard entries[index].isSpaced else { return defaultGap }
    var next = index
    repeat {
      next = (entries[next].closing ?? next) + 1
    } while next < end && !entries[next].isSpaced
    let width = entries[next - 1].end - entries[index].start
    let availableWidth = options.lineWidth - (next == end ? tail : 0)
    let fitsNextLine = indent + options.indent(1) + width <= availableWidth
    return column + 1 + width <= availableWidth || !fitsNextLine ? defaultGap : indentedLine(indent)
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
