// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Tests that functions belong to the sheet that they are registered with.
@Suite struct FunctionRegistrationTests {
  private func sheet(_ text: String = "1px") -> CSSStyleSheet {
    CSSStyleSheet("a { width: --f(); --x: --f() }", calling: [.constant("--f", text)])
  }

  @Test("a copy keeps its functions and their results")
  func snapshots() {
    let first = sheet()
    var second = first
    #expect(first.text("a", "width") == "1px")
    second.register(.constant("--f", "2px"), .constant("--g", "3px"))
    #expect(second.text("a", "width") == "2px")
    #expect(second.text("a", "--x") == "2px")
    #expect(first.text("a", "width") == "1px")
    #expect(second.functions.map(\.name) == ["--f", "--g"])
    #expect(first.functions.map(\.name) == ["--f"])
  }

  @Test("functions persist across changes of sheets and environment")
  func changes() {
    var sheet = sheet()
    sheet.environment.colorScheme = .dark
    #expect(sheet.text("a", "width") == "1px")
    sheet.add("b { width: --f() }", name: "b.css")
    #expect(sheet.text("b", "width") == "1px")
    sheet.replace("b.css", with: "c { width: --f() }")
    #expect(sheet.text("c", "width") == "1px")
    sheet.remove("b.css")
    #expect(sheet.text("a", "width") == "1px")
    sheet.register(.constant("--g", "3px"))
    #expect(sheet.environment.colorScheme == .dark)
    #expect(sheet.text("a", "width") == "1px")
  }

  @Test("an added sheet adds its functions, which override others of the same name")
  func compositing() {
    var sheet = sheet()
    sheet.add(CSSStyleSheet("b { width: --g() }", calling: [.constant("--g", "4px")]))
    #expect(sheet.text("a", "width") == "1px")
    #expect(sheet.text("b", "width") == "4px")
    sheet.add(CSSStyleSheet("", calling: [.constant("--f", "5px")]))
    #expect(sheet.text("a", "width") == "5px")
  }

  @Test("a change of functions updates a styled tree and its elements' declarations")
  func trees() {
    var element = StyleElement("a")
    element.inlineStyle = "height: --f()"
    var sheet = sheet()
    var tree = sheet.styledTree(of: element)
    #expect(tree.style(at: 0)[.width].description == "1px")
    #expect(tree.style(at: 0)[.height].description == "1px")
    sheet.register(.constant("--f", "6px"))
    let update = tree.update(in: sheet)
    #expect(update.changes.count == 1)
    #expect(tree.style(at: 0)[.width].description == "6px")
    #expect(tree.style(at: 0)[.height].description == "6px")
  }

  @Test("a function returns its parameters")
  func parameters() {
    #expect(StyleFunction.brandTint.parameters?.map(\.syntax) == ["<color>", "<percentage>"])
    #expect(StyleFunction.brandTint.parameters?.map(\.defaultText) == [nil, "20%"])
    #expect(StyleFunction.list.parameters == nil)
  }
}
