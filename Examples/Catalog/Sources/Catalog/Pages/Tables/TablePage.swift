// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import LiveryLayout
import LiveryPipelines
import LiveryTables

/// Every kind of row in a table: rows are selected, links in them opened, controls used and more rows loaded.
///
/// A plain table is loaded again when it is pulled down, and goes on by itself at its end; a grouped one has a button for more rows.
struct TablePage: CatalogPage {
  let style: StyledTable.Style
  var name: String { style == .plain ? "table-items" : "grouped-table" }
  var title: String { style == .plain ? "Table items" : "Grouped table" }

  /// The rows; nil until the page is drawn for the first time.
  var table: StyledTable?
  var source = SectionedSource()
  let opened = OpenedAddress()
  /// How far the rows are pulled down; nil for a table that is not loaded again.
  var pull: TablePull?
  /// What time brings.
  var countdown = Countdown<TableOccasion>()
  /// The row that loads more rows, while it does.
  var loading: MoreButtonLoading?
  /// What the hand does that is pressed; nil for one that is not.
  var grip: TableGrip?
  /// The control that has the keyboard; nil for none.
  var focus: ControlFocus?
  /// Where the page is to be scrolled to; nil for where it is.
  var wantedOffset: Double?
  /// Where it was when the rows that are seen had their heights.
  var settledOffset = 0.0
  /// The height of what stands below the last row.
  private(set) var footerHeight = 0.0
  /// The theme that the rows are laid out with.
  private var generation = 0

  /// A page whose rows are in one list, or in groups.
  init(_ style: StyledTable.Style) {
    self.style = style
    if style == .plain { pull = TablePull() }
  }
}

extension TablePage {
  mutating func drawing(in context: PageContext) -> PageDrawing {
    prepare(in: context)
    let height = Self.height(in: context)
    // Rows that come into view get their heights, and those that are seen stay where they are.
    var offset = context.offset
    let entries = table?.visibleEntries(at: &offset, height: height) ?? []
    settledOffset = offset.rounded()
    if settledOffset == context.offset { look(at: offset, height: height) }
    var stage = Stage(context)
    let visible = Rect(x: 0, y: context.offset, width: context.viewport.width, height: height)
    stage.clipped(to: visible, movedBy: visible.origin) { stage in
      let top = context.offset - distance
      if let list = table?.displayList(at: top, height: height) { stage.add(list) }
    }
    stage.clipped(to: visible) { stage in
      for entry in entries { drawView(in: entry, on: &stage) }
    }
    StatusLine.draw(
      opened.text.map { "Opened \($0)" } ?? "Rows and links say here what they open.", on: &stage)
    return PageDrawing(
      list: stage.list, height: contentHeight + StatusLine.height, offset: offset,
      moving: moving(entries, in: visible), needsTicks: isWaiting)
  }

  /// The height of the part of the table that is seen.
  static func height(in context: PageContext) -> Double {
    max(0, context.viewport.height - StatusLine.height)
  }

  /// The height of all rows, and of what stands below the last one.
  private var contentHeight: Double {
    (table?.contentHeight ?? 0) + footerHeight
  }

  /// How far the rows are below their place.
  var distance: Double { pull?.distance ?? 0 }

  /// A place of the page, in the coordinates of the rows.
  func content(_ point: Point) -> Point { Point(point.x, point.y - distance) }

  /// A place in the coordinates of the rows, on the page.
  func page(_ point: Point) -> Point { Point(point.x, point.y + distance) }

  private static let cells: CellRegistry = {
    var cells = CellRegistry.standard
    cells.register(FocusedControlCell())
    return cells
  }()

  /// Makes the table, or takes over what is another than before.
  private mutating func prepare(in context: PageContext) {
    if table == nil {
      source = TableSample.source(context.artwork, in: style)
      table = makeTable(in: context)
      generation = context.looks.generation
    }
    table?.resize(width: context.viewport.width)
    if generation != context.looks.generation {
      generation = context.looks.generation
      table?.restyle()
    }
    // Whoever scrolls down by a key lets go of what was pulled.
    if context.offset > 0, distance > 0 { pull?.close() }
    table?.edges.refresh = pull?.refresh
    footerHeight = table?.footerInset() ?? 0
  }

  private func makeTable(in context: PageContext) -> StyledTable {
    var table = StyledTable(
      source, in: context.theme, style: style, cells: Self.cells, width: context.viewport.width,
      measuring: context.measuring)
    let format = ShortTimeFormat()
    table.context.timestamp = { format.text(for: $0, at: TableSample.now) }
    table.options.openLink = { [opened] link, item in
      let isRow = item.link == link
      opened.open(isRow ? link.url ?? link.action : link.url)
    }
    table.options.menu = { Self.menu(of: $0) }
    if style == .plain {
      table.edges.more = InfiniteScroll()
      table.options.showsShadows = true
    }
    return table
  }

  /// Draws what a row leaves to the program.
  private func drawView(in entry: VisibleEntry, on stage: inout Stage) {
    let layout = entry.layout
    guard let view = layout.boxes.first(where: { $0.type == "view" }),
      let frame = layout.frame(of: view)
    else { return }
    stage.draw(
      ".catalogView", in: frame.offset(by: corner(of: entry)),
      text: layout.boxes.element(at: view).attributes["name"])
  }

  /// The upper left corner of a row on the page.
  func corner(of entry: VisibleEntry) -> Point {
    page(Point(entry.layout.margin.left, entry.placed.top + entry.layout.margin.top))
  }
}
