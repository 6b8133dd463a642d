// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The custom properties that one rule declares, without duplicates and sorted by name.
final class VariableLayer: Sendable {
  let entries: [Entry]

  /// Creates the layer of distinct custom properties, sorted by name.
  init(_ declared: [VariableDeclaration], _ names: AtomTable) {
    // Reserved: https://drafts.csswg.org/css-variables-1/#defining-variables
    let reserved = names.find("--")
    entries = declared.filter { $0.name != reserved }.map { Entry($0, names) }
  }

  /// A custom property with its declared value.
  final class Entry: Sendable {
    let name: Atom
    let value: VariableDeclaration.Value
    /// The names that the value refers to, including those in fallbacks, without duplicates.
    let references: [Atom]
    /// The number of times that the value refers to each of the ``references``.
    let referenceCounts: [Int]
    /// The maximum number of bytes of the text outside of the references' texts, including comments
    /// between pieces.
    let literalSize: Int
    /// Whether some references are in fallbacks, and count only if the fallbacks are used.
    let hasFallbackReferences: Bool
    /// Whether the value may resolve to a CSS-wide keyword, which may select the parent's text.
    let mayBeKeyword: Bool
    /// Whether the value has no references, so that its text is equal in every scope.
    let isConstant: Bool

    init(_ declared: VariableDeclaration, _ names: AtomTable) {
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

    /// The size in bytes of the declared value.
    var byteCount: Int {
      guard case .tokens(let stream, let tokens) = value else { return 0 }
      return stream.byteRange(of: tokens).count
    }
  }
}

extension VariableReferences {
  /// Returns whether the value may resolve to a CSS-wide keyword from a fallback, the environment
  /// or a function.
  ///
  /// The text of another custom property is never such a keyword, because the keyword applies to
  /// that property.
  func mayBeKeyword(in stream: TokenStream, _ tokens: Range<Int>) -> Bool {
    usesEnvironment || callsFunctions
      || tokens.contains {
        stream.tokens[$0].kind == .ident && CSSWideKeyword(stream, at: $0) != nil
      }
  }
}
