// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension EditedText {
  /// This text's changes and then the changes of what came of them, as changes of this text.
  ///
  /// - Parameter next: changes of the text behind these changes.
  /// - Returns: changes that lead to the same text; those of both that touch one another are one.
  package func followed(by next: EditedText) -> EditedText {
    var edits: [TextEdit] = []
    var rest = next.edits[...]
    // By how much the text between both is longer, up to a place.
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
    return EditedText(original, fitting: edits, leftOver: next.leftOver)
  }

  /// Some bytes of the text between two changes.
  private struct Span {
    var range: Range<Int>
    /// By how much the first change made them more.
    var growth = 0
  }

  /// What the first change wrote and what the next one replaces, joined where they touch.
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
