// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A value with variables in it, of a longhand or of the shorthand that was declared.
final class PendingValue: Sendable {
  let property: Property
  let stream: TokenStream
  let tokens: Range<Int>
  /// The names that the value refers to, those in fallbacks too, each once.
  let references: [Atom]
  /// Whether the value asks the environment, which is another one each time.
  let usesEnvironment: Bool
  /// Whether the value may come to a keyword that every property takes: one stands in a fallback, or the environment or a
  /// function has one.
  ///
  /// The text of a custom property never is one, because there the keyword counts for the custom property.
  let mayBeKeyword: Bool
  /// What the value came to last.
  private let known = ResolvedValues<TypedDeclaration>(capacity: 8)

  init(_ property: Property, _ stream: TokenStream, _ tokens: Range<Int>, _ names: AtomTable) {
    self.property = property
    self.stream = stream
    self.tokens = tokens
    let found = VariableReferences(stream, tokens, names)
    references = found.distinctNames
    usesEnvironment = found.usesEnvironment
    mayBeKeyword =
      found.usesEnvironment || found.callsFunctions
      || tokens.contains {
        stream.tokens[$0].kind == .ident && CSSWideKeyword(stream, at: $0) != nil
      }
  }

  /// What the value comes to for elements with some custom properties, read with `read` if that is not known yet.
  func value(in scope: VariableScope?, _ read: () -> TypedDeclaration) -> TypedDeclaration {
    usesEnvironment
      ? read() : known.value(for: references, in: scope) { computed(read()) }
  }

  /// The same with a value computed that is the same for every element.
  private func computed(_ value: TypedDeclaration) -> TypedDeclaration {
    guard case .value(let specified) = value,
      let computed = specified.computedForAll(property)
    else { return value }
    return .computed(computed)
  }
}
