// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryDisplay
import LiveryLayout
import LiveryTables
import Testing

@Suite("An archive")
struct ArchiveTests {
  private func archived(
    _ items: [any TableItem], types: TableItemTypes = .standard
  ) throws -> SectionedTableSource {
    let source = SectionedTableSource([
      TableSection(header: "h", footer: "f", id: "i", items: items)
    ])
    return try TableArchive.source(from: try TableArchive.json(of: source), types: types)
  }

  private func decode<Item: TableItem>(_ type: Item.Type, _ json: String) throws -> Item {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test("contains every field of every kind of item", arguments: Samples.items.indices)
  func everyField(index: Int) throws {
    let item = Samples.items[index]
    let read = try archived([item])
    #expect(read.sections[0].header == "h")
    #expect(read.sections[0].footer == "f")
    #expect(read.sections[0].sectionID == "i")
    #expect(read.position(of: item) == TablePosition(row: 0))
    #expect(read.item(at: TablePosition(row: 0))?.userInfo == Samples.info)
    #expect(read.item(at: TablePosition(row: 0))?.itemID == "x")
  }

  @Test("has a name for each kind of item")
  func names() {
    let types = Samples.items.map { type(of: $0) }
    let names = types.map { $0.archiveName }
    #expect(Set(names).count == Set(types.map { ObjectIdentifier($0) }).count)
    for name in names { #expect(TableItemTypes.standard[name] != nil) }
  }

  @Test("contains the bytes of a picture, not only its name")
  func bytes() throws {
    let read = try archived([ImageItem("a", image: Samples.data)])
    let item = try #require(read.item(at: TablePosition(row: 0)) as? ImageItem)
    guard case .data(let image) = item.image else {
      Issue.record("no bytes: \(item)")
      return
    }
    #expect(image.bytes == [0, 1, 255, 128])
  }

  @Test("contains each control", arguments: Samples.controls)
  func controls(control: TableControl) throws {
    let read = try archived([ControlItem(control)])
    #expect((read.item(at: TablePosition(row: 0)) as? ControlItem)?.control == control)
  }

  @Test(
    "keeps controls within their limits",
    arguments: [
      (
        #"{"kind": "slider", "value": 9, "minimum": 5, "maximum": 1}"#, .slider(value: 5, in: 1...5)
      ),
      (#"{"kind": "slider"}"#, .slider(value: 0)), (#"{"kind": "switch"}"#, .switch()),
      (#"{"kind": "textView", "lines": -3}"#, .textView(lines: 1)),
      (#"{"kind": "textEditor", "lines": 99999}"#, .textEditor(lines: 1000)),
      (#"{"kind": "textView"}"#, .textView(lines: 5)),
      (#"{"kind": "segmented"}"#, .segmented([])), (#"{"kind": "button"}"#, .button("")),
    ] as [(String, TableControl)])
  func limits(json: String, control: TableControl) throws {
    #expect(try JSONDecoder().decode(TableControl.self, from: Data(json.utf8)) == control)
  }

  @Test("uses defaults for missing fields")
  func missingFields() throws {
    #expect(try decode(TextItem.self, "{}") == TextItem(""))
    #expect(try decode(CaptionItem.self, "{}") == CaptionItem(""))
    #expect(try decode(CaptionItem.self, #"{"kind": "right"}"#) == CaptionItem("", kind: .right))
    #expect(try decode(StyledTextItem.self, "{}") == StyledTextItem(StyledText([])))
    #expect(try decode(ActivityItem.self, "{}") == ActivityItem(""))
    #expect(try decode(SubtitleItem.self, "{}") == SubtitleItem(""))
    #expect(try decode(MessageItem.self, "{}") == MessageItem())
    #expect(try decode(ImageItem.self, "{}") == ImageItem(""))
    #expect(try decode(ImageItem.self, #"{"side": "right"}"#) == ImageItem("", side: .right))
    #expect(try decode(MoreButtonItem.self, "{}") == MoreButtonItem(""))
    #expect(try decode(ControlItem.self, "{}") == ControlItem())
    #expect(try decode(ViewItem.self, "{}") == ViewItem(NamedView("")))
    #expect(try decode(BlankItem.self, "{}") == BlankItem())
    #expect(try decode(TextItem.self, #"{"text": "a"}"#) == TextItem("a"))
    let sections = try JSONDecoder().decode(
      SectionedTableSource.self, from: Data("{\"sections\": [{}]}".utf8))
    #expect(sections == SectionedTableSource([TableSection()]))
  }

  @Test("contains custom items of registered types")
  func ownItems() throws {
    var types = TableItemTypes.standard
    types.register(PersonItem.self)
    let person = PersonItem(name: "Ann", link: TableLink(url: "u"))
    #expect(try archived([person], types: types).position(of: person) != nil)
  }

  @Test("keeps items of unknown types unchanged")
  func unknownKept() throws {
    let person = PersonItem(name: "Ann", link: TableLink(url: "u"))
    let read = try archived([person])
    #expect(read.item(at: TablePosition(row: 0)) is UnknownItem)
    var types = TableItemTypes.standard
    types.register(PersonItem.self)
    let again = try TableArchive.source(from: TableArchive.json(of: read), types: types)
    #expect(again.position(of: person) != nil)
  }

  @Test("is rejected for an unknown type if requested")
  func unknownRefused() throws {
    var types = TableItemTypes.standard
    types.keepsUnknownItems = false
    let error = #expect(throws: DecodingError.self) {
      try archived([PersonItem(name: "Ann")], types: types)
    }
    #expect("\(try #require(error))".contains("unknown type of table item 'PersonItem'"))
  }

  @Test("of a list contains its rows")
  func list() throws {
    let list = ListTableSource(Samples.items)
    let data = try JSONEncoder().encode(list)
    #expect(try JSONDecoder().decode(ListTableSource.self, from: data) == list)
  }

  @Test(
    "is rejected if it is invalid",
    arguments: [
      "", "[]", "{\"sections\": 1}", "{\"sections\": [{\"items\": [{}]}]}",
      "{\"sections\": [{\"items\": [{\"type\": \"text\", \"item\": {\"text\": 1}}]}]}",
    ])
  func broken(json: String) {
    #expect(throws: DecodingError.self) { try TableArchive.source(from: Array(json.utf8)) }
  }

  @Test("is rejected if its payload is nested too deep")
  func nested() {
    let payload = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    let item = "{\"type\": \"text\", \"item\": {\"userInfo\": \(payload)}}"
    let json = "{\"sections\": [{\"items\": [\(item)]}]}"
    #expect(throws: DecodingError.self) { try TableArchive.source(from: Array(json.utf8)) }
  }
}
