// SPDX-License-Identifier: Apache-2.0

/// The source that has the grammars which the rows refer to by name.
func typeFiles(_ table: PropertyTable) -> [OutputFile] {
  let syntaxes = table.types.map { "\(literal($0.name)): \(literal($0.syntax))," }
  let excluded = table.types.compactMap { type in
    type.excludes.map { "\(literal(type.name)): [\($0.map(literal).joined(separator: ", "))]," }
  }
  return [
    file(
      "NamedSyntax.swift",
      """
      /// The grammars that other grammars refer to by name, such as `<bg-image>` and `<rgb()>`.
      package enum NamedSyntax {
        /// The grammar of a name without its angle brackets; nil for a terminal, such as `length`, and for what is not there.
        package static func syntax(of name: String) -> String? { syntaxes[name] }

        /// The words that no `<custom-ident>` of a name's own grammar may be, since they mean something else in its place.
        package static func excludedWords(of name: String) -> [String] { excluded[name] ?? [] }

        /// The grammars by their names.
        package static let syntaxes: [String: String] = [
      \(syntaxes.indented(4))
        ]

        private static let excluded: [String: [String]] = [
      \(excluded.indented(4))
        ]
      }
      """)
  ]
}
