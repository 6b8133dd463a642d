// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryDisplay
import LiveryLayout
import LiveryTables
import Synchronization
import Testing

@Suite struct TableImageTests {
  /// Images that all become available at once.
  final class Arrivals: ImageMeasuring {
    let size = Mutex<Size?>(nil)
    func size(of source: ImageSource) -> Size? { size.withLock { $0 } }
  }

  @Test("rows resize when pictures have loaded")
  func refresh() {
    let arrivals = Arrivals()
    let later = picture("later.png")
    var table = StyledTable(
      ListTableSource([ImageItem("Text", image: later), TextItem("Text")]), in: Theme(), width: 320,
      measuring: MeasurementContext(text: UniformTextMeasuring(), images: arrivals))
    let row = TablePosition(row: 0)
    #expect(table.height(of: row) == 70)
    #expect(table.missingImages == [later])
    arrivals.size.withLock { $0 = Size(60, 100) }
    #expect(table.height(of: row) == 70)
    table.refreshImages()
    #expect(table.height(of: row) == 120)
    #expect(table.missingImages == [])
  }

  @Test("accessibility reads a row as one text")
  func accessibility() {
    var table = StyledTable(
      ListTableSource([CaptionItem("On", caption: "Push", kind: .setting), BlankItem()]),
      in: Theme(),
      width: 320,
      measuring: measuring)
    #expect(table.accessibilityLabel(of: TablePosition(row: 0)) == "Push, On")
    #expect(table.accessibilityLabel(of: TablePosition(row: 1)) == "")
    #expect(table.accessibilityLabel(of: TablePosition(row: 2)) == nil)
  }
}
