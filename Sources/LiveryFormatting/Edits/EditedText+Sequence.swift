// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension EditedText {
  /// Returns the edits of this text followed by the edits of its result, as edits of the original
  /// text.
  ///
  /// Edits of the two texts that overlap or touch are merged. The result has the rejected edits of
  /// `next` only, whose ranges remain those of the intermediate text.
  ///
  /// - Parameter next: The next edits. Its original text must equal the ``text`` of this one, the
  ///   intermediate text.
  /// - Returns: The edits that transform the original text into the text of `next`.
  package func followed(by next: EditedText) -> EditedText {
    var edits: [TextEdit] = []
    var remaining = next.edits[...]
    // The difference between an offset in the intermediate text and that in the original, in bytes.
    var shift = 0
    for span in spans(with: next) {
      let spanEdits = remaining.prefix { $0.range.lowerBound <= span.range.upperBound }
      remaining = remaining.dropFirst(spanEdits.count)
      let start = span.range.lowerBound - shift
      shift += span.growth
      let end = span.range.upperBound - shift
      let bytes = next.original.bytes(of: span.range, after: spanEdits)
      edits.append(
        TextEdit(
          range: start..<end,
          replacement: String(decoding: bytes, as: UTF8.self)))
    }
    return EditedText(original, fitting: edits, rejectedEdits: next.rejectedEdits)
  }

  /// A byte range of the intermediate text.
  private struct Span {
    var range: Range<Int>
    /// The number of bytes by which the range is longer than the original one, or negative if it is
    /// shorter.
    var growth = 0
  }

  /// Returns the ranges that this text's edits wrote and those that the next edits replace, in
  /// order and merged where they overlap or touch.
  private func spans(with next: EditedText) -> [Span] {
    var shift = 0
    let written = edits.map { edit in
      let start = edit.range.lowerBound + shift
      let growth = edit.replacement.utf8.count - edit.range.count
      shift += growth
      return Span(range: start..<start + edit.replacement.utf8.count, growth: growth)
    }
    let all = (written + next.edits.map { Span(range: $0.range) })
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    return all.reduce(into: []) { spans, span in
      guard let last = spans.last, span.range.lowerBound <= last.range.upperBound else {
        return spans.append(span)
      }
      let end = max(last.range.upperBound, span.range.upperBound)
      spans[spans.count - 1].range = last.range.lowerBound..<end
      spans[spans.count - 1].growth += span.growth
    }
  }
}
