// SPDX-License-Identifier: Apache-2.0

/// Returns the source with the functions, as one list of literals per column.
func functionFile(_ table: PropertyTable) -> GeneratedFile {
  let columns: [(name: String, documentation: String, texts: [String])] = [
    ("names", "The names", table.functions.map(\.name)),
    (
      "syntaxes", "The grammars, empty for functions of other grammars",
      table.functions.map { $0.syntax ?? "" }
    ),
    ("documentations", "The descriptions", table.functions.map(\.documentation)),
    (
      "specifications", "The URLs of the specifications, empty for extensions of Livery",
      table.functions.map { $0.specification ?? "" }
    ),
  ]
  let lists = columns.map { column in
    """
    /// \(column.documentation), in the order of the table.
    static let \(column.name): [String] = [
    \(column.texts.map { literal($0) + "," }.indented())
    ]
    """
  }
  return file(
    "FunctionDefinition+Rows.swift",
    """
    extension FunctionDefinition {
    \(lists.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false).map(String.init).indented())
    }
    """)
}
