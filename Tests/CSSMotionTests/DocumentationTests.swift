// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Foundation
import TestSupport
import Testing

@testable import CSSMotion

/// Tests of the examples in the documentation, with the results that it shows.
@Suite("The documentation of motion")
struct DocumentationTests {
  @Test("every line of code in the documentation is in this file")
  func isComplete() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = try DocumentedCode.lines(of: "CSSMotion")
    #expect(lines.count > 20)
    for line in lines { #expect(line.stands(in: source), "\(line)") }
  }

  @Test("the example of the overview")
  func overview() {
    let sheet = CSSStyleSheet(
      """
      .button { background-color: white; transition: background-color 200ms linear }
      .button:hover { background-color: black }
      """)
    var tree = sheet.styledTree(of: StyleElement("box", classes: ["button"]))
    var animator = Animator(tree, at: .zero)

    tree.update(0, to: StyleElement("box", classes: ["button"], states: ["hover"]))
    animator.update(tree, at: .seconds(1))

    let sample = animator.sample(at: .seconds(1.1))
    #expect(sample.changes.map(\.effect) == [.repaint])
    #expect(animator.style(at: 0)[.backgroundColor].description == "rgb(128, 128, 128)")
    #expect(sample.nextChange == .seconds(1.1))
    #expect(animator.sample(at: .seconds(1.2)).nextChange == nil)
    _ = [sample.changes.map(\.effect)]
    _ = animator.style(at: 0)[.backgroundColor]
    _ = sample.nextChange
    _ = animator.sample(at: .seconds(1.2)).nextChange
  }

  @Test("the examples of a change of state")
  func stateChanges() {
    #expect(StateChange(to: "highlighted").to == ["hover", "active"])
    let sheet = CSSStyleSheet(
      ".button { left: 0; transition: left 200ms linear } .button:hover { left: 10px }")
    let timeline = MotionTimeline(".button", in: sheet, StateChange(to: "highlighted"))
    #expect(timeline?.end == .milliseconds(200))
    #expect(timeline?.style(at: .milliseconds(100))?[.left].description == "5px")
    _ = StateChange(to: "highlighted").to
    _ = timeline?.end
    _ = timeline?.style(at: .milliseconds(100))
  }

  @Test("the example of an animator")
  func animator() {
    let theme = CSSStyleSheet(
      """
      .button { background-color: white; transition: background-color 200ms }
      .button:hover { background-color: black }
      """)
    let button = Button()
    let window = button
    var styled = theme.styledTree(of: window)
    var animator = Animator(styled, at: .zero)

    button.isHovered = true
    styled.update(button)
    animator.update(styled, at: .seconds(1))

    let sample = animator.sample(at: .seconds(1.1))
    #expect(sample.changes.map(\.effect) == [.repaint])
    sample.changes.map(\.effect).forEach { _ in }
    _ = animator.style(at: sample.changes[0].index)
    _ = sample.nextChange
    #expect(animator[button]?[.backgroundColor] == animator.style(at: 0)[.backgroundColor])
  }

  @Test("the example of sizes")
  func sizes() {
    let sheet = CSSStyleSheet(
      """
      .a { interpolate-size: allow-keywords; height: 0px; transition: height 1s linear }
      .on { height: auto }
      """)
    struct Layout { func contentHeight(of index: Int) -> Double { 40 } }
    let (layout, now) = (Layout(), Duration.zero)
    var styled = sheet.styledTree(of: StyleElement("box", classes: ["a"]))
    var animator = Animator(styled, at: now)
    styled.update(0, to: StyleElement("box", classes: ["a", "on"]))
    animator.update(styled, at: now) { index, property, keyword in
      property == .height ? layout.contentHeight(of: index) : nil
    }
    _ = animator.sample(at: .seconds(0.5))
    #expect(animator.style(at: 0)[.height].description == "20px")
  }

  @Test("the examples of events and options")
  func events() {
    let sheet = CSSStyleSheet(".a { opacity: 0; transition: opacity 200ms } .b { opacity: 1 }")
    var tree = sheet.styledTree(of: StyleElement("box", classes: ["a"]))
    var animator = Animator(tree, at: .zero)
    tree.update(0, to: StyleElement("box", classes: ["a", "b"]))
    animator.update(tree, at: .zero)
    let now = Duration.seconds(1)
    var lines: [String] = []
    func print(_ name: String, _ time: Duration) { lines.append("\(name) \(time)") }
    for event in animator.sample(at: now).events where event.kind == .transitionEnd {
      print(event.name, event.elapsedTime)
    }
    #expect(lines == ["opacity 0.2 seconds"])
    var options = MotionOptions()
    options.reducedMotion = .jumpToEnd
    #expect(options.policy == .run)
  }

  @Test("the example of a timer")
  func timer() {
    final class Shown: @unchecked Sendable {
      var animator: Animator
      init(_ animator: Animator) { self.animator = animator }
    }
    let styled = CSSStyleSheet("").styledTree(of: StyleElement("box"))
    let shown = Shown(Animator(styled, at: .zero))
    @Sendable func draw(_ changes: [AnimatorSample.Change]) {}
    let queue = DispatchQueue(label: "frames")
    struct FrameTimer {
      let timer: CSSMotion.FrameTimer
      init(_ frame: @escaping @Sendable (Duration) -> Duration?) {
        timer = CSSMotion.FrameTimer(queue: DispatchQueue(label: "unused"), frame)
      }
      var now: Duration { timer.now }
      func start() { timer.start() }
    }
    var animator: Animator {
      get { shown.animator }
      set { shown.animator = newValue }
    }
    _ = queue
    let timer = FrameTimer { now in
      var animator = shown.animator
      let sample = animator.sample(at: now)
      draw(sample.changes)
      return sample.nextChange
    }
    animator.update(styled, at: timer.now)
    timer.start()
  }

  /// A button of a program.
  private final class Button: StyleNode {
    var isHovered = false
    let styleType = "box"
    var styleParent: (any StyleNode)? { nil }
    var styleChildren: [any StyleNode] { [] }
    let styleClasses = ["button"]
    var styleStates: [String] { isHovered ? ["hover"] : [] }
  }
}
