// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryLayout
import LiveryPipelines
import LiveryTables
import Testing

@testable import Catalog

@Suite struct TablePageTests {
  @Test func everyKindOfRowIsThere() {
    let stage = TableStage()
    let source = TableSample.source(stage.context.artwork, in: .grouped)
    let items = source.sections.flatMap(\.items)
    #expect(Set(items.map { kind(of: $0) }).count == 11)
    #expect(Set(items.compactMap { ($0 as? TextItem)?.kind }) == Set(TextItem.Kind.allCases))
  }

  private func kind(of item: any TableItem) -> String { type(of: item).archiveName }

  @Test(arguments: [StyledTable.Style.plain, .grouped])
  func aClickOnARowOpensIt(_ style: StyledTable.Style) throws {
    let stage = TableStage(style)
    let place = stage.middle { $0.link?.url == "catalog://texts/plain" }
    stage.click(try #require(place))
    #expect(stage.page.opened.text == "catalog://texts/plain")
  }

  @Test func aSwitchTurnsWhenItIsClicked() throws {
    let stage = TableStage(.plain)
    #expect(stage.click(try #require(stage.middle(of: "flight"))).contains(.redraw))
    #expect(stage.control("flight") == .switch(isOn: true))
  }

  @Test func theButtonLoadsRowsUntilThereAreNoMore() throws {
    let stage = TableStage(.grouped)
    let section = try #require(stage.page.source.position(ofID: "more")).section
    for count in [9, 14, 19, 20] {
      #expect(stage.click(try #require(stage.middle(of: "more"))).contains(.animate))
      #expect(stage.wait(0.1) == .animate)
      #expect(stage.wait(1) == .redraw)
      #expect(stage.page.table?.source.rowCount(in: section) == count)
    }
    #expect(stage.page.source.position(ofID: "more") == nil)
  }

  @Test func theButtonSaysThatItLoads() throws {
    let stage = TableStage(.grouped)
    stage.click(try #require(stage.middle(of: "more")))
    #expect((stage.item("more") as? MoreButtonItem)?.isLoading == true)
    #expect(stage.frame(of: "spinner", in: "more") != nil)
  }

  @Test func anotherThemeIsTakenOver() {
    let stage = TableStage(.grouped)
    let before = stage.draw().height
    stage.context.theme.add("tableRow { min-height: 90px !important }", name: "high.css")
    stage.context.pipelines.refresh()
    // Rows out of view keep their estimated heights.
    #expect(stage.draw().height > before + 500)
  }
}
