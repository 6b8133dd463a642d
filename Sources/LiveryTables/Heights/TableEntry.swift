// SPDX-License-Identifier: Apache-2.0

/// A part of a table that has a height: a row, or the header or footer of a section.
public enum TableEntry: Sendable, Hashable, Codable {
  /// The header of a section.
  case header(Int)
  /// A row.
  case row(TablePosition)
  /// The footer of a section.
  case footer(Int)

  /// The position of the row, or `nil` for a header or footer.
  public var position: TablePosition? {
    if case .row(let position) = self { position } else { nil }
  }

  /// The index of the section that contains the entry.
  package var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let position): position.section
    }
  }
}
