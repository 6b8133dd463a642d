// SPDX-License-Identifier: Apache-2.0
import CSSMotion
import Foundation
import Livery
import TestSupport
import Testing

/// Tests of the examples in the article "Animate a style", with the theme of the article.
@Suite struct AnimationExampleTests {
  /// A clock that the test advances.
  private final class Clock {
    var now = Duration.zero
    private(set) var isRunning = false

    func start() { isRunning = true }
    func stop() { isRunning = false }
  }

  private final class Button: StyleNode {
    var isHovered = false
    let styleType = "button"
    var styleParent: (any StyleNode)? { nil }
    var styleChildren: [any StyleNode] { [] }
    let styleClasses = ["play"]
    var styleStates: [String] { isHovered ? ["hover"] : [] }
  }

  private let clock = Clock()
  private let folder: ThemeFolder
  private let css: String

  init() throws {
    let article = try String(
      contentsOf: Corpora.packageRoot.appending(
        path: "Sources/Livery/Livery.docc/AnimatingAStyle.md"), encoding: .utf8)
    let blocks = article.components(separatedBy: "```css\n").dropFirst()
    css = blocks.map { $0.components(separatedBy: "```")[0] }.joined()
    folder = try ThemeFolder()
    try folder.write("play.css", css)
  }

  @Test("the animator of a tree, its frames, events and a reload")
  func tree() throws {
    let play = Button()
    let window = play
    // The file does not exist in the current folder, so the line is only compiled.
    _ = {
      let theme = try Theme(contentsOfFile: "play.css")
      return theme
    }
    let theme = try Theme(contentsOfFile: folder.path("play.css"))
    var styled = theme.styledTree(of: window)
    var animator = Animator(styled, at: clock.now)

    play.isHovered = true
    styled.update(play)
    animator.update(styled, at: clock.now)
    clock.start()

    var drawn: [String] = []
    var lines: [String] = []
    func print(_ name: String, _ time: Duration) { lines.append("\(name) \(time)") }
    func redraw(_ style: ComputedStyle, _ effect: ChangeEffect) {
      drawn.append("\(style[.backgroundColor]) \(effect)")
    }
    func drawFrame(at now: Duration) {
      let sample = animator.sample(at: now)
      for change in sample.changes { redraw(animator.style(at: change.index), change.effect) }
      if sample.nextChange == nil { clock.stop() }
      for event in sample.events where event.kind == .transitionEnd {
        print(event.name, event.elapsedTime)
      }
    }
    for _ in 0...4 {
      #expect(clock.isRunning)
      drawFrame(at: clock.now)
      clock.now += .milliseconds(50)
    }
    #expect(!clock.isRunning)
    #expect(drawn.first == "rgb(59, 89, 152) repaint")
    #expect(drawn.last == "rgb(209, 73, 91) repaint")
    #expect(Set(drawn).count == 5)
    #expect(lines == ["background-color 0.2 seconds"] + Self.corners.map { "\($0) 0.2 seconds" })

    var redraws = 0
    nonisolated(unsafe) let redrawSoon = { redraws += 1 }
    let attached = theme.attach(styled) { _ in redrawSoon() }
    theme.add(".play:hover { background-color: teal }", name: "teal.css")
    animator.update(attached.tree, at: clock.now)
    #expect(redraws <= 1)
    #expect(animator.sample(at: clock.now).nextChange != nil)
    clock.now += .milliseconds(200)
    _ = animator.sample(at: clock.now)
    #expect(animator[play]?[.backgroundColor].description == "rgb(0, 128, 128)")
  }

  private static let corners = ["bottom-left", "bottom-right", "top-left", "top-right"].map {
    "border-\($0)-radius"
  }

  @Test("a user who prefers less motion")
  func reducedMotion() throws {
    let theme = try Theme(contentsOfFile: folder.path("play.css"))
    theme.environment.preferences.reducesMotion = true
    #expect(theme.text(".play", "transition-duration") == "0s")
    let styled = theme.styledTree(
      of: StyleElement("button", classes: ["play"], states: ["loading"]))
    var animator = Animator(styled, at: clock.now)
    #expect(animator.sample(at: .seconds(0.5)).nextChange != nil)
    var options = MotionOptions()
    options.reducedMotion = .jumpToEnd
    animator = Animator(styled, at: clock.now, options)
    #expect(animator.sample(at: .seconds(0.5)).nextChange == nil)
  }

  @Test("a single element")
  func element() throws {
    let theme = try Theme(contentsOfFile: folder.path("play.css"))
    var button = theme.styledTree(of: StyleElement("button", classes: ["play"]))
    var single = Animator(button, at: clock.now)

    button.update(0, to: StyleElement("button", classes: ["play"], states: ["hover"]))
    single.update(button, at: clock.now)
    _ = single.sample(at: clock.now + .milliseconds(100))
    _ = single.style(at: 0)[.backgroundColor]
    let halfway = single.style(at: 0)[.backgroundColor]
    let colors = [button.style(at: 0), theme.styledTree(of: StyleElement("x")).style(at: 0)].map {
      $0[.backgroundColor]
    }
    #expect(!colors.contains(halfway))
  }

  @Test("the size of the content")
  func size() throws {
    let theme = try Theme(contentsOfFile: folder.path("play.css"))
    var styled = theme.styledTree(of: StyleElement("box", classes: ["details"]))
    var animator = Animator(styled, at: clock.now)
    func contentHeight(of index: Int) -> Double { 80 }
    styled.update(0, to: StyleElement("box", classes: ["details", "open"]))
    animator.update(styled, at: clock.now) { index, property, keyword in
      property == .height ? contentHeight(of: index) : nil
    }
    _ = animator.sample(at: .milliseconds(100))
    let height = try #require(Length(animator.style(at: 0)[.height])?.pixels)
    #expect(height > 40 && height < 80)
    _ = animator.sample(at: .milliseconds(200))
    #expect(animator.style(at: 0)[.height].description == "auto")
  }
}
