// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension StyleComputer {
  /// The computed value that a winner gives its longhand; nil where that is as if nothing were declared.
  @inline(__always)
  mutating func value(
    of winner: CascadedValues.Winner, in context: ComputationContext
  ) -> CSSValue? {
    let declared = cascaded.declaration(of: winner)
    switch declared.value {
    case .computed(let value): return value
    case .value(let value): return value.computed(for: winner.property, in: context)
    case .keyword(let keyword): return value(of: winner.property, keyword, in: context)
    case .pending(let pending): return value(of: winner, pending, in: context)
    }
  }

  private mutating func value(
    of property: Property, _ keyword: CSSWideKeyword, in context: ComputationContext
  ) -> CSSValue? {
    let isInherited = keyword == .inherit || keyword != .initial && property.isInherited
    if isInherited, !property.isInherited { askedParent = true }
    let inherited = isInherited ? parent?.declared(property) : nil
    return inherited ?? property.computedInitialValue(in: context)
  }

  /// The value of a declaration with variables, or of one that it reverts to.
  private mutating func value(
    of first: CascadedValues.Winner, _ pending: PendingValue, in context: ComputationContext
  ) -> CSSValue? {
    let property = first.property
    var winner = first
    var reverted: Reverted?
    var pending = pending
    while true {
      switch typed(pending) {
      case .computed(let value): return value
      case .value(let value): return value.computed(for: property, in: context)
      case .values(let values):
        for entry in values where entry.property == property {
          return entry.value.computed(for: property, in: context)
        }
        return nil
      case .keyword(let keyword) where keyword.isRevert:
        var taken = reverted ?? cascaded.reverted(before: winner, sheets.rules.levels)
        taken.take(keyword, cascaded.runs[Int(winner.run)].match.level, sheets.rules.levels)
        guard let next = cascaded.winner(behind: winner, &taken, sheets.rules.levels) else {
          return undeclared(property)
        }
        reverted = taken
        guard case .pending(let other) = cascaded.declaration(of: next).value else {
          return value(of: next, in: context)
        }
        winner = next
        pending = other
      case .keyword(let keyword): return value(of: property, keyword, in: context)
      // Invalid at computed-value time: https://drafts.csswg.org/css-variables-1/#invalid-at-computed-value-time
      case .invalid, .variable: return value(of: property, .unset, in: context)
      }
    }
  }

  /// What a longhand has that nobody declares.
  private func undeclared(_ property: Property) -> CSSValue? {
    property.isInherited ? parent?.declared(property) : nil
  }

  private mutating func typed(_ pending: PendingValue) -> TypedDeclaration {
    if let substituted, substituted.pending === pending { return substituted.value }
    if cascaded.variables != nil {
      let scope = customProperties.scope
      let typed = pending.value(in: scope) { replaced(pending) }
      if pending.property.isShorthand { substituted = (pending, typed) }
      return typed
    }
    let isCyclic = resolver?.cycle(of: pending.property, pending.stream, pending.tokens) != nil
    if isCyclic { customProperties = resolver?.resolved ?? customProperties }
    let typed = isCyclic ? .invalid : replaced(pending)
    substituted = (pending, typed)
    return typed
  }

  /// Reads a value once its variables are replaced.
  private func replaced(_ pending: PendingValue) -> TypedDeclaration {
    let variables = Variables(
      properties: customProperties, names: sheets.names.table, program: sheets.rules.program)
    guard let text = variables.substitute(pending.stream, pending.tokens) else { return .invalid }
    // Its tokens stand where `var()` stands, be the variable declared in another sheet.
    let stream = TokenStream(text, base: pending.stream.base)
    return TypedDeclaration(pending.property, substituted: stream, 0..<stream.count)
  }
}
