// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import LiveryLayout
import LiveryPipelines
import LiveryRendering
import LiveryTables

@testable import Catalog

/// A table page without a window, and a simulated pointer.
final class TablePageDriver {
  var page: TablePage
  var context: PageContext

  /// Creates a page of a height, by default high enough to show every kind of row.
  init(_ style: StyledTable.Style = .grouped, height: Double = 3_000) {
    let theme = Theme(catalogOver: .three20)
    let renderer = Renderer()
    context = PageContext(
      theme: theme, pipelines: PipelineCache(theme), measuring: renderer.measuring,
      artwork: Artwork(by: renderer), base: .three20, isFocused: true, viewport: Size(600, height),
      offset: 0, time: .zero)
    page = TablePage(style)
    _ = page.drawing(in: context)
  }
}

extension TablePageDriver {
  /// Returns the control with an identifier.
  func control(_ id: String) -> TableControl? { item(id)?.shownControl?.control }

  /// Returns the row with an identifier.
  func item(_ id: String) -> (any TableItem)? {
    page.source.position(ofID: id).flatMap { page.table?.source.item(at: $0) }
  }

  /// Returns the frame of the first element of a type in a row, on the page.
  func frame(of type: String, in id: String) -> Rect? {
    _ = draw()
    guard let position = page.source.position(ofID: id),
      let layout = page.table?.layout(of: position),
      let top = page.table?.top(of: position),
      let number = layout.boxes.first(where: { $0.type == type }),
      let frame = layout.frame(of: number)
    else { return nil }
    return frame.offset(
      by: page.pagePoint(Point(layout.margin.left, top + layout.margin.top)))
  }

  /// Returns the center of a row.
  func middle(of id: String) -> Point? { frame(of: "tableRow", in: id)?.center }

  /// Returns a point at the left of the first matching row, vertically centered.
  func middle(_ isMatch: (any TableItem) -> Bool) -> Point? {
    _ = draw()
    guard let position = page.source.position(where: isMatch),
      let layout = page.table?.layout(of: position), let top = page.table?.top(of: position)
    else { return nil }
    return page.pagePoint(Point(40, top + layout.outerSize.height / 2))
  }

  /// Draws the page, after which the heights of all visible rows are exact.
  func draw() -> PageDrawing {
    let drawing = page.drawing(in: context)
    return drawing.offset == context.offset ? drawing : page.drawing(in: context)
  }

  func press(_ point: Point) -> PageResponse { page.handle(.pressed(point), in: context) }
  func move(_ point: Point) -> PageResponse { page.handle(.moved(point), in: context) }
  func release(_ point: Point) -> PageResponse {
    page.handle(.released(point), in: context)
  }
  func wait(_ seconds: Double) -> PageResponse {
    context = context.later(by: .seconds(seconds))
    return page.handle(.tick(seconds: seconds), in: context)
  }

  func scrollWheel(_ delta: Double) -> PageResponse {
    page.handle(.scrolledDown(delta), in: context)
  }

  /// Scrolls like the shell, with the pointer at a point of the visible part.
  func scroll(by delta: Double, pointer: Point) {
    context = context.scrolled(to: context.offset + delta)
    _ = move(Point(pointer.x, pointer.y + context.offset))
    if let offset = page.consumeRequestedOffset() { context = context.scrolled(to: offset) }
  }

  @discardableResult
  func click(_ point: Point) -> PageResponse { press(point).union(release(point)) }

  /// Presses keys by their names.
  @discardableResult
  func keys(_ names: String...) -> PageResponse {
    names.reduce(.ignored) { _, name in page.handle(.key(Key(name: name)), in: context) }
  }

  /// Types a text, character by character.
  @discardableResult
  func write(_ text: String) -> PageResponse {
    text.map(String.init).reduce(.ignored) { _, letter in
      page.handle(.key(Key(name: letter, text: letter)), in: context)
    }
  }
}

extension PageContext {
  /// Returns the context of the page at a later time.
  func later(by duration: Duration) -> PageContext {
    PageContext(
      theme: theme, pipelines: pipelines, measuring: measuring, artwork: artwork, base: base,
      isFocused: isFocused, viewport: viewport, offset: offset, time: time + duration)
  }

  /// Returns the context of the page scrolled to an offset.
  func scrolled(to offset: Double) -> PageContext {
    PageContext(
      theme: theme, pipelines: pipelines, measuring: measuring, artwork: artwork, base: base,
      isFocused: isFocused, viewport: viewport,
      offset: offset.rounded(), time: time)
  }
}
