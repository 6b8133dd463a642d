// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryTables
import TestSupport
import Testing

@Suite("A scrolled table")
struct ScrollAnchorTests {
  @Test("keeps its top content when rows above become exact")
  func anchor() {
    var heights = RowHeights([SectionHeights(rows: 1000, header: 22)])
    let anchor = heights.anchor(at: 500)
    #expect(anchor.entry == .row(TablePosition(row: 10)))
    #expect(anchor.distance == 38)
    #expect(heights.offset(of: anchor) == 500)
    heights.set(90, at: TablePosition(row: 0))
    #expect(heights.offset(of: anchor) == 546)
    heights.set(10, at: TablePosition(row: 10))
    #expect(heights.offset(of: anchor) == 518)
  }

  @Test("can be scrolled beyond its ends", arguments: [-65, -0.5, 44_022, 50_000])
  func beyond(offset: Double) {
    let heights = RowHeights([SectionHeights(rows: 1000, header: 22)])
    #expect(heights.offset(of: heights.anchor(at: offset)) == offset)
  }

  @Test("restores its position by the row's id")
  func itemID() throws {
    let rows = (0..<20).map { TextItem("\($0)", id: "\($0)") }
    let source = ListTableSource(rows)
    let heights = RowHeights([SectionHeights(rows: 20)])
    let anchor = heights.anchor(at: 450, in: source)
    #expect(anchor.itemID == "10")
    let data = try JSONEncoder().encode(anchor)
    let read = try JSONDecoder().decode(ScrollAnchor.self, from: data)
    #expect(read == anchor)
    let longer = ListTableSource([TextItem("x"), TextItem("y")] + rows)
    #expect(read.found(in: longer).entry == .row(TablePosition(row: 12)))
    #expect(read.found(in: longer).distance == 10)
    #expect(read.found(in: source) == read)
    #expect(read.found(in: ListTableSource()) == read)
  }

  @Test("has exact heights for all visible rows")
  func settling() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var heights = RowHeights([
        SectionHeights(rows: 40, header: 22), SectionHeights(rows: 60, header: 22, footer: 10),
      ])
      let real = (0..<100).map { _ in Double(Int.random(in: 0...200, using: &random)) }
      for _ in 0..<8 {
        let anchor = heights.anchor(
          at: Double.random(in: -50...heights.total + 50, using: &random).rounded())
        var measured: Set<TablePosition> = []
        let offset = heights.settle(at: anchor, visibleHeight: 400) { position in
          #expect(measured.insert(position).inserted)
          return real[position.section * 40 + position.row]
        }
        #expect(offset >= 0)
        #expect(offset <= max(0, heights.total - 400))
        for placed in heights.entries(from: offset, height: 400) {
          #expect(placed.isExact, "\(seed): \(placed)")
        }
        if offset > 0, offset < heights.total - 400, anchor.distance >= 0 {
          let top = heights.top(of: anchor.entry) ?? -1
          #expect(top <= offset && offset - top <= max(anchor.distance, 0))
        }
      }
    }
  }

  @Test("limits the number of measured rows without height")
  func zero() {
    var heights = RowHeights([SectionHeights(rows: 100_000)])
    var count = 0
    _ = heights.settle(at: ScrollAnchor(.header(0)), visibleHeight: 400) { _ in
      count += 1
      return 0
    }
    #expect(count <= 4096)
  }
}
