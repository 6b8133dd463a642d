// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses `grid`: a template, or one axis with the auto-flow of the other one.
  ///
  /// Defined by [CSS Grid 2, section 7.8](https://drafts.csswg.org/css-grid-2/#grid-shorthand).
  static func expandGrid(_ cursor: inout TokenCursor, for property: Property) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    let slash = cursor.nextSlash
    if cursor.isAtAutoFlow {
      let isParsed = cursor.part(upTo: slash) { cursor in
        slots.parseAutoFlow(&cursor, along: .row, sizes: .gridAutoRows) ? true : nil
      }
      guard isParsed != nil else { return nil }
      guard cursor.consumeSlash() else { return cursor.expected("'/'") }
      guard let columns = Property.gridTemplateColumns.parse(&cursor) else { return nil }
      slots[.gridTemplateColumns] = columns
      return slots.longhandValues
    }
    var after = cursor
    if after.isAutoFlow(after: slash) {
      let rows = cursor.part(upTo: slash) { Property.gridTemplateRows.parse(&$0) }
      guard let rows, cursor.consumeSlash() else { return nil }
      slots[.gridTemplateRows] = rows
      guard slots.parseAutoFlow(&cursor, along: .column, sizes: .gridAutoColumns) else {
        return nil
      }
      return slots.longhandValues
    }
    return slots.parseGridTemplate(&cursor) ? slots.longhandValues : nil
  }

  /// Serializes `grid`, or returns `nil` if the values need both a template and automatic tracks of
  /// both axes.
  static func collapseGrid(_ values: ShorthandValues) -> String? {
    let auto: [Property] = [.gridAutoRows, .gridAutoColumns, .gridAutoFlow]
    if values.areInitial(auto) { return collapseGridTemplate(values) }
    guard values[.gridTemplateAreas] == .keyword(.none),
      let flow = GridAutoFlow(values[.gridAutoFlow])
    else { return nil }
    let (sizes, other, template): (Property, Property, Property) =
      flow.isColumn
      ? (.gridAutoColumns, .gridAutoRows, .gridTemplateRows)
      : (.gridAutoRows, .gridAutoColumns, .gridTemplateColumns)
    let free: Property = flow.isColumn ? .gridTemplateColumns : .gridTemplateRows
    guard values.isInitial(other), values[free] == .keyword(.none) else { return nil }
    var parts = [Keyword.autoFlow.name]
    if flow.isDense { parts.append(Keyword.dense.name) }
    if !values.isInitial(sizes) { parts.append(values[sizes].description) }
    let fill = parts.joined(separator: " ")
    return flow.isColumn ? "\(values[template]) / \(fill)" : "\(fill) / \(values[template])"
  }
}

extension LonghandSlots {
  /// Parses `[ auto-flow && dense? ]` and the sizes of implicit tracks.
  fileprivate mutating func parseAutoFlow(
    _ cursor: inout TokenCursor, along axis: Keyword, sizes: Property
  ) -> Bool {
    var isFlow = false
    var isDense = false
    while let keyword = Keyword.peek(&cursor) {
      if keyword == .autoFlow, !isFlow {
        isFlow = true
      } else if keyword == .dense, !isDense {
        isDense = true
      } else {
        break
      }
      _ = cursor.next()
    }
    guard isFlow else { return cursor.rejected("'auto-flow'") }
    self[.gridAutoFlow] = GridAutoFlow(isColumn: axis == .column, isDense: isDense).cssValue
    if cursor.isAtEnd() { return true }
    self[sizes] = sizes.parse(&cursor)
    return self[sizes] != nil
  }
}

extension TokenCursor {
  /// Whether the next token is `auto-flow` or `dense`.
  fileprivate var isAtAutoFlow: Bool {
    mutating get {
      let keyword = Keyword.peek(&self)
      return keyword == .autoFlow || keyword == .dense
    }
  }

  /// Moves the cursor past a slash and returns whether `auto-flow` or `dense` follows it.
  fileprivate mutating func isAutoFlow(after slash: Int) -> Bool {
    while position < slash, nextIncludingTrivia() != nil {}
    return consumeSlash() && isAtAutoFlow
  }
}
