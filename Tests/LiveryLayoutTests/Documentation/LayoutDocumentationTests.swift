// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSValues
import Foundation
import Livery
import LiveryDisplay
import LiveryLayout
import TestSupport
import Testing

#if Rendering
  import LiveryRendering
#endif

/// The examples of the articles and doc comments, with the results that they show.
@Suite struct LayoutDocumentationTests {
  private let measuring = MeasurementContext(text: UniformTextMeasuring())

  @Test("every line of code in the documentation is in this folder")
  func isComplete() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let source = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let lines = try DocumentedCode.lines(of: "LiveryLayout")
    #expect(lines.count > 40)
    for line in lines { #expect(line.stands(in: source), "\(line)") }
  }

  @Test("nodes of a text")
  func nodes() {
    let node = ElementNode(StyledText(markup: "Read <b>this</b>").root)
    let types =
      node.styleChildren.map(\.styleType)  // ["b"]
    #expect(types == ["b"])
  }

  @Test("the example of the first page")
  func landing() {
    var output: [String] = []
    func print(_ items: Any...) {
      output.append(items.map { "\($0)" }.joined(separator: " "))
    }
    let sheet = CSSStyleSheet(
      """
      body { font: 10px sans-serif }
      p { display: block; padding: 4px; border: 1px solid gray }
      b { font-weight: bold }
      """)
    let text = StyledText(markup: "<p>Read <b>this</b> before the others.</p>")
    let boxes = BoxTree(text.root, in: sheet)
    let measuring = MeasurementContext(text: UniformTextMeasuring())
    let layout = boxes.layout(width: 110, measuring: measuring)

    print(layout.size.width, "x", layout.size.height)
    for line in layout.textLines {
      print(line.text, "at", line.frame.minX, line.frame.minY)
    }
    #expect(
      output == [
        "110.0 x 34.0", "Read  at 5.0 5.0", "this at 30.0 5.0", " before the at 50.0 5.0",
        "others. at 5.0 17.0",
      ])
  }

  @Test("laying out text")
  func text() {
    let letter = StyledText(markup: "Dear Ada, see <a href='app://plan'>the plan</a>.")
    let theme = Theme()
    let page = BoxTree(letter.root, in: theme)
    let shown = page.layout(width: 200, measuring: measuring)
    let link = page.first { $0.attributes["href"] != nil }
    let frames = link.map { shown.frames(of: $0) }
    #expect(frames?.isEmpty == false)
    let number = shown.hit(Point(80, 10)) { $0.attributes["href"] != nil }
    #expect(number == nil || number == link)
    var changing = page
    let effect = changing.setStates(["hover"], of: 1)
    #expect(effect != .nothing)
    let runs = shown.accessibilityRuns
    let words = runs.map(\.text)
    #expect(words == ["Dear Ada, see", "the plan", "."])
    let missing = shown.missingImages
    let settled = page.layout(width: 200, measuring: measuring)
    #expect(missing.isEmpty && settled.size == shown.size)
  }

  @Test("running transitions")
  func motion() {
    let row = LayoutElement(
      "div", classes: ["row"], [.element(LayoutElement("div", classes: ["icon"]))])
    var moving = BoxTree(
      row,
      in: CSSStyleSheet(
        ".icon { width: 20px; transition: width 100ms linear } .icon:hover { width: 40px }"))
    moving.animate(at: .zero)
    moving.setStates(["hover"], of: 1)
    #expect(moving.sample(at: .zero).nextChange == .zero)
    #expect(moving.sample(at: .milliseconds(50)).changes.map(\.index) == [1])
    #expect(moving.sample(at: .milliseconds(100)).nextChange == nil)

    let (now, button, width) = (Duration.seconds(1), 1, 100.0)
    var boxes = moving
    boxes.animate(at: now)
    boxes.setStates(["hover"], of: button)
    let sample = boxes.sample(at: now)
    let layout = boxes.layout(width: width, measuring: measuring)
    #expect(sample.nextChange == nil && layout.size.width == 100)
  }

  @Test("arranging boxes")
  func boxes() {
    let rules = CSSStyleSheet(
      """
      .row { display: flex; gap: 8px; padding: 6px; font: 10px sans-serif }
      .icon { display: block; width: 20px; height: 20px }
      .name { display: block; flex: 1 }
      """)
    let row = LayoutElement(
      "div", classes: ["row"],
      [
        .element(LayoutElement("div", classes: ["icon"])),
        .element(LayoutElement("div", classes: ["name"], [.text("Inbox")])),
      ])
    let arranged = BoxTree(row, in: rules).layout(width: 120, measuring: measuring)
    #expect(arranged.size == Size(120, 32))
    #expect(arranged.frame(of: 2) == Rect(x: 34, y: 6, width: 80, height: 20))
  }

  @Test("arrangements")
  func arrangements() {
    let grid = GridArrangement(columnCount: 3, padding: 10, spacing: 5)
    let cells = grid.frames(count: 7, in: 320) { index, width in Size(width, 40) }
    #expect(cells.size == Size(320, 150))
    let tags = FlowArrangement(padding: 10, spacing: 5)
    let placed = tags.frames(of: [Size(40, 20), Size(50, 20), Size(30, 10)], in: 120)
    #expect(
      placed.frames == [
        Rect(x: 10, y: 10, width: 40, height: 20), Rect(x: 55, y: 10, width: 50, height: 20),
        Rect(x: 10, y: 35, width: 30, height: 10),
      ])
    #expect(placed.size == Size(115, 55))
  }

  @Test("elements and trees")
  func trees() {
    var title = LayoutElement("label", classes: ["title"], [.text("Inbox")])
    title.states = ["hover"]
    let theme = Theme()
    var styler = BoxStyler(theme, below: [StyleElement("body"), StyleElement("table")])
    let first = styler.boxes(LayoutElement("tableRow", [.text("one")]))
    let second = styler.boxes(LayoutElement("tableRow", [.text("two")]))
    #expect(first.count == 1 && second.count == 1)
    let text = StyledText(markup: "Read <a href='x'>this</a> first.")
    let boxes = BoxTree(text.root, in: theme)
    let layout = boxes.layout(width: 320, measuring: measuring)
    let list = layout.displayList()
    #expect(!list.commands.isEmpty)
    #expect(layout.hit(Point(40, 12)) != nil || layout.size.height < 13)
    #expect(layout.size.width == 320)
  }

  #if Rendering
    /// Compiles the drawing code, which needs a window surface at run time.
    func draw(_ boxes: BoxTree, with renderer: Renderer, on context: OpaquePointer) {
      let layout = boxes.layout(width: 200, measuring: renderer.measuring)
      renderer.draw(layout.displayList(), on: context)
    }
  #endif
}
