// SPDX-License-Identifier: Apache-2.0

/// The number of rows of a section, and the heights of its header and footer.
package struct SectionHeights: Sendable, Hashable {
  /// The height of the header in px; 0 for none.
  package var header: Double
  /// The number of rows.
  package var rows: Int
  /// The height of the footer in px; 0 for none.
  package var footer: Double

  /// Creates the heights of a section.
  ///
  /// - Parameters:
  ///   - rows: the number of rows.
  ///   - header: the height of the header in px.
  ///   - footer: the height of the footer in px.
  package init(rows: Int, header: Double = 0, footer: Double = 0) {
    self.rows = rows
    self.header = header
    self.footer = footer
  }
}

/// An entry of a table with its position and height.
public struct PlacedEntry: Sendable, Hashable {
  /// The entry.
  public var entry: TableEntry
  /// The distance from the top of the first entry to the top of this entry, in px.
  public var top: Double
  /// The height in px.
  public var height: Double
  /// A Boolean value that indicates whether the height is measured; otherwise it is an estimate.
  public var isExact: Bool
}
