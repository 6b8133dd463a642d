// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests for the sequence of reload results.
@Suite struct ReloadSequenceTests {
  @Test("a task receives reloads, failures and recoveries in order")
  func sequence() async throws {
    let folder = try ThemeFolder()
    try folder.write("a.css", ".a { width: 1px }")
    let theme = try Theme(contentsOfFile: folder.path("a.css"))
    let watcher = try theme.watch(.patient)
    var reloads = theme.reloads.makeAsyncIterator()
    try folder.write("a.css", ".a { width: 2px }")
    guard case .reloaded(let change, let milliseconds)? = await reloads.next() else {
      Issue.record("expected a reload")
      return
    }
    #expect(change.selectors == [".a"])
    #expect(milliseconds > 0)
    try folder.write("a.css", ".a { width: 2px")
    guard case .failed(let failure)? = await reloads.next() else {
      Issue.record("expected a failure")
      return
    }
    #expect(failure.problems.count == 1)
    try folder.write("a.css", ".a { width: 3px }")
    guard case .recovered? = await reloads.next(), case .reloaded? = await reloads.next() else {
      Issue.record("expected a recovery")
      return
    }
    withExtendedLifetime(watcher) {}
  }

  @Test("a busy task receives only the last state")
  func busy() async throws {
    let folder = try ThemeFolder()
    try folder.write("a.css", ".a { width: 1px }")
    let theme = try Theme(contentsOfFile: folder.path("a.css"))
    var reloads = theme.reloads.makeAsyncIterator()
    for step in 2..<50 {
      try folder.write("a.css", ".a { width: \(step)px }")
      theme.reload()
      try folder.write("a.css", ".a { width: \(step)px")
      theme.reload()
    }
    guard case .reloaded(let change, _)? = await reloads.next() else {
      Issue.record("expected a reload")
      return
    }
    #expect(change.before.text(".a", "width") == "1px")
    #expect(change.after.text(".a", "width") == "49px")
    guard case .failed? = await reloads.next() else {
      Issue.record("expected a failure")
      return
    }
    try folder.write("a.css", ".a { width: 49px }")
    theme.reload()
    guard case .recovered? = await reloads.next() else {
      Issue.record("expected a recovery")
      return
    }
  }

  @Test("the sequence ends with the theme and with the task")
  func ends() async throws {
    var theme: Theme? = Theme()
    var reloads = theme?.reloads.makeAsyncIterator()
    let task = Task { [theme] in
      guard let theme else { return }
      for await _ in theme.reloads {}
    }
    task.cancel()
    await task.value
    theme = nil
    let end = await reloads?.next()
    #expect(end == nil)
  }
}
