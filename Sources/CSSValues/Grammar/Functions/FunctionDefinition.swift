// SPDX-License-Identifier: Apache-2.0

/// A row of the table of functions.
///
/// ```swift
/// FunctionDefinition(named: "light-dark")?.documentation
/// // "One of two colors: the first with a light color scheme, the second with a dark one."
/// ```
package struct FunctionDefinition: Sendable, Hashable {
  /// The name without parentheses, as in its grammar, such as `translateX`.
  package let name: String
  /// The grammar of a function that no grammar of the table contains, such as `calc()`, or `nil` for
  /// any other function.
  let syntax: String?
  /// A description of the function, in one sentence.
  package let documentation: String
  /// The address of the specification, or `nil` if Livery defines the function.
  package let specification: String?
}

extension FunctionDefinition {
  /// The functions in the order of the table.
  package static let all: [FunctionDefinition] = names.indices.map { row in
    let syntax = syntaxes[row]
    let specification = specifications[row]
    return FunctionDefinition(
      name: names[row], syntax: syntax.isEmpty ? nil : syntax, documentation: documentations[row],
      specification: specification.isEmpty ? nil : specification)
  }

  private static let rows: [String: FunctionDefinition] = Dictionary(
    all.map { ($0.name.lowercased(), $0) }
  ) { first, _ in first }

  /// Creates the row of a function, or returns `nil` for an unknown name.
  ///
  /// - Parameter name: The name in any ASCII case, without parentheses.
  package init?(named name: String) {
    guard let row = Self.rows[name.lowercased()] else { return nil }
    self = row
  }
}
