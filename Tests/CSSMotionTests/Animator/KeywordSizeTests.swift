// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSValues
import TestSupport
import Testing

/// Tests of `interpolate-size` with the sizes that a program reports.
@Suite struct KeywordSizeTests {
  private static let css = """
    .a { interpolate-size: allow-keywords; height: 0px; transition: height 1s linear }
    .on { height: auto } .fixed { height: 100px }
    .k { animation: k 1s linear both } @keyframes k { from { height: max-content } to { height: 0px } }
    """

  /// A question of the animator, and the answer of the program.
  private final class Layout {
    var height: Double? = 40
    private(set) var questions: [String] = []

    func size(_ index: Int, _ property: Property, _ keyword: Keyword) -> Double? {
      questions.append("\(index) \(property.name): \(keyword.name)")
      return height
    }
  }

  private var tree = CSSStyleSheet(css).styledTree(of: StyleElement("box", classes: ["a"]))
  private var animator: Animator
  private let layout = Layout()

  init() { animator = Animator(tree, at: .zero) }

  private mutating func update(_ classes: [String], at time: Duration, asking: Bool = true) {
    tree.update(0, to: StyleElement("box", classes: ["a"] + classes))
    animator.update(tree, at: time, sizes: asking ? layout.size : nil)
  }

  private mutating func height(at milliseconds: Int) -> String {
    _ = animator.sample(at: .milliseconds(milliseconds))
    return animator.style(at: 0)[.height].description
  }

  @Test mutating func `The value is in px during the transition, and the keyword after it`() {
    update(["on"], at: .zero)
    #expect(layout.questions == ["0 height: auto"])
    #expect(height(at: 0) == "0px")
    #expect(height(at: 250) == "10px")
    #expect(height(at: 1000) == "auto")
    update([], at: .seconds(2))
    #expect(height(at: 2000) == "auto")
    #expect(height(at: 2250) == "30px")
    #expect(height(at: 3000) == "0px")
  }

  @Test(arguments: [nil, .nan, .infinity, -1.0])
  mutating func `A value without a valid size changes at once`(_ size: Double?) {
    layout.height = size
    update(["on"], at: .zero)
    #expect(layout.questions == ["0 height: auto"])
    let sample = animator.sample(at: .zero)
    #expect(sample.events.isEmpty && sample.nextChange == nil)
    #expect(animator.style(at: 0)[.height].description == "auto")
  }

  @Test mutating func `A program without sizes is not asked, and the value changes at once`() {
    update(["on"], at: .zero, asking: false)
    #expect(height(at: 0) == "auto")
  }

  @Test mutating func `Lengths and unchanged values ask for no sizes`() {
    update(["fixed"], at: .zero)
    #expect(height(at: 500) == "50px")
    animator.update(tree, at: .seconds(0.5), sizes: layout.size)
    #expect(layout.questions.isEmpty)
  }

  @Test mutating func `A running transition follows a size that changes without a style`() {
    update(["on"], at: .zero)
    _ = animator.sample(at: .seconds(0.5))
    layout.height = 80
    animator.update(tree, at: .seconds(0.5), sizes: layout.size)
    #expect(animator.style(at: 0)[.height].description == "40px")
    #expect(animator.sample(at: .seconds(0.5)).changes.map(\.effect) == [.relayout])
    animator.update(tree, at: .seconds(0.5), sizes: layout.size)
    #expect(animator.sample(at: .seconds(0.5)).changes.isEmpty)
    #expect(height(at: 750) == "60px")
    #expect(height(at: 1000) == "auto")
  }

  @Test mutating func `An update without sizes keeps those of running effects`() {
    update(["on"], at: .zero)
    update(["on", "other"], at: .seconds(0.25), asking: false)
    #expect(height(at: 500) == "20px")
    update([], at: .seconds(0.5), asking: false)
    #expect(height(at: 750) == "10px")
    update(["on"], at: .seconds(0.75), asking: false)
    #expect(height(at: 750) == "auto")
  }

  @Test mutating func `Keyframes ask for the sizes of their keywords and of those under them`() {
    update(["on", "k"], at: .zero, asking: false)
    _ = animator.sample(at: .zero)
    update(["on", "k", "other"], at: .seconds(0.5))
    #expect(layout.questions.sorted() == ["0 height: auto", "0 height: max-content"])
    #expect(height(at: 500) == "20px")
    layout.height = 80
    animator.update(tree, at: .seconds(0.5), sizes: layout.size)
    #expect(height(at: 750) == "20px")
    #expect(height(at: 1000) == "0px")
  }

  @Test mutating func `Keyframes without sizes flip halfway`() {
    update(["on", "k"], at: .zero, asking: false)
    #expect(height(at: 499) == "max-content")
    #expect(height(at: 501) == "0px")
  }

  @Test func `The animations of a new animator ask for sizes`() {
    let tree = CSSStyleSheet(Self.css).styledTree(of: StyleElement("box", classes: ["a", "k"]))
    var animator = Animator(tree, at: .zero, sizes: layout.size)
    _ = animator.sample(at: .seconds(0.75))
    #expect(animator.style(at: 0)[.height].description == "10px")
  }
}
