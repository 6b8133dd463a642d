// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses `grid-template`: rows and columns separated by a slash, or rows of areas with their
  /// sizes.
  ///
  /// Defined by [CSS Grid 2, section 7.4](https://drafts.csswg.org/css-grid-2/#explicit-grid-shorthand).
  static func expandGridTemplate(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    return slots.parseGridTemplate(&cursor) ? slots.longhandValues : nil
  }

  /// Serializes `grid-template`, or returns `nil` if the rows of the areas cannot be written next
  /// to them.
  static func collapseGridTemplate(_ values: ShorthandValues) -> String? {
    let rows = values[.gridTemplateRows]
    let columns = values[.gridTemplateColumns]
    let areas = values[.gridTemplateAreas]
    if areas == .keyword(.none) {
      if rows == .keyword(.none), columns == .keyword(.none) { return Keyword.none.name }
      return "\(rows) / \(columns)"
    }
    let names: [CSSValue]
    if case .sequence(let strings) = areas { names = strings } else { names = [areas] }
    guard let text = text(ofRows: GridTracks(rows), areas: names) else { return nil }
    if columns == .keyword(.none) { return text }
    return GridTracks(columns).areExplicit ? "\(text) / \(columns)" : nil
  }

  /// Returns the text of rows with their areas before the sizes.
  private static func text(ofRows rows: GridTracks, areas: [CSSValue]) -> String? {
    guard rows.areExplicit, rows.count == areas.count else { return nil }
    var parts: [String] = []
    var areas = areas[...]
    for value in rows.values {
      if !value.isLineNames, let area = areas.popFirst() {
        parts.append(area.description)
        if value == .keyword(.auto) { continue }
      }
      parts.append(value.description)
    }
    return parts.joined(separator: " ")
  }
}

extension LonghandSlots {
  /// Parses any form of `grid-template`.
  mutating func parseGridTemplate(_ cursor: inout TokenCursor) -> Bool {
    if cursor.isAtGridAreas { return parseGridAreas(&cursor) }
    if Keyword.peek(&cursor) == Keyword.none {
      let rest = cursor.attempt { cursor in
        cursor.next().flatMap { _ in cursor.isAtEnd() ? true : nil }
      }
      if rest != nil { return true }
    }
    let slash = cursor.nextSlash
    let rows = cursor.part(upTo: slash) { Property.gridTemplateRows.parse(&$0) }
    guard let rows else { return false }
    self[.gridTemplateRows] = rows
    guard cursor.consumeSlash() else { return cursor.rejected("'/'") }
    self[.gridTemplateColumns] = Property.gridTemplateColumns.parse(&cursor)
    return self[.gridTemplateColumns] != nil
  }

  /// Parses rows of areas, each with line names and a size, and explicit columns after a slash.
  private mutating func parseGridAreas(_ cursor: inout TokenCursor) -> Bool {
    var rows = GridTracks()
    let start = cursor
    var areas: [String] = []
    repeat {
      guard rows.parseNames(&cursor) else { return false }
      guard cursor.peek() == .string, let string = cursor.next() else {
        return cursor.rejected("<string>")
      }
      areas.append(cursor.stream.value(of: string))
      rows.appendNames()
      rows.append(Self.trackSize(&cursor) ?? .keyword(.auto))
      guard rows.parseNames(&cursor) else { return false }
    } while !cursor.isAtEnd() && !cursor.isAtSlash
    rows.appendNames()
    guard let value = GridTemplateAreas(rows: areas)?.cssValue else {
      cursor = start
      return cursor.rejected("<'grid-template-areas'>")
    }
    self[.gridTemplateAreas] = value
    self[.gridTemplateRows] = rows.cssValue
    guard cursor.consumeSlash() else { return true }
    let columns = cursor.attempt { cursor in
      Property.gridTemplateColumns.parse(&cursor).flatMap { GridTracks($0).areExplicit ? $0 : nil }
    }
    self[.gridTemplateColumns] = columns
    return columns != nil || cursor.rejected("<explicit-track-list>")
  }

  /// Parses one `<track-size>`, or returns `nil` if there is none.
  private static func trackSize(_ cursor: inout TokenCursor) -> CSSValue? {
    guard cursor.peek() != .string, cursor.peek() != .leftBracket, !cursor.isAtSlash else {
      return nil
    }
    return cursor.attempt { cursor in
      let sizes = Property.gridAutoRows.parse(&cursor)
      if case .sequence = sizes { return nil }
      return sizes
    }
  }
}

extension TokenCursor {
  /// Whether the next tokens are a row of areas: a string, optionally preceded by line names.
  fileprivate var isAtGridAreas: Bool {
    var cursor = self
    if cursor.peek() == .leftBracket, cursor.next() != nil { cursor.skipBlock() }
    return cursor.peek() == .string
  }

  /// The position of the next slash outside of functions and blocks, or the end of the range.
  ///
  /// The cursor does not move.
  var nextSlash: Int {
    var cursor = self
    while !cursor.isAtSlash, let token = cursor.next() {
      if cursor.stream.tokens[token].kind.isOpening { cursor.skipBlock() }
    }
    return cursor.position
  }
}
