// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Synchronization

/// The custom properties of the elements that some rules match below the same parent: resolved
/// when somebody asks for one.
///
/// Most elements of a theme declare many and use few, so nothing is done for those that nobody uses. Where a text is
/// made of the same texts as before, it is the same object as before.
final class VariableScope: Sendable {
  /// What the rules declare, strongest first.
  private let layers: [VariableLayer]
  /// The parent's custom properties.
  private let parent: VariableScope?
  private let context: Context
  /// A bit for each name that is declared here, by its number; names share bits.
  private let mask: UInt64
  /// How many scopes are above this one.
  private let depth: Int
  private let memo = Mutex(Memo())

  /// What all scopes of a tree have in common.
  struct Context: Sendable {
    let names: SheetNames
    let environment: EnvironmentVariables
  }

  /// What was found out.
  private struct Memo {
    /// The texts by place, as far as they are known; none as long as nobody asked.
    var texts: [VariableText?] = []
    /// The bytes of all texts.
    var total = 0
  }

  /// How many entries the layers have.
  private var count: Int { layers.reduce(0) { $0 + $1.entries.count } }

  /// At every depth that is a multiple of this all names are resolved, so that a question never leads further up.
  private static let stride = 32

  /// The scope of elements that some rules match, one at least, below a parent's.
  init(_ layers: [VariableLayer], below parent: VariableScope?, _ context: Context) {
    self.layers = layers
    self.parent = parent
    self.context = context
    mask = layers.reduce(0) { $0 | $1.mask }
    depth = (parent?.depth ?? -1) + 1
    if depth > 0, depth.isMultiple(of: Self.stride) { for name in allNames { _ = text(of: name) } }
  }
}

extension VariableScope {
  /// The scope of an element whose custom properties were resolved elsewhere; nil is no text.
  convenience init(
    _ texts: [Atom: String?], below parent: VariableScope?, _ context: Context
  ) {
    let declared = texts.keys.sorted().map { DeclaredVariable($0, .keyword(.initial)) }
    self.init([VariableLayer(declared, context.names.table)], below: parent, context)
    let texts = layers[0].entries.map { entry in
      (texts[entry.name] ?? nil).map { VariableText($0) } ?? VariableText.none
    }
    memo.withLock { $0.texts = texts }
  }

  /// What a custom property comes to; nil where neither the element nor one above it declares it.
  func text(of name: Atom) -> VariableText? {
    let bit = UInt64(1) << UInt64(name.rawValue & 63)
    // Scopes above are held by this one: nothing is counted on the way.
    var scope = Unmanaged.passUnretained(self)
    while true {
      let (text, parent) = scope._withUnsafeGuaranteedRef { scope in
        (
          scope.mask & bit == 0 ? nil : scope.ownText(of: name),
          scope.parent.map { Unmanaged.passUnretained($0) }
        )
      }
      if let text { return text }
      guard let parent else { return nil }
      scope = parent
    }
  }

  /// What a custom property of this very scope comes to; nil for one that it does not declare.
  private func ownText(of name: Atom) -> VariableText? {
    place(of: name).map { text(at: $0) }
  }

  /// What some custom properties come to.
  func texts(of names: [Atom]) -> [VariableText] { names.map { text(of: $0) ?? .none } }

  /// Every name that the element or one above it declares.
  var allNames: Set<Atom> {
    var names: Set<Atom> = []
    var scope: VariableScope? = self
    while let current = scope {
      for layer in current.layers { names.formUnion(layer.entries.lazy.map(\.name)) }
      scope = current.parent
    }
    return names
  }

  /// Whether all names have the same texts as in another scope; nil is one without names.
  ///
  /// - Complexity: linear in what both declare, where they stand below the same scope.
  func isSame(as other: VariableScope?) -> Bool {
    if self === other { return true }
    guard let other, parent === other.parent else {
      let names = allNames.union(other?.allNames ?? [])
      return names.allSatisfy { text(of: $0)?.text == other?.text(of: $0)?.text }
    }
    if layers.count == other.layers.count, zip(layers, other.layers).allSatisfy({ $0 === $1 }) {
      return true
    }
    return (layers + other.layers).allSatisfy { layer in
      layer.entries.allSatisfy { text(of: $0.name)?.text == other.text(of: $0.name)?.text }
    }
  }

  /// Roughly how many bytes the scope and those above it take, and may yet take.
  var footprint: Int {
    var sum = 0
    var scope: VariableScope? = self
    while let current = scope {
      let made = current.memo.withLock { $0.total }
      sum += max(made, current.layers.reduce(0) { $0 + $1.byteCount + $1.entries.count * 48 })
      scope = current.parent
    }
    return sum
  }

  /// The place of a name among the entries of all layers, the strongest one's; nil for one that is not declared here.
  private func place(of name: Atom) -> Int? {
    var offset = 0
    for layer in layers {
      if let place = layer.place(of: name) { return offset + place }
      offset += layer.entries.count
    }
    return nil
  }

  private func entry(at place: Int) -> VariableLayer.Entry {
    var place = place
    for layer in layers {
      if place < layer.entries.count { return layer.entries[place] }
      place -= layer.entries.count
    }
    preconditionFailure("a place is one that was found")
  }
}

extension VariableScope {
  /// What a custom property of this very scope comes to.
  private func text(at place: Int) -> VariableText {
    if let known = known(place) { return known }
    let entry = entry(at: place)
    if entry.references.allSatisfy({ self.place(of: $0) == nil }) {
      return resolve(entry, at: place)
    }
    resolve(withReferencesOf: place)
    return known(place) ?? .none
  }

  private func known(_ place: Int) -> VariableText? {
    memo.withLock { $0.texts.isEmpty ? nil : $0.texts[place] }
  }

  /// Resolves a custom property and all of this scope that it refers to, each behind those that it refers to itself.
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
    let dependencies = DependencyOrder(count: places.count) { number in
      entry(at: places[number]).references.compactMap { name in
        place(of: name).flatMap { numbers[$0] }
      }
    }
    for number in dependencies.order where dependencies.isCyclic[number] {
      keep(.none, at: places[number])
    }
    for number in dependencies.order where !dependencies.isCyclic[number] {
      _ = resolve(entry(at: places[number]), at: places[number])
    }
  }

  /// Resolves a custom property whose references are known here, or declared above.
  private func resolve(_ entry: VariableLayer.Entry, at place: Int) -> VariableText {
    let text: VariableText
    switch entry.value {
    case .keyword(.initial): text = .none
    // A declaration that takes others back is resolved elsewhere.
    case .keyword: text = parent?.text(of: entry.name) ?? .none
    case .tokens(let stream, let tokens):
      let references = texts(of: entry.references)
      let made = entry.text(for: references) { make(stream, tokens) }
      text = entry.references.isEmpty ? made : taken(made, for: entry.name)
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
      environment: context.environment
    ) { token in
      context.names.table.find(stream, token).flatMap { text(of: $0)?.text }
    }
    guard case .success(let text) = result else { return .none }
    return VariableText(text)
  }

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
