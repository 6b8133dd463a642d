// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import LiveryLayout
import LiveryPipelines
import LiveryTables

/// Sliders and text fields, whose values are stored in the items of their rows.
extension TablePage {
  /// The step of an arrow key on a slider, as a fraction of its range.
  private static let keyStep = 0.05
  /// The extra distance in px that a text moves when the caret would be at the left edge.
  private static let margin = 40.0

  /// Returns the row of a control, its layout, and its corner on the page, or `nil` if missing.
  private mutating func row(
    _ id: String
  ) -> (item: ControlItem, layout: BoxLayout, corner: Point)? {
    guard let position = source.position(ofID: id),
      let item = source.item(at: position)?.shownControl, let layout = table?.layout(of: position),
      let top = table?.top(of: position)
    else { return nil }
    return (item, layout, Point(layout.margin.left, top + layout.margin.top))
  }

  /// Focuses the pressed control, or removes the focus.
  mutating func focus(on hit: TableHit?) -> PageResponse {
    guard let hit, let item = source.item(at: hit.position)?.shownControl, let id = item.itemID,
      item.control.isTyped || slider(at: hit) != nil
    else { return leaveFocus() }
    if focus?.id == id { return .ignored }
    _ = leaveFocus()
    focus = ControlFocus(
      id: id, text: item.control.isTyped ? EditedText(item.control.text ?? "") : nil)
    show(item)
    return .redraw
  }

  /// Returns the identifier of the pressed slider, or `nil` if the press missed it.
  mutating func slider(at hit: TableHit?) -> String? {
    guard let hit, let item = source.item(at: hit.position)?.shownControl,
      item.control.share != nil, let boxes = table?.layout(of: hit.position)?.boxes
    else { return nil }
    let isOnIt = sequence(first: hit.element) { boxes.parent(of: $0) }
      .contains { boxes.element(at: $0).type == "control" }
    return isOnIt ? item.itemID : nil
  }

  /// Removes the focus.
  mutating func leaveFocus() -> PageResponse {
    guard let id = focus?.id else { return .ignored }
    focus = nil
    if let row = row(id) { show(row.item) }
    return .redraw
  }

  /// Moves a slider to the pointer.
  mutating func slide(_ id: String, to point: Point) -> PageResponse {
    guard let row = row(id),
      let number = row.layout.boxes.first(where: { $0.type == "control" }),
      let frame = row.layout.frame(of: number), frame.width > 0
    else { return .ignored }
    return set(row.item, to: (contentPoint(point).x - row.corner.x - frame.minX) / frame.width)
  }

  private mutating func set(_ item: ControlItem, to share: Double) -> PageResponse {
    var item = item
    guard let control = item.control.with(share: share), control != item.control else {
      return .ignored
    }
    item.control = control
    show(item)
    return .redraw
  }
}

extension TablePage {
  /// Replaces the control with its identifier, and keeps its focus.
  mutating func show(_ item: ControlItem) {
    guard let focus, focus.id == item.itemID else { return replace(item) }
    var shown = FocusedControlItem(item: item, caret: focus.text?.caret)
    if let position = source.position(ofID: focus.id),
      let before = source.item(at: position) as? FocusedControlItem
    {
      (shown.left, shown.up) = (before.left, before.up)
    }
    replace(shown)
    guard let overflow = row(focus.id).flatMap({ CaretPositions(row: $0.layout) })?.overflow,
      overflow != .zero
    else { return }
    shown.left = max(0, shown.left + overflow.x - (overflow.x < 0 ? Self.margin : 0))
    shown.up = max(0, shown.up + overflow.y)
    replace(shown)
  }

  /// Moves the caret of the focused control to the position nearest to a point of the page.
  mutating func moveCaret(to point: Point) -> PageResponse {
    guard let focus, focus.text != nil, let row = row(focus.id) else { return .ignored }
    let index = caretIndex(in: row.item, nearestTo: point)
    self.focus?.text?.moveCaret(to: index)
    show(row.item)
    return .redraw
  }

  /// Returns the character index of the caret position nearest to a point of the page.
  private mutating func caretIndex(in control: ControlItem, nearestTo point: Point) -> Int {
    guard let id = control.itemID, let position = source.position(ofID: id),
      let before = source.item(at: position)
    else { return 0 }
    var marked = before as? FocusedControlItem ?? FocusedControlItem(item: control, caret: 0)
    marked.isMarked = true
    replace(marked)
    let found = row(id).flatMap { row in
      CaretPositions(row: row.layout)?.nearest(to: contentPoint(point) - row.corner)
    }
    replace(before)
    return found ?? 0
  }

  /// Handles a key for the focused control, and scrolls to make the control visible.
  mutating func type(_ key: Key, in context: PageContext) -> PageResponse {
    let response = type(key)
    if response.contains(.redraw), let focus, let position = source.position(ofID: focus.id) {
      let offset = table?.offset(
        showing: position, from: context.offset, height: Self.height(in: context))
      if let offset = offset?.rounded(), offset != context.offset { requestedOffset = offset }
    }
    return response
  }

  private mutating func type(_ key: Key) -> PageResponse {
    guard let focus, let row = row(focus.id) else { return .ignored }
    if ["Tab", "ISO_Left_Tab", "Escape"].contains(key.name) {
      return leaveFocus().union(.handled)
    }
    if let share = row.item.control.share {
      return move(row.item, from: share, by: key)
    }
    guard var text = focus.text else { return .ignored }
    switch key.name {
    case "Return", "KP_Enter":
      guard row.item.control.hasLines else { return leaveFocus().union(.handled) }
      text.insert("\n")
    case "Up", "Down":
      guard row.item.control.hasLines, let caret = CaretPositions(row: row.layout)?.positions.first
      else {
        return .ignored
      }
      let y = caret.center.y + caret.height * (key.name == "Up" ? -1 : 1)
      let point = row.corner + Point(caret.minX, y)
      text.moveCaret(to: caretIndex(in: row.item, nearestTo: pagePoint(point)))
    default: guard text.handle(key) else { return .ignored }
    }
    self.focus?.text = text
    var item = row.item
    item.control = item.control.with(text: text.text) ?? item.control
    show(item)
    return [.handled, .redraw]
  }

  private mutating func move(
    _ item: ControlItem, from share: Double, by key: Key
  ) -> PageResponse {
    switch key.name {
    case "Left": set(item, to: share - Self.keyStep).union(.handled)
    case "Right": set(item, to: share + Self.keyStep).union(.handled)
    case "Home": set(item, to: 0).union(.handled)
    case "End": set(item, to: 1).union(.handled)
    default: .ignored
    }
  }
}
