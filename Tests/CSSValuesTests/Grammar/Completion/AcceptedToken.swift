// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

@testable import CSSValues

extension AcceptedTerms {
  /// Returns whether a token of a value is one of the terms, or ends the block if it may end.
  func accepts(_ token: Int, in stream: TokenStream) -> Bool {
    let terms = expandedTerms
    let text = stream.text(of: token).lowercased()
    func accepts(_ predicate: (AcceptedType) -> Bool) -> Bool {
      types.contains { predicate($0) || $0.values == .anything }
    }
    let isDashed = text.hasPrefix("--")
    switch stream[token].kind {
    case .ident:
      let name = stream.value(of: token).lowercased()
      return terms.contains { $0.keyword?.lowercased() == name }
        || accepts { $0.values == .identifiers || $0.isName && (isDashed || $0.values != .dashed) }
    case .function:
      let name = stream.value(of: token).lowercased()
      return terms.contains { $0.function?.lowercased() == name }
        || ["var", "env"].contains(name) || isDashed && accepts { $0.values == .dashedFunctions }
    case .hash: return accepts { $0.values == .colors || $0.values == .hexadecimalColors }
    case .string: return accepts { $0.values == .strings }
    case .url: return accepts { $0.values == .urls }
    case .number:
      return accepts {
        let isZero = $0.units.contains("px") || $0.units.contains("deg")
        return $0.acceptsPlainNumbers || isZero && stream.number(of: token) == 0
      } || terms.contains { $0.delimiter == text }
    case .percentage: return accepts { $0.units.contains("%") }
    case .dimension:
      let unit = stream.unit(of: token).lowercased()
      return accepts { $0.units.contains { $0.lowercased() == unit } }
    case .rightParenthesis, .rightBracket, .rightBrace: return mayEnd
    default: return accepts { _ in false } || terms.contains { $0.delimiter == text }
    }
  }
}

extension AcceptedType.Values {
  fileprivate static let dashed = AcceptedType.Values.names(isDashed: true)
}
