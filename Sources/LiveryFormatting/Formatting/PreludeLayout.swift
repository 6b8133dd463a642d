// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Puts what stands before the block of a rule.
struct PreludeLayout {
  private let stream: TokenStream
  private var spacing: TokenSpacing

  init(_ stream: TokenStream) {
    self.stream = stream
    spacing = TokenSpacing(stream)
  }

  /// Puts some tokens on one line, or the parts of a list on a line each.
  ///
  /// - Parameters:
  ///   - tokens: what to put, from the first token that is no white space.
  ///   - inside: what they are.
  ///   - first: what stands before the first token.
  ///   - indent: where lines of a list begin; nil for what stays on one line.
  ///   - writer: takes the tokens.
  mutating func put(
    _ tokens: Range<Int>, as inside: TokenSpacing.Inside, _ first: GapWriter.Gap,
    listIndent indent: Int?, into writer: inout GapWriter
  ) {
    spacing.begin(inside)
    var breaks = ListBreaks()
    // The block begins on the line of the last one, whatever stands between them.
    let last = tokens.last { stream[$0].kind != .whitespace }
    var isFirst = true
    var (sawSpace, sawNewline) = (false, false)
    for position in tokens {
      let kind = stream[position].kind
      if kind == .whitespace {
        sawSpace = true
        sawNewline = sawNewline || stream.newlines(in: position) > 0
        continue
      }
      let depth = spacing.depth
      let isSpaced = spacing.take(position, sawSpace: sawSpace)
      var gap: GapWriter.Gap = isSpaced ? .space : .none
      if let indent, depth == 0 {
        let isLast = position != last && stream.endsLine(position)
        if let begins = breaks.take(kind, sawNewline: sawNewline, isLast: isLast) {
          gap = begins ? .line(indent) : kind == .comma ? .none : .space
        }
      }
      writer.put(position, isFirst ? first : gap)
      isFirst = false
      (sawSpace, sawNewline) = (false, false)
    }
  }
}

extension TokenStream {
  /// Whether a newline stands behind a token, with nothing but white space between them.
  func endsLine(_ position: Int) -> Bool {
    position + 1 < count && self[position + 1].kind == .whitespace && newlines(in: position + 1) > 0
  }
}
