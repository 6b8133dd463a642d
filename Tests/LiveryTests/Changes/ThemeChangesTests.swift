// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests for the sequence of changes of a theme.
@Suite struct ThemeChangesTests {
  @Test("a task awaits successive changes")
  func sequence() async {
    let theme = Theme(CSSStyleSheet())
    var changes = theme.changes.makeAsyncIterator()
    theme.add("a { top: 1px }", name: "1")
    #expect(await changes.next()?.sheets == ["1"])
    theme.add("b { top: 1px }", name: "2")
    #expect(await changes.next()?.selectors == ["b"])
    let waiting = Task { [changes = theme.changes] in
      for await change in changes { return change.sheets }
      return []
    }
    theme.add("c { top: 1px }", name: "3")
    #expect(await waiting.value == ["3"])
  }

  @Test("coalesces changes while a task is busy, for each task separately")
  func busy() async {
    let theme = Theme(CSSStyleSheet())
    var first = theme.changes.makeAsyncIterator()
    for step in 0..<1000 { theme.add("a { top: \(step)px }", name: "\(step % 3)") }
    var second = theme.changes.makeAsyncIterator()
    theme.remove("0")
    let change = await first.next()
    #expect(change?.before.sources.isEmpty == true)
    #expect(change?.sheets == ["1", "2"])
    #expect(await second.next()?.sheets == ["0"])
  }

  @Test("a sequence for one name skips other changes")
  func named() async {
    let theme = Theme(CSSStyleSheet())
    var changes = theme.changes(of: "--accent").makeAsyncIterator()
    let waiting = Task { [sequence = theme.changes(of: ".a")] in
      for await change in sequence { return change.selectors }
      return []
    }
    theme.add(".b { top: 1px }", name: "1")
    theme.add(":root { --accent: red }", name: "2")
    #expect(await changes.next()?.customProperties == ["--accent"])
    theme.add(".a { top: 1px }", name: "3")
    #expect(await waiting.value.contains(".a"))
  }

  @Test("a sequence ends with its task and with its theme")
  func ends() async {
    var theme: Theme? = Theme(CSSStyleSheet())
    var changes = theme?.changes.makeAsyncIterator()
    let task = Task { [theme] in
      guard let theme else { return 0 }
      var count = 0
      for await _ in theme.changes { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
    theme = nil
    #expect(await changes?.next() == nil)
  }
}
