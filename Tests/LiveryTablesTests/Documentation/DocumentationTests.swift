// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Foundation
import Livery
import LiveryDisplay
import LiveryLayout
import LiveryTables
import TestSupport
import Testing

/// The examples of the doc comments, with the results that they show.
@Suite struct DocumentationTests {
  struct PersonItem: TableItem {
    var name: String
    var link: TableLink?
    var label: String { name }
  }

  @Test("every line of code in the documentation is in this folder")
  func isComplete() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let views = folder.deletingLastPathComponent().appending(path: "Views/RowViewsTests.swift")
    let source = try (files + [views]).map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let lines = try DocumentedCode.lines(of: "LiveryTables")
    #expect(lines.count > 30)
    for line in lines { #expect(line.stands(in: source), "\(line)") }
  }

  @Test("items and sources")
  func items() throws {
    let list = ListTableSource([
      TextItem("Inbox", url: "app://inbox"), CaptionItem("On", caption: "Push", kind: .setting),
    ])
    #expect(list.rowCount == 2)
    let source = SectionedTableSource {
      "Mail"
      TextItem("Inbox", url: "app://inbox")
      TableSection(header: "Account", footer: "Passwords stay on this device.")
      TextItem("Sign in", kind: .button, action: "sign-in")
    }
    #expect(source.sectionCount == 2)
    let items: [any TableItem] = [
      CaptionItem("555-1234", caption: "mobile"),
      StyledTextItem(StyledText(markup: "Read <b>this</b>: https://example.org/a.")),
      CaptionItem("15 minutes", caption: "Fetch", kind: .setting),
      ImageItem("Berlin", image: .url(URLValue("berlin.png")), side: .right),
      MessageItem(
        title: "Bob Jones", caption: "Lunch", text: "Tuesday?", timestamp: TableTime(1_249_308_000)),
      MoreButtonItem("Load More Messages", subtitle: "Showing 1 to 25 of 100"),
      ControlItem(.switch(isOn: true), caption: "Push", action: "push"),
    ]
    #expect(
      items.map(\.label) == [
        "555-1234", "Read this: https://example.org/a.", "15 minutes", "Berlin", "Tuesday?",
        "Load More Messages", "Push",
      ])
    try archive(source)
  }

  private func archive(_ source: SectionedTableSource) throws {
    let bytes = try TableArchive.json(of: source)
    let read = try TableArchive.source(from: bytes)
    #expect(read == source)
    do {
      var types = TableItemTypes.standard
      types.register(PersonItem.self)
      let source = try TableArchive.source(from: bytes, types: types)
      #expect(source == read)
    }
    let info: UserInfo = ["thread": 17, "tags": ["work", "urgent"]]
    #expect(info["thread"]?.integer == 17)
  }

  @Test("a banner")
  func banner() {
    var banner = TableBanner("Updated just now")
    #expect(banner.advance(by: 0.15) == true)
    #expect(banner.visibleFraction == 0.5)
    var table = StyledTable(
      ListTableSource([TextItem("a")]), in: Theme(), width: 320, measuring: measuring)
    table.edges.banner = TableBanner("Updated just now")
    table.edges.banner?.advance(by: 0.15)
    #expect(table.edges.banner?.visibleFraction == 0.5)
    @Sendable func remove(_ item: any TableItem) {}
    table.options.menu = { _ in [MenuEntry("delete", title: "Delete")] }
    table.options.chooseMenuEntry = { name, item in remove(item) }
    let position = TablePosition(row: 0)
    guard let id = table.source.item(at: position)?.identity else { return }
    table.touches.swipe.handle(.dragged(id, by: -30, width: table.menuWidth(of: position)))
    #expect(table.touches.swipe.position == -30)
  }

  @Test("the section index")
  func letters() {
    let index = SectionIndex(hasSearch: true)
    #expect(index.titles.count == 28)
  }

  @Test("times")
  func times() {
    let format = ShortTimeFormat()
    #expect(format.text(for: TableTime(43_200), at: TableTime(50_000)) == "12:00 PM")
    #expect(format.text(for: TableTime(43_200), at: TableTime(200_000)) == "Thursday")
    #expect(format.text(for: TableTime(43_200), at: TableTime(2_000_000)) == "1/1/70")
  }

  @Test("changes")
  func changes() {
    let before = ListTableSource([TextItem("a"), TextItem("b")])
    let after = ListTableSource([TextItem("b"), TextItem("c")])
    let changes = before.changes(to: after)
    #expect(changes.rows.deletes == [TablePosition(row: 0)])
    #expect(changes.rows.inserts == [TablePosition(row: 1)])
    func makeView(_ position: TablePosition) -> String { "view of \(position.row)" }
    do {
      let views = [["a", "b"]]
      do {
        let views = changes.applied(to: views) { position in makeView(position) }
        #expect(views == [["b", "view of 1"]])
      }
    }
  }

  @Test("heights")
  func heights() {
    var heights = RowHeights([SectionHeights(rows: 100_000, header: 22)], estimate: 44)
    #expect(heights.total == 4_400_022)
    heights.set(60, at: TablePosition(row: 0))
    #expect(heights.top(of: .row(TablePosition(row: 1))) == 82)
    #expect(heights.entry(at: 100)?.entry == .row(TablePosition(row: 1)))
    let anchor = heights.anchor(at: 500)
    heights.set(90, at: TablePosition(row: 0))
    let offset = heights.offset(of: anchor)
    #expect(offset == 530)
  }

  @Test("states")
  func states() {
    var loading = TableLoading()
    #expect(loading.handle(.sourceChanged(rows: 0, isLoaded: false)) == [.show(.loading)])
    #expect(loading.handle(.appeared()) == [.load(.initial)])
    #expect(loading.handle(.began(.initial)) == [])
    #expect(loading.handle(.finished(rows: 25)) == [.show(.shown)])
    var refresh = DragRefresh()
    #expect(
      refresh.handle(.scrolled(to: -70, isDragging: true))
        == [.show(.release), .turnArrow(degrees: 360, duration: 0.2)])
    #expect(refresh.handle(.released(at: -70)) == [.reload])
    #expect(refresh.handle(.began(at: -70)).last == .inset(60, duration: 0.2))
    #expect(refresh.handle(.ended(loaded: TableTime(0))).first == .show(.pull))
    var tracking = HighlightTracking<String>()
    #expect(tracking.handle(.began("link", at: Point(10, 10))) == [.highlight("link")])
    #expect(tracking.handle(.moved(to: Point(10, 15))) == [.unhighlight("link")])
    #expect(tracking.handle(.ended) == [])
  }
}
