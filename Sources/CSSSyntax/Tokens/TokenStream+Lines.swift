// SPDX-License-Identifier: Apache-2.0

extension TokenStream {
  /// Returns the number of newlines in a white-space token.
  ///
  /// Defined by [CSS Syntax 3, section 4.2](https://drafts.csswg.org/css-syntax-3/#newline).
  package func newlineCount(in position: Int) -> Int {
    let range = range(of: position)
    return range.count { offset in
      bytes[offset] == 0x0A || bytes[offset] == 0x0C
        || bytes[offset] == 0x0D && bytes[offset + 1] != 0x0A
    }
  }
}

extension TokenStream {
  /// Returns the found-text fact of a range of tokens, shortened to fit in a line.
  package func found(_ positions: Range<Int>) -> Diagnostic.Fact {
    sourceText.found(byteRange(of: positions))
  }
}

extension LineIndex {
  /// Creates the line index of a style sheet; with a source map, that of the original texts.
  package init(_ stream: TokenStream) {
    guard let map = stream.sourceMap else {
      self.init(stream.sourceText)
      return
    }
    let lines = map.originals.map { LineIndex($0) }
    self.init(copying: lines[0], origin: (map, lines))
  }
}
