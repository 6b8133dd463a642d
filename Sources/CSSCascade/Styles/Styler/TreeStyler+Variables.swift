// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Custom properties: looked up in the rules that declare them, or resolved at once where one of them is registered,
/// important, attached to the element or taken back.
extension TreeStyler {
  /// Gives a draft its custom properties, as far as they are known before its values are computed.
  mutating func findCustomProperties(_ draft: inout StyleDraft) {
    if draft.variables.isEager {
      let declared = declaredCustomProperties(of: draft.list)
      if !declared.isEmpty { resolve(declared, &draft) }
      return
    }
    let rules = lists.facts[draft.list].variables
    if rules == 0 { return }
    let inherited = draft.variables.number
    let number =
      results.scopes.customProperties(of: rules, below: inherited)
      ?? makeScope(of: rules, below: inherited)
    draft.variables.properties = store.tables.customProperties[Int(number)]
    draft.variables.number = number
  }

  /// The number of the text of a custom property, by its name and the number of all custom properties of the element.
  @inline(__always)
  mutating func textNumber(of name: UInt32, in properties: UInt32) -> UInt32 {
    if let known = results.texts.number(of: name, in: properties) { return known }
    let scope = store.tables.customProperties[Int(properties)].scope
    let text = scope?.text(of: Atom(rawValue: name)) ?? .none
    return results.texts.insert(text, of: name, in: properties)
  }

  private mutating func makeScope(of variables: UInt32, below parent: UInt32) -> UInt32 {
    let layers = results.scopes.rules[Int(variables)].compactMap {
      cascade.declarations.block(of: $0)?.variables
    }
    let above = store.tables.customProperties[Int(parent)]
    let properties = CustomProperties(VariableScope(layers, below: above.scope, sheets))
    let number = UInt32(truncatingIfNeeded: store.tables.customProperties.append(properties))
    results.scopes.keep(number, of: variables, below: parent)
    return number
  }

  /// The deciding declarations of custom properties that are resolved at once.
  private func declaredCustomProperties(of list: Int) -> [Atom: DeclaredCustomProperty] {
    cascade.customProperties(among: cascade.runs(of: lists.all(of: list)))
  }

  /// Returns the number of the custom properties that a draft ends with: a new one if they were resolved for it.
  func number(of variables: DraftVariables) -> UInt32 {
    let known = store.tables.customProperties[Int(variables.number)]
    if variables.properties.isIdentical(to: known) { return variables.number }
    return UInt32(truncatingIfNeeded: store.tables.customProperties.append(variables.properties))
  }

  /// Resolves the custom properties that need nothing of the element itself.
  private func resolve(
    _ declared: [Atom: DeclaredCustomProperty], _ draft: inout StyleDraft
  ) {
    let parent = draft.parent.map {
      store.tables.inherited[Int($0.row.inherited)].customProperties
    }
    let resolver = CustomPropertyResolver(
      declared, inheriting: store.tables.customProperties[Int(parent ?? 0)],
      names: sheets.names.table, registrations: rules.registrations, program: rules.program,
      context: draft.context, isRoot: draft.isRoot)
    draft.variables.properties = resolver.resolved
    if rules.resolvesLazily {
      draft.variables.properties = draft.variables.properties.scoped(sheets)
    }
    if !resolver.isComplete { draft.variables.resolution = DraftVariables.Resolution(resolver) }
  }

  /// Resolves the custom properties that waited for a stage and those before it.
  func advance(to stage: ComputationStage, _ draft: inout StyleDraft) {
    guard let resolution = draft.variables.resolution, resolution.resolver.stage < stage else {
      return
    }
    resolution.resolver.advance(to: stage, in: draft.context)
    draft.variables.properties = resolution.resolver.resolved
    if resolution.resolver.isComplete { draft.variables.resolution = nil }
  }
}
