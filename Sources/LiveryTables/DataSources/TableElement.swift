// SPDX-License-Identifier: Apache-2.0

/// What a flat list of rows and titles is made of.
public enum TableElement: Sendable {
  /// A title, or a section with what is in it; the rows that follow are its.
  case section(TableSection)
  /// A row.
  case item(any TableItem)

  /// The row; nil for a section.
  public var item: (any TableItem)? { if case .item(let item) = self { item } else { nil } }
}
