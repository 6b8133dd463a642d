// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryLayout
import LiveryPipelines
import LiveryTables
import Testing

#if Rendering
  import LiveryRendering
#endif

/// The examples of doc comments of tables and cells.
@Suite struct TableDocumentationTests {
  typealias PersonItem = DocumentationTests.PersonItem

  struct PersonCell: TableCell {
    func row(for item: PersonItem, in context: CellContext) -> LayoutElement {
      LayoutElement(
        "tableRow", classes: ["personRow"],
        [.element(LayoutElement("label", classes: ["tableItem"], [.text(item.name)]))])
    }
  }

  @Test("a cell of a program's own needs an item, a cell and CSS")
  func ownCell() {
    var cells = CellRegistry.standard
    cells.register(PersonCell())  // for all PersonItem
    let theme = Theme()
    theme.add(".personRow { padding: 20px; min-height: 0 }", name: "people.css")
    var table = StyledTable(
      ListSource([PersonItem(name: "Ada"), TextItem("Inbox")]), in: theme, cells: cells, width: 320,
      measuring: Measuring(text: UniformTextMeasuring()))
    table.measureAll()
    #expect(abs(table.contentHeight - (60.4 + 40.4)) < 1e-9)
  }

  @Test("a table that is drawn")
  func table() {
    let theme = Theme()
    let measuring = Measuring(text: UniformTextMeasuring())
    var table = StyledTable(
      ListSource([TextItem("Inbox"), TextItem("Sent")]), in: theme, width: 320, measuring: measuring
    )
    let list = table.displayList(at: 0, height: 480)
    #expect(list.commands.count { if case .text = $0 { true } else { false } } == 2)
  }

  #if Rendering
    @Test("a table as a file, in each format")
    func files() throws {
      let renderer = Renderer()
      var table = StyledTable(
        ListSource((0..<50).map { TextItem("row \($0)") }), in: Theme(), width: 320,
        measuring: renderer.measuring)
      let page = try table.rendering(as: .png, at: 300, height: 480, with: renderer)
      #expect(page.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      let svg = try table.rendering(as: .svg, with: renderer)
      #expect(String(decoding: svg.bytes.prefix(200), as: UTF8.self).contains("<svg"))
      let pdf = try table.rendering(as: .pdf, at: 300, height: 480, with: renderer)
      #expect(pdf.bytes.starts(with: "%PDF".utf8))
      #expect(throws: RenderingError.self) {
        try table.rendering(as: .png, at: 0, height: 0, with: renderer)
      }
    }

    /// What draws on a window's surface is compiled, and has no surface here.
    func draw(_ list: DisplayList, with renderer: Renderer, on context: OpaquePointer) {
      renderer.draw(list, on: context)
    }
  #endif
}
