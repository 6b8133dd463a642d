// SPDX-License-Identifier: Apache-2.0
#if DEBUG
  import CSSSelectors
  import CSSSyntax
  import LiveryLinting
  import Testing

  @Suite("The work on the selectors of a linted sheet")
  struct SelectorWorkCounterTests {
    /// Returns the selector work of a lint, measured by a counter of the current task on the
    /// calling thread.
    private func work(linting css: String) -> SelectorWorkCounter {
      let tree = SyntaxTree(parsing: css, name: "a.css")
      let work = SelectorWorkCounter()
      Concurrency.$isOff.withValue(true) {
        SelectorWorkCounter.$current.withValue(work) { _ = Linter().report(on: [tree]) }
      }
      return work
    }

    @Test(
      "parses each selector once",
      arguments: [
        (".a, .b { color: red } #c .d > e { color: blue; background: white }", 3),
        (".a { color: red; .b &, .c { color: blue } @media print { .d { color: red } } }", 4),
        // The cascade has not parsed these selectors.
        ("@supports (unknown: 1) { .a, .b { color: red } } .c { color: red }", 3),
        ("@when x { .a { color: red; .b { color: blue } } }", 2),
        ("@starting-style { .a { color: red; .b { color: blue } } }", 2),
        // Invalid selectors count as well.
        (".a, ! { color: red; .b { color: blue } } .c { color: red }", 2),
        ("@container (width > 1px) { .a { color: red } } @layer x { .b:hover { color: red } }", 2),
        // The cascade and the linter each add a selector for the scoping root.
        ("@scope (.a) to (.b) { .c { color: red } }", 5),
      ])
    func parsing(css: String, count: Int) {
      // The first valid rule ends the search for imports and namespaces. A media query has no
      // selectors to parse for that.
      #expect(work(linting: "@media all {} " + css).parsedSelectors == count)
    }

    @Test("is linear in the rules for a class below many ids", arguments: ["#", "."])
    func descendants(sign: String) {
      func triedEntryCount(_ count: Int) -> Int {
        let rules = (0..<count).map { "\(sign)x\($0) .b { color: red; background: white }" }
        return work(linting: rules.joined(separator: "\n")).triedEntries
      }
      let (small, large) = (triedEntryCount(200), triedEntryCount(800))
      #expect(small >= 200)
      #expect(large <= small * 5)
    }
  }
#endif
