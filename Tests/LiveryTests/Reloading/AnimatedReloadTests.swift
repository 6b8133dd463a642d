// SPDX-License-Identifier: Apache-2.0
import CSSMotion
import Livery
import TestSupport
import Testing

/// Tests of files that are saved while their transitions and animations run; the tests pass all times.
@Suite struct AnimatedReloadTests {
  private final class View: StyleNode {
    var styleType: String { "view" }
    let styleClasses = ["a"]
    var styleStates: [String] = []
    var styleParent: (any StyleNode)? { nil }
    var styleChildren: [any StyleNode] { [] }
  }

  /// A window whose view moves since 0, and whose theme is watched.
  private final class Window {
    private let folder: ThemeFolder
    private let theme: Theme
    private let watcher: ThemeWatcher
    private let attached: AttachedTree
    private let view = View()
    private var version = 0
    var animator: Animator

    init(_ css: String) throws {
      folder = try ThemeFolder()
      try folder.write("a.css", css)
      theme = try Theme(contentsOfFile: folder.path("a.css"))
      watcher = try theme.watch(.patient)
      attached = theme.attach(theme.styledTree(of: view)) { _ in }
      animator = Animator(attached.tree, at: .zero)
      view.styleStates = ["hover"]
      attached.update { [view] in _ = $0.update(view) }
      animator.update(attached.tree, at: .zero)
      _ = animator.sample(at: .zero)
    }

    /// Saves the file, waits for the new styles, and updates the animator.
    func save(_ css: String, at milliseconds: Int) async throws {
      version += 1
      let text = "\(version)"
      try folder.replace("a.css", css + " .a { --version: \(text) }")
      try await until { attached.tree[view]?.value(named: "--version")?.description == text }
      animator.update(attached.tree, at: .milliseconds(milliseconds))
    }

    func sample(at milliseconds: Int) -> [String] {
      animator.sample(at: .milliseconds(milliseconds)).events.map {
        "\($0.kind.rawValue) \($0.name) \($0.elapsedTime)"
      }
    }

    subscript(property: Property) -> String? { animator[view]?[property].description }
  }

  private static let transition = """
    .a { left: 0px; top: 0px; transition: left 1s linear, top 1s linear }
    .a:hover { left: 100px; top: 100px }
    """
  private static let animation = """
    .a { width: 5px } .a:hover { animation: grow 1s linear }
    @keyframes grow { from { width: 0px } to { width: 100px } }
    """

  @Test("a saved file does not move a running transition and a running animation")
  func noJump() async throws {
    let css = Self.transition + Self.animation
    let window = try Window(css)
    #expect(window.sample(at: 500).isEmpty)
    let before = [Property.left, .top, .width].map { window[$0] }
    #expect(before == ["50px", "50px", "50px"])
    try await window.save(css + ".a { color: teal }", at: 500)
    #expect([Property.left, .top, .width].map { window[$0] } == before)
    #expect(window[.color] == "rgb(0, 128, 128)")
    #expect(window.sample(at: 500).isEmpty)
    try await window.save(css + ".a { color: navy } .b { width: 7px }", at: 600)
    #expect([Property.left, .top, .width].map { window[$0] } == ["60px", "60px", "60px"])
    #expect(window.sample(at: 750).isEmpty)
    #expect([Property.left, .top, .width].map { window[$0] } == ["75px", "75px", "75px"])
    #expect(
      window.sample(at: 1000) == [
        "transitionend left 1.0 seconds", "transitionend top 1.0 seconds",
        "animationend grow 1.0 seconds",
      ])
    #expect([Property.left, .top, .width].map { window[$0] } == ["100px", "100px", "5px"])
    #expect(window.animator.sample(at: .seconds(1)).nextChange == nil)
  }

  @Test("a saved file with another end value retargets the transition from where it is")
  func retargeting() async throws {
    let window = try Window(Self.transition)
    #expect(window.sample(at: 500).isEmpty)
    let other = Self.transition.replacing("left: 100px", with: "left: 250px")
    try await window.save(other, at: 500)
    #expect(window[.left] == "50px" && window[.top] == "50px")
    #expect(
      window.sample(at: 500) == [
        "transitioncancel left 0.5 seconds", "transitionrun left 0.0 seconds",
        "transitionstart left 0.0 seconds",
      ])
    #expect(window.sample(at: 1000) == ["transitionend top 1.0 seconds"])
    #expect(window[.left] == "150px" && window[.top] == "100px")
    #expect(window.sample(at: 1500) == ["transitionend left 1.0 seconds"])
    #expect(window[.left] == "250px")
  }

  @Test("a saved file with another duration does not change a running transition")
  func transitionDuration() async throws {
    let window = try Window(Self.transition)
    #expect(window.sample(at: 500).isEmpty)
    try await window.save(Self.transition.replacing("1s", with: "4s"), at: 500)
    #expect(window[.left] == "50px")
    #expect(window.sample(at: 1000).count == 2)
    #expect(window[.left] == "100px")
  }

  @Test("a saved file without the transition cancels it")
  func noTransition() async throws {
    let window = try Window(Self.transition)
    #expect(window.sample(at: 500).isEmpty)
    try await window.save(Self.transition.replacing("left 1s linear, ", with: ""), at: 500)
    #expect(window[.left] == "100px" && window[.top] == "50px")
    #expect(window.sample(at: 500) == ["transitioncancel left 0.5 seconds"])
  }

  @Test("a saved file with other keyframes keeps the start time of the animation")
  func keyframes() async throws {
    let window = try Window(Self.animation)
    #expect(window.sample(at: 500).isEmpty)
    try await window.save(Self.animation.replacing("width: 100px", with: "width: 300px"), at: 500)
    #expect(window[.width] == "150px")
    #expect(window.sample(at: 750).isEmpty)
    #expect(window[.width] == "225px")
    #expect(window.sample(at: 1000) == ["animationend grow 1.0 seconds"])
  }

  @Test("a saved file with another duration keeps the time of the animation, not its progress")
  func animationDuration() async throws {
    let window = try Window(Self.animation)
    #expect(window.sample(at: 500).isEmpty)
    try await window.save(Self.animation.replacing("grow 1s", with: "grow 2s"), at: 500)
    #expect(window[.width] == "25px")
    #expect(window.sample(at: 1000).isEmpty)
    #expect(window[.width] == "50px")
    try await window.save(Self.animation.replacing("grow 1s", with: "grow 500ms"), at: 1000)
    #expect(window.sample(at: 1000) == ["animationend grow 0.5 seconds"])
    #expect(window[.width] == "5px")
  }

  @Test("a saved file without the keyframes cancels the animation")
  func noKeyframes() async throws {
    let window = try Window(Self.animation)
    #expect(window.sample(at: 500).isEmpty)
    try await window.save(
      Self.animation.replacing("@keyframes grow", with: "@keyframes other"), at: 500)
    #expect(window[.width] == "5px")
    #expect(window.sample(at: 500) == ["animationcancel grow 0.5 seconds"])
    #expect(window.animator.sample(at: .seconds(0.5)).nextChange == nil)
    try await window.save(Self.animation, at: 600)
    #expect(window.sample(at: 600) == ["animationstart grow 0.0 seconds"])
    #expect(window[.width] == "0px")
  }
}
