// SPDX-License-Identifier: Apache-2.0

/// Returns the source with the grammars that rows refer to by name.
func typeFiles(_ table: PropertyTable) -> [GeneratedFile] {
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
        /// Returns the grammar of a name without angle brackets.
        ///
        /// Returns `nil` for a terminal, such as `length`, and for an unknown name.
        package static func syntax(of name: String) -> String? { syntaxes[name] }

        /// Returns the words that a `<custom-ident>` in a named grammar excludes, because they have another meaning.
        package static func excludedKeywords(of name: String) -> [String] { excluded[name] ?? [] }

        /// The grammars, by name.
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
