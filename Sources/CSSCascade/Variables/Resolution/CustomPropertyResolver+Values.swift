// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension CustomPropertyResolver {
  /// Resolves a declaration whose references are all resolved, or defers it.
  mutating func resolve(_ entry: Entry, in context: ComputationContext) {
    if mustDefer(entry) { return deferred.append(entry) }
    if entry.value != nil { return compute(entry, in: context) }
    switch entry.declaration {
    case .inherited: apply(.inherit, to: entry.name, in: context)
    case .undefined: apply(.initial, to: entry.name, in: context)
    case .unset: apply(.unset, to: entry.name, in: context)
    case .tokens(let stream, let tokens): resolve(entry, from: stream, tokens, in: context)
    }
  }

  private mutating func resolve(
    _ entry: Entry, from stream: TokenStream, _ tokens: Range<Int>, in context: ComputationContext
  ) {
    guard texts.total < Self.maximumTotal else { return invalidate(entry.name, .tooMany) }
    switch text(of: entry, stream, tokens) {
    case .failure(let problem): invalidate(entry.name, problem)
    case .success(let text):
      // After substitution, a keyword acts as if it were written directly:
      // https://drafts.csswg.org/css-variables-1/#substitute-a-var
      if !entry.references.isEmpty, let keyword = CSSWideKeyword(substituted: text) {
        return apply(keyword, to: entry.name, in: context)
      }
      guard let registration = registrations[entry.name], !registration.syntax.isUniversal else {
        return set(entry.name, text)
      }
      let isWritten = entry.references.isEmpty
      let stream = isWritten ? stream : TokenStream(text)
      let tokens = isWritten ? tokens : 0..<stream.count
      guard let value = registration.syntax.value(stream, in: tokens) else {
        let found = text.count > 60 ? text.prefix(60) + "…" : text
        return invalidate(
          entry.name, .mismatch(found: found, syntax: registration.syntax.description))
      }
      let dependencies = ComputationDependencies(of: value, in: stream, tokens)
      var entry = entry
      entry.value = (value, ComputationStage(of: dependencies, isRoot: isRoot))
      compute(entry, in: context)
    }
  }

  /// Returns the text of a value with its variables substituted.
  private func text(
    of entry: Entry, _ stream: TokenStream, _ tokens: Range<Int>
  ) -> Result<String, VariableProblem> {
    // Only the end of a sheet can leave a block open.
    if entry.references.isEmpty, tokens.upperBound < stream.count {
      guard stream.byteRange(of: tokens).count <= Self.maximumLength else {
        return .failure(.tooLong)
      }
      return .success(stream.text(of: tokens))
    }
    return VariableSubstitution.result(
      of: stream, tokens, limit: Self.maximumLength, program: program
    ) {
      names.find(stream, $0).flatMap { texts[$0] }
    }
  }

  /// Computes the value of a registered property as soon as its dependencies are computed.
  private mutating func compute(_ entry: Entry, in context: ComputationContext) {
    guard let (value, stage) = entry.value, let registration = registrations[entry.name] else {
      return
    }
    if stage > self.stage { return deferred.append(entry) }
    let text = registration.syntax.computed(value, in: context).description
    guard text.utf8.count <= Self.maximumLength else { return invalidate(entry.name, .tooLong) }
    set(entry.name, text)
  }

  /// Applies a CSS-wide keyword to a property.
  ///
  /// A revert keyword that results from substitution acts as `unset`, because the cascade is
  /// already complete.
  private mutating func apply(
    _ keyword: CSSWideKeyword, to name: Atom, in context: ComputationContext
  ) {
    switch keyword {
    case .inherit: set(name, parent[name])
    case .initial: set(name, registrations[name]?.initialText(in: context))
    // The property acts as if it were undeclared.
    case .unset, .revert, .revertLayer: break
    }
  }
}

extension CSSWideKeyword {
  /// Creates the keyword that is the whole text, or returns `nil`.
  init?(substituted text: String) {
    guard text.utf8.count <= 32, let first = text.utf8.first,
      Self.firstCharacters.contains(first.lowercased)
    else { return nil }
    self.init(TokenStream(text))
  }

  /// The bytes that may begin a keyword, including white space, comments and escapes.
  private static let firstCharacters = Set("iur\\/ \t\n\r\u{0C}".utf8)
}
