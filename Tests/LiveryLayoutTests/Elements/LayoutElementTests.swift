// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import LiveryLayout
import Testing

@Suite struct LayoutElementTests {
  @Test("selectors see what an element says of itself")
  func facts() {
    var element = LayoutElement("a", id: "x", classes: ["b"], [.text(" "), .text("c")])
    element.attributes = ["href": "d"]
    #expect(element.facts.type == "a")
    #expect(element.facts.id == "x")
    #expect(element.facts.classes == ["b"])
    #expect(element.facts.attributes == ["href": "d"])
    #expect(element.facts.text != nil)
  }
}
