// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

@testable import CSSCascade

/// Tests of variables that refer to one another.
@Suite struct CycleTests {
  @Test(
    "variables in a cycle are invalid despite fallbacks",
    arguments: [
      StyleQuery("a { --x: var(--x) }", "a", "--x", nil),
      StyleQuery("a { --x: var(--x, 1) }", "a", "--x", nil),
      StyleQuery("a { --x: var(--y, 1); --y: var(--x, 2) }", "a", "--x", nil),
      StyleQuery("a { --x: var(--y, 1); --y: var(--x, 2) }", "a", "--y", nil),
      StyleQuery("a { --x: var(--y, var(--x)) }", "a", "--x", nil),
      StyleQuery("a { --x: var(--y, var(--x)); --y: var(--z) }", "a", "--x", nil),
      StyleQuery("a { --x: var(--y, var(--z)); --y: initial; --z: var(--x, 3) }", "a", "--z", nil),
      StyleQuery("a { --x: var(--u, var(--y)); --y: var(--x, 2) }", "a", "--y", nil),
      StyleQuery("a { --x: var(--u, var(--y, 7)); --y: var(--x, 2) }", "a", "--x", nil),
      StyleQuery("a { --x: var(--y) var(--z); --y: var(--u); --z: var(--x, 5) }", "a", "--z", nil),
      StyleQuery("a { --x: env(nope, var(--x)) }", "a", "--x", nil),
      StyleQuery(
        "a { --x: var(--y, 9); --y: var(--z, 8); --z: var(--y) var(--x) }", "a", "--x", nil),
      StyleQuery("a { --x: var(--y); --y: var(--z); --z: var(--x) 1 }", "a", "--y", nil),
      StyleQuery("a { --x: var(--x); color: red; color: var(--x) }", "a", "color", "rgb(0, 0, 0)"),
    ])
  func cycles(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "a reference to a cycle is not part of it",
    arguments: [
      StyleQuery("a { --x: var(--x); --y: var(--x, 1) }", "a", "--y", "1"),
      StyleQuery("a { --x: var(--x); --y: var(--x) }", "a", "--y", nil),
      StyleQuery("a { --x: var(--x); color: var(--x, red) }", "a", "color", "rgb(255, 0, 0)"),
      StyleQuery("a { --x: var(--y) 1; --y: 2 }", "a", "--x", "2 1"),
    ])
  func besides(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  /// Tests that an unused fallback makes no cycle, because it is not substituted.
  ///
  /// Chromium 156 gives the same values.
  /// Defined by [Values 5](https://drafts.csswg.org/css-values-5/#resolve-var) and
  /// [cyclic substitution contexts](https://drafts.csswg.org/css-values-5/#cyclic-substitution-contexts).
  @Test(
    "an unused fallback does not form a cycle",
    arguments: [
      StyleQuery("a { --x: var(--y, var(--x)); --y: 1 }", "a", "--x", "1"),
      StyleQuery("a { --x: var(--y, var(--z)); --y: 1; --z: var(--x) }", "a", "--z", "1"),
      StyleQuery("a { --x: var(--y, var(--z)); --y: 1; --z: var(--x) }", "a", "--x", "1"),
      StyleQuery("a { --x: var(--y, var(--z)); --y: var(--z, var(--x)); --z: 1 }", "a", "--y", "1"),
      StyleQuery(
        "a { --x: var(--y, var(--z)); --z: var(--w); --w: var(--z); --y: 2 }", "a", "--x", "2"),
      StyleQuery(
        "a { --x: var(--y, var(--z)); --z: var(--w); --w: var(--z); --y: 2 }", "a", "--z", nil),
      StyleQuery("b { --y: 4 } a { --x: var(--y, var(--x)) }", "b a", "--x", "4"),
      StyleQuery("a { --x: env(nope, 1) var(--y, var(--x)); --y: 2 }", "a", "--x", "1 2"),
      StyleQuery("a { --x: var(--y, var(--z)); --y: var(--x); --z: 5 }", "a", "--z", "5"),
      StyleQuery("a { --x: var(--y, var(--z)); --y: var(--x); --z: var(--x, 3) }", "a", "--z", "3"),
      StyleQuery("a { --x: var(--y, foo(var(--x, [var(--x)]))); --y: 1 }", "a", "--x", "1"),
      StyleQuery(
        """
        @property --l { syntax: '<length>'; inherits: false; initial-value: 3px }
        a { --x: 5px; --l: 2em; font-size: var(--x, var(--l)) }
        """, "a", "--l", "10px"),
      StyleQuery(
        """
        @property --l { syntax: '<length>'; inherits: false; initial-value: 3px }
        a { --x: 5px; --l: 2em; font-size: var(--x, var(--y)); --y: var(--l) }
        """, "a", "--y", "10px"),
      StyleQuery(
        """
        @property --l { syntax: '<length>'; inherits: false; initial-value: 3px }
        a { --l: 2em; font-size: var(--u, var(--l)) }
        """, "a", "--l", "3px"),
      StyleQuery(
        """
        @property --l { syntax: '<length>'; inherits: false; initial-value: 3px }
        a { --l: foo; --x: var(--l, var(--x)) }
        """, "a", "--x", "3px"),
    ])
  func unusedFallbacks(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test("a variable in a cycle does not fall back to the parent's")
  func inherited() {
    let sheet = CSSStyleSheet("b { --x: 1; --y: 2 } a { --x: var(--y); --y: var(--x) }")
    #expect(sheet.text("b a", "--x") == nil)
    #expect(sheet.text("b", "--x") == "1")
  }

  @Test("a parent's variable of the same name does not form a cycle")
  func parents() {
    let sheet = CSSStyleSheet("b { --x: var(--y); --y: 1 } a { --y: var(--x) }")
    #expect(sheet.text("b a", "--y") == "1")
  }

  @Test("the order of declarations does not matter")
  func order() {
    let declarations = [
      "--a: var(--b)", "--b: var(--c, 1)", "--c: var(--a)", "--d: var(--a, 2)", "--e: var(--d) 3",
    ]
    for start in declarations.indices {
      let turned = declarations[start...] + declarations[..<start]
      let sheet = CSSStyleSheet("x { \(turned.joined(separator: ";")) }")
      #expect(["--a", "--b", "--c"].allSatisfy { sheet.css("x", $0) == nil })
      #expect(sheet.text("x", "--d") == "2")
      #expect(sheet.text("x", "--e") == "2 3")
    }
  }

  @Test(
    "sorts dependencies and finds exactly the cycles",
    arguments: 0..<40)
  func dependencies(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 1 + Int(random.next() % 12)
    let references = (0..<count).map { _ in
      (0..<Int(random.next() % 3)).map { _ in Int(random.next() % UInt64(count)) }
    }
    var order: [Int] = []
    var cyclic: Set<Int> = []
    _ = DependencyOrder(count: count) { node, progress in
      guard progress.position < references[node].count else { return nil }
      defer { progress.position += 1 }
      return references[node][progress.position]
    } settle: { members, isCycle in
      order += members
      if isCycle { cyclic.formUnion(members) }
    }
    #expect(order.sorted() == Array(0..<count))
    for node in 0..<count {
      let reached = Self.reached(from: node, references)
      #expect(cyclic.contains(node) == reached.contains(node), "\(references)")
      let position = order.firstIndex(of: node) ?? -1
      for other in reached where !Self.reached(from: other, references).contains(node) {
        #expect((order.firstIndex(of: other) ?? count) < position, "\(references)")
      }
    }
  }

  /// Returns all nodes that a node refers to, directly or indirectly.
  private static func reached(from node: Int, _ references: [[Int]]) -> Set<Int> {
    var reached = Set(references[node])
    var added = reached
    while !added.isEmpty {
      added = Set(added.flatMap { references[$0] }).subtracting(reached)
      reached.formUnion(added)
    }
    return reached
  }
}
