// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryLayout
import Testing

@Suite struct LayoutElementTests {
  @Test("selectors match the properties of an element")
  func facts() {
    var element = LayoutElement("a", id: "x", classes: ["b"], [.text(" "), .text("c")])
    element.attributes = ["href": "d"]
    #expect(element.styleElement.type == "a")
    #expect(element.styleElement.id == "x")
    #expect(element.styleElement.classes == ["b"])
    #expect(element.styleElement.attributes == ["href": "d"])
    #expect(element.styleElement.text != nil)
  }

  @Test("nodes of a text match below a node of the program")
  func nodes() throws {
    let text = StyledText(markup: "<p id=x>a <a href=y class=z>b</a> <b></b></p>")
    let label = ElementNode(LayoutElement("label"))
    let root = ElementNode(text.root, below: label)
    let link = try #require(root.children.first?.children.first)
    #expect(link.styleClasses == ["z"] && link.styleAttributes["href"] == "y")
    #expect(link.styleText != nil && root.children[0].children[1].styleText == nil)
    let sheet = CSSStyleSheet("label p#x > a.z[href] { color: red } b:empty { color: lime }")
    func color(_ style: ComputedStyle?) -> String? { style?[.color].description }
    #expect(color(sheet.computedStyle(for: link)) == "rgb(255, 0, 0)")
    let bold = root.children[0].children[1]
    let tree = sheet.styledTree(of: root)
    #expect(tree.count == 4)
    #expect(color(tree[bold]) == "rgb(0, 255, 0)")
    // The tree does not contain the label.
    #expect(color(tree[link]) == "rgb(0, 0, 0)")
  }
}
