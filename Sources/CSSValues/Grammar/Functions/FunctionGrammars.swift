// SPDX-License-Identifier: Apache-2.0

/// The grammars of all functions that values may contain, by name.
///
/// The steps of pipelines are not included, because some of them share their names with functions.
enum FunctionGrammars {
  /// Returns the grammars of the arguments of the functions with a name, or an empty array for an
  /// unknown name.
  ///
  /// - Parameter name: The name in any ASCII case, without parentheses.
  /// - Returns: The grammars.
  static func forms(of name: String) -> [ValueSyntax] { forms[name.lowercased()] ?? [] }

  /// The names of all functions, in lowercase.
  static var names: some Collection<String> { forms.keys }

  private static let forms: [String: [ValueSyntax]] = {
    var forms: [String: [ValueSyntax]] = [:]
    for text in texts {
      (try? ValueSyntax(parsing: text))?.forEachFunction { name, arguments in
        let name = name.lowercased()
        if forms[name]?.contains(arguments) != true { forms[name, default: []].append(arguments) }
      }
    }
    return forms
  }()

  /// The grammars that contain functions, those of legacy syntax after others.
  private static var texts: [String] {
    // Any arguments of math functions are accepted in colors, whose parser checks them.
    let names = NamedSyntax.syntaxes.keys.sorted().filter {
      !$0.hasPrefix("pipeline-") && $0 != "channel-calculation"
    }
    let isLegacy = { (name: String) in name.hasPrefix("legacy-") }
    return (names.filter { !isLegacy($0) } + names.filter(isLegacy)).compactMap(NamedSyntax.syntax)
      + Property.allCases.filter { $0 != .liveryPipeline }.map(\.syntax)
      + FunctionDefinition.all.compactMap(\.syntax)
  }
}

extension ValueSyntax {
  /// Calls `body` with the name and the arguments of each function, including nested ones.
  fileprivate func forEachFunction(_ body: (String, ValueSyntax) -> Void) {
    switch self {
    case .keyword, .literal, .type, .property: break
    case .function(let name, let arguments):
      body(name, arguments)
      arguments.forEachFunction(body)
    case .block(_, let term), .boolean(let term), .repeated(let term, _):
      term.forEachFunction(body)
    case .sequence(let terms), .allOf(let terms), .anyOf(let terms), .oneOf(let terms):
      for term in terms { term.forEachFunction(body) }
    }
  }
}
