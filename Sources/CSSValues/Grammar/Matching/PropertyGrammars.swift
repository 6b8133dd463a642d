// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax
import CValueGrammars

/// The compiled grammars of all properties: one program with an entry for each of them, which is read in place.
///
/// `Scripts/generate value-grammars` writes the program into the library.
package enum PropertyGrammars {
  /// Keeps the words, which are part of the program and stay.
  private final class Library: Sendable {}

  static let shared = GrammarProgram(
    words: RecordArray(
      in: UnsafeBufferPointer(
        start: livery_value_grammars_start(), count: livery_value_grammars_length),
      of: Library()))

  /// The grammar of a property.
  static subscript(property: Property) -> GrammarProgram {
    var program = shared
    let place = program.place(.entries, Int(property.rawValue), size: 3)
    program.entry = Int32(bitPattern: program.words[place])
    return program
  }

  /// The numeric terminals in the grammar of a property, one for each kind and range.
  static func numericTerminals(of property: Property) -> [GrammarTerminal.Kind] {
    let place = shared.place(.entries, Int(property.rawValue), size: 3)
    return shared.list(Int(shared.words[place + 1])).map { shared.terminal(Int($0)) }
  }

  /// The reader of the values of a property that consist of single components.
  static func singleComponents(of property: Property) -> SingleComponentReader {
    let words = livery_value_grammars_start()
    let entries = words + Int(words[GrammarProgram.Section.entries.rawValue])
    let lists = words + Int(words[GrammarProgram.Section.lists.rawValue])
    return SingleComponentReader(list: lists + Int(entries[3 * Int(property.rawValue) + 2]))
  }

  /// The kinds and the range of a numeric terminal; nil for another one.
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
      let syntax = try ValueSyntax(parsing: property.syntax)
      var components = try compiler.singleComponents(of: syntax)
      components.tokens = try compiler.tokens(of: syntax)
      compiler.program.entries.append((compiler.here, components))
      try compiler.compile(syntax)
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
