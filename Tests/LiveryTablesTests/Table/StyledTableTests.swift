// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryDisplay
import LiveryLayout
import LiveryTables
import Synchronization
import Testing

@Suite struct StyledTableTests {
  private func table(
    _ items: [any TableItem], style: StyledTable.Style = .plain, theme: Theme = Theme(),
    width: Double = 320
  ) -> StyledTable {
    StyledTable(ListTableSource(items), in: theme, style: style, width: width, measuring: measuring)
  }

  private func texts(_ list: DisplayList) -> [String] {
    list.commands.compactMap { if case .text(let text, _) = $0 { text.block.text } else { nil } }
  }

  @Test("draws the visible rows at any scroll position")
  func scrolling() {
    var table = table((0..<1000).map { TextItem("row \($0)") })
    #expect(texts(table.displayList(at: 0, height: 100)) == ["row 0", "row 1", "row 2"])
    table.measureAll()
    #expect(abs(table.contentHeight - 40_400) < 1e-6)
    #expect(texts(table.displayList(at: 404, height: 80)) == ["row 10", "row 11"])
    #expect(texts(table.displayList(at: 40_360, height: 40)) == ["row 999"])
    #expect(texts(table.displayList(at: 50_000, height: 40)) == [])
  }

  @Test("visible rows become exact, and the top content stays")
  func estimates() {
    var table = table((0..<100).map { _ in TextItem(String(repeating: "word ", count: 30)) })
    var offset = 440.0
    let visible = table.visibleEntries(at: &offset, height: 200)
    #expect(visible.first?.placed.entry == .row(TablePosition(row: 10)))
    #expect(offset == 440)
    #expect(visible.allSatisfy { $0.placed.isExact })
    #expect(visible.allSatisfy { abs($0.placed.height - $0.layout.size.height) < 1e-9 })
  }

  @Test("a section has its header and footer")
  func sections() {
    let source = SectionedTableSource(
      headers: ["First", "Second"], items: [[TextItem("a")], [TextItem("b")]])
    var plain = StyledTable(source, in: Theme(), width: 320, measuring: measuring)
    plain.measureAll()
    #expect(abs(plain.contentHeight - 2 * (22 + 40.4)) < 1e-9)
    #expect(texts(plain.displayList()) == ["First", "a", "Second", "b"])
    var grouped = StyledTable(
      source, in: Theme(), style: .grouped, width: 320, measuring: measuring)
    grouped.measureAll()
    #expect(abs(grouped.contentHeight - (46 + 36 + 2 * 40.4)) < 1e-9)
  }

  @Test("a theme changes margins, fonts, heights and backgrounds, also of selected rows")
  func themed() {
    let theme = Theme()
    theme.add(
      """
      :root { --row-vertical-padding: 5px; --table-font: bold 10px sans-serif }
      tableRow { background-color: yellow }
      tableRow.actionable:selected { background-image: none; background-color: red }
      """, name: "a.css")
    var table = table([TextItem("a", url: "x:a")], theme: theme)
    table.measureAll()
    #expect(table.contentHeight == 22)
    #expect(fills(table.displayList()).contains(RGBA(red: 1, green: 1, blue: 0)))
    table.tap(Point(20, 10), at: 0)
    #expect(fills(table.displayList()).contains(RGBA(red: 1, green: 0, blue: 0)))
    theme.add(":root { --row-vertical-padding: 9px }", name: "b.css")
    table.restyle()
    table.measureAll()
    #expect(table.contentHeight == 30)
  }

  private func fills(_ list: DisplayList) -> [RGBA] {
    list.commands.compactMap { if case .fill(_, .color(let color), _) = $0 { color } else { nil } }
  }

  @Test("a tap selects a row and opens its link, its accessory or the link in its text")
  func taps() {
    var table = table([
      TextItem("a", url: "x:row", accessoryURL: "x:accessory"), TextItem("plain"),
      StyledTextItem(StyledText(markup: "<a href='x:text'>link</a> and text")),
      TextItem("press", kind: .button, action: "go"),
    ])
    table.measureAll()
    let log = Log()
    table.options.openLink = { link, _ in log.add(link.url ?? link.action ?? "") }
    #expect(table.tap(Point(20, 20), at: 0)?.isAccessory == false)
    #expect(table.touches.selection.selected.count == 1)
    #expect(table.tap(Point(295, 20), at: 0)?.isAccessory == true)
    #expect(table.tap(Point(20, 60), at: 0) != nil)
    #expect(table.tap(Point(10, 90), at: 0)?.link == "x:text")
    #expect(table.tap(Point(20, 120), at: 0)?.position == TablePosition(row: 3))
    #expect(log.all == ["x:row", "x:accessory", "x:text", "go"])
    #expect(table.touches.selection.selected.count == 1)
    #expect(table.tap(Point(20, 5000), at: 0) == nil)
  }

  @Test("remaining rows keep their heights and selection")
  func updates() {
    var table = table([TextItem("a", url: "x:a", id: "a"), TextItem("b", id: "b")])
    table.measureAll()
    table.tap(Point(20, 20), at: 0)
    let changes = table.update(
      to: ListTableSource([TextItem("new"), TextItem("a", url: "x:a", id: "a")]))
    #expect(changes.rows.inserts.count == 1)
    #expect(table.touches.selection.selected == [.id("a")])
    #expect(texts(table.displayList()) == ["new", "a"])
    table.update(to: ListTableSource([TextItem("other")]))
    #expect(table.touches.selection.selected.isEmpty)
  }

  @Test("a negative width is zero, and a table without rows is empty")
  func extremes() {
    for width in [0, -10, .nan, .infinity, 1e300] as [Double] {
      var table = table(
        [TextItem("a b c"), SubtitleItem("t", image: picture("1x1.png"))], width: width)
      table.measureAll()
      #expect(table.contentHeight.isFinite)
      _ = table.displayList(at: -100, height: 50)
    }
    var empty = table([])
    #expect(empty.contentHeight == 0)
    #expect(texts(empty.displayList(at: 0, height: 100)) == [])
    empty.state = .empty
    #expect(texts(empty.displayList(at: 0, height: 100)) == [])
    empty.state = .error("No network")
    #expect(
      texts(empty.displayList(at: 0, height: 300)) == ["No network", "Sorry, there was an error."])
    empty.state = .loading
    #expect(texts(empty.displayList(at: 0, height: 100)) == ["Loading\u{2026}"])
  }

  @Test("draws the views around the rows at Three20's positions")
  func accessories() {
    var table = table([TextItem("a")])
    table.measureAll()
    table.edges.refresh = DragRefresh()
    table.edges.banner = TableBanner("Saved", slidesIn: false)
    table.edges.more = InfiniteScroll()
    table.options.showsShadows = true
    #expect(table.footerInset() == 40)
    let pulled = table.displayList(at: -70, height: 200)
    let places = pulled.commands.compactMap { command -> (String, Double)? in
      if case .text(let text, let position) = command { (text.block.text, position.y) } else { nil }
    }
    #expect(
      places.map(\.0) == ["a", "Last updated: never", "Pull down to update\u{2026}", "Saved"])
    // Rows start at 70; the date is 30px above them, and the status 48px.
    #expect(places[1].1 == 40)
    #expect(abs(places[2].1 - 22) < 1e-9)
    #expect(pulled.commands.contains { if case .transform = $0 { true } else { false } })
    #expect(texts(table.displayList(at: 0, height: 200)) == ["a", "Saved"])
  }

  @Test("draws the header's parts at Three20's positions")
  func refreshHeader() {
    var table = table([TextItem("a")])
    table.edges.refresh = DragRefresh()
    let frames = table.displayList(at: -70, height: 200).commands.compactMap { command in
      if case .transform(let turn) = command { turn } else { nil }
    }
    // The arrow is 23 x 55 px, 25px from the left and 60px above the rows, and turns around its
    // center.
    #expect(frames.count == 1)
    #expect(frames.first?.e == 2 * 36.5)
    #expect(frames.first?.f == 2 * 37.5)
    table.edges.refresh?.handle(.began(at: -70))
    let loading = table.displayList(at: -70, height: 200)
    #expect(texts(loading).contains("Updating\u{2026}"))
    let fills = loading.commands.compactMap { command in
      if case .fill(let path, _, _) = command { path.bounds } else { nil }
    }
    // The twelve strokes of the spinner are half a px within its box.
    #expect(fills.contains(Rect(x: 30.5, y: 70 - 37.5, width: 19, height: 19)))
  }

  @Test("a banner slides in from below and takes space while it is visible")
  func banner() {
    var table = table([TextItem("a")])
    table.edges.banner = TableBanner("Saved")
    #expect(texts(table.displayList(at: 0, height: 200)) == ["a"])
    #expect(table.bannerInset() == 0)
    table.edges.banner?.advance(by: 0.15)
    #expect(abs(table.bannerInset() - 11) < 1e-9)
    let list = table.displayList(at: 0, height: 200)
    #expect(
      list.commands.contains {
        if case .group(let group) = $0 { group.opacity == 0.5 } else { false }
      })
    table.edges.banner?.advance(by: 1)
    #expect(table.bannerInset() == 22)
  }

  @Test("a row slides to the left and shows its menu, whose entries are chosen")
  func menu() {
    let log = Log()
    var table = table([TextItem("a", url: "x"), TextItem("b")])
    table.options.openLink = { link, _ in log.add(link.url ?? "") }
    table.options.menu = { item in
      (item as? TextItem)?.text == "a" ? [MenuEntry("delete", title: "Delete")] : []
    }
    table.options.chooseMenuEntry = { name, item in log.add("\(name) \(item.label)") }
    let (a, b) = (TablePosition(row: 0), TablePosition(row: 1))
    #expect(table.menuWidth(of: b) == 0)
    let width = table.menuWidth(of: a)
    #expect(width > 32)
    let plain = table.displayList(at: 0, height: 100)
    guard let id = table.source.item(at: a)?.identity else { return }
    table.touches.swipe.handle(.open(id, width: width))
    #expect(table.displayList(at: 0, height: 100) == plain)
    table.touches.swipe.advance(by: .infinity)
    let open = table.displayList(at: 0, height: 100)
    #expect(texts(open) == ["Delete", "a", "b"])
    let places = open.commands.compactMap { command in
      if case .text(_, let position) = command { position.x } else { nil }
    }
    #expect(places == [320 - width + 16, 10 - width, 10])
    #expect(table.hit(Point(310, 20), at: 0)?.menuEntry == "delete")
    #expect(table.hit(Point(310 - width, 20), at: 0)?.menuEntry == nil)
    #expect(table.hit(Point(310, 60), at: 0)?.menuEntry == nil)
    table.tap(Point(310, 20), at: 0)
    #expect(log.all == ["delete a"])
    #expect(table.touches.swipe.isOpen == false)
    // A tap at any other point closes the menu, and opens no link.
    table.touches.swipe.advance(by: .infinity)
    table.touches.swipe.handle(.open(id, width: width))
    table.tap(Point(10, 20), at: 0)
    #expect(log.all == ["delete a"])
    table.touches.swipe.advance(by: .infinity)
    table.tap(Point(10, 20), at: 0)
    #expect(log.all == ["delete a", "x"])
  }

  @Test("scrolls a row until it is entirely visible")
  func showing() {
    var table = table((0..<100).map { TextItem("row \($0)") })
    table.measureAll()
    let row = TablePosition(row: 10)
    func offset(from offset: Double, _ height: Double) -> Double {
      (table.offset(showing: row, from: offset, height: height) * 10).rounded() / 10
    }
    #expect(offset(from: 400, 200) == 400)
    #expect(offset(from: 410, 200) == 404)
    #expect(offset(from: 0, 200) == 244.4)
    #expect(offset(from: 0, 30) == 404)
    #expect(
      table.offset(showing: TablePosition(row: 500), from: 7, height: 200) == 7)
  }

  @Test("letters scroll to sections")
  func index() {
    var source = SectionedTableSource(
      headers: ["Ada", "Bob"], items: [[TextItem("a")], [TextItem("b")]])
    source.sectionIndex = SectionIndex(letters: ["A", "B"], hasOther: false)
    var table = StyledTable(source, in: Theme(), width: 320, measuring: measuring)
    table.measureAll()
    #expect(texts(table.displayList(at: 0, height: 100)).suffix(2) == ["A", "B"])
    #expect(table.indexLetter(at: Point(315, 75), height: 100) == 1)
    #expect(table.indexLetter(at: Point(100, 75), height: 100) == nil)
    #expect(table.offset(ofIndexLetter: 1) == table.heights.top(of: .header(1)))
  }
}

/// A log of the opened links, in order.
private final class Log: Sendable {
  private let entries = Mutex<[String]>([])

  func add(_ entry: String) { entries.withLock { $0.append(entry) } }
  var all: [String] { entries.withLock { $0 } }
}
