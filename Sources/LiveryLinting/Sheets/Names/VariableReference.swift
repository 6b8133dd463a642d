// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A `var()` that names a custom property.
struct VariableReference {
  /// The token of the name.
  let token: Int
  /// Whether a value follows that takes its place.
  let hasFallback: Bool

  /// Those of a value, those in fallbacks too.
  static func all(in value: Range<Int>, of stream: TokenStream) -> [VariableReference] {
    value.compactMap { token in
      guard stream[token].kind == .function, stream.value(of: token, equals: "var") else {
        return nil
      }
      var cursor = TokenCursor(stream, token + 1..<value.upperBound)
      guard cursor.peek() == .ident, let name = cursor.next() else { return nil }
      return VariableReference(token: name, hasFallback: cursor.peek() == .comma)
    }
  }
}

extension AtomTable {
  /// The atom of the name that a token stands for.
  mutating func intern(_ token: Int, of stream: TokenStream) -> Atom {
    stream[token].flags.contains(.escaped)
      ? intern(stream.value(of: token)) : intern(stream.identifier(at: token))
  }
}
