// SPDX-License-Identifier: Apache-2.0

/// Lists titles, sections and rows, one a line.
@resultBuilder
public enum TableBuilder {
  /// A title begins a section.
  public static func buildExpression(_ title: String) -> [TableElement] {
    [.section(TableSection(header: title))]
  }

  /// A section, with its rows if it has any.
  public static func buildExpression(_ section: TableSection) -> [TableElement] {
    [.section(section)]
  }

  /// A row.
  public static func buildExpression(_ item: some TableItem) -> [TableElement] { [.item(item)] }

  /// Rows.
  public static func buildExpression(_ items: [any TableItem]) -> [TableElement] {
    items.map { .item($0) }
  }

  /// All lines.
  public static func buildBlock(_ parts: [TableElement]...) -> [TableElement] {
    parts.flatMap { $0 }
  }
  /// The lines of an `if`.
  public static func buildOptional(_ part: [TableElement]?) -> [TableElement] { part ?? [] }
  /// The lines behind an `if` with an `else`.
  public static func buildEither(first part: [TableElement]) -> [TableElement] { part }
  /// The lines behind an `else`.
  public static func buildEither(second part: [TableElement]) -> [TableElement] { part }
  /// The lines of a `for`.
  public static func buildArray(_ parts: [[TableElement]]) -> [TableElement] {
    parts.flatMap { $0 }
  }
}

/// An element of a flat list of rows and titles.
public enum TableElement: Sendable {
  /// A title, or a section with what is in it; the rows that follow are its.
  case section(TableSection)
  /// A row.
  case item(any TableItem)

  /// The row; nil for a section.
  public var item: (any TableItem)? { if case .item(let item) = self { item } else { nil } }
}
