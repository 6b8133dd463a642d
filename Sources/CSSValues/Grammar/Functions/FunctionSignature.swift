// SPDX-License-Identifier: Apache-2.0

/// The notations of a function as readable text, with its parameters.
///
/// ```swift
/// let signature = FunctionSignature(name: "light-dark")
/// signature?.forms[0].label                       // "light-dark(<color>, <color>)"
/// signature?.forms[0].parameters[1].range         // 20..<27
/// ```
package struct FunctionSignature: Sendable {
  /// The name without parentheses.
  package let name: String
  /// The notations, of which the first one is the most common.
  package let forms: [Form]
  /// A description of the function, or an empty string.
  package let documentation: String
  /// The address of the specification, or `nil` if Livery or a program defines the function.
  package let specification: String?

  /// A notation of a function.
  package struct Form: Sendable {
    /// The text, such as `rgb(<number>, <number>, <number>, <alpha-value>?)`.
    package let label: String
    /// The parameters in the order of the text.
    package let parameters: [Parameter]
    /// A description that distinguishes the notation from others, or an empty string.
    package let documentation: String
    /// The grammars of the parameters.
    let terms: FunctionParameters
  }

  /// A parameter of a notation.
  package struct Parameter: Sendable, Hashable {
    /// The bytes of the parameter in the label.
    package let range: Range<Int>
    /// A description of the parameter, or an empty string.
    package let documentation: String
  }

  /// Creates the signature of a function of CSS or Livery, or returns `nil` for an unknown name.
  ///
  /// - Parameter name: The name in any ASCII case, without parentheses.
  package init?(name: String) {
    let arguments = FunctionGrammars.forms(of: name)
    guard !arguments.isEmpty else { return nil }
    let definition = FunctionDefinition(named: name)
    self.init(
      definition?.name ?? name.lowercased(),
      arguments.flatMap { FunctionParameters.forms(of: $0) }.map { ($0, "") },
      documentation: definition?.documentation ?? "", specification: definition?.specification)
  }

  private init(
    _ name: String, _ forms: [(parameters: FunctionParameters, documentation: String)],
    documentation: String, specification: String?
  ) {
    self.name = name
    self.forms = forms.map { Form(name, $0.parameters, documentation: $0.documentation) }
    self.documentation = documentation
    self.specification = specification
  }
}

extension FunctionSignature {
  /// A notation of a function that a program defines.
  package struct Notation: Sendable {
    /// The grammars of the parameters, and their descriptions.
    package let parameters: [(grammar: String, documentation: String)]
    /// A description of the notation, or an empty string.
    package let documentation: String

    /// Creates a notation.
    package init(
      _ parameters: [(grammar: String, documentation: String)], documentation: String = ""
    ) {
      self.parameters = parameters
      self.documentation = documentation
    }
  }

  /// Creates the signature of a function that a program defines.
  ///
  /// - Parameters:
  ///   - name: The name without parentheses.
  ///   - notations: The notations.
  ///   - documentation: A description of the function.
  package init(name: String, notations: [Notation], documentation: String) {
    let forms = notations.map { notation in
      let parameters = notation.parameters.compactMap { parameter in
        (try? ValueSyntax(parsing: parameter.grammar)).map {
          FunctionParameters.Parameter(syntax: $0, documentation: parameter.documentation)
        }
      }
      return (FunctionParameters(parameters, hasCommas: false), notation.documentation)
    }
    self.init(name, forms, documentation: documentation, specification: nil)
  }
}

extension FunctionSignature.Form {
  fileprivate init(_ name: String, _ terms: FunctionParameters, documentation: String) {
    var label = name + "("
    var parameters: [FunctionSignature.Parameter] = []
    for (index, parameter) in terms.parameters.enumerated() {
      if index > 0 { label += terms.hasCommas ? ", " : " " }
      let start = label.utf8.count
      label += parameter.text(isAlone: terms.hasCommas || terms.parameters.count == 1)
      parameters.append(
        .init(range: start..<label.utf8.count, documentation: parameter.documentation))
    }
    self.init(
      label: label + ")", parameters: parameters, documentation: documentation, terms: terms)
  }
}
