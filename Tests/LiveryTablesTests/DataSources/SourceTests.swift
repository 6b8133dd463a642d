// SPDX-License-Identifier: Apache-2.0
import LiveryTables
import Testing

@Suite("A source")
struct SourceTests {
  private let source = SectionedTableSource {
    TextItem("top")
    "A"
    TextItem("a1", id: "one", userInfo: 1)
    TextItem("a2")
    TableSection(header: "B", footer: "the end")
    TextItem("b1", userInfo: ["k": "v"])
  }

  private func labels(_ source: some TableSource) -> [[String]] {
    (0..<source.sectionCount).map { section in
      (0..<source.rowCount(in: section)).compactMap { row in
        source.item(at: TablePosition(section: section, row: row))?.label
      }
    }
  }

  @Test("starts a section with each title of a flat list")
  func flat() {
    #expect(labels(source) == [["top"], ["a1", "a2"], ["b1"]])
    #expect((0..<3).map { source.header(of: $0) } == [nil, "A", "B"])
    #expect((0..<3).map { source.footer(of: $0) } == [nil, nil, "the end"])
    #expect(source.rowCount == 4)
    #expect(source.hasRows)
  }

  @Test("is built from alternating titles and rows")
  func alternating() {
    let source = SectionedTableSource(
      alternating: ("A", [TextItem("a")]), ("B", [TextItem("b"), BlankItem()]))
    #expect(labels(source) == [["a"], ["b", ""]])
    #expect(source.header(of: 1) == "B")
  }

  @Test("is built from titles and rows")
  func parallel() {
    let rows: [[any TableItem]] = [[TextItem("a")], [TextItem("b")]]
    #expect(labels(SectionedTableSource(headers: ["A", "B"], items: rows)) == [["a"], ["b"]])
    #expect(labels(SectionedTableSource(headers: [], items: rows)) == [["a", "b"]])
    let more = SectionedTableSource(headers: ["A"], items: rows)
    #expect(labels(more) == [["a"], ["b"]])
    #expect(more.header(of: 1) == nil)
    #expect(
      labels(SectionedTableSource(headers: ["A", "B", "C"], items: rows)) == [["a"], ["b"], []])
  }

  @Test("finds its rows")
  func lookup() {
    #expect(source.position(of: TextItem("a2")) == TablePosition(section: 1, row: 1))
    #expect(source.position(of: TextItem("a9")) == nil)
    #expect(source.position(ofID: "one") == TablePosition(section: 1, row: 0))
    #expect(source.position(ofID: TextItem("b9", id: "one").identity) != nil)
    #expect(source.position(ofUserInfo: ["k": "v"]) == TablePosition(section: 2, row: 0))
    #expect(source.positions.count == 4)
  }

  @Test(
    "returns nil for a row that does not exist",
    arguments: [(-1, 0), (0, -1), (3, 0), (1, 2), (.max, .max), (.min, .min)])
  func outside(section: Int, row: Int) {
    var source = source
    let position = TablePosition(section: section, row: row)
    #expect(source.item(at: position) == nil)
    #expect(source.remove(at: position) == nil)
    #expect(ListTableSource([BlankItem()]).item(at: position) == nil)
    #expect(source.header(of: 17) == nil)
    #expect(source.rowCount(in: -1) == 0)
  }

  @Test("removes a row, and optionally its empty section")
  func removing() {
    var source = source
    #expect(source.remove(at: TablePosition(row: 0), removesEmptySection: true)?.label == "top")
    #expect(labels(source) == [["a1", "a2"], ["b1"]])
    source.remove(at: TablePosition(section: 1, row: 0))
    #expect(labels(source) == [["a1", "a2"], []])
  }

  @Test("inserts and replaces rows")
  func editing() {
    var source = source
    let end = source.insert(TextItem("new"), at: TablePosition(section: 2, row: 99))
    #expect(end == TablePosition(section: 2, row: 1))
    #expect(source.insert(TextItem("new"), at: TablePosition(section: 3, row: 0)) == nil)
    #expect(source.update(TextItem("other", id: "one")) == TablePosition(section: 1, row: 0))
    #expect(source.update(TextItem("other", id: "two")) == nil)
    #expect(labels(source) == [["top"], ["other", "a2"], ["b1", "new"]])
  }

  @Test("moves a dragged row")
  func moving() {
    var source = source
    let down = source.move(
      from: TablePosition(section: 1, row: 0), to: TablePosition(section: 1, row: 1))
    #expect(down == TablePosition(section: 1, row: 1))
    #expect(labels(source) == [["top"], ["a2", "a1"], ["b1"]])
    let end = source.move(from: TablePosition(row: 0), to: TablePosition(section: 2, row: 9))
    #expect(end == TablePosition(section: 2, row: 1))
    #expect(source.move(from: TablePosition(row: 0), to: TablePosition(row: 0)) == nil)
    #expect(
      source.move(from: TablePosition(section: 1, row: 0), to: TablePosition(section: 3, row: 0))
        == nil)
    #expect(labels(source) == [[], ["a2", "a1"], ["b1", "top"]])
  }

  @Test("shows search results")
  func searching() {
    #expect(labels(source.matching("A")) == [["a1", "a2"]])
    #expect(labels(source.matching("")) == labels(source))
    #expect(labels(source.matching("1")) == [["a1"], ["b1"]])
    #expect(ListTableSource([TextItem("x"), TextItem("y")]).matching("Y").items.count == 1)
  }

  @Test("is built with conditions and loops")
  func building() {
    let isWide = source.rowCount > 3
    let list = ListTableSource {
      if isWide { TextItem("wide") } else { TextItem("narrow") }
      if !isWide { TextItem("never") }
      for name in ["a", "b"] { TextItem(name) }
      [BlankItem()] as [any TableItem]
    }
    #expect(list.items.map(\.label) == ["wide", "a", "b", ""])
  }

  @Test("describes the content that replaces its rows")
  func placeholders() {
    var list = ListTableSource()
    #expect(list.placeholder(for: .loading)?.title == "Loading…")
    #expect(list.placeholder(for: .interstitial)?.isActive == true)
    #expect(list.placeholder(for: .updating)?.title == "Updating…")
    #expect(list.placeholder(for: .shown) == nil)
    #expect(list.placeholder(for: .empty)?.title == nil)
    #expect(list.placeholder(for: .empty)?.showsReload == true)
    let error = list.placeholder(for: .error("No network"))
    #expect(error?.title == "No network")
    #expect(error?.subtitle == "Sorry, there was an error.")
    list.errorImage = Samples.url
    #expect(list.placeholder(for: .empty)?.image == Samples.url)
    #expect(list.placeholder(for: .loading)?.image == nil)
    list.texts.loading = "Lädt…"
    #expect(list.placeholder(for: .loading)?.title == "Lädt…")
    #expect(LoadingTableSource().isInterstitial)
    #expect(!LoadingTableSource().hasRows)
  }
}
