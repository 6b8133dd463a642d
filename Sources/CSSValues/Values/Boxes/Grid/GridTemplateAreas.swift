// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The named areas of a grid, row by row.
///
/// ```swift
/// let areas = GridTemplateAreas(rows: ["head head", "side main"])
/// areas?.columnCount             // 2
/// areas?.area(named: "head")     // columns 0..<2, rows 0..<1
/// ```
///
/// Defined by [CSS Grid 2, section 7.3](https://drafts.csswg.org/css-grid-2/#grid-template-areas-property).
public struct GridTemplateAreas: Sendable, Hashable {
  /// The names of the cells in each row, `nil` for a cell without an area.
  ///
  /// All rows have the same number of cells.
  public let cells: [[String?]]
  /// The areas by name.
  private let areas: [String: Area]

  /// The rows and columns that an area covers, counted from zero.
  public struct Area: Sendable, Hashable {
    /// The columns, from left to right in most scripts.
    public var columns: Range<Int>
    /// The rows, from top to bottom in most scripts.
    public var rows: Range<Int>
  }

  /// Creates areas from the text of each row.
  ///
  /// Returns `nil` if the rows differ in length or an area is not a rectangle.
  public init?(rows: [String]) {
    var cells: [[String?]] = []
    for row in rows {
      guard let names = Self.names(of: row), names.count == cells.first?.count ?? names.count else {
        return nil
      }
      cells.append(names)
    }
    guard !cells.isEmpty, let areas = Self.areas(of: cells) else { return nil }
    self.cells = cells
    self.areas = areas
  }

  /// The number of columns, at least 1.
  public var columnCount: Int { cells.first?.count ?? 0 }

  /// Returns the area with a name, or `nil` if none has it.
  public func area(named name: String) -> Area? { areas[name] }
}

extension GridTemplateAreas {
  /// Returns the cells of a row, or `nil` if the row is empty or invalid.
  ///
  /// A cell is a name, or `nil` for a run of dots, which is a cell without an area.
  static func names(of row: String) -> [String?]? {
    var names: [String?] = []
    var rest = Substring(row)
    while let character = rest.utf8.first {
      if character.isWhitespace {
        rest = rest.dropFirst()
      } else if character == UInt8(ascii: ".") {
        rest = rest.drop { $0 == "." }
        names.append(nil)
      } else {
        let name = rest.utf8.prefix { $0.isNamePart }
        guard !name.isEmpty else { return nil }
        names.append(String(Substring(name)))
        rest = rest[name.endIndex...]
      }
    }
    return names.isEmpty ? nil : names
  }

  /// Returns the areas by name, or `nil` if an area is not a rectangle.
  private static func areas(of cells: [[String?]]) -> [String: Area]? {
    var areas: [String: Area] = [:]
    var counts: [String: Int] = [:]
    for (row, names) in cells.enumerated() {
      for (column, name) in names.enumerated() {
        guard let name else { continue }
        counts[name, default: 0] += 1
        areas[name, default: Area(columns: column..<column, rows: row..<row)]
          .include(row: row, column: column)
      }
    }
    // An area is a rectangle if it has as many cells as its bounding rectangle.
    let areRectangles = areas.allSatisfy {
      $0.value.rows.count * $0.value.columns.count == counts[$0.key]
    }
    return areRectangles ? areas : nil
  }
}

extension GridTemplateAreas.Area {
  fileprivate mutating func include(row: Int, column: Int) {
    rows = min(rows.lowerBound, row)..<max(rows.upperBound, row + 1)
    columns = min(columns.lowerBound, column)..<max(columns.upperBound, column + 1)
  }
}

extension UInt8 {
  /// A Boolean value that indicates whether the byte is part of a name code point.
  fileprivate var isNamePart: Bool {
    self >= 0x80 || self | 0x20 &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x5F || self == 0x2D
  }
}

extension GridTemplateAreas: PropertyValue, CustomStringConvertible {
  /// Creates areas from the rows, or returns `nil` for another kind of value, such as `none`.
  public init?(_ value: CSSValue) {
    switch value {
    case .string(let row): self.init(rows: [row])
    case .sequence(let values):
      let rows = values.compactMap { value -> String? in
        guard case .string(let row) = value else { return nil }
        return row
      }
      guard rows.count == values.count else { return nil }
      self.init(rows: rows)
    default: return nil
    }
  }

  /// The value as a ``CSSValue``: a string for each row.
  public var cssValue: CSSValue {
    .sequence(
      of: cells.map { row in .string(row.map { $0 ?? "." }.joined(separator: " ")) })
  }
}

extension CSSValue {
  /// Parses `none | <string>+`, in which each area must be a rectangle.
  static func parseGridTemplateAreas(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    guard cursor.peek() == .string else { return parseKeyword(&cursor, for: property) }
    let start = cursor
    var rows: [String] = []
    var columnCount: Int?
    while cursor.peek() == .string {
      let row = cursor.stream.value(of: cursor.position)
      guard let names = GridTemplateAreas.names(of: row), names.count == columnCount ?? names.count
      else { return cursor.expected("a row with as many names as the others") }
      columnCount = names.count
      rows.append(row)
      _ = cursor.next()
    }
    guard let areas = GridTemplateAreas(rows: rows) else {
      cursor = start
      return cursor.expected("rows in which each area is a rectangle")
    }
    return areas.cssValue
  }
}
