// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

@testable import CSSCascade

/// A chain of nested elements, each with the custom properties of one rule of a sheet, root first.
///
/// `@property` rules register properties. `font-size` and `line-height` are computed if a rule
/// contains them. Other declarations are ignored.
struct ElementChain {
  private(set) var names = AtomTable()
  private(set) var registrations = CustomPropertyRegistrations()
  private(set) var elements: [CustomPropertyResolver] = []
  private(set) var contexts: [ComputationContext] = []
  private let program: ProgramValues

  init(
    _ sheet: String, environment: [String: String] = [:], functions: [StyleFunction] = []
  ) {
    var registered = StyleFunctions()
    registered.add(functions)
    program = ProgramValues(environment: EnvironmentVariables(environment), functions: registered)
    let tree = SyntaxTree(parsing: sheet)
    var rules: [[Declaration]] = []
    for index in tree.nodes.indices {
      switch Syntax(tree, index) {
      case .atRule:
        var log = DiagnosticLog()
        guard let registration = CustomPropertyRegistration(tree, at: index, log: &log) else {
          continue
        }
        registrations.add(registration, named: names.intern(registration.name))
      case .qualifiedRule(let rule):
        rules.append(
          rule.contents.compactMap { if case .declaration(let view) = $0 { view } else { nil } })
      case .declaration(let declaration):
        if declaration.isCustom { _ = names.intern(declaration.name) }
      case .raw: continue
      }
    }
    for rule in rules { add(rule) }
  }

  private mutating func add(_ rule: [Declaration]) {
    var declared: [Atom: DeclaredCustomProperty] = [:]
    for declaration in rule where declaration.isCustom {
      let (stream, tokens) = (declaration.tree.stream, declaration.value)
      let name = names.intern(declaration.name)
      if case .malformed = VariableUse(stream, in: tokens, isCustom: true) { continue }
      switch CSSWideKeyword(stream, in: tokens) {
      case nil: declared[name] = .tokens(stream, tokens)
      case .initial: declared[name] = .undefined
      case .inherit: declared[name] = .inherited
      default: declared[name] = .unset
      }
    }
    var context = contexts.last ?? ComputationContext()
    context.parentFontSize = context.fontSize
    let inherited = elements.last?.resolved ?? CustomProperties(registrations, in: context)
    var resolver = CustomPropertyResolver(
      declared, inheriting: inherited, names: names, registrations: registrations,
      program: program, context: context, isRoot: elements.isEmpty)
    resolver.advance(to: .colorScheme, in: context)
    if let size = value(of: .fontSize, rule, &resolver, context) { context.fontSize = size }
    if elements.isEmpty { context.rootFontSize = context.fontSize }
    resolver.advance(to: .font, in: context)
    if let height = value(of: .lineHeight, rule, &resolver, context) { context.lineHeight = height }
    resolver.advance(to: .lineHeight, in: context)
    elements.append(resolver)
    contexts.append(context)
  }

  private func value(
    of property: Property, _ rule: [Declaration], _ resolver: inout CustomPropertyResolver,
    _ context: ComputationContext
  ) -> Double? {
    guard let declaration = rule.last(where: { Property(name: $0.name) == property }),
      resolver.cycle(of: property, declaration.tree.stream, declaration.value) == nil
    else { return nil }
    let scope = Variables(
      properties: resolver.resolved, names: names, program: program)
    guard case .success(let text) = scope.result(declaration.tree.stream, declaration.value),
      case .length(let length)? = property.value(parsing: text)?.computed(
        for: property, in: context)
    else { return nil }
    return length.value
  }

  /// Returns the text of a custom property of the innermost element.
  subscript(name: String) -> String? { names.find(name).flatMap { elements.last?.resolved[$0] } }

  /// Returns the reason why a declaration of the innermost element is invalid.
  func problem(_ name: String) -> VariableProblem? {
    names.find(name).flatMap { elements.last?.problems[$0] }
  }
}
