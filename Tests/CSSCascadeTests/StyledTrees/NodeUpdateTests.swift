// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

@testable import CSSCascade

/// Tests of a styled tree that follows the objects of a program.
struct NodeUpdateTests {
  private final class View: StyleNode {
    let styleType = "view"
    var styleClasses: [String] = []
    var styleStates: [String] = []
    var styleParts: [String] = []
    var inlineStyle: String?
    let styleParent: (any StyleNode)? = nil
    let styleChildren: [any StyleNode]

    init(_ children: [any StyleNode] = []) { styleChildren = children }
  }

  private let first = View()
  private let second = View()
  private let window: View
  private let sheet = CSSStyleSheet(
    """
    view { width: 1px } .on { width: 2px; color: red } view:hover { background-color: blue }
    ::part(thumb) { height: 3px } view:hover::part(thumb) { height: 4px }
    """)

  init() { window = View([first, second]) }

  @Test func updateReadsNodeAgain() {
    var styled = StyledTree(of: window, in: sheet)
    first.styleStates = ["hover"]
    let update = styled.update(first)
    #expect(update.matched == 1)
    #expect(update.changes == [StyleUpdate.Change(index: 1, effect: .repaint)])
    #expect(styled[first]?[.backgroundColor].description == "rgb(0, 0, 255)")
    first.styleStates = []
    first.styleClasses = ["on"]
    #expect(styled.update(first).effect == .relayout)
    #expect(styled.update(first) == StyleUpdate())
  }

  @Test func updatesSeveralNodes() {
    var styled = StyledTree(of: window, in: sheet)
    first.styleClasses = ["on"]
    window.styleClasses = ["on"]
    let update = styled.update([first, window])
    #expect(update.matched == 2)
    #expect(update.restyled == 3)
    #expect(update.changes.map(\.index) == [0, 1, 2])
    #expect(styled[second]?[.color].description == "rgb(255, 0, 0)")
  }

  @Test func ignoresForeignNode() {
    var styled = StyledTree(of: window, in: sheet)
    #expect(styled.update(View()) == StyleUpdate())
  }

  @Test func copyRetainsStyles() {
    var styled = StyledTree(of: window, in: sheet)
    let copy = styled
    first.inlineStyle = "width: 9px"
    styled.update(first)
    #expect(styled[first]?[.width].description == "9px")
    #expect(copy[first]?[.width].description == "1px")
  }

  @Test func updatesParts() {
    var styled = StyledTree(of: window, in: sheet)
    first.styleParts = ["thumb"]
    let update = styled.update(first)
    #expect(styled.count == 4)
    #expect(update.changes == [StyleUpdate.Change(index: 2, effect: .relayout)])
    #expect(styled.style(at: 2)[.height].description == "3px")
    first.styleStates = ["hover"]
    #expect(styled.update(first).changes.map(\.index) == [1, 2])
    #expect(styled.style(at: 2)[.height].description == "4px")
    second.styleClasses = ["on"]
    #expect(styled.update(second).changes.map(\.index) == [3])
  }

  @Test func updatesNonInheritedVariables() {
    let sheet = CSSStyleSheet(
      """
      @property --n { syntax: "*"; inherits: false }
      .outer { --n: 1px } .inner { width: var(--n, 2px); --n: inherit }
      """)
    let inner = StyleElement("a", classes: ["inner"])
    let plain = StyleElement("a", children: [inner])
    let styled = StyledTree(
      of: StyleElement("a", classes: ["outer"], children: [plain, inner]), in: sheet)
    #expect(styled.style(at: 2)[.width].description == "2px")
    #expect(styled.style(at: 3)[.width].description == "1px")
  }

  @Test func updatesInAnotherSheet() {
    var styled = StyledTree(of: window, in: sheet)
    second.styleClasses = ["other"]
    styled.update(second)
    let update = styled.update(in: CSSStyleSheet(".other { width: 5px } view { width: 1px }"))
    #expect(update.matched == 3)
    #expect(update.changes == [StyleUpdate.Change(index: 2, effect: .relayout)])
    #expect(styled[second]?[.width].description == "5px")
  }

  @Test func updatesInAnotherEnvironment() {
    var sheet = CSSStyleSheet("@media (prefers-color-scheme: dark) { view { color: white } }")
    var styled = StyledTree(of: window, in: sheet)
    sheet.environment.colorScheme = .dark
    #expect(styled.update(in: sheet).changes.count == 3)
    #expect(styled[window]?[.color].description == "rgb(255, 255, 255)")
  }
}
