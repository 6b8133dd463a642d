// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Livery
import LiveryDisplay
import LiveryLayout
import LiveryTables
import TestSupport
import Testing

/// Sources with false row counts, and extreme values.
@Suite struct HostileTableTests {
  /// A source with a row count that differs from its number of items.
  struct LyingSource: TableSource {
    var sectionCount: Int
    var rows: Int
    var items: [any TableItem] = [TextItem("a")]
    func rowCount(in section: Int) -> Int { rows }
    func item(at position: TablePosition) -> (any TableItem)? {
      items.indices.contains(position.row) ? items[position.row] : nil
    }
    func header(of section: Int) -> String? { "h" }
  }

  private func table(_ source: any TableSource, width: Double = 320) -> StyledTable {
    StyledTable(source, in: Theme(), width: width, measuring: measuring)
  }

  @Test("a table without a source is empty")
  func empty() {
    var table = table(ListTableSource([]))
    #expect(table.contentHeight == 0)
    #expect(table.layout(of: TablePosition(row: 0)) == nil)
    #expect(table.hit(Point(1, 1), at: 0) == nil)
    _ = table.displayList()
    _ = table.displayList(at: .nan, height: 480)
    _ = table.displayList(at: .infinity, height: .infinity)
    #expect(table.tap(Point(.nan, .infinity), at: .nan) == nil)
    #expect(table.update(to: ListTableSource([])).rows.deletes.isEmpty)
  }

  @Test(
    "accepts a source with an invalid number of rows",
    arguments: [(1, 100), (1, -5), (-3, 4), (3, Int.min), (Int.min, 1), (2, 0)])
  func incorrectCounts(sections: Int, rows: Int) {
    var table = table(LyingSource(sectionCount: sections, rows: rows))
    _ = table.displayList(at: 0, height: 480)
    table.measureAll()
    var offset = 0.0
    let visible = table.visibleEntries(at: &offset, height: 480)
    #expect(visible.count <= 6)
    #expect(table.height(of: TablePosition(section: Int.max, row: Int.max)) == 0)
    #expect(table.height(of: TablePosition(section: -1, row: -1)) == 0)
    table.update(to: ListTableSource([TextItem("b")]))
    #expect(table.heights.rowCount(in: 0) == 1)
  }

  @Test("limits the rows of an endless source", .tier(.full))
  func endless() {
    var table = StyledTable(
      LyingSource(sectionCount: 1, rows: .max), in: Theme(), width: 320, isFixed: true,
      measuring: measuring)
    #expect(table.heights.rowCount(in: 0) == 1 << 24)
    var offset = 1e8
    _ = table.visibleEntries(at: &offset, height: 480)
    // A comparison with another source of this size would not end.
    let changes = table.update(to: LyingSource(sectionCount: .max, rows: .max))
    #expect(changes.isReload && !changes.isEmpty && changes.rows.inserts.isEmpty)
    #expect(table.update(to: ListTableSource([TextItem("a")])).isReload == true)
    #expect(table.heights.rowCount(in: 0) == 1)
    #expect(table.update(to: ListTableSource([TextItem("b")])).isReload == false)
  }

  @Test("accepts any number as a width", arguments: [0, -1, .nan, .infinity, 1e300, 1])
  func width(width: Double) {
    for item in Samples.items {
      var table = table(ListTableSource([item]), width: width)
      #expect(table.height(of: TablePosition(row: 0)).isFinite)
      table.resize(width: -width)
      #expect(table.height(of: TablePosition(row: 0)).isFinite)
      _ = table.displayList(at: -1e9, height: 480)
    }
  }

  @Test("empty items have rows")
  func nothing() {
    let items: [any TableItem] = [
      TextItem(""), CaptionItem("", caption: ""), CaptionItem("", caption: "", kind: .right),
      CaptionItem("", caption: "", kind: .below), CaptionItem("", caption: "", kind: .setting),
      StyledTextItem(StyledText(markup: "")), ActivityItem(""), SubtitleItem("", subtitle: ""),
      MessageItem(), MessageItem(title: "", caption: "", text: ""), ImageItem(""),
      ImageItem("", side: .right), MoreButtonItem("", subtitle: ""), ControlItem(.segmented([])),
      ControlItem(.segmented([], selected: -1)), ControlItem(.textView(text: "", lines: .min)),
      ControlItem(.textView(text: "", lines: .max)), ControlItem(.slider(value: .nan)),
      ViewItem(NamedView("", size: Size(.nan, -.infinity))),
      ViewItem(NamedView("", size: Size(1e300, 1e300))), BlankItem(),
      PersonItem(name: ""), UnknownItem(type: "x", fields: [:]),
      StyledTextItem(StyledText(markup: "a"), margin: Insets(.nan), padding: Insets(-.infinity)),
    ]
    for item in items {
      let row = LaidOutRow(item)
      #expect(row.height.isFinite && row.height >= 0, "\(item)")
      #expect(row.height > 0 || item is PersonItem || item is UnknownItem, "\(item)")
    }
  }

  @Test("a row with a megabyte of text has a finite height", .tier(.full))
  func long() {
    for text in [
      String(repeating: "a", count: 1 << 20), String(repeating: "word ", count: 200_000),
    ] {
      for item in [
        TextItem(text), CaptionItem("a", caption: text, kind: .below),
        MessageItem(title: "a", text: text),
        CaptionItem("a", caption: text), CaptionItem(text, caption: "a", kind: .setting),
        StyledTextItem(StyledText(plainText: text)), ImageItem(text, image: picture("later.png")),
      ] as [any TableItem] {
        #expect(LaidOutRow(item).height.isFinite)
      }
    }
  }
}
