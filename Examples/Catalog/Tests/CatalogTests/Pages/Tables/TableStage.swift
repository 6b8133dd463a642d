// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import LiveryLayout
import LiveryPipelines
import LiveryRendering
import LiveryTables

@testable import Catalog

/// A table page without a window, and a hand that uses it.
final class TableStage {
  var page: TablePage
  var context: PageContext

  /// A page so high that a row of each kind is seen, or of another height.
  init(_ style: StyledTable.Style = .grouped, height: Double = 3_000) {
    let theme = Theme()
    CatalogSheet.add(to: theme)
    let renderer = Renderer()
    context = PageContext(
      theme: theme, looks: Looks(theme), measuring: renderer.measuring,
      artwork: Artwork(by: renderer), viewport: Size(600, height), offset: 0)
    page = TablePage(style)
    _ = page.drawing(in: context)
  }
}

extension TableStage {
  /// The control with an id.
  func control(_ id: String) -> TableControl? { item(id)?.shownControl?.control }

  /// The row with an id.
  func item(_ id: String) -> (any TableItem)? {
    page.source.position(ofID: id).flatMap { page.table?.source.item(at: $0) }
  }

  /// The box of a row's first element of a type, on the page.
  func frame(of type: String, in id: String) -> Rect? {
    _ = draw()
    guard let position = page.source.position(ofID: id),
      let layout = page.table?.layout(of: position),
      let top = page.table?.heights.top(of: .row(position)),
      let number = layout.boxes.first(where: { $0.type == type }),
      let frame = layout.frame(of: number)
    else { return nil }
    return frame.offset(
      by: page.page(Point(layout.margin.left, top + layout.margin.top)))
  }

  /// The middle of a row.
  func middle(of id: String) -> Point? { frame(of: "tableRow", in: id)?.center }

  /// The middle of the first row that is meant, at its left.
  func middle(_ isMeant: (any TableItem) -> Bool) -> Point? {
    _ = draw()
    return page.source.position(where: isMeant)
      .flatMap { page.table?.heights.placed(.row($0)) }
      .map { page.page(Point(40, $0.top + $0.height / 2)) }
  }

  /// Draws the page, after which all heights of rows that are seen are exact.
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
    page.handle(.tick(seconds: seconds), in: context)
  }

  func turn(_ way: Double) -> PageResponse { page.handle(.scrolledDown(way), in: context) }

  /// Scrolls as the shell does, with the pointer at a place of what is seen.
  func scroll(by way: Double, pointer: Point) {
    context = context.scrolled(to: context.offset + way)
    _ = move(Point(pointer.x, pointer.y + context.offset))
    if let offset = page.takeOffset() { context = context.scrolled(to: offset) }
  }

  @discardableResult
  func click(_ point: Point) -> PageResponse { press(point).union(release(point)) }

  /// Presses keys by their names.
  @discardableResult
  func keys(_ names: String...) -> PageResponse {
    names.reduce(.ignored) { _, name in page.handle(.key(Key(name: name)), in: context) }
  }

  /// Types a text, letter by letter.
  @discardableResult
  func write(_ text: String) -> PageResponse {
    text.map(String.init).reduce(.ignored) { _, letter in
      page.handle(.key(Key(name: letter, text: letter)), in: context)
    }
  }
}

extension PageContext {
  /// The same page, scrolled to another place.
  func scrolled(to offset: Double) -> PageContext {
    PageContext(
      theme: theme, looks: looks, measuring: measuring, artwork: artwork, viewport: viewport,
      offset: offset.rounded())
  }
}
