// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Synchronization

/// A value with variables in it, of a longhand or of the shorthand that was declared.
final class PendingValue: Sendable {
  let property: Property
  let stream: TokenStream
  let tokens: Range<Int>
  /// The names that the value refers to, those in fallbacks too, each once.
  let references: [Atom]
  /// Whether the value asks the environment, which is another one each time.
  let usesEnvironment: Bool
  /// Whether the value may come to a keyword that every property takes: one stands in a fallback, or the environment has one.
  ///
  /// The text of a custom property never is one, because there the keyword counts for the custom property.
  let mayBeKeyword: Bool
  /// What the value came to last, each with the texts it was made of.
  private let known = Mutex<[(references: [VariableText], value: TypedDeclaration)]>([])
  /// So many values are kept.
  private static let capacity = 8

  init(_ property: Property, _ stream: TokenStream, _ tokens: Range<Int>, _ names: AtomTable) {
    self.property = property
    self.stream = stream
    self.tokens = tokens
    let found = VariableReferences(stream, tokens, names)
    references = found.distinctNames
    usesEnvironment = found.usesEnvironment
    mayBeKeyword =
      found.usesEnvironment
      || tokens.contains {
      stream.tokens[$0].kind == .ident && CSSWideKeyword(stream, at: $0) != nil
    }
  }

  /// What the value comes to for elements with some custom properties, read with `read` if that is not known yet.
  func value(in scope: VariableScope?, _ read: () -> TypedDeclaration) -> TypedDeclaration {
    if usesEnvironment { return read() }
    if references.count == 1 {
      let text = scope?.text(of: references[0]) ?? .none
      if let found = find({ $0.count == 1 && $0[0] === text }) { return found }
      return keep(read(), for: [text])
    }
    let texts = references.map { scope?.text(of: $0) ?? .none }
    return find { areIdentical($0, texts) } ?? keep(read(), for: texts)
  }

  @inline(__always)
  private func find(_ isWanted: ([VariableText]) -> Bool) -> TypedDeclaration? {
    known.withLock { known in
      for entry in known where isWanted(entry.references) { return entry.value }
      return nil
    }
  }

  private func keep(_ value: TypedDeclaration, for texts: [VariableText]) -> TypedDeclaration {
    var value = value
    if case .value(let specified) = value, let computed = specified.computedForAll(property) {
      value = .computed(computed)
    }
    known.withLock { known in
      if known.count == Self.capacity { known.removeFirst() }
      known.append((texts, value))
    }
    return value
  }
}
