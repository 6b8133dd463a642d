// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension EditedText {
  /// Returns the changes of this text followed by the changes of its result, as changes of the
  /// original text.
  ///
  /// - Parameter next: The changes of this text's result.
  /// - Returns: The changes that lead to the same result. Adjacent changes of both are merged.
  package func followed(by next: EditedText) -> EditedText {
    var edits: [TextEdit] = []
    var rest = next.edits[...]
    // The growth of the intermediate text up to the current position, in bytes.
    var shift = 0
    for span in spans(with: next) {
      let inside = rest.prefix { $0.range.lowerBound <= span.range.upperBound }
      rest = rest.dropFirst(inside.count)
      let start = span.range.lowerBound - shift
      shift += span.growth
      let bytes = next.original.bytes(of: span.range, after: inside)
      edits.append(
        TextEdit(
          range: start..<span.range.upperBound - shift,
          replacement: String(decoding: bytes, as: UTF8.self)))
    }
    return EditedText(original, fitting: edits, rejectedEdits: next.rejectedEdits)
  }

  /// A byte range of the intermediate text.
  private struct Span {
    var range: Range<Int>
    /// The number of bytes that the first change added.
    var growth = 0
  }

  /// Returns the ranges that the first change wrote and the next one replaces, merged where they
  /// touch.
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
