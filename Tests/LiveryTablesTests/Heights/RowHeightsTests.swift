// SPDX-License-Identifier: Apache-2.0
import LiveryTables
import TestSupport
import Testing

@Suite("The heights of rows")
struct RowHeightsTests {
  @Test("are estimates until they are measured")
  func estimates() {
    var heights = RowHeights([SectionHeights(rows: 3, header: 22, footer: 10)])
    #expect(heights.total == 164)
    #expect(heights.set(60, at: TablePosition(row: 1)) == 16)
    #expect(heights.total == 180)
    #expect(heights.top(of: .row(TablePosition(row: 2))) == 126)
    #expect(heights.placed(.row(TablePosition(row: 1)))?.isExact == true)
    #expect(heights.placed(.row(TablePosition(row: 2)))?.isExact == false)
    #expect(heights.placed(.header(0))?.isExact == true)
    heights.invalidate()
    #expect(heights.total == 180)
    #expect(heights.placed(.row(TablePosition(row: 1)))?.isExact == false)
    #expect(heights.placed(.footer(0))?.isExact == true)
    #expect(
      heights.entries(from: 20, height: 10).map(\.entry) == [.header(0), .row(.init(row: 0))])
    heights.setHeader(0, of: 0)
    heights.setFooter(5, of: 0)
    #expect(heights.total == 153)
  }

  @Test("are all equal for a fixed height")
  func fixed() {
    var heights = RowHeights([SectionHeights(rows: 10)], estimate: 60, isFixed: true)
    #expect(heights.set(10, at: TablePosition(row: 3)) == 0)
    heights.invalidate()
    heights.invalidate(TablePosition(row: 2))
    #expect(heights.total == 600)
    #expect(heights.placed(.row(TablePosition(row: 3)))?.isExact == true)
  }

  @Test(
    "are within limits for any value",
    arguments: [
      (-5, 0), (.nan, 0), (.infinity, 1e9), (-.infinity, 0), (1e300, 1e9), (0, 0), (7.25, 7.25),
    ])
  func limits(requested: Double, expected: Double) {
    var heights = RowHeights([SectionHeights(rows: 1)])
    heights.set(requested, at: TablePosition(row: 0))
    #expect(heights.total == expected)
    #expect(heights.placed(.row(TablePosition(row: 0)))?.isExact == true)
    #expect(RowHeights([SectionHeights(rows: 2)], estimate: requested).total == 2 * expected)
  }

  @Test("of a table without rows are empty")
  func empty() {
    var heights = RowHeights()
    #expect(heights.total == 0)
    #expect(heights.entry(at: 0) == nil)
    #expect(heights.entries(from: -10, height: 100).isEmpty)
    #expect(heights.set(3, at: TablePosition(row: 0)) == 0)
    #expect(heights.rowCount(in: 0) == 0)
    #expect(heights.rowCount(in: -1) == 0)
    #expect(heights.anchor(at: 100) == ScrollAnchor(.header(0)))
    #expect(RowHeights([SectionHeights(rows: -3)]).total == 0)
    for section in [-1, 0, .max, .min] {
      #expect(heights.top(of: .row(TablePosition(section: section, row: 0))) == nil)
      #expect(heights.top(of: .row(TablePosition(section: 0, row: section))) == nil)
      #expect(heights.top(of: .footer(section)) == nil)
      #expect(heights.rowCount(in: section) == 0)
    }
  }

  /// A reference implementation of row heights: a plain list of entries.
  private struct PlainHeights {
    var entries: [(entry: TableEntry, height: Double, isExact: Bool)] = []

    init(_ sections: [SectionHeights]) {
      for (index, section) in sections.enumerated() {
        entries.append((.header(index), section.header, true))
        for row in 0..<section.rows {
          entries.append((.row(TablePosition(section: index, row: row)), 44, false))
        }
        entries.append((.footer(index), section.footer, true))
      }
    }

    /// The top of each entry, then the total height.
    var tops: [Double] {
      var tops = [0.0]
      for entry in entries { tops.append(tops[tops.count - 1] + entry.height) }
      return tops
    }
  }

  @Test("equal those of a plain list after any changes")
  func random() throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let sections = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        SectionHeights(
          rows: Int.random(in: 0...(seed < 50 ? 90 : 900), using: &random),
          header: Bool.random(using: &random) ? 22 : 0,
          footer: Bool.random(using: &random) ? 36.5 : 0)
      }
      var heights = RowHeights(sections)
      var plain = PlainHeights(sections)
      for _ in 0..<60 {
        let index = Int.random(in: plain.entries.indices, using: &random)
        if let position = plain.entries[index].entry.position {
          // Multiples of 1/64 add up exactly.
          let height = Double(Int.random(in: 0...9000, using: &random)) / 64
          heights.set(height, at: position)
          plain.entries[index].height = height
          plain.entries[index].isExact = true
        }
        let tops = plain.tops
        #expect(heights.total == tops.last)
        let other = Int.random(in: plain.entries.indices, using: &random)
        let placed = try #require(heights.placed(plain.entries[other].entry))
        #expect(placed.top == tops[other])
        #expect(placed.height == plain.entries[other].height)
        #expect(placed.isExact == plain.entries[other].isExact)
        let offset = Double(Int.random(in: -100...Int(heights.total) + 100, using: &random))
        let found = plain.entries.indices.first { tops[$0] <= offset && offset < tops[$0 + 1] }
        #expect(heights.entry(at: offset)?.entry == found.map { plain.entries[$0].entry })
        let seen = plain.entries.indices.filter {
          tops[$0 + 1] > max(0, offset) && tops[$0] < offset + 100 && tops[$0] < tops[$0 + 1]
        }
        let visible = heights.entries(from: offset, height: 100).map(\.entry)
        #expect(visible == seen.map { plain.entries[$0].entry })
      }
    }
  }

  @Test("are estimated in linear time")
  func opening() {
    expectGrowth(from: 25_000) { rows in
      let heights = RowHeights([SectionHeights(rows: rows, header: 22)])
      #expect(heights.total == Double(44 * rows + 22))
    }
  }

  @Test("change and find a row in logarithmic time")
  func growth() {
    let small = RowHeights([SectionHeights(rows: 25_000, header: 22)])
    let large = RowHeights([SectionHeights(rows: 100_000, header: 22)])
    // Linear work would take 4 times as long.
    expectGrowth(from: 25_000, atMost: 2.5) { rows in
      var heights = rows == 25_000 ? small : large
      for row in stride(from: 0, to: rows, by: rows / 1_000) {
        heights.set(50, at: TablePosition(row: row))
        _ = heights.entry(at: Double(row) * 44)
      }
      #expect(heights.total == (rows == 25_000 ? 1_106_022 : 4_406_022))
    }
  }

  @Test("follow their rows when the table changes")
  func changes() {
    let old = SectionedTableSource(
      alternating: ("A", [TextItem("1"), TextItem("2", id: "2"), TextItem("3")]))
    let new = SectionedTableSource(
      alternating: ("B", [TextItem("0")]), ("A", [TextItem("3"), TextItem("two", id: "2")]))
    var heights = RowHeights([SectionHeights(rows: 3, header: 22)])
    for row in 0..<3 { heights.set(Double(100 * (row + 1)), at: TablePosition(row: row)) }
    let after = heights.applying(
      old.changes(to: new), header: { _ in 30 }, footer: { _ in 0 })
    #expect(after.sectionCount == 2)
    #expect(after.placed(.header(1))?.height == 30)
    #expect(after.placed(.row(TablePosition(section: 0, row: 0)))?.height == 44)
    #expect(after.placed(.row(TablePosition(section: 1, row: 0)))?.height == 300)
    let two = after.placed(.row(TablePosition(section: 1, row: 1)))
    #expect(two?.height == 200)
    #expect(two?.isExact == false)
    #expect(after.total == 604)
  }
}
