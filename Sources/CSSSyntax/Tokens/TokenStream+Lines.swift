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
