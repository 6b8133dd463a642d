// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryDisplay
import LiveryLayout
import LiveryTables
import Testing

/// Tests of tables whose transitions and animations run.
@Suite struct TableMotionTests {
  private func table(_ css: String, _ items: [any TableItem]) -> StyledTable {
    let theme = Theme()
    theme.add(css, name: "motion.css")
    return StyledTable(ListTableSource(items), in: theme, width: 320, measuring: measuring)
  }

  private func fills(_ table: inout StyledTable, at milliseconds: Int, offset: Double = 0) -> [RGBA]
  {
    table.time = .milliseconds(milliseconds)
    let list = table.displayList(at: offset, height: 200)
    return list.commands.compactMap {
      if case .fill(_, .color(let color), _) = $0 { color } else { nil }
    }
  }

  private static let hover = """
    tableRow, tableRow.actionable { background: black; transition: background-color 100ms linear }
    tableRow:hover, tableRow.actionable:hover { background: white }
    """
  private let half = RGBA(red: 0.5, green: 0.5, blue: 0.5)

  @Test func `A highlighted row moves to its style`() {
    var table = table(Self.hover, [TextItem("a"), TextItem("b")])
    #expect(!fills(&table, at: 0).contains(.white))
    #expect(table.nextChange == nil && table.movingFrame == nil)
    table.highlight(TablePosition(row: 1))
    #expect(!fills(&table, at: 1_000).contains(.white))
    let height = table.layout(of: TablePosition(row: 0))?.outerSize.height ?? 0
    #expect(table.nextChange == .milliseconds(1_000))
    #expect(table.movingFrame == Rect(x: 0, y: height, width: 320, height: height))
    #expect(fills(&table, at: 1_050).contains(half))
    #expect(fills(&table, at: 1_100).contains(.white))
    #expect(table.nextChange == nil && table.movingFrame == nil)
  }

  @Test func `A table without a time changes at once`() {
    var table = table(Self.hover, [TextItem("a")])
    table.highlight(TablePosition(row: 0))
    let list = table.displayList(at: 0, height: 200)
    #expect(
      list.commands.contains { if case .fill(_, .color(.white), _) = $0 { true } else { false } })
    #expect(table.nextChange == nil)
  }

  @Test func `A row keeps its transitions in another source and theme`() {
    var table = table(
      Self.hover + "tableRow.odd { background: white }",
      [TextItem("a"), TextItem("b"), TextItem("c")])
    _ = fills(&table, at: 0)
    // The row "c" is at an odd position now.
    table.update(to: ListTableSource([TextItem("a"), TextItem("c")]))
    _ = fills(&table, at: 0)
    table.restyle()
    #expect(fills(&table, at: 50).contains(half))
  }

  @Test func `The refresh header moves from one status to the next`() {
    var table = table(
      """
      .dragRefreshHeaderArrow { background: black; transition: background-color 100ms linear; \
      -livery-pipeline: none }
      .dragRefreshHeaderArrow.turned { background: white }
      """, [TextItem("a")])
    table.edges.refresh = DragRefresh()
    #expect(fills(&table, at: 0, offset: -50).contains(.white))
    table.edges.refresh?.handle(.scrolled(to: -70, isDragging: true))
    #expect(fills(&table, at: 100, offset: -70).contains(.white))
    #expect(fills(&table, at: 150, offset: -70).contains(half))
    #expect(table.movingFrame.map { $0.maxY } == 70)
    #expect(!fills(&table, at: 200, offset: -70).contains(half))
    #expect(table.nextChange == nil)
  }

  @Test func `Only visible rows move`() {
    var table = table(
      "tableRow { animation: fade 1s infinite } @keyframes fade { from { opacity: 0 } }",
      (0..<100).map { TextItem("row \($0)") })
    _ = fills(&table, at: 0)
    #expect(table.nextChange == .zero)
    table.state = .empty
    _ = fills(&table, at: 10)
    #expect(table.nextChange == nil)
  }
}
