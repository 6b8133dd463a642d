// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Custom properties: looked up in the rules that declare them, or resolved at once where one of them is registered,
/// important, attached to the element or taken back.
extension TreeStyler {
  /// Gives a draft its custom properties, as far as they are known before anything is computed.
  ///
  /// - Returns: the number that they have in the tables.
  mutating func customProperties(_ draft: inout StyleDraft, isEager: Bool) -> UInt32 {
    let inherited = draft.above?.customProperties ?? 0
    if isEager {
      let declared = declaredCustomProperties(of: draft.list)
      if !declared.isEmpty { resolve(declared, &draft) }
      return inherited
    }
    let variables = facts[draft.list].variables
    if variables == 0 { return inherited }
    let number =
      scopes.customProperties(of: variables, below: inherited)
      ?? makeScope(of: variables, below: inherited)
    draft.customProperties = store.tables.customProperties[Int(number)]
    draft.customPropertyNumber = number
    return number
  }

  /// The number of the text of a custom property, by its name and the number of all custom properties of the element.
  @inline(__always)
  mutating func textNumber(of name: UInt32, in properties: UInt32) -> UInt32 {
    if let known = texts.number(of: name, in: properties) { return known }
    let scope = store.tables.customProperties[Int(properties)].scope
    let text = scope?.text(of: Atom(rawValue: name)) ?? .none
    return texts.insert(text, of: name, in: properties)
  }

  private mutating func makeScope(of variables: UInt32, below parent: UInt32) -> UInt32 {
    let layers = scopes.rules[Int(variables)].compactMap {
      cascade.declarations.block(of: $0)?.variables
    }
    let above = store.tables.customProperties[Int(parent)]
    let properties = CustomProperties(VariableScope(layers, below: above.scope, sheets))
    let number = UInt32(truncatingIfNeeded: store.tables.customProperties.append(properties))
    scopes.keep(number, of: variables, below: parent)
    return number
  }

  /// The deciding declarations of custom properties that are resolved at once.
  private func declaredCustomProperties(of list: Int) -> [Atom: DeclaredCustomProperty] {
    cascade.customProperties(among: cascade.runs(of: lists.all(of: list)))
  }

  /// The number of the custom properties that a draft ends with.
  ///
  /// - Parameters:
  ///   - properties: the custom properties.
  ///   - number: the number of those that it began with.
  /// - Returns: the number, which is a new one where the custom properties are.
  mutating func number(of properties: CustomProperties, _ number: UInt32) -> UInt32 {
    if properties.isIdentical(to: store.tables.customProperties[Int(number)]) { return number }
    return UInt32(truncatingIfNeeded: store.tables.customProperties.append(properties))
  }

  /// Resolves the custom properties that need nothing of the element itself.
  private func resolve(
    _ declared: [Atom: DeclaredCustomProperty], _ draft: inout StyleDraft
  ) {
    let parent = draft.parent.map { store.tables.inherited[Int($0.inherited)].customProperties }
    let resolver = CustomPropertyResolver(
      declared, inheriting: store.tables.customProperties[Int(parent ?? 0)],
      names: sheets.names.table, registrations: rules.registrations, program: rules.program,
      context: draft.context, isRoot: draft.isRoot)
    draft.customProperties = resolver.resolved
    if rules.resolvesLazily { draft.customProperties = draft.customProperties.scoped(sheets) }
    if !resolver.isComplete { draft.resolution = StyleDraft.Resolution(resolver) }
  }

  /// Resolves the custom properties that waited for a stage and those before it.
  func advance(to stage: ComputationStage, _ draft: inout StyleDraft) {
    guard let resolution = draft.resolution, resolution.resolver.stage < stage else { return }
    resolution.resolver.advance(to: stage, in: draft.context)
    draft.customProperties = resolution.resolver.resolved
    if resolution.resolver.isComplete { draft.resolution = nil }
  }
}
