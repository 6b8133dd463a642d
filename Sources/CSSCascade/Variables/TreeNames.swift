// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The names that the styles of a tree use, shared by all of them.
final class TreeNames: Sendable {
  /// The names and their atoms.
  let table: AtomTable

  init(_ table: AtomTable) { self.table = table }

  /// Returns the atom of a name, or `nil` if the name is unused.
  func find(_ name: String) -> Atom? { table.find(name) }

  /// Returns the atom of the name in a token, or `nil` if neither a sheet nor an element uses the
  /// name.
  func find(_ stream: TokenStream, _ token: Int) -> Atom? { table.find(stream, token) }

  /// Returns the name of an atom.
  func text(of atom: Atom) -> String { table.text(of: atom) }
}
