// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The spellings of selectors, which are compared without the white space that means nothing.
struct SelectorSpellings {
  private var known: Set<[UInt8]> = []

  /// Adds the spelling of some tokens; false where it is there already.
  mutating func insert(_ tokens: Range<Int>, of stream: TokenStream) -> Bool {
    var bytes: [UInt8] = []
    var hasSpace = false
    var isOpen = true
    for token in tokens {
      if stream[token].kind.isTrivia {
        hasSpace = hasSpace || stream[token].kind == .whitespace
        continue
      }
      let isTight = Self.isTight(stream, token)
      if hasSpace, !isOpen, !isTight { bytes.append(UInt8(ascii: " ")) }
      bytes += stream.utf8(in: stream.range(of: token))
      hasSpace = false
      isOpen = isTight
    }
    return known.insert(bytes).inserted
  }

  /// Whether white space beside a token means nothing.
  private static func isTight(_ stream: TokenStream, _ token: Int) -> Bool {
    switch stream[token].kind {
    case .comma: true
    case .delim:
      stream.isDelim(token, ">") || stream.isDelim(token, "~") || stream.isDelim(token, "+")
    default: false
    }
  }
}
