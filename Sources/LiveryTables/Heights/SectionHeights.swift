// SPDX-License-Identifier: Apache-2.0

/// How many rows a section has, and how high its header and its footer are.
package struct SectionHeights: Sendable, Hashable {
  /// The height of the header in px; 0 for none.
  package var header: Double
  /// How many rows there are.
  package var rows: Int
  /// The height of the footer in px; 0 for none.
  package var footer: Double

  /// A section.
  ///
  /// - Parameters:
  ///   - rows: how many rows there are.
  ///   - header: the height of the header in px.
  ///   - footer: the height of the footer in px.
  package init(rows: Int, header: Double = 0, footer: Double = 0) {
    self.rows = rows
    self.header = header
    self.footer = footer
  }
}

/// A thing in a table with where it is.
public struct PlacedEntry: Sendable, Hashable {
  /// The thing.
  public var entry: TableEntry
  /// The distance from the upper side of the table's first entry to its own, in px.
  public var top: Double
  /// Its height in px.
  public var height: Double
  /// Whether the height was measured; otherwise it is an estimate.
  public var isExact: Bool
}
