// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables

/// Every kind of row in a table: rows are selected, links in them opened, switches turned and more rows loaded.
struct TablePage: CatalogPage {
  let style: StyledTable.Style
  var name: String { style == .plain ? "table-items" : "grouped-table" }
  var title: String { style == .plain ? "Table items" : "Grouped table" }

  /// The rows; nil until the page is drawn for the first time.
  var table: StyledTable?
  var source = SectionedSource()
  let opened = OpenedAddress()
  /// The row that loads more rows, and how many seconds it still takes; nil while it does not.
  var loading: (row: MoreButtonLoading, seconds: Double)?
  /// What was pressed and is held.
  var pressed: TableHit?
  /// The control that has the keyboard; nil for none.
  var focus: ControlFocus?
  /// The id of the slider that is dragged; nil for none.
  var slider: String?
  /// The theme that the rows are laid out with.
  private var generation = 0

  /// A page whose rows are in one list, or in groups.
  init(_ style: StyledTable.Style) { self.style = style }
}

extension TablePage {
  mutating func drawing(in context: PageContext) -> PageDrawing {
    prepare(in: context)
    let (width, height) = (context.viewport.width, Self.height(in: context))
    // Rows that come into view get their heights, and those that are seen stay where they are.
    var offset = context.offset
    let entries = table?.visibleEntries(at: &offset, height: height) ?? []
    var stage = Stage(context)
    stage.clipped(to: Rect(0, context.offset, width, height), movedBy: Point(0, context.offset)) {
      stage in
      if let list = table?.displayList(at: context.offset, height: height) { stage.add(list) }
    }
    for entry in entries { drawView(in: entry, on: &stage) }
    StatusLine.draw(
      opened.text.map { "Opened \($0)" } ?? "Rows and links say here what they open.", on: &stage)
    return PageDrawing(
      list: stage.list, height: (table?.contentHeight ?? 0) + StatusLine.height, offset: offset,
      moving: spinners(in: entries))
  }

  /// The height of the part of the table that is seen.
  static func height(in context: PageContext) -> Double {
    max(0, context.viewport.height - StatusLine.height)
  }

  /// A place of the page, in the coordinates of the rows.
  func content(_ point: Point) -> Point { point }

  /// A place in the coordinates of the rows, on the page.
  func page(_ point: Point) -> Point { point }

  private static let cells: CellRegistry = {
    var cells = CellRegistry.standard
    cells.register(FocusedControlCell())
    return cells
  }()

  /// Makes the table, or takes over what is another than before.
  mutating func prepare(in context: PageContext) {
    guard table != nil else {
      source = TableSample.source(context.artwork)
      var table = StyledTable(
        source, in: context.theme, style: style, cells: Self.cells, width: context.viewport.width,
        measuring: context.measuring)
      let format = ShortTimeFormat()
      table.context.timestamp = { format.text(for: $0, at: TableSample.now) }
      table.openLink = { [opened] link, item in
        let isRow = item.link == link
        opened.open(isRow ? link.url ?? link.action : link.url)
      }
      self.table = table
      generation = context.looks.generation
      return
    }
    table?.resize(width: context.viewport.width)
    if generation != context.looks.generation {
      generation = context.looks.generation
      table?.restyle()
    }
  }

  /// The box around the spinners in rows, on the page; nil where there are none.
  private func spinners(in entries: [VisibleEntry]) -> Rect? {
    var frames: Rect?
    for entry in entries {
      let layout = entry.layout
      guard let spinner = layout.boxes.first(where: { $0.type == "spinner" }),
        let frame = layout.frame(of: spinner)
      else { continue }
      let corner = Point(layout.margin.left, entry.placed.top + layout.margin.top)
      // What turns reaches beyond the sides of its box.
      let shown = frame.offset(by: page(corner)).inset(by: -frame.width / 4)
      frames = frames?.union(shown) ?? shown
    }
    return frames
  }

  /// Draws what a row leaves to the program.
  private func drawView(in entry: VisibleEntry, on stage: inout Stage) {
    let layout = entry.layout
    guard let view = layout.boxes.first(where: { $0.type == "view" }),
      let frame = layout.frame(of: view)
    else { return }
    let corner = Point(layout.margin.left, entry.placed.top + layout.margin.top)
    stage.draw(
      ".catalogView", in: Rect(origin: corner + frame.origin, size: frame.size),
      text: layout.boxes.element(at: view).attributes["name"])
  }
}
