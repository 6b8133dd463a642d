// SPDX-License-Identifier: Apache-2.0
import Livery
import Synchronization
import TestSupport
import Testing

/// Tests for a theme that is reloaded while tasks use it.
///
/// `Scripts/campaign sanitize thread` runs them under ThreadSanitizer.
@Suite struct ReloadConcurrencyTests {
  private static let parts = (0..<20).map {
    ".p\($0) { margin: \($0)px; padding: calc(1px + \($0)px) }"
  }
  .joined(separator: "\n")

  /// Returns one of two consistent files; values of different steps reveal a torn state.
  private static func sheet(_ step: Int) -> String {
    """
    .a { --n: \(step)px; width: \(step)px; height: var(--n); top: \(step)px; left: var(--n) }
    \(parts)
    .a .b { width: \(step)px; height: \(step)px }
    """
  }

  private final class Counts: Sendable {
    let isDone = Atomic(false)
    let heard = Atomic(0)
    let wrong = Atomic(0)
  }

  private static func isTorn(_ theme: Theme, _ question: Int) -> Bool {
    switch question % 4 {
    case 0:
      let ruleSet = theme.ruleSet(for: ".a", state: question % 8 == 0 ? .highlighted : .normal)
      return ruleSet.width == nil || ruleSet.width != ruleSet.height || ruleSet.top != ruleSet.left
    case 1:
      let sheet = theme.sheet
      return sheet.text(".a", "width") != sheet.text(".a", "--n")
        || sheet.text(".a", "width") != sheet.text(".a .b", "height")
    case 2:
      let style = theme.computedStyle(for: StylePath(StyleElement("x", classes: ["a"])))
      return style[.width] != style[.height] || style[.top] != style[.left]
    default:
      let inner = StyleElement("x", classes: ["b"])
      let tree = theme.styledTree(of: StyleElement("x", classes: ["a"], children: [inner, inner]))
      return tree.style(at: 1)[.width] != tree.style(at: 0)[.height]
    }
  }

  @Test(
    "eight readers never see an intermediate state during reloads",
    .tier(.standard))
  func readers() async throws {
    let last = TestTier.part(of: 1000)
    let folder = try ThemeFolder()
    try folder.write("a.css", Self.sheet(0))
    let theme = Theme(CSSStyleSheet())
    try theme.add(contentsOfFile: folder.path("a.css"))
    let watcher = try theme.watch(.patient)
    let counts = Counts()
    let attached = theme.attach(theme.styledTree(of: StyleElement("x", classes: ["a"]))) { _ in }
    let observation = theme.observe(".a") { change in
      if Self.isTorn(Theme(change.after), 0) { counts.wrong.wrappingAdd(1, ordering: .relaxed) }
      counts.heard.wrappingAdd(1, ordering: .relaxed)
    }
    let sequence = Task { [changes = theme.changes] in
      for await change in changes where change.isEmpty { return false }
      return true
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          var question = task
          while !counts.isDone.load(ordering: .relaxed) {
            if Self.isTorn(theme, question) { counts.wrong.wrappingAdd(1, ordering: .relaxed) }
            question += 1
            await Task.yield()
          }
        }
      }
      group.addTask {
        defer { counts.isDone.store(true, ordering: .relaxed) }
        for step in 1...last {
          // The watcher reloads on its own thread meanwhile.
          try folder.save("a.css", Self.sheet(step), [.atomicRename, .plain, .vim][step % 3])
          theme.reload()
          if step.isMultiple(of: 50) {
            theme.environment.colorScheme = step % 100 == 0 ? .dark : .light
          }
        }
      }
      try await group.waitForAll()
    }
    try await until { theme.text(".a", "width") == "\(last)px" }
    // The last reloading thread may still be notifying observers.
    try await until { attached.tree.style(at: 0)[.width].description == "\(last)px" }
    let (torn, count) = (
      counts.wrong.load(ordering: .relaxed), counts.heard.load(ordering: .relaxed)
    )
    #expect(torn == 0)
    #expect(count > 10)
    #expect(attached.tree.style(at: 0)[.width].description == "\(last)px")
    sequence.cancel()
    #expect(await sequence.value)
    withExtendedLifetime((watcher, observation)) {}
  }

  @Test("releases replaced sheets")
  func memory() async throws {
    let folder = try ThemeFolder()
    try folder.write("a.css", Self.sheet(0))
    let theme = try Theme(contentsOfFile: folder.path("a.css"))
    let seen = Recorder<WeakStream>()
    let observation = theme.observe { change in
      for source in change.after.sources { seen.add(WeakStream(source.tree.stream)) }
      _ = change.affects(".a")
    }
    for step in 1...50 {
      try folder.write("a.css", Self.sheet(step))
      theme.reload()
    }
    // The default style sheet and the last style sheet, to which the reloader keeps its own
    // reference.
    let alive = Set(seen.all.compactMap { $0.stream.map(ObjectIdentifier.init) })
    #expect(alive.count <= 3)
    withExtendedLifetime(observation) {}
  }

  private struct WeakStream: Sendable {
    private let box: Box
    private final class Box: Sendable {
      nonisolated(unsafe) weak var stream: TokenStream?
      init(_ stream: TokenStream) { self.stream = stream }
    }
    init(_ stream: TokenStream) { box = Box(stream) }
    var stream: TokenStream? { box.stream }
  }
}
