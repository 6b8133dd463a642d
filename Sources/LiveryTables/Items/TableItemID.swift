// SPDX-License-Identifier: Apache-2.0

/// What makes a row the same one in two tables.
public enum TableItemID: Sendable, Hashable {
  /// The id that the program gave it.
  case id(String)
  /// All its facts: a row whose facts changed is another row.
  case facts(AnyTableItem)
}
