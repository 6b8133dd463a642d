// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryLayout
import LiveryPipelines
import LiveryTables
import Testing

@testable import Catalog

@Suite struct TablePageTests {
  @Test("shows every kind of row")
  func rowKinds() {
    let driver = TablePageDriver()
    let source = TableSample.source(driver.context.artwork, in: .grouped)
    let items = source.sections.flatMap(\.items)
    #expect(Set(items.map { kind(of: $0) }).count == 11)
    #expect(Set(items.compactMap { ($0 as? TextItem)?.kind }) == Set(TextItem.Kind.allCases))
  }

  private func kind(of item: any TableItem) -> String { type(of: item).archiveName }

  @Test("a click on a row opens it", arguments: [StyledTable.Style.plain, .grouped])
  func opening(_ style: StyledTable.Style) throws {
    let driver = TablePageDriver(style)
    let point = driver.middle { $0.link?.url == "catalog://texts/plain" }
    driver.click(try #require(point))
    #expect(driver.page.opened.text == "catalog://texts/plain")
  }

  @Test("a click toggles a switch")
  func switching() throws {
    let driver = TablePageDriver(.plain)
    #expect(driver.click(try #require(driver.middle(of: "flight"))).contains(.redraw))
    #expect(driver.control("flight") == .switch(isOn: true))
  }

  @Test("the button loads rows until all are loaded")
  func moreRows() throws {
    let driver = TablePageDriver(.grouped)
    let section = try #require(driver.page.source.position(ofID: "more")).section
    for count in [9, 14, 19, 20] {
      #expect(driver.click(try #require(driver.middle(of: "more"))).contains(.animate))
      #expect(driver.wait(0.1) == .animate)
      #expect(driver.wait(1) == .redraw)
      #expect(driver.page.table?.source.rowCount(in: section) == count)
    }
    #expect(driver.page.source.position(ofID: "more") == nil)
  }

  @Test("the button shows that it loads")
  func loadingButton() throws {
    let driver = TablePageDriver(.grouped)
    driver.click(try #require(driver.middle(of: "more")))
    #expect((driver.item("more") as? MoreButtonItem)?.isLoading == true)
    #expect(driver.frame(of: "spinner", in: "more") != nil)
  }

  @Test("applies a changed theme")
  func themeChange() {
    let driver = TablePageDriver(.grouped)
    let before = driver.draw().height
    driver.context.theme.add("tableRow { min-height: 90px !important }", name: "high.css")
    driver.context.pipelines.refresh()
    // Rows out of view keep their estimated heights.
    #expect(driver.draw().height > before + 500)
  }
}
