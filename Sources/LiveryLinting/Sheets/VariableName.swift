// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The name of a custom property in a `var()`.
struct VariableName {
  /// The token of the name.
  let token: Int
  /// The name.
  let name: String
  /// Whether a value follows that takes its place.
  let hasFallback: Bool

  /// The names that a value asks for, those in fallbacks too.
  static func uses(_ stream: TokenStream, _ value: Range<Int>) -> [VariableName] {
    value.compactMap { token in
      guard stream[token].kind == .function, stream.value(of: token, equals: "var") else {
        return nil
      }
      var cursor = TokenCursor(stream, token + 1..<value.upperBound)
      guard cursor.peek() == .ident, let name = cursor.next() else { return nil }
      return VariableName(
        token: name, name: stream.value(of: name), hasFallback: cursor.peek() == .comma)
    }
  }
}
