// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryLayout
import LiveryPipelines
import LiveryRendering
import LiveryTables
import Testing

@testable import Catalog

@Suite struct TablePageTests {
  private let context: PageContext

  init() {
    let theme = Theme()
    CatalogSheet.add(to: theme)
    let renderer = Renderer()
    context = PageContext(
      theme: theme, looks: Looks(theme), measuring: renderer.measuring,
      artwork: Artwork(by: renderer), viewport: Size(600, 20_000), offset: 0)
  }

  /// Where a row is, a little inside of its upper left corner.
  private func place(_ page: inout TablePage, _ isMeant: (any TableItem) -> Bool) -> Point? {
    _ = page.drawing(in: context)
    var offset = 0.0
    guard let position = page.source.position(where: isMeant),
      let entry = page.table?.visibleEntries(at: &offset, height: 20_000)
        .first(where: { $0.placed.entry.position == position })
    else { return nil }
    return Point(40, entry.placed.top + entry.layout.size.height / 2)
  }

  private func click(_ page: inout TablePage, _ isMeant: (any TableItem) -> Bool) throws
    -> PageResponse
  {
    let place = try #require(place(&page, isMeant))
    _ = page.handle(.pressed(place), in: context)
    return page.handle(.released(place), in: context)
  }

  @Test func everyKindOfRowIsThere() {
    let source = TableSample.source(context.artwork)
    let kinds = Set(source.positions.compactMap { source.item(at: $0) }.map { kind(of: $0) })
    #expect(kinds.count == 15)
    let texts = source.positions.compactMap { (source.item(at: $0) as? TextItem)?.kind }
    #expect(Set(texts) == Set(TextItem.Kind.allCases))
  }

  private func kind(of item: any TableItem) -> String { type(of: item).archiveName }

  @Test(arguments: [StyledTable.Style.plain, .grouped])
  func aClickOnARowOpensIt(_ style: StyledTable.Style) throws {
    var page = TablePage(style)
    _ = try click(&page) { $0.link?.url == "catalog://texts/plain" }
    #expect(page.opened.text == "catalog://texts/plain")
  }

  @Test func aSwitchTurnsWhenItIsClicked() throws {
    var page = TablePage(.plain)
    #expect(try click(&page) { $0.itemID == "flight" } == .redraw)
    let position = try #require(page.source.position(ofID: "flight"))
    let item = page.table?.source.item(at: position) as? ControlItem
    #expect(item?.control == .switch(isOn: true))
  }

  @Test func theButtonLoadsRowsUntilThereAreNoMore() throws {
    var page = TablePage(.plain)
    _ = page.drawing(in: context)
    let section = try #require(page.source.position(ofID: "more")).section
    for count in [9, 14, 19, 20] {
      #expect(try click(&page) { $0.itemID == "more" }.contains(.animate))
      #expect(page.handle(.tick(seconds: 0.1), in: context) == .animate)
      #expect(page.handle(.tick(seconds: 1), in: context) == .redraw)
      #expect(page.table?.source.rowCount(in: section) == count)
    }
    #expect(page.source.position(ofID: "more") == nil)
  }

  @Test func anotherThemeIsTakenOver() throws {
    var page = TablePage(.plain)
    let before = page.drawing(in: context).height
    context.theme.add("tableRow { min-height: 90px !important }", name: "high.css")
    context.looks.refresh()
    #expect(page.drawing(in: context).height > before + 5_000)
  }
}
