// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What a value refers to with `var()` and `env()`, those in fallbacks too.
struct VariableReferences {
  /// The custom properties whose names a table knows.
  private(set) var names: [Atom] = []
  /// Whether there is neither `var()` nor `env()` in the value.
  private(set) var isEmpty = true

  /// Nothing is referred to.
  init() {}

  /// The references in a run of tokens.
  init(_ stream: TokenStream, _ tokens: Range<Int>, _ table: AtomTable) {
    for token in tokens where VariableReference.begins(at: token, in: stream) {
      isEmpty = false
      var cursor = TokenCursor(stream, token + 1..<tokens.upperBound)
      guard
        case .property(let name)? = VariableReference(parsing: &cursor, openedAt: token)?.subject,
        let atom = table.find(stream, name)
      else { continue }
      names.append(atom)
    }
  }
}
