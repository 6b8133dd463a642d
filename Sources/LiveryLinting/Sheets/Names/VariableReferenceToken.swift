// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A `var()` reference to a custom property.
struct VariableReferenceToken {
  /// The token of the name.
  let token: Int
  /// Whether a fallback follows the name.
  let hasFallback: Bool
  /// The name token of the `var()` whose fallback contains this one, or `nil` outside fallbacks.
  let outer: Int?

  /// Returns the references in a value, including those in fallbacks.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  static func all(in value: Range<Int>, of stream: TokenStream) -> [VariableReferenceToken] {
    var found: [VariableReferenceToken] = []
    // For each open block, the name in the innermost enclosing `var()`.
    var open: [Int?] = []
    for token in value {
      let kind = stream[token].kind
      if kind.closesBlock { _ = open.popLast() }
      guard kind.isOpening else { continue }
      let outer = open.last ?? nil
      open.append(outer)
      guard kind == .function, stream.value(of: token, equals: "var") else { continue }
      var cursor = TokenCursor(stream, token + 1..<value.upperBound)
      guard cursor.peek() == .ident, let name = cursor.next() else { continue }
      open[open.count - 1] = name
      found.append(
        VariableReferenceToken(token: name, hasFallback: cursor.peek() == .comma, outer: outer))
    }
    return found
  }
}

extension AtomTable {
  /// Returns the atom of the name in a token.
  mutating func intern(_ token: Int, of stream: TokenStream) -> Atom {
    stream[token].flags.contains(.escaped)
      ? intern(stream.value(of: token)) : intern(stream.identifier(at: token))
  }
}
