// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension CustomPropertyResolver {
  /// Resolves a declaration all of whose references are resolved, or lets it wait.
  mutating func resolve(_ entry: Entry, in context: ComputationContext) {
    if mustWait(entry) { return waiting.append(entry) }
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
      // Once replaced, a keyword counts as if it had been written:
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

  /// The text of a value with its variables replaced.
  private func text(
    of entry: Entry, _ stream: TokenStream, _ tokens: Range<Int>
  ) -> Result<String, VariableProblem> {
    // Only the end of a sheet leaves something open.
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

  /// Computes the value of a registered property, as soon as all is known that it needs.
  private mutating func compute(_ entry: Entry, in context: ComputationContext) {
    guard let (value, stage) = entry.value, let registration = registrations[entry.name] else {
      return
    }
    if stage > self.stage { return waiting.append(entry) }
    let text = registration.syntax.computed(value, in: context).description
    guard text.utf8.count <= Self.maximumLength else { return invalidate(entry.name, .tooLong) }
    set(entry.name, text)
  }

  /// Gives a property what a keyword says.
  ///
  /// What is reverted once variables are replaced counts as unset: the cascade has gone on by then.
  private mutating func apply(
    _ keyword: CSSWideKeyword, to name: Atom, in context: ComputationContext
  ) {
    switch keyword {
    case .inherit: set(name, inherited[name])
    case .initial: set(name, registrations[name]?.initialText(in: context))
    // It is what an element has that declares nothing.
    case .unset, .revert, .revertLayer: break
    }
  }
}

extension CSSWideKeyword {
  /// The keyword that a text is as a whole, or nil.
  init?(substituted text: String) {
    guard text.utf8.count <= 32, let first = text.utf8.first,
      Self.beginnings.contains(first.lowercased)
    else { return nil }
    self.init(TokenStream(text))
  }

  /// What a keyword may begin with, white space, comments and escapes included.
  private static let beginnings = Set("iur\\/ \t\n\r\u{0C}".utf8)
}
