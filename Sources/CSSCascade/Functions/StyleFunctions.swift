// SPDX-License-Identifier: Apache-2.0

/// The functions that a sheet's values may call, by name.
package struct StyleFunctions: Sendable {
  private var functions: [String: StyleFunction] = [:]

  /// No function at all.
  package init() {}

  /// Whether there is none.
  var isEmpty: Bool { functions.isEmpty }

  /// The function of a name; nil where there is none.
  subscript(name: String) -> StyleFunction? { functions[name] }

  /// Adds functions, each in the place of one with the same name.
  mutating func add(_ added: some Sequence<StyleFunction>) {
    for function in added { functions[function.name] = function }
  }

  /// All functions, in the order of their names.
  var all: [StyleFunction] { functions.values.sorted { $0.name < $1.name } }
}
