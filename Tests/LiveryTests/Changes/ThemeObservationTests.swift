// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryDisplay
import LiveryPipelines
import Synchronization
import Testing

/// Tests for the notification of observers of a theme.
@Suite struct ThemeObservationTests {
  private let theme = Theme(CSSStyleSheet(".badge { color: red }", name: "a.css"))
  private let changes = Recorder<ThemeChange>()

  @Test("a listener receives every kind of change")
  func changeKinds() {
    let observation = theme.observe { [changes] in changes.add($0) }
    theme.add(".title { color: teal }", name: "b.css")
    theme.replace("b.css", with: ".title { color: navy }")
    theme.update { $0.add(".x { top: 1px }", name: "c.css") }
    theme.remove("c.css")
    theme.environment.colorScheme = .dark
    theme.register(StyleFunction("--one") { _ in "1" })
    theme.pipelineLibrary.register(TestShape.self)
    let all = changes.all
    #expect(all.map(\.sheets) == [["b.css"], ["b.css"], ["c.css"], ["c.css"], [], [], []])
    #expect(all.map(\.selectors) == [[".title"], [".title"], [".x"], [".x"], [], [], []])
    #expect(all.map(\.isEnvironmentChanged) == [false, false, false, false, true, false, false])
    #expect(all.map(\.areFunctionsChanged) == [false, false, false, false, false, true, false])
    #expect(all.map(\.isPipelineLibraryChanged).last == true)
    #expect(all.allSatisfy { !$0.isEmpty })
    #expect(all[1].before.css(".title", "color")?.description == "rgb(0, 128, 128)")
    #expect(all[1].after.css(".title", "color")?.description == "rgb(0, 0, 128)")
    withExtendedLifetime(observation) {}
  }

  /// A shape that the program defines.
  private struct TestShape: Shape {
    var flat = 0.0

    static let prototype = TestShape()
    static let schema = Schema<TestShape>(
      "--spot", "A dot.", notation: .keywords,
      parameters: [Parameter("flat", \.flat, form: .optional, in: .nonNegative)]
    )

    func outline(in rect: Rect) -> Path { Path() }
  }

  @Test("an update without effect is not a change")
  func nothing() {
    let observation = theme.observe { [changes] in changes.add($0) }
    theme.replace("a.css", with: ".badge { color: red }")
    theme.environment.colorScheme = .light
    theme.remove("nobody.css")
    theme.update { _ in }
    #expect(changes.all.isEmpty)
    theme.replace("a.css", with: ".badge { color: /* the same */ red }")
    #expect(changes.all.map(\.isEmpty) == [true])
    #expect(changes.all.map(\.sheets) == [["a.css"]])
    withExtendedLifetime(observation) {}
  }

  @Test("reports reordered sheets")
  func order() {
    theme.add(".b { top: 1px }", name: "b.css")
    theme.add(".c { top: 1px }", name: "c.css")
    let observation = theme.observe { [changes] in changes.add($0) }
    theme.update { sheet in
      sheet = CSSStyleSheet([sheet.sources[1], sheet.sources[2], sheet.sources[0]])
    }
    #expect(changes.all.map(\.sheets) == [["a.css"]])
    #expect(changes.all.map(\.selectors) == [[".badge"]])
    withExtendedLifetime(observation) {}
  }

  @Test("a cancelled or released observation receives no changes")
  func cancelling() {
    var first: ThemeObservation? = theme.observe { [changes] in changes.add($0) }
    let second = theme.observe { [changes] in changes.add($0) }
    theme.add("a { top: 1px }", name: "1")
    #expect(changes.all.count == 2)
    first = nil
    theme.add("a { top: 1px }", name: "2")
    #expect(changes.all.count == 3)
    second.cancel()
    second.cancel()
    theme.add("a { top: 1px }", name: "3")
    #expect(changes.all.count == 3)
    #expect(first == nil)
  }

  @Test("a listener may cancel itself and others")
  func cancellingInside() {
    let observations = Recorder<ThemeObservation>()
    for _ in 0..<3 {
      observations.add(
        theme.observe { [changes] change in
          changes.add(change)
          for observation in observations.all { observation.cancel() }
        })
    }
    theme.add("a { top: 1px }", name: "1")
    theme.add("a { top: 1px }", name: "2")
    #expect(changes.all.count == 1)
  }

  @Test("changes made by a listener are delivered after the current one")
  func changingInside() {
    let reported = Recorder<String>()
    let first = theme.observe { [theme] change in
      reported.add("first \(change.sheets)")
      if theme.sheet.sources.count < 4 {
        theme.add("a { top: \(theme.sheet.sources.count)px }", name: "\(theme.sheet.sources.count)")
        reported.add("added")
      }
    }
    let second = theme.observe { reported.add("second \($0.sheets)") }
    theme.add("a { top: 0 }", name: "start")
    #expect(
      reported.all == [
        "first [\"start\"]", "added", "second [\"start\"]", "first [\"2\"]", "added",
        "second [\"2\"]", "first [\"3\"]", "second [\"3\"]",
      ])
    withExtendedLifetime((first, second)) {}
  }

  @Test("combines successive changes and drops those that cancel out")
  func coalescing() {
    let observation = theme.observe { [changes, theme] change in
      changes.add(change)
      guard changes.all.count == 1 else { return }
      theme.add(".x { top: 1px }", name: "x")
      theme.add(".y { top: 1px }", name: "y")
      theme.remove("x")
    }
    theme.add("a { top: 1px }", name: "1")
    #expect(changes.all.map(\.sheets) == [["1"], ["y"]])
    #expect(changes.all.map(\.selectors) == [["a"], [".y"]])
    let undone = theme.observe { [changes, theme] change in
      guard changes.all.count == 3 else { return }
      theme.add(".z { top: 1px }", name: "z")
      theme.remove("z")
    }
    theme.remove("1")
    #expect(changes.all.count == 3)
    withExtendedLifetime((observation, undone)) {}
  }

  @Test("reports the completed part of an update that throws")
  func failure() {
    struct Refusal: Error {}
    let observation = theme.observe { [changes] in changes.add($0) }
    #expect(throws: Refusal.self) {
      try theme.update { sheet throws(Refusal) in
        sheet.add("b { top: 1px }", name: "b.css")
        throw Refusal()
      }
    }
    #expect(changes.all.map(\.sheets) == [["b.css"]])
    withExtendedLifetime(observation) {}
  }

  @Test("delivers every change of concurrent tasks, and the last state is the theme's")
  func tasks() async {
    let isInside = Atomic(false)
    let wasTorn = Atomic(false)
    let last = Mutex<CSSStyleSheet?>(nil)
    let observation = theme.observe { change in
      if isInside.exchange(true, ordering: .acquiringAndReleasing) {
        wasTorn.store(true, ordering: .relaxed)
      }
      last.withLock { before in
        // Each change begins at the end of the previous one.
        if let before,
          !before.sources.elementsEqual(change.before.sources, by: { $0.name == $1.name })
        {
          wasTorn.store(true, ordering: .relaxed)
        }
        before = change.after
      }
      isInside.store(false, ordering: .releasing)
    }
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask { [theme] in
          for step in 0..<40 {
            let other = theme.observe(".badge") { _ in }
            theme.add(".t\(task) { top: \(step)px }", name: "\(task)-\(step % 4)")
            other.cancel()
          }
        }
      }
    }
    let isTorn = wasTorn.load(ordering: .relaxed)
    #expect(!isTorn)
    #expect(last.withLock { $0?.sources.map(\.name) } == theme.sheet.sources.map(\.name))
    withExtendedLifetime(observation) {}
  }
}
