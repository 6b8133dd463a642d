// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables

/// The reaction of a table page to the pointer.
extension TablePage {
  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse {
    var response: PageResponse = []
    switch event {
    case .moved(let point): response = move(to: point, in: context)
    case .pointerExited: response = hover(nil)
    case .pressed(let point): response = press(at: point, in: context)
    case .released(let point): response = release(at: point, in: context)
    case .scrolledDown(let delta): response = scroll(by: delta, in: context)
    case .key(let key): response = type(key, in: context)
    case .tick(let seconds): response = tick(seconds, in: context)
    case .scrolledRight: break
    }
    if updateDistance(in: context) { response.insert(.redraw) }
    if isWaiting { response.insert(.animate) }
    return response
  }

  mutating func consumeRequestedOffset() -> Double? { requestedOffset.take() }

  /// Returns the target at a point of the page.
  private mutating func hit(_ point: Point, in context: PageContext) -> TableHit? {
    let viewportPoint = Point(point.x, point.y - context.offset)
    guard viewportPoint.y >= 0, viewportPoint.y < Self.height(in: context) else { return nil }
    let offset = settled(in: context) - distance
    return table?.hit(viewportPoint, at: offset)
  }

  /// Returns the scroll offset after the visible rows have their exact heights; the top row stays.
  ///
  /// The wheel may turn faster than pages are drawn. The result must not depend on the frame rate.
  mutating func settled(in context: PageContext) -> Double {
    guard context.offset != settledOffset else { return context.offset }
    let offset = settle(context.offset, in: context)
    if offset != context.offset { requestedOffset = offset }
    settledOffset = offset
    return offset
  }

  /// Computes the heights of the visible rows at an offset, and returns the corrected offset.
  private mutating func settle(_ offset: Double, in context: PageContext) -> Double {
    var offset = offset
    _ = table?.visibleEntries(at: &offset, height: Self.height(in: context))
    return offset.rounded()
  }

  /// Highlights the row or the link under the pointer.
  ///
  /// While a menu is open, other rows are not highlighted.
  private mutating func hover(_ hit: TableHit?) -> PageResponse {
    let hit = table?.touches.swipe.row == nil ? hit : nil
    let before = table?.touches.highlighted
    table?.highlight(hit?.position, element: hit?.linkElement)
    return before == table?.touches.highlighted ? .ignored : .redraw
  }

  private mutating func press(at point: Point, in context: PageContext) -> PageResponse {
    let hit = hit(point, in: context)
    let viewportPoint = Point(point.x, point.y - context.offset)
    // While a menu is open, other controls ignore the press.
    guard table?.touches.swipe.row == nil else {
      interaction = .touch(hit, start: viewportPoint)
      return hover(hit)
    }
    let response = hover(hit).union(focus(on: hit))
    if let id = slider(at: hit) {
      interaction = .slider(id)
      return response.union(slide(id, to: point))
    }
    interaction = .touch(hit, start: viewportPoint)
    return response.union(moveCaret(to: point))
  }

  private mutating func move(to point: Point, in context: PageContext) -> PageResponse {
    let y = point.y - context.offset
    switch interaction {
    case .slider(let id): return slide(id, to: point)
    case .touch(let hit, let start):
      let (right, down) = (abs(point.x - start.x), abs(y - start.y))
      guard max(right, down) > PointerInteraction.dragThreshold else {
        return hover(self.hit(point, in: context))
      }
      if right > down { return hover(nil).union(beginSwipe(of: hit, at: start.x, to: point.x)) }
      table?.touches.swipe.handle(.close)
      // The offset takes the current pull of the rows into account.
      let top = context.offset - distance / PullToRefresh.resistance
      return hover(nil).union(drag(from: top + start.y, to: y, in: context))
    case .row(let row, let width, let start):
      return drag(row, width: width, by: point.x - start)
    case .rows(let offset): return drag(from: offset, to: y, in: context)
    case nil: return hover(hit(point, in: context))
    }
  }

  /// Scrolls the rows to a dragged position, and pulls them down beyond their top.
  ///
  /// - Parameters:
  ///   - start: The scroll offset that corresponds to a pointer at the top of the visible part.
  ///   - y: The position of the pointer.
  ///   - context: The context of the page.
  /// - Returns: A request to redraw the page.
  private mutating func drag(
    from start: Double, to y: Double, in context: PageContext
  ) -> PageResponse {
    let offset = settle(max(0, start - y), in: context)
    if start < y {
      pull?.drag(to: y - start)
    } else if distance > 0 {
      pull?.drag(to: 0)
    }
    // The correction of estimated row heights keeps the rows under the pointer.
    interaction = .rows(start + offset - max(0, start - y).rounded())
    (requestedOffset, settledOffset) = (offset, offset)
    return .redraw
  }

  private mutating func release(at point: Point, in context: PageContext) -> PageResponse {
    let before = interaction.take()
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

  /// Returns a control after a click, or `nil` if the click has no effect.
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
