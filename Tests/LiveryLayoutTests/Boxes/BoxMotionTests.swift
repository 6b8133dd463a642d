// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSValues
import Livery
import LiveryDisplay
import LiveryLayout
import Testing

/// Tests of trees whose transitions and animations run.
@Suite struct BoxMotionTests {
  private let sheet = CSSStyleSheet(
    basics + """
      p { width: 40px; color: black; transition: width 100ms linear, color 100ms linear }
      p:hover { width: 80px; color: white }
      p.wide { width: 60px }
      li { animation: grow 1s linear }
      @keyframes grow { from { height: 0 } to { height: 100px } }
      """)

  private func boxes(_ root: LayoutElement) -> BoxTree { BoxTree(root, in: sheet) }

  private func width(_ boxes: BoxTree, of number: Int) -> Double? {
    boxes.layout(width: 100, measuring: uniform).frame(of: number)?.width
  }

  @Test func `A change of states runs a transition to its end`() {
    var boxes = boxes(element("root", "", [child("p", "", [.text("x")])]))
    boxes.animate(at: .zero)
    #expect(boxes.setStates(["hover"], of: 1) == .relayout)
    let start = boxes.sample(at: .seconds(2))
    #expect(start.events.map(\.index) == [1, 1, 1, 1])
    #expect(start.nextChange == .seconds(2))
    #expect(width(boxes, of: 1) == 40)
    let middle = boxes.sample(at: .milliseconds(2_050))
    #expect(middle.changes.map(\.index) == [1])
    #expect(middle.changes.map(\.effect) == [.relayout])
    #expect(width(boxes, of: 1) == 60)
    #expect(RGBA(boxes.style(at: 1).color) == RGBA(red: 0.5, green: 0.5, blue: 0.5))
    let end = boxes.sample(at: .milliseconds(2_100))
    #expect(end.events.map(\.kind) == [.transitionEnd, .transitionEnd])
    #expect(end.nextChange == nil)
    #expect(width(boxes, of: 1) == 80)
  }

  @Test func `A tree that is not animated changes at once`() {
    var boxes = boxes(element("root", "", [child("p")]))
    boxes.setStates(["hover"], of: 1)
    #expect(width(boxes, of: 1) == 80)
    #expect(boxes.sample(at: .zero).nextChange == nil)
  }

  @Test func `A tree that replaces another one continues its animations`() {
    var first = boxes(element("root", "", [child("p"), child("li")]))
    first.animate(at: .zero)
    first.sample(at: .milliseconds(250))
    var second = boxes(element("root", "", [child("p", "wide"), child("li")]))
    second.animate(at: .milliseconds(500), replacing: first)
    second.sample(at: .milliseconds(550))
    #expect(width(second, of: 1) == 50)
    let layout = second.layout(width: 100, measuring: uniform)
    #expect(layout.frame(of: 2)?.height.rounded() == 55)
  }

  @Test func `Events of the elements above the root are not those of the tree`() {
    let sheet = CSSStyleSheet(
      "body, p { animation: fade 1s } @keyframes fade { from { opacity: 0 } }")
    var boxes = BoxTree(element("root", "", [child("p")]), in: sheet)
    boxes.animate(at: .zero)
    let sample = boxes.sample(at: .milliseconds(10))
    #expect(sample.events.map(\.index) == [1])
    #expect(sample.changes.map(\.index) == [1])
  }

  @Test func `A change back reverses a transition`() {
    var boxes = boxes(element("root", "", [child("p")]))
    boxes.animate(at: .zero)
    boxes.setStates(["hover"], of: 1)
    boxes.sample(at: .zero)
    boxes.sample(at: .milliseconds(50))
    #expect(width(boxes, of: 1) == 60)
    boxes.setStates([], of: 1)
    boxes.sample(at: .milliseconds(50))
    #expect(width(boxes, of: 1) == 60)
    boxes.sample(at: .milliseconds(75))
    #expect(width(boxes, of: 1) == 50)
    boxes.sample(at: .milliseconds(100))
    #expect(width(boxes, of: 1) == 40)
  }

  @Test func `A changed theme moves the elements`() {
    let theme = Theme()
    theme.add(
      "root, p { display: block } p { width: 40px; transition: width 100ms linear }", name: "a.css")
    var boxes = BoxTree(element("root", "", [child("p")]), in: theme)
    boxes.animate(at: .zero)
    theme.add("p { width: 80px }", name: "b.css")
    #expect(boxes.update(in: theme) == .relayout)
    boxes.sample(at: .zero)
    boxes.sample(at: .milliseconds(50))
    #expect(width(boxes, of: 1) == 60)
  }
}
