// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The variables of one element, and the reasons why some have no text.
struct ExplainedVariables {
  /// The variables that declarations may refer to.
  let variables: Variables
  private let rules: CascadeData
  private let context: ComputationContext
  /// A second resolution of the custom properties that the element declares.
  private let resolver: CustomPropertyResolver

  /// Creates the variables of an element.
  ///
  /// - Parameters:
  ///   - style: the style of the element.
  ///   - parent: the style of the parent; `nil` for a root.
  ///   - declared: the winning declarations of custom properties for the element.
  ///   - rules: the rules of the sheets.
  ///   - names: the names of the custom properties.
  init(
    of style: ComputedStyle?, below parent: ComputedStyle?,
    _ declared: [Atom: DeclaredCustomProperty], in rules: CascadeData, names: AtomTable
  ) {
    self.rules = rules
    context = style?.context ?? rules.root.context
    variables = Variables(
      properties: style?.customProperties ?? rules.root.customProperties, names: names,
      program: rules.program)
    resolver = CustomPropertyResolver(
      declared, inheriting: parent?.childCustomProperties ?? rules.root.customProperties,
      below: parent?.customProperties, names: names, registrations: rules.registrations,
      program: rules.program,
      context: parent?.childContext ?? rules.root.context,
      isRoot: parent == nil)
  }
}

extension ExplainedVariables {
  /// Returns the reason why a custom property of the element has no text; `nil` if it has one.
  func problem(of name: Atom) -> VariableProblem? {
    var resolver = resolver
    if !resolver.isComplete { resolver.advance(to: .lineHeight, in: context) }
    return resolver.problems[name]
  }

  /// Returns whether an invalid custom property counts as unset, as a property with a syntax does.
  func isUnset(_ name: Atom) -> Bool {
    rules.registrations[name].map { !$0.syntax.isUniversal } ?? false
  }

  /// Returns the text of a value with substituted variables, or the reason why there is none.
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
