// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import LiveryLayout
import LiveryPipelines
import LiveryTables

/// A table with every kind of row: selectable rows, links, controls and loading rows.
///
/// A plain table reloads when it is pulled down, and loads more rows at its end. A grouped one has
/// a button for more rows.
struct TablePage: CatalogPage {
  let style: StyledTable.Style
  var name: String { style == .plain ? "table-items" : "grouped-table" }
  var title: String { style == .plain ? "Table items" : "Grouped table" }

  /// The table, or `nil` before the first drawing.
  var table: StyledTable?
  var source = SectionedTableSource()
  let opened = OpenedAddress()
  /// The pull of the rows, or `nil` for a table that does not reload.
  var pull: PullToRefresh?
  /// The distance that the rows are pulled down, in whole px.
  private(set) var distance = 0.0
  /// The timed events.
  var countdown = Countdown<TableTimer>()
  /// The button row that is loading more rows.
  var loading: MoreButtonLoading?
  /// The gesture of the current press, or `nil` without one.
  var interaction: PointerInteraction?
  /// The focused control, or `nil` for none.
  var focus: ControlFocus?
  /// The requested scroll offset, or `nil` to keep the current one.
  var requestedOffset: Double?
  /// The scroll offset at which the visible rows last had exact heights.
  var settledOffset = 0.0
  /// The height of the footer below the last row.
  private(set) var footerHeight = 0.0
  /// The look of the images in the rows.
  private var look: Artwork.Look?
  /// The theme generation that the rows are laid out with.
  private var generation = 0

  /// Creates a page with a plain list or with groups.
  init(_ style: StyledTable.Style) {
    self.style = style
    if style == .plain { pull = PullToRefresh() }
  }
}

extension TablePage {
  mutating func drawing(in context: PageContext) -> PageDrawing {
    prepare(in: context)
    let height = Self.height(in: context)
    // Rows that come into view get exact heights, and the visible rows stay in position.
    var offset = context.offset
    let entries = table?.visibleEntries(at: &offset, height: height) ?? []
    settledOffset = offset.rounded()
    if settledOffset == context.offset { loadMoreIfNeeded(at: offset, height: height) }
    var canvas = PageCanvas(context)
    let visible = Rect(x: 0, y: context.offset, width: context.viewport.width, height: height)
    canvas.clipped(to: visible, movedBy: visible.origin) { canvas in
      let top = context.offset - distance
      if let list = table?.displayList(at: top, height: height) { canvas.add(list) }
    }
    canvas.clipped(to: visible) { canvas in
      for entry in entries { drawView(in: entry, on: &canvas) }
    }
    StatusLine.draw(
      opened.text.map { "Opened \($0)" } ?? "Rows and links say here what they open.", on: &canvas)
    return PageDrawing(
      list: canvas.list, height: contentHeight + StatusLine.height, offset: offset,
      moving: moving(in: visible), needsTicks: isWaiting)
  }

  /// Returns the visible part of the page that moves, or `nil` if nothing does.
  private func moving(in visible: Rect) -> Rect? {
    let frame = table?.movingFrame?.offset(by: visible.origin).intersection(visible)
    return frame?.isEmpty == false ? frame : nil
  }

  /// Returns the height of the visible part of the table.
  static func height(in context: PageContext) -> Double {
    max(0, context.viewport.height - StatusLine.height)
  }

  /// The height of all rows and of the footer.
  private var contentHeight: Double {
    (table?.contentHeight ?? 0) + footerHeight
  }

  /// Converts a point of the page to the coordinates of the rows.
  func contentPoint(_ point: Point) -> Point { Point(point.x, point.y - distance) }

  /// Converts a point of the rows to the coordinates of the page.
  func pagePoint(_ point: Point) -> Point { Point(point.x, point.y + distance) }

  private static let cells: CellRegistry = {
    var cells = CellRegistry.standard
    cells.register(FocusedControlCell())
    return cells
  }()

  /// Creates the table, or updates it to the current context.
  private mutating func prepare(in context: PageContext) {
    // New images replace the rows, so their changes by the user are lost.
    if table == nil || look?.isReflective != context.artwork.look.isReflective {
      look = context.artwork.look
      (focus, interaction, loading, countdown) = (nil, nil, nil, Countdown())
      source = TableSample.source(context.artwork, in: style)
      table = makeTable(in: context)
      generation = context.pipelines.generation
    }
    table?.resize(width: context.viewport.width)
    if generation != context.pipelines.generation {
      generation = context.pipelines.generation
      table?.restyle()
    }
    // Scrolling down by a key cancels the pull.
    if context.offset > 0, distance > 0 { pull?.close() }
    updateDistance(in: context)
    footerHeight = table?.footerInset() ?? 0
  }

  /// Moves the rows to their distance at the current time, and returns whether it changed.
  @discardableResult
  mutating func updateDistance(in context: PageContext) -> Bool {
    let before = distance
    table?.edges.refresh = pull?.refresh
    table?.time = context.time
    distance = (table?.refreshSpace(height: Self.height(in: context)) ?? 0).rounded()
    return distance != before
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

  /// Draws the view of a row that the program provides.
  private func drawView(in entry: VisibleEntry, on canvas: inout PageCanvas) {
    let layout = entry.layout
    guard let view = layout.boxes.first(where: { $0.type == "view" }),
      let frame = layout.frame(of: view)
    else { return }
    canvas.draw(
      ".catalogView", in: frame.offset(by: corner(of: entry)),
      text: layout.boxes.element(at: view).attributes["name"])
  }

  /// Returns the upper left corner of a row on the page.
  func corner(of entry: VisibleEntry) -> Point {
    pagePoint(Point(entry.layout.margin.left, entry.placed.top + entry.layout.margin.top))
  }
}
