// SPDX-License-Identifier: Apache-2.0
import LiveryTables
import Testing

@Suite("The changes from one table to another")
struct ChangesTests {
  private func rows(_ text: String) -> ListTableSource {
    ListTableSource(text.map { TextItem(String($0)) })
  }

  private func changes(_ old: String, _ new: String) -> TableChanges {
    rows(old).changes(to: rows(new))
  }

  @Test(
    "are minimal",
    arguments: [
      ("abc", "abc", 0, 0, 0), ("abc", "axbc", 0, 1, 0), ("abc", "ac", 1, 0, 0),
      ("abc", "bca", 0, 0, 1), ("abcd", "dabc", 0, 0, 1), ("", "abc", 0, 3, 0),
      ("abc", "", 3, 0, 0), ("a-b-c", "b-c", 2, 0, 0), ("--a--", "--a---", 0, 1, 0),
      ("aaaa", "aa", 2, 0, 0), ("abcdef", "abxdef", 1, 1, 0), ("ab", "ba", 0, 0, 1),
    ])
  func few(old: String, new: String, deletes: Int, inserts: Int, moves: Int) {
    let changes = changes(old, new)
    #expect(changes.rows.deletes.count == deletes)
    #expect(changes.rows.inserts.count == inserts)
    #expect(changes.rows.moves.count == moves)
    #expect(changes.isEmpty == (old == new))
  }

  @Test("use old indices for deletions and new indices for insertions")
  func places() {
    let changes = changes("abc", "xcb")
    #expect(changes.rows.deletes == [TablePosition(row: 0)])
    #expect(changes.rows.inserts == [TablePosition(row: 0)])
    #expect(changes.rows.moves.count == 1)
  }

  @Test("include rows with an id whose content changed")
  func reloads() {
    let old = ListTableSource([TextItem("a", id: "1"), TextItem("b", id: "2"), TextItem("c")])
    let new = ListTableSource([TextItem("B", id: "2"), TextItem("a", id: "1"), TextItem("C")])
    let changes = old.changes(to: new)
    #expect(changes.rows.reloads == [TablePosition(row: 0)])
    #expect(changes.rows.moves.count == 1)
    #expect(changes.rows.deletes == [TablePosition(row: 2)])
    #expect(changes.rows.inserts == [TablePosition(row: 2)])
  }

  @Test("include inserted, deleted, moved and retitled sections")
  func sections() {
    let a = TableSection(header: "A", items: [TextItem("1"), TextItem("2")])
    let b = TableSection(header: "B", items: [TextItem("3")])
    var c = TableSection(header: "C", footer: "x", items: [TextItem("4")])
    let old = SectionedTableSource([a, b, c])
    c.footer = "y"
    let d = TableSection(header: "D", items: [TextItem("2"), TextItem("5")])
    let changes = old.changes(to: SectionedTableSource([c, d, b]))
    #expect(changes.sections.deletes == [0])
    #expect(changes.sections.inserts == [1])
    #expect(changes.sections.moves.count == 1)
    #expect(changes.sections.reloads == [0])
    #expect(changes.rows.deletes == [TablePosition(row: 0)])
    #expect(changes.rows.inserts == [TablePosition(section: 1, row: 1)])
    #expect(changes.rows.moves.map(\.from) == [TablePosition(row: 1)])
    #expect(changes.rows.moves.map(\.to) == [TablePosition(section: 1, row: 0)])
  }

  @Test("keep equal rows in their sections when one is deleted")
  func duplicates() {
    let section = { (name: String) in
      TableSection(header: name, items: [BlankItem(), TextItem(name), BlankItem()])
    }
    let old = SectionedTableSource(["A", "B", "C"].map(section))
    let changes = old.changes(to: SectionedTableSource(["B", "C"].map(section)))
    #expect(changes.rows.moves.isEmpty)
    #expect(changes.rows.deletes.count == 3)
  }
}
