// SPDX-License-Identifier: Apache-2.0

/// A result builder for lists of headers, sections and rows.
@resultBuilder
public enum TableBuilder {
  /// Returns a new section with a header.
  public static func buildExpression(_ title: String) -> [TableElement] {
    [.section(TableSection(header: title))]
  }

  /// Returns a section with its rows.
  public static func buildExpression(_ section: TableSection) -> [TableElement] {
    [.section(section)]
  }

  /// Returns a row.
  public static func buildExpression(_ item: some TableItem) -> [TableElement] { [.item(item)] }

  /// Returns several rows.
  public static func buildExpression(_ items: [any TableItem]) -> [TableElement] {
    items.map { .item($0) }
  }

  /// Returns the elements of all statements.
  public static func buildBlock(_ parts: [TableElement]...) -> [TableElement] {
    parts.flatMap { $0 }
  }
  /// Returns the elements of an `if` without `else`.
  public static func buildOptional(_ part: [TableElement]?) -> [TableElement] { part ?? [] }
  /// Returns the elements of the `if` branch.
  public static func buildEither(first part: [TableElement]) -> [TableElement] { part }
  /// Returns the elements of the `else` branch.
  public static func buildEither(second part: [TableElement]) -> [TableElement] { part }
  /// Returns the elements of a `for` loop.
  public static func buildArray(_ parts: [[TableElement]]) -> [TableElement] {
    parts.flatMap { $0 }
  }
}

/// An element of a flat list of sections and rows.
public enum TableElement: Sendable {
  /// A section with its rows; the rows that follow belong to it as well.
  case section(TableSection)
  /// A row.
  case item(any TableItem)

  /// The item of the row, or `nil` for a section.
  public var item: (any TableItem)? { if case .item(let item) = self { item } else { nil } }
}
