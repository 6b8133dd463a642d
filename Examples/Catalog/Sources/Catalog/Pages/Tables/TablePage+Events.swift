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
    case .key(let key): response = type(key)
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
    let offset = context.offset - distance
    return table?.hit(place, at: offset)
  }

  /// Shows a row, or a link in it, as under the pointer.
  private mutating func hover(_ hit: TableHit?) -> PageResponse {
    let before = (table?.highlighted, table?.highlightedElement)
    table?.highlight(hit?.position, element: hit?.linkElement)
    return before == (table?.highlighted, table?.highlightedElement) ? .ignored : .redraw
  }

  private mutating func press(at point: Point, in context: PageContext) -> PageResponse {
    let hit = hit(point, in: context)
    let response = hover(hit).union(focus(on: hit))
    if let id = slider(at: hit) {
      grip = .slider(id)
      return response.union(slide(id, to: point))
    }
    grip = .touch(hit, start: Point(point.x, point.y - context.offset))
    return response.union(placeCaret(at: point))
  }

  private mutating func move(to point: Point, in context: PageContext) -> PageResponse {
    let y = point.y - context.offset
    switch grip {
    case .slider(let id): return slide(id, to: point)
    case .touch(_, let start):
      guard abs(y - start.y) > TableGrip.reach else { return hover(hit(point, in: context)) }
      let offset = context.offset - distance + start.y
      grip = .rows(offset)
      return hover(nil).union(drag(to: offset - y))
    case .rows(let offset): return drag(to: offset - y)
    case nil: return hover(hit(point, in: context))
    }
  }

  private mutating func release(at point: Point, in context: PageContext) -> PageResponse {
    let before = grip.take()
    let hit = hit(point, in: context)
    switch before {
    case .touch(let touched, _):
      guard let hit, hit.position == touched?.position, hit.linkElement == touched?.linkElement
      else { return hover(hit) }
      return click(hit, at: point, in: context)
    case .rows:
      if pull?.release() == true { reload() }
      return hover(hit).union(.redraw)
    case .slider, nil: return hover(hit)
    }
  }

  private mutating func click(
    _ hit: TableHit, at point: Point, in context: PageContext
  ) -> PageResponse {
    let item = table?.source.item(at: hit.position)
    if let item = item?.shownControl, let changed = changed(item, hit) {
      show(changed)
      return .redraw
    }
    let offset = context.offset - distance
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
