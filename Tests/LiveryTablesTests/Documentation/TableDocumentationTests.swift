// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryDisplay
import LiveryLayout
import LiveryPipelines
import LiveryTables
import Testing

#if Rendering
  import LiveryRendering
#endif

/// The examples of the doc comments of tables and cells, with the results that they show.
@Suite struct TableDocumentationTests {
  typealias PersonItem = DocumentationTests.PersonItem

  struct PersonCell: TableCell {
    func row(for item: PersonItem, in context: CellContext) -> LayoutElement {
      LayoutElement(
        "tableRow", classes: ["personRow"],
        [.element(LayoutElement("label", classes: ["tableItem"], [.text(item.name)]))])
    }
  }

  @Test("a custom cell needs an item, a cell and CSS")
  func ownCell() {
    var cells = CellRegistry.standard
    cells.register(PersonCell())  // for all PersonItem
    let theme = Theme()
    theme.add(".personRow { padding: 20px; min-height: 0 }", name: "people.css")
    let source = ListTableSource([PersonItem(name: "Ada"), TextItem("Inbox")])
    var people = StyledTable(
      source, in: theme, cells: cells, width: 320,
      measuring: MeasurementContext(text: UniformTextMeasuring()))
    people.measureAll()
    func print(_ height: Double) { #expect(abs(height - 100.8) < 1e-9) }
    print(people.contentHeight)
    place(&people, in: theme)
  }

  /// Draws a table below a toolbar.
  private func place(_ people: inout StyledTable, in theme: Theme) {
    var window = DisplayList()
    let toolbar = theme.pipeline(for: "toolbar")
    window.add(
      toolbar.displayList(
        in: Rect(x: 0, y: 0, width: 320, height: 44), measuring: people.context.measuring))
    window.add(.clip(Path(Rect(x: 0, y: 44, width: 320, height: 436))))
    window.add(.transform(.translation(Point(0, 44))))
    window.add(people.displayList(at: 0, height: 436))
    window.add(.end)
    window.add(.end)
    let table = people.displayList(at: 0, height: 436)
    #expect(window.commands.contains(.transform(.translation(Point(0, 44)))))
    #expect(window.commands.count > table.commands.count + 4)
  }

  @Test("a table that is drawn")
  func table() {
    let theme = Theme()
    let measuring = MeasurementContext(text: UniformTextMeasuring())
    var table = StyledTable(
      ListTableSource([TextItem("Inbox"), TextItem("Sent")]), in: theme, width: 320,
      measuring: measuring
    )
    let list = table.displayList(at: 0, height: 480)
    #expect(list.commands.count { if case .text = $0 { true } else { false } } == 2)
  }

  @Test("the example of the first page")
  func landing() {
    var output: [String] = []
    func print(_ items: Any...) {
      output.append(items.map { "\($0)" }.joined(separator: " "))
    }
    let mailboxes = ListTableSource([
      TextItem("Inbox", url: "app://inbox"),
      SubtitleItem("Ada Lovelace", subtitle: "About the engine"),
      CaptionItem("15 minutes", caption: "Fetch", kind: .setting),
    ])
    var mail = StyledTable(
      mailboxes, in: Theme(), width: 320,
      measuring: MeasurementContext(text: UniformTextMeasuring()))
    var offset = 0.0
    for entry in mail.visibleEntries(at: &offset, height: 480) {
      print(entry.placed.top, entry.layout.textLines.map(\.text))
    }
    #expect(
      output == [
        #"0.0 ["Inbox"]"#, #"40.4 ["Ada Lovelace", "About the engine"]"#,
        #"99.6 ["Fetch", "15 minutes"]"#,
      ])
  }

  @Test("showing items")
  func showing() {
    let theme = Theme()
    let offset = 0.0
    let settings = SectionedTableSource {
      "Mail"
      CaptionItem("15 minutes", caption: "Fetch", kind: .setting)
      ControlItem(.switch(isOn: true), caption: "Push", action: "push")
      TableSection(header: "Account", footer: "Passwords stay on this device.")
      TextItem("Sign in", kind: .button, action: "sign-in")
    }
    var table = StyledTable(settings, in: theme, style: .grouped, width: 320, measuring: measuring)
    @Sendable func open(_ link: TableLink) {}
    table.options.openLink = { link, item in open(link) }
    let hit = table.tap(Point(100, 60), at: offset)
    #expect(hit?.position == TablePosition(row: 0))
    var edited = settings
    edited.sections[0].items.removeFirst()
    let changes = table.update(to: edited)
    #expect(changes.rows.deletes == [TablePosition(row: 0)])
    table.state = .loading
    let waitingList = table.displayList(at: 0, height: 480)
    #expect(!waitingList.commands.isEmpty)
  }

  @Test("long tables")
  func long() {
    let theme = Theme()
    let long = ListTableSource((0..<100_000).map { TextItem("Row \($0)") })
    var rows = StyledTable(long, in: theme, width: 320, estimate: 44, measuring: measuring)
    #expect(rows.contentHeight == 4_400_000)
    var place = 2_200_000.0
    let visible = rows.visibleEntries(at: &place, height: 480)
    let painted = rows.displayList(at: place, height: 480)
    #expect(visible.count > 10 && !painted.commands.isEmpty)
    rows.time = .zero
    let first = rows.displayList(at: 0, height: 480)
    #expect(!first.commands.isEmpty)
    #expect(
      rows.nextChange  // nil: nothing moves
        == nil)
    #expect(
      rows.movingFrame  // the part to draw again
        == nil)
    rows.time = nil
    let waiting = rows.missingImages
    rows.refreshImages()
    #expect(waiting.isEmpty)
    var people = rows
    let label = people.accessibilityLabel(of: TablePosition(row: 0))
    #expect(label == "Row 0")
  }

  #if Rendering
    @Test("a table as a file, in each format")
    func files() throws {
      let renderer = Renderer()
      var table = StyledTable(
        ListTableSource((0..<50).map { TextItem("row \($0)") }), in: Theme(), width: 320,
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

    /// Compiles the drawing code, which needs a window surface at run time.
    func draw(_ list: DisplayList, with renderer: Renderer, on context: OpaquePointer) {
      renderer.draw(list, on: context)
    }
  #endif
}
