// SPDX-License-Identifier: Apache-2.0

/// A thing in a table with where it is.
public struct PlacedEntry: Sendable, Hashable {
  /// The thing.
  public var entry: TableEntry
  /// How far its upper side is below that of the table's first entry, in px.
  public var top: Double
  /// Its height in px.
  public var height: Double
  /// Whether the height was measured; otherwise it is an estimate.
  public var isExact: Bool
}
