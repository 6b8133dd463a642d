// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The beginning of a `var()`: its name, and whether a comma and a fallback follow.
struct VariableReference {
  let name: String
  let hasFallback: Bool

  /// Reads what stands behind `var(`, up to the fallback or the end, which are left to be read.
  init?(parsing cursor: inout TokenCursor) {
    let stream = cursor.stream
    guard let token = cursor.next(), stream.tokens[token].kind == .ident,
      stream.isCustomPropertyName(token)
    else { return nil }
    name = stream.value(of: token)
    switch cursor.peek() {
    case .comma:
      hasFallback = true
      _ = cursor.next()
      cursor.skipTrivia()
    case .rightParenthesis, .endOfFile: hasFallback = false
    default: return nil
    }
  }
}

extension VariableReference {
  /// Whether a token is `var(`.
  static func begins(at token: Int, in stream: TokenStream) -> Bool {
    stream.tokens[token].kind == .function && stream.value(of: token, equals: "var")
  }
}
