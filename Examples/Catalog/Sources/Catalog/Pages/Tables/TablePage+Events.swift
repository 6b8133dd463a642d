// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables

/// What a table page does with the pointer.
extension TablePage {
  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse {
    var response: PageResponse = []
    switch event {
    case .moved(let point): response = move(to: point, in: context)
    case .left: response = hover(nil)
    case .pressed(let point): response = press(at: point, in: context)
    case .released(let point): response = release(at: point, in: context)
    case .scrolledDown(let way): response = turn(by: way, in: context)
    case .key(let key): response = type(key, in: context)
    case .tick(let seconds): response = wait(seconds, in: context)
    case .scrolledRight: break
    }
    if isWaiting { response.insert(.animate) }
    return response
  }

  mutating func takeOffset() -> Double? { wantedOffset.take() }

  /// What is at a place of the page.
  private mutating func hit(_ point: Point, in context: PageContext) -> TableHit? {
    let place = Point(point.x, point.y - context.offset)
    guard place.y >= 0, place.y < Self.height(in: context) else { return nil }
    let offset = settled(in: context) - distance
    return table?.hit(place, at: offset)
  }

  /// How far the page is scrolled once the rows that are seen have their heights: what is at the top stays there.
  ///
  /// A wheel turns faster than pages are drawn; where it leads to must not depend on how often that is.
  mutating func settled(in context: PageContext) -> Double {
    guard context.offset != settledOffset else { return context.offset }
    let offset = settle(context.offset, in: context)
    if offset != context.offset { wantedOffset = offset }
    settledOffset = offset
    return offset
  }

  /// Gives the rows their heights that are seen at an offset; tells the offset that they are seen at then.
  private mutating func settle(_ offset: Double, in context: PageContext) -> Double {
    var offset = offset
    _ = table?.visibleEntries(at: &offset, height: Self.height(in: context))
    return offset.rounded()
  }

  /// Shows a row, or a link in it, as under the pointer.
  ///
  /// While a menu is open, there is nothing else to touch.
  private mutating func hover(_ hit: TableHit?) -> PageResponse {
    let hit = table?.touches.swipe.row == nil ? hit : nil
    let before = table?.touches.highlighted
    table?.highlight(hit?.position, element: hit?.linkElement)
    return before == table?.touches.highlighted ? .ignored : .redraw
  }

  private mutating func press(at point: Point, in context: PageContext) -> PageResponse {
    let hit = hit(point, in: context)
    let place = Point(point.x, point.y - context.offset)
    // Where a menu is open, nothing else is touched.
    guard table?.touches.swipe.row == nil else {
      grip = .touch(hit, start: place)
      return hover(hit)
    }
    let response = hover(hit).union(focus(on: hit))
    if let id = slider(at: hit) {
      grip = .slider(id)
      return response.union(slide(id, to: point))
    }
    grip = .touch(hit, start: place)
    return response.union(placeCaret(at: point))
  }

  private mutating func move(to point: Point, in context: PageContext) -> PageResponse {
    let y = point.y - context.offset
    switch grip {
    case .slider(let id): return slide(id, to: point)
    case .touch(let hit, let start):
      let (right, down) = (abs(point.x - start.x), abs(y - start.y))
      guard max(right, down) > TableGrip.reach else { return hover(self.hit(point, in: context)) }
      if right > down { return hover(nil).union(grip(rowOf: hit, at: start.x, to: point.x)) }
      table?.touches.swipe.handle(.close)
      // Where the hand would have begun that pulled the rows to where they are.
      let top = context.offset - distance / TablePull.slowness
      return hover(nil).union(drag(from: top + start.y, to: y, in: context))
    case .row(let row, let width, let start):
      return drag(row, width: width, by: point.x - start)
    case .rows(let offset): return drag(from: offset, to: y, in: context)
    case nil: return hover(hit(point, in: context))
    }
  }

  /// Scrolls to where a hand drags the rows, and beyond their top as far as they follow.
  ///
  /// - Parameters:
  ///   - start: the offset that the rows would be at if the hand were at the top of what is seen.
  ///   - y: where it is.
  ///   - context: what the page is drawn with.
  /// - Returns: that the page is to be drawn again.
  private mutating func drag(
    from start: Double, to y: Double, in context: PageContext
  ) -> PageResponse {
    let offset = settle(max(0, start - y), in: context)
    if start < y {
      pull?.drag(to: y - start)
    } else if distance > 0 {
      pull?.drag(to: 0)
    }
    // Rows that were thought to be higher or lower are still under the hand.
    grip = .rows(start + offset - max(0, start - y).rounded())
    (wantedOffset, settledOffset) = (offset, offset)
    return .redraw
  }

  private mutating func release(at point: Point, in context: PageContext) -> PageResponse {
    let before = grip.take()
    let hit = hit(point, in: context)
    switch before {
    case .touch(let touched, _):
      guard let hit, hit.position == touched?.position, hit.linkElement == touched?.linkElement,
        hit.menuEntry == touched?.menuEntry
      else { return hover(hit) }
      return click(hit, at: point, in: context)
    case .row:
      table?.touches.swipe.handle(.released)
      return hover(hit).union(.redraw)
    case .rows:
      if pull?.release() == true { reload() }
      return hover(hit).union(.redraw)
    case .slider, nil: return hover(hit)
    }
  }

  private mutating func click(
    _ hit: TableHit, at point: Point, in context: PageContext
  ) -> PageResponse {
    if table?.touches.swipe.row != nil { return chooseEntry(at: point, in: context) }
    let item = table?.source.item(at: hit.position)
    if let item = item?.shownControl, let changed = changed(item, hit) {
      show(changed)
      return .redraw
    }
    let offset = settled(in: context) - distance
    table?.tap(Point(point.x, point.y - context.offset), at: offset)
    if let item = item as? MoreButtonItem, loading == nil { load(MoreButtonLoading(item)) }
    return .redraw
  }

  /// A control after a click; nil where it stays as it is.
  private mutating func changed(_ item: ControlItem, _ hit: TableHit) -> ControlItem? {
    var item = item
    switch item.control {
    case .switch(let isOn): item.control = .switch(isOn: !isOn)
    case .segmented(let titles, _):
      guard let boxes = table?.layout(of: hit.position)?.boxes,
        boxes.element(at: hit.element).type == "segment",
        let first = boxes.first(where: { $0.type == "segment" })
      else { return nil }
      item.control = .segmented(titles, selected: hit.element - first)
    default: return nil
    }
    return item
  }
}
