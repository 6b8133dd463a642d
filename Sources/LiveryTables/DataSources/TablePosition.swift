// SPDX-License-Identifier: Apache-2.0

/// The place of a row: its section, and its place in it.
public struct TablePosition: Sendable, Hashable, Codable, Comparable {
  /// The number of the section, from 0.
  public var section: Int
  /// The number of the row in its section, from 0.
  public var row: Int

  /// A place by its numbers.
  public init(section: Int = 0, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether the row stands above another.
  public static func < (a: TablePosition, b: TablePosition) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }
}
