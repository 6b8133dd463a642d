// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A name in a sheet.
struct NameOccurrence: Sendable {
  /// The kind of the name.
  let kind: NameKind
  /// Whether the name is declared or referred to.
  let role: Role
  /// The name, in ``NameIndex/names``.
  let name: Atom
  /// The token of the name.
  let token: Int32
  /// The node of the rule or declaration with the name.
  let node: Int32

  /// The role of a name.
  enum Role: UInt8, Sendable {
    /// The name gets its meaning here, as a custom property in a declaration.
    case declaration
    /// The name is used here.
    case reference
  }
}
