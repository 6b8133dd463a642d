// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSSyntax
import CSSValues
import Testing

@Suite struct AnimatorTests {
  @Test func `A reversed transition returns in the time that it took`() {
    var box = Box(".a { left: 0px; transition: left 1s linear } .a.on { left: 100px }")
    #expect(box.sample(at: 0).nextChange == nil)
    box.update(["a", "on"], at: 0)
    #expect(box.sample(at: 400).nextChange == .milliseconds(400))
    #expect(box[.left] == "40px")
    box.update(["a"], at: 400)
    _ = box.sample(at: 600)
    #expect(box[.left] == "20px")
    let last = box.sample(at: 800)
    #expect(box[.left] == "0px")
    #expect(last.nextChange == nil)
  }

  @Test func `A delay is waited for without frames`() {
    var box = Box(".a { opacity: 1; transition: opacity 1s 500ms } .a.on { opacity: 0 }")
    box.update(["a", "on"], at: 100)
    #expect(box.sample(at: 100).nextChange == .milliseconds(600))
  }

  @Test func `A sample lists the work of each element`() {
    var box = Box(
      ".a { color: black; width: 0px; transition: 1s } .a.on { color: white; width: 10px }")
    box.update(["a", "on"], at: 0)
    _ = box.sample(at: 0)
    let sample = box.sample(at: 500)
    #expect(sample.changes.map(\.effect) == [.relayout])
    #expect(sample.effect == .relayout)
    #expect(box.sample(at: 500).changes.isEmpty)
  }

  @Test func `Descendants that inherit an animated value change with it`() throws {
    let sheet = CSSStyleSheet(
      ".a { color: black; transition: color 1s linear } .a.on { color: white }")
    func root(_ classes: [String]) -> StyleElement {
      var root = StyleElement("box", classes: classes)
      root.children = [StyleElement("label"), StyleElement("label", inlineStyle: "color: red")]
      return root
    }
    var animator = Animator(StyledTree(of: root(["a"]), in: sheet), at: .zero)
    animator.update(StyledTree(of: root(["a", "on"]), in: sheet), at: .zero)
    _ = animator.sample(at: .zero)
    let changes = animator.sample(at: .milliseconds(500)).changes
    #expect(changes.map(\.index) == [0, 1])
    #expect(changes.map(\.isInherited) == [false, true])
    #expect(animator.style(at: 1)[.color].description == "rgb(128, 128, 128)")
    #expect(animator.style(at: 2)[.color].description == "rgb(255, 0, 0)")
  }

  @Test(arguments: [
    StyleElement("spinner", classes: ["on"]), StyleElement("a", id: "x", classes: ["on"]),
  ])
  func `An element of another type or id is new`(_ element: StyleElement) {
    let sheet = CSSStyleSheet(
      "* { left: 0px; transition: left 1s linear } .on { left: 100px }")
    func tree(_ child: StyleElement) -> StyledTree {
      StyledTree(of: StyleElement("box", children: [child]), in: sheet)
    }
    var animator = Animator(tree(StyleElement("a")), at: .zero)
    animator.update(tree(element), at: .zero)
    #expect(animator.sample(at: .zero).events.isEmpty)
    #expect(animator.style(at: 1)[.left].description == "100px")
    animator.update(tree(StyleElement("a")), at: .zero)
    #expect(animator.style(at: 1)[.left].description == "0px")
  }

  @Test func `Children that inherit an animated value explicitly change with it`() {
    let sheet = CSSStyleSheet(
      ".a { left: 0px; transition: left 1s linear } .on { left: 100px } .off { transition: none }")
    func root(_ classes: [String]) -> StyleElement {
      let below = StyleElement("label", inlineStyle: "left: inherit")
      var root = StyleElement("box", classes: classes)
      root.children = [StyleElement("label", inlineStyle: "left: inherit"), StyleElement("label")]
      root.children[1].children = [below]
      return root
    }
    var animator = Animator(sheet.styledTree(of: root(["a"])), at: .zero)
    animator.update(sheet.styledTree(of: root(["a", "on"])), at: .zero)
    _ = animator.sample(at: .zero)
    var sample = animator.sample(at: .milliseconds(500))
    #expect(sample.changes.map(\.index) == [0, 1])
    #expect(sample.changes.map(\.effect) == [.relayout, .relayout])
    #expect(animator.style(at: 1)[.left].description == "50px")
    animator.update(sheet.styledTree(of: root(["a", "on", "off"])), at: .milliseconds(500))
    sample = animator.sample(at: .milliseconds(500))
    #expect(sample.changes.map(\.index) == [0, 1])
    #expect(animator.style(at: 1)[.left].description == "100px")
  }

  @Test func `A user who prefers less motion sees the end at once if the program says so`() {
    var sheet = CSSStyleSheet(".a { left: 0px; transition: left 1s } .a.on { left: 100px }")
    sheet.environment.preferences.reducesMotion = true
    var options = MotionOptions()
    options.reducedMotion = .jumpToEnd
    var box = Box(sheet, options)
    box.update(["a", "on"], at: 0)
    #expect(box.sample(at: 0).nextChange == nil)
    #expect(box[.left] == "100px")
  }

  @Test func `A slow policy multiplies durations and delays`() {
    var options = MotionOptions()
    options.policy = .slow(10)
    var box = Box(
      CSSStyleSheet(".a { left: 0px; transition: left 1s linear 1s } .a.on { left: 100px }"),
      options)
    box.update(["a", "on"], at: 0)
    _ = box.sample(at: 15_000)
    #expect(box[.left] == "50px")
  }

  @Test func `An animation with too many keyframes does not run`() {
    var options = MotionOptions()
    options.maximumKeyframeCount = 2
    let keyframes = "0% { left: 0px } 50% { left: 10px } 100% { left: 20px }"
    var box = Box(
      CSSStyleSheet("@keyframes k { \(keyframes) } .a { left: 5px; animation: k 1s }"), options)
    let sample = box.sample(at: 500)
    #expect(
      sample.diagnostics.map(\.message) == [
        "the keyframes 'k' have too many blocks; the animation does not run"
      ])
    #expect(box[.left] == "5px")
  }
}

/// An element with an animator.
private struct Box {
  private var tree: StyledTree
  private var animator: Animator

  init(_ css: String) { self.init(CSSStyleSheet(css)) }

  init(_ sheet: CSSStyleSheet, _ options: MotionOptions = MotionOptions()) {
    tree = StyledTree(of: StyleElement("box", classes: ["a"]), in: sheet)
    animator = Animator(tree, at: .zero, options)
  }

  mutating func update(_ classes: [String], at milliseconds: Int) {
    tree.update(0, to: StyleElement("box", classes: classes))
    animator.update(tree, at: .milliseconds(milliseconds))
  }

  mutating func sample(at milliseconds: Int) -> AnimatorSample {
    animator.sample(at: .milliseconds(milliseconds))
  }

  subscript(property: Property) -> String { animator.style(at: 0)[property].description }
}

extension StyleElement {
  fileprivate init(_ type: String, inlineStyle: String) {
    self.init(type)
    self.inlineStyle = inlineStyle
  }
}
