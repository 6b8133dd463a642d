// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax
import CValueGrammars

/// The compiled grammars of all properties: one program with an entry for each property, read in
/// place.
///
/// `Scripts/generate value-grammars` generates the program.
package enum PropertyGrammars {
  /// The owner of the words, which are static data of the library.
  private final class Library: Sendable {}

  static let shared = GrammarProgram(
    words: RecordArray(
      in: UnsafeBufferPointer(
        start: livery_value_grammars_start(), count: livery_value_grammars_length),
      of: Library()))

  /// Returns the grammar of a property.
  static subscript(property: Property) -> GrammarProgram {
    var program = shared
    let start = program.recordStart(.entries, Int(property.rawValue), size: 3)
    program.entry = Int32(bitPattern: program.words[start])
    return program
  }

  /// Returns the numeric terminals in the grammar of a property, one for each kind and range.
  static func numericTerminals(of property: Property) -> [GrammarTerminal.Kind] {
    let start = shared.recordStart(.entries, Int(property.rawValue), size: 3)
    return shared.list(Int(shared.words[start + 1])).map { shared.terminal(Int($0)) }
  }

  /// Returns the parser for the values of a property that consist of single components.
  static func singleComponents(of property: Property) -> SingleComponentParser {
    let words = livery_value_grammars_start()
    let entries = words + Int(words[GrammarProgram.Section.entries.rawValue])
    let lists = words + Int(words[GrammarProgram.Section.lists.rawValue])
    return SingleComponentParser(list: lists + Int(entries[3 * Int(property.rawValue) + 2]))
  }

  /// Returns the kinds and the range of a numeric terminal, or `nil` for any other terminal.
  @inline(__always)
  static func numericTerminal(_ number: Int) -> (NumericKinds, NumericRange)? {
    let words = livery_value_grammars_start()
    let terminal = words + Int(words[GrammarProgram.Section.terminals.rawValue]) + 10 * number
    guard terminal[0] == 0 else { return nil }
    func double(_ index: Int) -> Double {
      Double(bitPattern: UInt64(terminal[index]) | UInt64(terminal[index + 1]) << 32)
    }
    return (
      NumericKinds(rawValue: UInt16(truncatingIfNeeded: terminal[1])),
      NumericRange(double(2), double(4))
    )
  }

  /// The words of the generated program.
  package static var generated: [UInt32] { Array(shared.words) }

  /// Compiles the grammars of the property table.
  ///
  /// - Returns: The words of the program.
  /// - Throws: If the table has no grammar for a reference.
  package static func compiled() throws -> [UInt32] {
    var compiler = GrammarCompiler(
      lookup: Property.syntax(ofReference:),
      excludedKeywords: NamedSyntax.excludedKeywords(ofReference:))
    for property in Property.allCases {
      let syntax = try ValueSyntax(parsing: property.syntax)
      var components = try compiler.singleComponents(of: syntax)
      components.tokens = try compiler.tokens(of: syntax)
      compiler.program.entries.append((compiler.nextInstruction, components))
      try compiler.compile(syntax)
      try compiler.emit(.finish)
    }
    try compiler.compileRules()
    return Array(compiler.program.assembled().words)
  }
}

extension Property {
  /// Returns the grammar text of the reference `<'name'>` or `<name>` in the grammars of the table.
  static func syntax(ofReference reference: String) -> String? {
    if reference.hasPrefix("<'") {
      return Property(name: String(reference.dropFirst(2).dropLast(2)))?.syntax
    }
    return NamedSyntax.syntax(of: String(reference.dropFirst().dropLast()))
  }
}

extension NamedSyntax {
  /// Returns the words that a `<custom-ident>` in the grammar `<name>` excludes.
  static func excludedKeywords(ofReference reference: String) -> [String] {
    excludedKeywords(of: String(reference.dropFirst().dropLast()))
  }
}
