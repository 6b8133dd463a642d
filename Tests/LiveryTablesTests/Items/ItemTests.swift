// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryTables
import Testing

@Suite("An item")
struct ItemTests {
  @Test("with an id is the same row for any content")
  func identityByID() {
    #expect(TextItem("a", id: "x").identity == TextItem("b", id: "x").identity)
    #expect(TextItem("a", id: "x").identity != TextItem("a", id: "y").identity)
  }

  @Test("without an id is the same row for equal content")
  func identityByFacts() {
    #expect(TextItem("a").identity == TextItem("a").identity)
    #expect(TextItem("a").identity != TextItem("b").identity)
    #expect(TextItem("a").identity != ActivityItem("a").identity)
    #expect(CaptionItem("a").identity != CaptionItem("a", kind: .below).identity)
  }

  @Test("is actionable if it has a URL or an action")
  func links() {
    #expect(TextItem("a").link == nil)
    #expect(TextItem("a", url: "u").link?.isActionable == true)
    #expect(TextItem("a", action: "u").link?.isActionable == true)
    #expect(TextItem("a", accessoryURL: "u").link?.isActionable == false)
  }

  @Test("has its content as its label")
  func labels() {
    #expect(TextItem("a").label == "a")
    #expect(ControlItem(.button("b")).label == "b")
    #expect(ControlItem(.button("b"), caption: "c").label == "c")
    #expect(ViewItem(NamedView("map")).label == "map")
    #expect(StyledTextItem(StyledText(markup: "a <b>b</b>")).label == "a b")
    #expect(BlankItem().label == "")
    #expect(PersonItem(name: "Ann").label == "Ann")
  }

  @Test("takes little memory")
  func size() {
    #expect(MemoryLayout<TextItem>.size <= 96)
  }

  @Test("keeps a slider within its range")
  func slider() {
    #expect(TableControl.slider(value: 9, in: 1...5) == .slider(5, minimum: 1, maximum: 5))
  }
}
