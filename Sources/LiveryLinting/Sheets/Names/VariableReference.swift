// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A `var()` that names a custom property.
struct VariableReference {
  /// The token of the name.
  let token: Int
  /// Whether a fallback follows the name.
  let hasFallback: Bool
  /// The token of the name in whose fallback the `var()` stands; nil outside of fallbacks.
  let outer: Int?

  /// Those of a value, those in fallbacks too.
  ///
  /// - Complexity: linear in the number of tokens.
  static func all(in value: Range<Int>, of stream: TokenStream) -> [VariableReference] {
    var found: [VariableReference] = []
    // For each open block the name of the innermost `var()` around what stands in it.
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
        VariableReference(token: name, hasFallback: cursor.peek() == .comma, outer: outer))
    }
    return found
  }
}

extension AtomTable {
  /// The atom of the name that a token stands for.
  mutating func intern(_ token: Int, of stream: TokenStream) -> Atom {
    stream[token].flags.contains(.escaped)
      ? intern(stream.value(of: token)) : intern(stream.identifier(at: token))
  }
}
