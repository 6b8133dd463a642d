// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Values with variables, and the declarations that they revert to.
extension TreeStyler {
  /// Returns the value of a declaration with variables, or of a declaration that it reverts to.
  mutating func value(
    of winner: Decision.Winner, _ first: PendingValue, _ draft: inout StyleDraft
  ) -> CSSValue? {
    let property = winner.property
    var reverting: Reverting?
    var pending = first
    while true {
      switch typed(pending, &draft) {
      case .computed(let value): return value
      case .value(let value): return value.computed(for: property, in: draft.context(for: property))
      case .values(let values):
        return values.value(of: property, in: draft.flow)?
          .computed(for: property, in: draft.context(for: property))
      case .keyword(let keyword) where keyword.isRevert:
        var current = reverting ?? Reverting(winner, of: draft.list, in: self)
        let next = current.next(after: keyword, for: property, in: draft.flow, cascade)
        reverting = current
        switch next?.value {
        case nil:
          let number = property.isInherited ? draft.parentNumber(of: property) : 0
          return number == 0 ? nil : store.tables.entry(number).pointee.value
        case .pending(let other)?: pending = other
        case .computed(let value)?: return value
        case .specified(let value)?:
          return value.computed(for: property, in: draft.context(for: property))
        case .keyword(let keyword)?: return value(of: property, keyword, &draft)
        }
      case .keyword(let keyword): return value(of: property, keyword, &draft)
      // Invalid at computed-value time: https://drafts.csswg.org/css-variables-1/#invalid-at-computed-value-time
      case .invalid, .variable: return value(of: property, .unset, &draft)
      }
    }
  }

  /// The declarations of a longhand that remain after one resolves to a revert keyword.
  private struct Reverting {
    private let entries: [CascadeEntry]
    private var number: Int
    private var reverted: RevertedDeclarations?

    init(_ winner: Decision.Winner, of list: UInt32, in styler: TreeStyler) {
      entries = styler.cascade.entries(
        of: styler.store.tables.lists.address(of: list).pointee.matches)
      let dependent = styler.cascade.declarations.dependentDeclaration(of: winner).pointee
      number =
        entries.firstIndex {
          $0.match.rule == dependent.rule && $0.isImportant == dependent.isImportant
        } ?? entries.count
    }

    /// Returns the next declaration that applies, or `nil` if there is none.
    mutating func next(
      after keyword: CSSWideKeyword, for property: Property, in flow: Flow, _ cascade: Cascade
    ) -> DeclaredLonghand? {
      guard number < entries.count else { return nil }
      var updated =
        reverted ?? cascade.reverted(before: number, of: entries, for: property, in: flow)
      updated.insert(keyword, at: entries[number].match.level, in: cascade.levels)
      defer { reverted = updated }
      return cascade.declaration(after: &number, of: entries, for: property, in: flow, &updated)
    }
  }

  /// Returns a value with its variables substituted.
  mutating func typed(
    _ pending: PendingValue, _ draft: inout StyleDraft
  ) -> TypedDeclaration {
    shared(pending, &draft).typed
  }

  /// Returns a value with its variables substituted, and its number if trees share it.
  mutating func shared(
    _ pending: PendingValue, _ draft: inout StyleDraft
  ) -> SharedResults.Value {
    if let cached = draft.variables.substituted.first(where: { $0.pending === pending }) {
      return cached.value
    }
    let cycle = draft.variables.resolution?.resolver.cycle(
      of: pending.property, pending.stream, pending.tokens)
    if cycle != nil, let resolution = draft.variables.resolution {
      draft.variables.resolved = resolution.resolver.resolved
    }
    let value =
      cycle != nil
      ? SharedResults.Value(typed: .invalid, number: 0) : replaced(pending, draft)
    if pending.property.isShorthand { draft.variables.substituted.append((pending, value)) }
    return value
  }

  private func replaced(_ pending: PendingValue, _ draft: StyleDraft) -> SharedResults.Value {
    let scope = draft.variables.number
    guard pending.isOfSheet, draft.variables.resolved == nil else {
      return SharedResults.Value(
        typed: replaced(pending, draft.customProperties).value, number: 0)
    }
    let tables = store.tables
    var references = VariableBinding.Fingerprint.zero
    for name in pending.references {
      let binding = tables.binding(of: name.rawValue, inScope: scope)
      references.mix(tables.bindings.list.address(of: Int(binding)).pointee.fingerprint)
    }
    let key = SharedResults.Key(pending, references: references)
    if let cached = rules.results.value(for: key) { return cached }
    let (value, size) = replaced(pending, draft.customProperties)
    return rules.results.insert(value, ofSize: size, for: key, tables.sheetValues)
  }

  /// Parses a value with its variables substituted, and computes it if it is equal for all
  /// elements.
  ///
  /// - Returns: The value, and the number of bytes of its text.
  private func replaced(
    _ pending: PendingValue, _ properties: CustomProperties
  ) -> (value: TypedDeclaration, size: Int) {
    let variables = Variables(
      properties: properties, names: sheets.names.table, program: rules.program)
    guard let text = variables.substitute(pending.stream, pending.tokens) else {
      return (.invalid, 0)
    }
    // URLs resolve against the sheet with the `var()`, even if another sheet declares the variable.
    let stream = TokenStream(text, base: pending.stream.base)
    let typed = TypedDeclaration(pending.property, substituted: stream, in: 0..<stream.count)
    guard case .value(let value) = typed,
      let computed = value.constantComputedValue(for: pending.property)
    else { return (typed, text.utf8.count) }
    return (.computed(computed), text.utf8.count)
  }
}
