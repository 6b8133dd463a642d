// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// What variables are for one element, and why those without a text have none.
struct ExplainedVariables {
  /// What declarations may ask for.
  let variables: Variables
  private let rules: ActiveRules
  private let context: ComputationContext
  /// Resolves the custom properties that the element declares, once more.
  private let resolver: CustomPropertyResolver

  /// The variables of an element.
  ///
  /// - Parameters:
  ///   - style: the style of the element.
  ///   - parent: that of the element above; nil for a root.
  ///   - declared: the custom properties that the cascade decides for the element.
  ///   - rules: the rules of the sheets.
  ///   - names: the names of the custom properties.
  init(
    of style: ComputedStyle?, below parent: ComputedStyle?,
    _ declared: [Atom: DeclaredCustomProperty], in rules: ActiveRules, names: AtomTable
  ) {
    self.rules = rules
    context = style?.context ?? rules.root.context
    variables = Variables(
      properties: style?.customProperties ?? rules.root.customProperties, names: names,
      program: rules.program)
    resolver = CustomPropertyResolver(
      declared, inheriting: parent?.customProperties ?? rules.root.customProperties,
      names: names, registrations: rules.registrations, program: rules.program,
      context: parent?.passedContext ?? rules.root.context,
      isRoot: parent == nil)
  }
}

extension ExplainedVariables {
  /// Why a custom property that the element declares has no text of its own; nil where it has one.
  func problem(of name: Atom) -> VariableProblem? {
    var resolver = resolver
    if !resolver.isComplete { resolver.advance(to: .lines, in: context) }
    return resolver.problems[name]
  }

  /// Whether a custom property that has a problem counts as unset, as those do that are registered with a type.
  func isUnset(_ name: Atom) -> Bool {
    rules.registrations[name].map { !$0.syntax.isUniversal } ?? false
  }

  /// The text of a property's value with its variables replaced, or why there is none.
  func result(
    of property: Property, _ stream: TokenStream, _ tokens: Range<Int>
  ) -> Result<String, VariableProblem> {
    if !resolver.isComplete {
      var resolver = resolver
      resolver.advance(to: ComputationStage(before: property), in: context)
      if let cycle = resolver.cycle(of: property, stream, tokens) { return .failure(cycle) }
    }
    return variables.result(stream, tokens)
  }
}
