// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Sheets and trees that no program has in earnest: each is styled soon, and what counts in it still counts.
@Suite(.timeLimit(.minutes(1))) struct HostileCascadeTests {
  /// Elements of a type below one another.
  static func chain(_ count: Int, classes: (Int) -> [String] = { _ in [] }) -> StyleElement {
    var element = StyleElement("a", classes: classes(count - 1))
    for index in (0..<count - 1).reversed() {
      element = StyleElement("a", classes: classes(index), children: [element])
    }
    return element
  }

  /// Elements of a type beside one another, below a root.
  static func row(_ count: Int, classes: (Int) -> [String] = { _ in [] }) -> StyleElement {
    StyleElement("r", children: (0..<count).map { StyleElement("a", classes: classes($0)) })
  }

  private func last(_ tree: StyleElement, _ sheet: String, _ property: Property) -> String {
    let styled = StyledTree(of: tree, in: CSSStyleSheet(sheet))
    return styled.style(at: styled.count - 1)[property].description
  }

  @Test("a chain of 10,000 elements inherits to its end")
  func chains() {
    #expect(
      last(Self.chain(10_000), "a:root { color: red } a a { width: 1px }", .color)
        == "rgb(255, 0, 0)")
  }

  @Test("a row of 100,000 elements is styled to its end")
  func rows() {
    #expect(last(Self.row(100_000), "r { color: red } a + a { width: 1px }", .width) == "1px")
  }
}
