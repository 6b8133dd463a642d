// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The compiled grammars of the properties, each made when it is first asked for.
final class PropertyGrammars: Sendable {
  static let shared = PropertyGrammars()

  private let programs = Mutex<[GrammarProgram?]>(
    Array(repeating: nil, count: Property.allCases.count))

  /// The grammar of a property; nil when the table's is none, which a test rules out.
  subscript(property: Property) -> GrammarProgram? {
    let number = Int(property.rawValue)
    if let program = programs.withLock({ $0[number] }) { return program }
    // Compiled outside of the lock: two threads may both do it, and come to the same.
    guard let program = try? GrammarProgram(of: property) else { return nil }
    programs.withLock { $0[number] = program }
    return program
  }
}

extension GrammarProgram {
  /// The grammar of a property as the table has it.
  init(of property: Property) throws(GrammarError) {
    try self.init(
      parsing: property.syntax, lookup: Property.syntax(ofReference:),
      excludedWords: { NamedSyntax.excludedWords(of: String($0.dropFirst().dropLast())) })
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
