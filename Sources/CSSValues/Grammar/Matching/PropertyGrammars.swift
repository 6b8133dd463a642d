import CSSStorage
// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CValueGrammars

/// The compiled grammars of all properties: one program with an entry for each of them, which is read in place.
///
/// `Scripts/generate value-grammars` writes the program into the library.
package enum PropertyGrammars {
  /// Keeps the words, which are part of the program and stay.
  private final class Library: Sendable {}

  private static let shared = GrammarProgram(
    words: RecordArray(
      in: UnsafeBufferPointer(
        start: livery_value_grammars_start(), count: livery_value_grammars_length),
      of: Library()))

  /// The grammar of a property.
  static subscript(property: Property) -> GrammarProgram {
    var program = shared
    let place = program.place(.entries, Int(property.rawValue), 2)
    program.entry = Int32(bitPattern: program.words[place])
    return program
  }

  /// The numeric terminals in the grammar of a property, one for each kind and range.
  static func numericTerminals(of property: Property) -> [GrammarTerminal.Kind] {
    let place = shared.place(.entries, Int(property.rawValue), 2)
    return shared.list(Int(shared.words[place + 1])).map { shared.terminal(Int($0)) }
  }

  /// The words of the program in the library.
  package static var generated: [UInt32] { Array(shared.words) }

  /// Compiles the grammars of the table.
  ///
  /// - Returns: The words of the program.
  /// - Throws: If the table has no grammar for a reference.
  package static func compiled() throws -> [UInt32] {
    var compiler = GrammarCompiler(
      lookup: Property.syntax(ofReference:), excludedWords: NamedSyntax.excludedWords(ofReference:))
    for property in Property.allCases {
      compiler.program.entries.append(compiler.here)
      try compiler.compile(try ValueSyntax(parsing: property.syntax))
      try compiler.emit(.finish)
    }
    try compiler.compileRules()
    return Array(compiler.program.assembled().words)
  }
}

extension Property {
  /// The text of the grammar that `<'name'>` or `<name>` stands for in the grammars of the table.
  static func syntax(ofReference reference: String) -> String? {
    if reference.hasPrefix("<'") {
      return Property(name: String(reference.dropFirst(2).dropLast(2)))?.syntax
    }
    return NamedSyntax.syntax(of: String(reference.dropFirst().dropLast()))
  }
}

extension NamedSyntax {
  /// The words that no `<custom-ident>` of the grammar that `<name>` stands for may be.
  static func excludedWords(ofReference reference: String) -> [String] {
    excludedWords(of: String(reference.dropFirst().dropLast()))
  }
}
