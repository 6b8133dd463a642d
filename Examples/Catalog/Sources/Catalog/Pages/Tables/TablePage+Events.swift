// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables

/// What a table page does with the pointer.
extension TablePage {
  /// How long more rows take, in seconds.
  private static let loadingTime = 0.5

  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse {
    var response: PageResponse = []
    switch event {
    case .moved(let point):
      response = slider == nil ? hover(hit(point, in: context)) : slide(to: point)
    case .left: response = hover(nil)
    case .pressed(let point):
      pressed = hit(point, in: context)
      response = hover(pressed).union(focus(on: pressed, at: point))
    case .released(let point): response = release(at: point, in: context)
    case .key(let key): response = type(key)
    case .tick(let seconds): response = wait(seconds)
    case .scrolledRight: break
    }
    if loading != nil { response.insert(.animate) }
    return response
  }

  private mutating func release(at point: Point, in context: PageContext) -> PageResponse {
    defer { (pressed, slider) = (nil, nil) }
    let hit = hit(point, in: context)
    guard slider == nil, let hit, hit.position == pressed?.position,
      hit.linkElement == pressed?.linkElement
    else { return hover(hit) }
    return click(hit, at: point, in: context)
  }

  /// What is at a place of the page.
  private mutating func hit(_ point: Point, in context: PageContext) -> TableHit? {
    let place = Point(point.x, point.y - context.offset)
    guard place.y >= 0, place.y < Self.height(in: context) else { return nil }
    return table?.hit(place, at: context.offset)
  }

  /// Shows a row, or a link in it, as under the pointer.
  private mutating func hover(_ hit: TableHit?) -> PageResponse {
    let before = (table?.highlighted, table?.highlightedElement)
    table?.highlight(hit?.position, element: hit?.linkElement)
    return before == (table?.highlighted, table?.highlightedElement) ? .ignored : .redraw
  }

  private mutating func click(
    _ hit: TableHit, at point: Point, in context: PageContext
  ) -> PageResponse {
    let item = table?.source.item(at: hit.position)
    if let item = item?.shownControl, let changed = changed(item, hit) {
      show(changed)
      return .redraw
    }
    _ = table?.tap(Point(point.x, point.y - context.offset), at: context.offset)
    if let item = item as? MoreButtonItem, loading == nil {
      load(MoreButtonLoading(item))
    }
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

  /// Shows another item in the place of the one with its id.
  mutating func put(_ item: some TableItem) {
    guard source.update(item) != nil else { return }
    table?.update(to: source)
  }

  private mutating func load(_ row: MoreButtonLoading) {
    var row = row
    for effect in row.handle(.selected) {
      switch effect {
      case .update(let item): put(item)
      case .load: loading = (row, Self.loadingTime)
      case .deselect: break
      }
    }
  }

  /// Lets time go by for what is loaded.
  private mutating func wait(_ seconds: Double) -> PageResponse {
    guard var (row, left) = loading else { return .ignored }
    left -= seconds
    loading = left > 0 ? (row, left) : nil
    guard left <= 0 else { return .ignored }
    _ = row.handle(.ended)
    TableSample.addRows(before: row.item, in: &source)
    table?.update(to: source)
    return .redraw
  }
}
