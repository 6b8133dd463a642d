// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Binding and resolution of custom properties.
///
/// They are bound by the rules that declare them. They are resolved for the element if one is
/// registered, important, attached to the element or reverted.
extension TreeStyler {
  /// Returns the number of the custom properties of an element with a list of matching rules.
  @inline(__always)
  mutating func scope(of list: UInt32, below parent: UInt32) -> UInt32 {
    let entry = store.tables.lists.address(of: list)
    let rules = entry.pointee.summary.variables
    if rules == 0 {
      return entry.pointee.summary.flags.contains(.eager)
        ? resolvedScope(of: list, below: parent) : parent
    }
    return results.scopes.scope(of: rules, below: parent) ?? makeScope(of: rules, below: parent)
  }

  private mutating func makeScope(of variables: UInt32, below parent: UInt32) -> UInt32 {
    var plan = results.scopes.removePlan(of: variables) ?? boundPlan(of: variables)
    let scope = store.scope(of: &plan, below: parent)
    results.scopes.insert(plan, of: variables)
    results.scopes.insert(scope, of: variables, below: parent)
    return scope
  }

  private mutating func boundPlan(of variables: UInt32) -> BoundPlan {
    let declared = rules.results.plan(of: variables) { numbers in
      VariablePlan(numbers.compactMap { cascade.declarations.block(of: $0)?.variables })
    }
    return store.bound(declared)
  }

  /// Returns the scope number of an element whose custom properties are resolved eagerly.
  private mutating func resolvedScope(of list: UInt32, below parent: UInt32) -> UInt32 {
    let key = UInt64(list, parent)
    if let cached = results.resolvedScopes.number(for: key) { return cached }
    let resolver = resolver(
      of: list, below: parent, inheriting: parent, in: rules.root.context, isRoot: false)
    let scope =
      resolver.map { store.scope(parent, hiddenBy: $0.resolved.hidingTexts) } ?? parent
    results.resolvedScopes.insert(scope, for: key)
    return scope
  }

  /// Resolves the custom properties of a draft that do not depend on the element itself.
  func resolveCustomProperties(_ draft: inout StyleDraft) {
    guard
      let resolver = resolver(
        of: draft.list, below: draft.parent?.row.customProperties ?? store.rootProperties,
        inheriting: draft.variables.number, in: draft.contextWithColor, isRoot: draft.isRoot)
    else { return }
    draft.variables.resolved = resolver.resolved
    if !resolver.isComplete { draft.variables.resolution = DraftVariables.Resolution(resolver) }
  }

  /// Returns a resolver of the custom properties that the rules of a list declare, or `nil` if they
  /// declare none.
  ///
  /// - Parameters:
  ///   - list: The number of the list.
  ///   - parent: The scope of the parent.
  ///   - inherited: The scope that the parent passes to its children.
  ///   - context: The context before the element is computed.
  ///   - isRoot: Whether the element is a root.
  /// - Returns: The resolver.
  private func resolver(
    of list: UInt32, below parent: UInt32, inheriting inherited: UInt32,
    in context: ComputationContext, isRoot: Bool
  ) -> CustomPropertyResolver? {
    let declared = cascade.customProperties(
      among: cascade.entries(of: store.tables.lists.address(of: list).pointee.matches))
    if declared.isEmpty { return nil }
    return CustomPropertyResolver(
      declared, inheriting: store.tables.customProperties(inherited),
      below: store.tables.customProperties(parent), names: sheets.names.table,
      registrations: rules.registrations, program: rules.program, context: context, isRoot: isRoot)
  }

  /// Resolves the custom properties that wait for a stage or an earlier one.
  func advance(to stage: ComputationStage, _ draft: inout StyleDraft) {
    guard let resolution = draft.variables.resolution, resolution.resolver.stage < stage else {
      return
    }
    resolution.resolver.advance(to: stage, in: draft.contextWithColor)
    draft.variables.resolved = resolution.resolver.resolved
    if resolution.resolver.isComplete { draft.variables.resolution = nil }
  }

  /// Sets the custom properties of a row to those of a complete draft.
  mutating func finishCustomProperties(_ draft: StyleDraft, _ row: inout StyleRow) {
    row.childCustomProperties = store.scope(
      draft.variables.number, hiddenBy: draft.customProperties.hidingTexts)
    row.customProperties = store.scope(
      row.childCustomProperties, hiddenBy: draft.customProperties.nonInheritedTexts)
  }
}
