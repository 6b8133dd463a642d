// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension TreeStyler {
  /// Returns the number of the computed value of a winner's longhand, or `nil` if it acts as
  /// undeclared.
  @inline(__always)
  mutating func number(of winner: Decision.Winner, _ draft: inout StyleDraft) -> UInt32? {
    if winner.dependence == .nothing { return winner.valueOrDeclaration }
    return dependentNumber(of: winner, &draft)
  }

  private mutating func dependentNumber(
    of winner: Decision.Winner, _ draft: inout StyleDraft
  ) -> UInt32? {
    if winner.dependence == .parent { return number(of: winner.property, .inherit, &draft) }
    let dependencies = cascade.declarations.dependentDeclaration(of: winner).pointee
      .dependencies
    switch dependencies.kind {
    case .context:
      var key = ComputedValueKey(winner)
      guard draft.addContext(of: winner.property, to: &key) else {
        return computed(winner, &draft)
      }
      if let cached = results.numbers.number(for: key) { return cached }
      let number = computed(winner, &draft)
      if let number { results.numbers.insert(number, for: key) }
      return number
    case .texts where draft.variables.resolved == nil:
      var key = ComputedValueKey(winner)
      for index in 0..<Int(dependencies.count) {
        key.texts[index] = store.tables.binding(
          of: dependencies.names[index], inScope: draft.variables.number)
      }
      let cached = results.numbers.number(for: key) ?? number(of: winner, key, &draft)
      return cached == .unset ? number(of: winner.property, .unset, &draft) : cached
    default: return computed(winner, &draft)
    }
  }

  /// Computes the value of a winner, and returns its number, or `nil` if it acts as undeclared.
  private mutating func computed(
    _ winner: Decision.Winner, _ draft: inout StyleDraft
  ) -> UInt32? {
    switch cascade.declarations.dependentDeclaration(of: winner).pointee.value {
    case .computed(let value): store.tables.values.number(of: value)
    case .keyword(let keyword): number(of: winner.property, keyword, &draft)
    case .specified(let value):
      number(of: value, as: winner.property, in: draft.context(for: winner.property))
    case .pending(let pending):
      value(of: winner, pending, &draft).map { store.tables.values.number(of: $0) }
    }
  }

  /// Returns the number of the value of a declaration with variables, by their bindings.
  ///
  /// The result is `unset` for that value, and `nil` if no declaration remains after a revert.
  private mutating func number(
    of winner: Decision.Winner, _ constant: ComputedValueKey, _ draft: inout StyleDraft
  ) -> UInt32? {
    var key = constant
    let hasNumber = draft.addContext(of: winner.property, to: &key)
    if hasNumber, let cached = results.numbers.number(for: key) { return cached }
    guard
      case .pending(let pending) = cascade.declarations.dependentDeclaration(of: winner).pointee
        .value
    else { return nil }
    let shared = shared(pending, &draft)
    if shared.number != 0 {
      results.numbers.insert(shared.number, for: constant)
      return shared.number
    }
    let found: (value: CSSValue, isConstant: Bool)
    switch shared.typed {
    case .computed(let value): found = (value, true)
    case .value(let value): found = (value, false)
    case .values(let values):
      guard let value = values.value(of: winner.property, in: draft.flow) else {
        return .unset
      }
      let computed = value.constantComputedValue(for: winner.property)
      found = (computed ?? value, computed != nil)
    case .keyword:
      return value(of: winner, pending, &draft).map { store.tables.values.number(of: $0) }
    // Invalid at computed-value time: https://drafts.csswg.org/css-variables-1/#invalid-at-computed-value-time
    case .invalid, .variable:
      results.numbers.insert(.unset, for: constant)
      return .unset
    }
    if found.isConstant {
      let number = store.tables.values.number(of: found.value)
      results.numbers.insert(number, for: constant)
      return number
    }
    let number = number(
      of: found.value, as: winner.property, in: draft.context(for: winner.property))
    if hasNumber { results.numbers.insert(number, for: key) }
    return number
  }

  /// Computes a specified value, and returns its number.
  private func number(
    of value: CSSValue, as property: Property, in context: ComputationContext
  ) -> UInt32 {
    store.tables.values.number(of: value.computed(for: property, in: context))
  }

  /// Returns the number of a longhand's value for a CSS-wide keyword.
  private mutating func number(
    of property: Property, _ keyword: CSSWideKeyword, _ draft: inout StyleDraft
  ) -> UInt32 {
    let isInherited = keyword == .inherit || keyword != .initial && property.isInherited
    if isInherited {
      if !property.isInherited { draft.inheritsResetStyle = true }
      let number = draft.parentNumber(of: property)
      if number != 0 { return number }
    }
    let cached = results.initialNumbers[Int(property.rawValue)]
    if cached != 0 { return cached }
    let value = property.computedInitialValue(in: draft.context(for: property))
    let number = store.tables.values.number(of: value)
    if property.constantInitialValue != nil {
      results.initialNumbers[Int(property.rawValue)] = number
    }
    return number
  }

  /// Returns a longhand's value for a CSS-wide keyword.
  mutating func value(
    of property: Property, _ keyword: CSSWideKeyword, _ draft: inout StyleDraft
  ) -> CSSValue {
    store.tables.entry(number(of: property, keyword, &draft)).pointee.value
  }
}

extension UInt32 {
  /// The number that represents an unset declaration instead of a value.
  fileprivate static let unset: UInt32 = 0
}

extension [LonghandValue] {
  /// Returns the value of a longhand, which a shorthand may set by its logical name.
  func value(of property: Property, in flow: Flow) -> CSSValue? {
    first { $0.property == property || $0.property.physical(in: flow) == property }?.value
  }
}
