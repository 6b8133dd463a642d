// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// What the cascade decides for each longhand of one element, before it is computed.
///
/// Declarations are offered strongest first. One whose value cannot be read counts as if it did not exist, and the next one
/// is asked; one that `var()` makes unreadable counts as `unset`.
///
/// Defined by [CSS Cascading and Inheritance Level 5, section 4](https://drafts.csswg.org/css-cascade-5/#value-stages).
struct DeclaredValues {
  /// What is known of a longhand of which something was said.
  enum Slot {
    /// `revert`: only declarations of a lower origin than this count.
    case below(Origin)
    /// A value.
    case value(CSSValue)
    /// `inherit`, `initial` or `unset`.
    case keyword(CSSWideKeyword)
  }

  /// What is known so far.
  private(set) var slots = LonghandMap<Slot>()

  /// Offers a declaration of a property of the table.
  mutating func offer(
    _ property: Property, _ candidate: Candidate, in index: RuleIndex, variables: Variables
  ) {
    guard accepts(property, from: candidate.origin) else { return }
    let typed = index.values.value(of: candidate.declaration) {
      TypedDeclaration(property, candidate.stream, candidate.value)
    }
    guard case .variable = typed else {
      return decide(property, typed: typed, from: candidate.origin)
    }
    guard let text = variables.substitute(candidate.stream, candidate.value) else {
      return decide(property, keyword: .unset, from: candidate.origin)
    }
    let stream = TokenStream(text)
    let substituted = TypedDeclaration(property, substituted: stream, 0..<stream.count)
    if case .invalid = substituted {
      // Invalid at computed-value time: https://drafts.csswg.org/css-variables-1/#invalid-at-computed-value-time
      decide(property, keyword: .unset, from: candidate.origin)
    } else {
      decide(property, typed: substituted, from: candidate.origin)
    }
  }

  private mutating func decide(
    _ property: Property, typed: TypedDeclaration, from origin: Origin
  ) {
    switch typed {
    case .invalid, .variable: break
    case .keyword(let keyword): decide(property, keyword: keyword, from: origin)
    case .value(let value): decide(property, .value(value), from: origin)
    case .values(let values):
      for longhand in values { decide(longhand.property, .value(longhand.value), from: origin) }
    }
  }

  private mutating func decide(
    _ property: Property, keyword: CSSWideKeyword, from origin: Origin
  ) {
    let slot: Slot =
      switch keyword {
      case .initial, .inherit, .unset: .keyword(keyword)
      // There are no layers yet, so the layer below is the origin below.
      case .revert, .revertLayer: .below(origin)
      }
    for longhand in property.longhands { decide(longhand, slot, from: origin) }
  }

  private mutating func decide(_ longhand: Property, _ slot: Slot, from origin: Origin) {
    if accepts(longhand, from: origin) { slots.set(longhand, slot) }
  }

  /// Whether a value from an origin would count for the property, or for one of its longhands.
  private func accepts(_ property: Property, from origin: Origin) -> Bool {
    if property.isShorthand {
      return property.longhands.contains { accepts($0, from: origin) }
    }
    return switch slots[property] {
    case nil: true
    case .below(let reverted): origin < reverted
    case .value, .keyword: false
    }
  }
}

/// The custom properties that `var()` may ask for.
struct Variables {
  let properties: CustomProperties
  let names: AtomTable

  /// The text of a value with its variables replaced; nil when it is invalid at computed-value time.
  func substitute(_ stream: TokenStream, _ tokens: Range<Int>) -> String? {
    let limit = CustomPropertyResolver.maximumLength
    return VariableSubstitution.text(of: stream, tokens, limit: limit) { name in
      names.find(name).flatMap { properties[$0] }
    }
  }
}
