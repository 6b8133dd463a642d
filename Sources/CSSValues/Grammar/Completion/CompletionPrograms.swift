// SPDX-License-Identifier: Apache-2.0

/// The grammars of functions that other grammars contain as terminals, such as those of colors.
enum CompletionPrograms {
  /// The grammar of colors.
  ///
  /// The table accepts any calculation as a component of a relative color.
  static let color = program(
    .type("color-value", nil), numbers: "<number> | <channel-keyword>")

  /// The grammar of the functions of a `<url>`.
  static let url = program(
    .oneOf(["url", "src"].map { .function($0, .type("string", nil)) }))

  /// Returns the grammar of the functions of a terminal, or `nil` if any arguments are accepted.
  static func program(of terminal: GrammarTerminal.Kind) -> GrammarProgram? {
    switch terminal {
    case .numeric(let kinds, _):
      program(.type("math-function", nil), numbers: numbers(in: kinds))
    case .color: color
    case .url: url
    default: nil
    }
  }

  /// Returns the grammar of the numbers in a calculation that results in the kinds.
  private static func numbers(in kinds: NumericKinds) -> String {
    let kinds = kinds.subtracting([.number, .integer, .zero])
    return kinds.isEmpty ? "<number>" : "<number> | \(kinds.syntax(in: .all))"
  }

  /// Returns the grammar of the functions with a name, or `nil` if the name is unknown.
  static func function(named name: String) -> GrammarProgram? {
    let forms = FunctionGrammars.forms(of: name)
    guard !forms.isEmpty else { return nil }
    return program(.oneOf(forms.map { .function(name, $0) }))
  }

  /// Compiles a grammar.
  ///
  /// - Parameters:
  ///   - syntax: The grammar.
  ///   - numbers: The grammar of the numbers in its calculations.
  /// - Returns: The program, which matches no tokens if the grammar is invalid.
  private static func program(
    _ syntax: ValueSyntax, numbers: String = "<number>"
  ) -> GrammarProgram {
    program(numbers: numbers) { compiler throws(GrammarError) in
      try compiler.compile(syntax)
    } ?? empty
  }

  /// Compiles a grammar, whose terms `body` compiles.
  static func program(
    numbers: String = "<number>",
    compiling body: (inout GrammarCompiler) throws(GrammarError) -> Void
  ) -> GrammarProgram? {
    let lookup = { (reference: String) -> String? in
      switch reference {
      case "<color-value>": NamedSyntax.syntax(of: "color")
      case "<channel-calculation>": "<math-function>"
      default:
        MathFunction.syntax(ofReference: reference, values: numbers)
          ?? Property.syntax(ofReference: reference)
      }
    }
    var compiler = GrammarCompiler(
      lookup: lookup, excludedKeywords: NamedSyntax.excludedKeywords(ofReference:))
    do throws(GrammarError) {
      try body(&compiler)
      try compiler.emit(.finish)
      try compiler.compileRules()
    } catch {
      return nil
    }
    return compiler.program.assembled()
  }

  private static let empty: GrammarProgram = {
    var assembler = GrammarAssembler()
    assembler.instructions = [GrammarInstruction(operation: .finish)]
    return assembler.assembled()
  }()
}
