// SPDX-License-Identifier: Apache-2.0

/// The description of a component type: its name in CSS, its purpose, and its parameters in order.
public struct Schema<Component: PipelineComponent>: Sendable {
  /// The name in CSS.
  ///
  /// Several types may share a name, as the fills do; the first whose parameters fit is used.
  public let name: String
  /// The summary for users.
  public let summary: String
  /// The parameters, in the order of notation.
  public let parameters: [Parameter<Component>]
  /// The notation of a component.
  public let notation: Notation

  /// The notation of a component.
  public enum Notation: Sendable, Hashable {
    /// `name(…)`, with parentheses even without arguments.
    case function
    /// `name …`, a keyword followed by its parameters, like the built-in shapes.
    ///
    /// A custom component uses this notation without parameters, and function notation with
    /// parameters.
    case keywords
  }

  /// Creates a schema.
  ///
  /// - Parameters:
  ///   - name: The name in CSS, which begins with two dashes for a custom component.
  ///   - summary: The summary for users.
  ///   - notation: The notation of the component.
  ///   - parameters: The parameters, in the order of notation.
  public init(
    _ name: String, _ summary: String, notation: Notation = .function,
    parameters: [Parameter<Component>] = []
  ) {
    self.name = name
    self.summary = summary
    self.notation = notation
    self.parameters = parameters
  }
}

extension Schema {
  /// The grammar in the notation of CSS Values, such as `inset( <length>{1,4} )`.
  ///
  /// Defined by [CSS Values 4, section 2](https://drafts.csswg.org/css-values-4/#value-defs).
  package var grammar: String {
    let arguments = terms.map(\.grammar).joined(separator: " ")
    switch notation {
    case .keywords where arguments.isEmpty: return name
    case .keywords where !isCustom: return "\(name) \(arguments)"
    default: return arguments.isEmpty ? "\(name)( )" : "\(name)( \(arguments) )"
    }
  }

  /// The grammars and summaries of the parameters, with dependent parameters grouped.
  var terms: [(grammar: String, documentation: String)] {
    var terms: [(grammar: String, documentation: String)] = []
    var dependent: (grammar: String, documentation: String)?
    for parameter in parameters.reversed() {
      let grammar = dependent.map { parameter.grammar(with: $0.grammar) } ?? parameter.grammar
      let documentation = [parameter.summary, dependent?.documentation ?? ""]
        .filter { !$0.isEmpty }.joined(separator: " ")
      dependent = parameter.form.isDependent ? (grammar, documentation) : nil
      if dependent == nil { terms.append((grammar, documentation)) }
    }
    return terms.reversed()
  }

  /// Parses the parameters from the values after the name, or returns `nil` if they do not fit.
  ///
  /// With keyword notation, only the component's own values are consumed. With function notation,
  /// all values must be consumed.
  ///
  /// - Parameters:
  ///   - reader: The values after the name.
  ///   - record: Called for each written parameter, with the number of remaining values before and
  ///   after.
  /// - Returns: The component.
  func component(
    reading reader: inout ParameterReader,
    recording record: (_ parameter: String, _ before: Int, _ after: Int) -> Void = { _, _, _ in }
  ) -> Component? {
    var component = Component.prototype
    var wasConsumed = true
    for parameter in parameters where wasConsumed || !parameter.form.isDependent {
      let before = reader.count
      guard parameter.parse(&reader, into: &component) else { return nil }
      wasConsumed = reader.count < before
      if wasConsumed { record(parameter.name, before, reader.count) }
    }
    return notation == .keywords && !isCustom || reader.isAtEnd ? component : nil
  }

  /// Returns the component in CSS syntax, without default values.
  func text(of component: Component) -> String {
    var writtenTerms: [String] = []
    // An ambiguous value must be written even if it is the default, if a later parameter could take
    // its position.
    var requiredKinds: Set<ParameterType.Kind> = []
    for parameter in parameters.reversed() {
      guard let text = parameter.text(of: component, requiredKinds: &requiredKinds) else {
        continue
      }
      writtenTerms.append(text)
    }
    let arguments = writtenTerms.reversed().joined(separator: " ")
    switch notation {
    case .keywords where arguments.isEmpty: return name
    case .keywords where !isCustom: return "\(name) \(arguments)"
    default: return "\(name)(\(arguments))"
    }
  }

  /// Whether a program defines the component.
  var isCustom: Bool { name.hasPrefix("--") }
}
