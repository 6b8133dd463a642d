// SPDX-License-Identifier: Apache-2.0

/// A thing that takes room in a table: a row, or the header or footer of a section.
public enum TableEntry: Sendable, Hashable, Codable {
  /// The header of a section.
  case header(Int)
  /// A row.
  case row(TablePosition)
  /// The footer of a section.
  case footer(Int)

  /// The row; nil for a header or footer.
  public var position: TablePosition? {
    if case .row(let position) = self { position } else { nil }
  }

  /// The section that it belongs to.
  package var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let position): position.section
    }
  }
}
