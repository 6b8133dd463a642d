// SPDX-License-Identifier: Apache-2.0

/// The position of a row: its section and its index in the section.
public struct TablePosition: Sendable, Hashable, Codable, Comparable {
  /// The index of the section, from 0.
  public var section: Int
  /// The index of the row in its section, from 0.
  public var row: Int

  /// Creates a position.
  public init(section: Int = 0, row: Int) {
    self.section = section
    self.row = row
  }

  /// Returns whether a row is above another row.
  public static func < (a: TablePosition, b: TablePosition) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }
}
