// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A layout of the text before the block of a rule.
struct PreludeLayout {
  private let stream: TokenStream
  private var spacing: TokenSpacing

  init(_ stream: TokenStream) {
    self.stream = stream
    spacing = TokenSpacing(stream)
  }

  /// Puts some tokens on one line, or each part of a list on its own line.
  ///
  /// - Parameters:
  ///   - tokens: The tokens, beginning with one that is not white space.
  ///   - context: The kind of text that the tokens form.
  ///   - first: The gap before the first token.
  ///   - indent: The indentation of a list's lines in spaces, or `nil` to use a single line.
  ///   - writer: The writer that receives the tokens.
  mutating func put(
    _ tokens: Range<Int>, as context: TokenSpacing.Context, _ first: GapWriter.Gap,
    listIndent indent: Int?, into writer: inout GapWriter
  ) {
    spacing.begin(context)
    var breaks = ListBreaks()
    // The block begins on the line of the last token, even if a newline separates them.
    let last = tokens.last { stream[$0].kind != .whitespace }
    var isFirst = true
    var (sawSpace, sawNewline) = (false, false)
    for position in tokens {
      let kind = stream[position].kind
      if kind == .whitespace {
        sawSpace = true
        sawNewline = sawNewline || stream.newlineCount(in: position) > 0
        continue
      }
      let depth = spacing.depth
      let isSpaced = spacing.consume(position, sawSpace: sawSpace)
      var gap: GapWriter.Gap = isSpaced ? .space : .none
      if let indent, depth == 0 {
        let isLast = position != last && stream.endsLine(position)
        if let begins = breaks.consume(kind, sawNewline: sawNewline, isLast: isLast) {
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
  /// Returns whether a newline follows a token, with only white space between them.
  func endsLine(_ position: Int) -> Bool {
    position + 1 < count && self[position + 1].kind == .whitespace
      && newlineCount(in: position + 1) > 0
  }
}
