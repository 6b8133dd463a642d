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
  /// What is known of a longhand.
  enum Slot {
    /// Nobody has said anything yet.
    case open
    /// `revert`: only declarations of a lower origin than this count.
    case below(Origin)
    /// A value.
    case value(CSSValue)
    /// `inherit`, `initial` or `unset`.
    case keyword(CSSWideKeyword)
  }

  /// The longhands by their number.
  private(set) var slots = [Slot](repeating: .open, count: Property.longhandCount)

  /// Offers a declaration of a property of the table.
  mutating func offer(_ property: Property, _ candidate: Candidate, variables: Variables) {
    let longhands = property.longhands
    guard longhands.contains(where: { accepts($0, from: candidate.origin) }) else { return }
    switch VariableUse(candidate.stream, candidate.value) {
    case .malformed: break
    case .none:
      _ = offer(property, longhands, candidate.stream, candidate.value, from: candidate.origin)
    case .valid:
      guard let text = variables.substitute(candidate.stream, candidate.value) else {
        return decide(longhands, .unset, from: candidate.origin)
      }
      let stream = TokenStream(text)
      if !offer(property, longhands, stream, 0..<stream.count, from: candidate.origin) {
        // Invalid at computed-value time: https://drafts.csswg.org/css-variables-1/#invalid-at-computed-value-time
        decide(longhands, .unset, from: candidate.origin)
      }
    }
  }

  /// Offers a value without variables; tells whether it can be read.
  private mutating func offer(
    _ property: Property, _ longhands: [Property], _ stream: TokenStream, _ tokens: Range<Int>,
    from origin: Origin
  ) -> Bool {
    if let keyword = CSSWideKeyword(stream, in: tokens) {
      decide(longhands, keyword, from: origin)
      return true
    }
    if !property.isShorthand {
      guard let value = property.value(stream, in: tokens) else { return false }
      decide(property, .value(value), from: origin)
      return true
    }
    guard let values = property.longhandValues(stream, in: tokens) else { return false }
    for longhand in values { decide(longhand.property, .value(longhand.value), from: origin) }
    return true
  }

  private mutating func decide(
    _ longhands: [Property], _ keyword: CSSWideKeyword, from origin: Origin
  ) {
    let slot: Slot =
      switch keyword {
      case .initial, .inherit, .unset: .keyword(keyword)
      // There are no layers yet, so the layer below is the origin below.
      case .revert, .revertLayer: .below(origin)
      }
    for longhand in longhands { decide(longhand, slot, from: origin) }
  }

  private mutating func decide(_ longhand: Property, _ slot: Slot, from origin: Origin) {
    if accepts(longhand, from: origin) { slots[Int(longhand.rawValue)] = slot }
  }

  private func accepts(_ longhand: Property, from origin: Origin) -> Bool {
    switch slots[Int(longhand.rawValue)] {
    case .open: true
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
