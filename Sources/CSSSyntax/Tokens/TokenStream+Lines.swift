// SPDX-License-Identifier: Apache-2.0

extension TokenStream {
  /// The number of newlines in a token of white space.
  ///
  /// Defined by [CSS Syntax 3, section 4.2](https://drafts.csswg.org/css-syntax-3/#newline).
  package func newlines(in position: Int) -> Int {
    let range = range(of: position)
    return range.count { offset in
      bytes[offset] == 0x0A || bytes[offset] == 0x0C
        || bytes[offset] == 0x0D && bytes[offset + 1] != 0x0A
    }
  }
}

extension TokenStream {
  /// The fact that a run of tokens was found, cut to what fits in a line.
  package func found(_ positions: Range<Int>) -> Diagnostic.Fact {
    sourceText.found(byteRange(of: positions))
  }
}

extension LineIndex {
  /// Finds the lines of a sheet; of one that was written out of other texts, those of the texts.
  package init(_ stream: TokenStream) {
    guard let map = stream.sourceMap else {
      self.init(stream.sourceText)
      return
    }
    let lines = map.originals.map { LineIndex($0) }
    self.init(copying: lines[0], origin: (map, lines))
  }
}
