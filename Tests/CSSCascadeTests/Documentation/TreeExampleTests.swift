// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// The examples of the documentation of nodes and trees, with the results that it shows.
@Suite struct TreeExampleTests {
  final class Button: StyleNode {
    var styleType: String { "button" }
    var styleClasses: [String] { isPrimary ? ["primary"] : [] }
    var styleStates: [String] { isPressed ? ["active", "hover"] : [] }
    var styleParent: (any StyleNode)? { superview }
    var styleChildren: [any StyleNode] { subviews }

    var isPrimary = true
    var isPressed = false
    weak var superview: Panel?
    var subviews: [any StyleNode] = []
  }

  /// A node with children.
  final class Panel: StyleNode {
    let styleType: String
    let styleChildren: [any StyleNode]
    var styleParent: (any StyleNode)? { nil }

    init(_ type: String, _ children: [any StyleNode] = []) {
      styleType = type
      styleChildren = children
    }
  }

  private let sheet = CSSStyleSheet(
    """
    button { --accent: teal; font-weight: bold }
    button:hover { color: navy }
    button.primary { background-color: var(--accent); color: white }
    button.primary:hover { background-color: navy }
    slider::part(knob) { width: 12px }
    field::placeholder { color: gray }
    """)

  @Test("the style of a node")
  func node() {
    let button = Button()
    let style = sheet.computedStyle(for: button)
    #expect(style[.backgroundColor].description == "rgb(0, 128, 128)")
    #expect(style.value(named: "--accent")?.description == "teal")
    #expect(style.ruleSet.font.description == "bold 14px sans-serif")
    #expect(style.value(of: .width, as: LengthPercentageAuto.self) == .auto)
    #expect(style.value(of: .width, as: PreferredSize.self) == .auto)
    let ruleSet = style.ruleSet
    #expect(ruleSet.color == CSSColor(.white))
    #expect(ruleSet.font.description == "bold 14px sans-serif")
    #expect(ruleSet.height == nil)
    #expect(sheet.computedStyle(for: button).color == CSSColor(.white))
  }

  @Test("the update of a tree")
  func update() {
    let button = Button()
    var styled = sheet.styledTree(of: button)
    button.isPressed = true
    let update = styled.update(button)
    #expect(update.changes.map(\.effect) == [.repaint])
    #expect(update.matched == 1)
  }

  @Test("a node that changes")
  func change() {
    let button = Button()
    let before = sheet.computedStyle(for: button)
    button.isPressed = true
    #expect(sheet.computedStyle(for: button).difference(from: before) == .repaint)
    let style = sheet.computedStyle(for: button)
    #expect(style.difference(from: before) == .repaint)
  }

  @Test("a tree of nodes")
  func tree() {
    let button = Button()
    let window = Panel("window", [button])
    button.superview = window
    let styled = sheet.styledTree(of: window)
    #expect(styled[button]?.color == CSSColor(.white))
    #expect(styled.elements(matching: "toolbar > .primary, :root") == [0])
    #expect(styled.elements(matching: "window > .primary") == [1])
    #expect(styled.elements(matching: "window >") == [])
  }

  @Test("a tree from a description")
  func describedTree() {
    let button = StyleElement("button", classes: ["primary"], states: ["hover"])
    do {
      let toolbar = StyleElement("toolbar", id: "main", children: [button])
      #expect(sheet.styledTree(of: toolbar).style(at: 1).color == CSSColor(.white))
    }
    let toolbar = StyleElement(
      "toolbar", id: "main", children: [StyleElement("button", states: ["hover"])])
    #expect(sheet.styledTree(of: toolbar).style(at: 1).color == CSSColor(.navy))
  }

  @Test("a path from a description")
  func path() {
    do {
      var path = StylePath(StyleElement("window"))
      path.append(StyleElement("button", classes: ["primary"]))
      #expect(sheet.computedStyle(for: path).color == CSSColor(.white))
    }
    do {
      var path = StylePath(StyleElement("window"))
      path.append(StyleElement("toolbar"))
      path.append(
        StyleElement("button", classes: ["primary"]), before: [StyleElement("button")])
      #expect(sheet.computedStyle(for: path).color == CSSColor(.white))
    }
    var path = StylePath(StyleElement("toolbar"))
    path.append(StyleElement("button", classes: ["primary"]), before: [StyleElement("button")])
    #expect(sheet.computedStyle(for: path).color == CSSColor(.white))
  }

  @Test("parts and pseudo-elements")
  func pseudoElements() {
    let (slider, field) = (Panel("slider"), Panel("field"))
    #expect(sheet.computedStyle(for: slider, part: "knob")[.width].description == "12px")
    #expect(sheet.computedStyle(for: field, pseudoElement: "placeholder")?.color == CSSColor(.gray))
    let styled = CSSStyleSheet("field::before { color: gray }").styledTree(of: field)
    #expect(styled.style(at: 0, pseudoElement: "before")?.color == CSSColor(.gray))
  }
}
