// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The custom properties that one rule declares, each once, in the order of their names.
final class VariableLayer: Sendable {
  let entries: [Entry]

  /// Creates the layer of some custom properties, each of which is there once, in the order of their names.
  init(_ declared: [DeclaredVariable], _ names: AtomTable) {
    // Reserved: https://drafts.csswg.org/css-variables-1/#defining-variables
    let reserved = names.find("--")
    entries = declared.filter { $0.name != reserved }.map { Entry($0, names) }
  }

  /// One custom property and the value that is declared for it.
  final class Entry: Sendable {
    let name: Atom
    let value: DeclaredVariable.Value
    /// The names that the value refers to, those in fallbacks too, each once.
    let references: [Atom]
    /// The number of times that the value refers to each of the ``references``.
    let referenceCounts: [Int]
    /// The greatest number of bytes of the text that are not of the references' texts, comments between pieces included.
    let literalSize: Int
    /// Whether some of the references stand in fallbacks, and count only where these are used.
    let hasFallbackReferences: Bool
    /// Whether the value may turn out to be a keyword that every property accepts: then the parent's text may count.
    let mayBeKeyword: Bool
    /// Whether the value refers to nothing: then its text is the same in every scope.
    let isConstant: Bool

    init(_ declared: DeclaredVariable, _ names: AtomTable) {
      name = declared.name
      value = declared.value
      guard case .tokens(let stream, let tokens) = value else {
        references = []
        referenceCounts = []
        literalSize = 0
        hasFallbackReferences = false
        mayBeKeyword = true
        isConstant = false
        return
      }
      let found = VariableReferences(stream, in: tokens, names: names)
      references = found.names
      referenceCounts = found.counts
      let size = stream.byteRange(of: tokens).count - found.replacedSize
      let count = found.counts.reduce(0, +)
      literalSize = size == 0 && count < 2 ? 0 : size + count * 8
      hasFallbackReferences = found.hasFallbackReferences
      isConstant = found.isEmpty
      mayBeKeyword = !found.isEmpty && found.mayBeKeyword(in: stream, tokens)
    }

    /// The size in bytes of the value as it is declared.
    var byteCount: Int {
      guard case .tokens(let stream, let tokens) = value else { return 0 }
      return stream.byteRange(of: tokens).count
    }
  }
}

extension VariableReferences {
  /// Whether the value may turn out to be a keyword that every property accepts: one stands in a fallback, or the
  /// environment or a function has one.
  ///
  /// The text of a custom property never is one, because there the keyword counts for the custom property.
  func mayBeKeyword(in stream: TokenStream, _ tokens: Range<Int>) -> Bool {
    usesEnvironment || callsFunctions
      || tokens.contains {
        stream.tokens[$0].kind == .ident && CSSWideKeyword(stream, at: $0) != nil
      }
  }
}
