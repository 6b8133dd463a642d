// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Synchronization

extension VariableScope {
  /// What a custom property of this very scope comes to.
  func text(of entry: VariableLayer.Entry, at place: Int) -> VariableText {
    if entry.isConstant, case .tokens(let stream, let tokens) = entry.value {
      return entry.constantText { make(stream, tokens) }
    }
    if let known = known(place) { return known }
    if entry.references.allSatisfy({ self.place(of: $0) == nil }) {
      return resolve(entry, at: place)
    }
    resolve(withReferencesOf: place)
    return known(place) ?? .none
  }

  /// What is declared at a place.
  private func entry(at place: Int) -> VariableLayer.Entry {
    var place = place
    for layer in layers {
      if place < layer.entries.count { return layer.entries[place] }
      place -= layer.entries.count
    }
    preconditionFailure("a place is one that was found")
  }

  /// What is known already of the custom property at a place.
  private func known(_ place: Int) -> VariableText? {
    memo.withLock { $0.texts.isEmpty ? nil : $0.texts[place] }
  }

  /// Resolves a custom property and those of this scope that it may refer to, each after those that it refers to.
  private func resolve(withReferencesOf first: Int) {
    var places = [first]
    var numbers = [first: 0]
    var next = 0
    while next < places.count {
      for name in entry(at: places[next]).references {
        guard let place = place(of: name), numbers[place] == nil, known(place) == nil else {
          continue
        }
        numbers[place] = places.count
        places.append(place)
      }
      next += 1
    }
    _ = DependencyOrder(count: places.count) { number, progress in
      let used = nextReference(of: entry(at: places[number]), &progress) { place in
        numbers[place] != nil && known(place) == nil
      }
      return used.flatMap { place(of: $0) }.flatMap { numbers[$0] }
    } settle: { members, isCycle in
      for number in members {
        if isCycle {
          keep(.none, at: places[number])
        } else {
          _ = resolve(entry(at: places[number]), at: places[number])
        }
      }
    }
  }

  /// The next custom property of this scope that a value refers to and that is not settled; nil at its end.
  private func nextReference(
    of entry: VariableLayer.Entry, _ progress: inout DependencyOrder.Progress,
    isUnsettled: (Int) -> Bool
  ) -> Atom? {
    guard case .tokens(let stream, let tokens) = entry.value, !entry.isConstant else { return nil }
    progress.position = max(progress.position, tokens.lowerBound)
    let names = sheets.names
    let used = UsedReferences(
      stream: stream, end: tokens.upperBound, program: sheets.rules.program)
    let token = used.next(&progress) { token in
      guard let name = names.find(stream, token) else { return .invalid }
      if let place = place(of: name), isUnsettled(place) { return .unsettled }
      return text(of: name)?.text != nil ? .valid : .invalid
    }
    return token.flatMap { names.find(stream, $0) }
  }

  /// The custom properties that a value refers to, those of fallbacks only if these are used; all are resolved.
  private func usedReferences(of entry: VariableLayer.Entry) -> [Atom] {
    guard entry.hasFallbackReferences, case .tokens(let stream, let tokens) = entry.value else {
      return entry.references
    }
    var found: [Atom] = []
    var progress = DependencyOrder.Progress(position: tokens.lowerBound)
    let names = sheets.names
    let used = UsedReferences(
      stream: stream, end: tokens.upperBound, program: sheets.rules.program)
    _ = used.next(&progress) { token in
      guard let name = names.find(stream, token) else { return .invalid }
      found.append(name)
      return text(of: name)?.text != nil ? .valid : .invalid
    }
    return found
  }

  /// Resolves a custom property whose references are known here, or declared above.
  private func resolve(_ entry: VariableLayer.Entry, at place: Int) -> VariableText {
    let text: VariableText
    switch entry.value {
    case .keyword(.initial): text = .none
    // A declaration that takes others back is resolved elsewhere.
    case .keyword: text = parent?.text(of: entry.name) ?? .none
    case .tokens(let stream, let tokens):
      let made = entry.text(in: self, using: usedReferences(of: entry)) { make(stream, tokens) }
      text = entry.isConstant ? made : taken(made, for: entry.name)
    }
    return keep(text, at: place)
  }

  /// Once replaced, a keyword counts as if it had been written; what is reverted counts as unset.
  ///
  /// Defined by [substitute a var()](https://drafts.csswg.org/css-variables-1/#substitute-a-var).
  private func taken(_ text: VariableText, for name: Atom) -> VariableText {
    guard let written = text.text, let keyword = CSSWideKeyword(substituted: written) else {
      return text
    }
    return keyword == .initial ? .none : parent?.text(of: name) ?? .none
  }

  private func make(_ stream: TokenStream, _ tokens: Range<Int>) -> VariableText {
    let result = VariableSubstitution.result(
      of: stream, tokens, limit: CustomPropertyResolver.maximumLength,
      program: sheets.rules.program
    ) { token in
      sheets.names.find(stream, token).flatMap { text(of: $0)?.text }
    }
    guard case .success(let text) = result else { return .none }
    return VariableText(text)
  }

  /// How many entries the layers have.
  private var count: Int { layers.reduce(0) { $0 + $1.entries.count } }

  /// Remembers a text, or that there is none beyond the limit of an element.
  @discardableResult
  private func keep(_ text: VariableText, at place: Int) -> VariableText {
    memo.withLock { memo in
      if memo.texts.isEmpty { memo.texts = [VariableText?](repeating: nil, count: count) }
      if let known = memo.texts[place] { return known }
      let size = text.text?.utf8.count ?? 0
      let kept = memo.total + size > CustomPropertyResolver.maximumTotal ? .none : text
      memo.total += kept === text ? size : 0
      memo.texts[place] = kept
      return kept
    }
  }
}
