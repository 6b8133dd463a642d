// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Tokens of a selector, compared without the white space that means nothing.
struct SelectorSpelling: Hashable {
  private let bytes: [UInt8]

  init(_ stream: TokenStream, _ tokens: Range<Int>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(stream.byteRange(of: tokens).count)
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
    self.bytes = bytes
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
