// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The names that a tree's styles use, shared by all of them.
final class SheetNames: Sendable {
  /// The names with their atoms.
  let table: AtomTable

  init(_ table: AtomTable) { self.table = table }

  /// The atom of a name; nil for one that nobody uses.
  func find(_ name: String) -> Atom? { table.find(name) }

  /// Returns the atom of the name in a token, or `nil` if neither a sheet nor an element uses the name.
  func find(_ stream: TokenStream, _ token: Int) -> Atom? { table.find(stream, token) }

  /// The name of an atom.
  func text(of atom: Atom) -> String { table.text(of: atom) }
}
