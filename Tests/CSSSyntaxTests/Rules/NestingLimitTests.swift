// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import TestSupport
import Testing

@Suite("blocks nested deeper than the limit")
struct NestingLimitTests {
  static let limit = 512

  @Test("reads rules up to the limit and skips a deeper one with a diagnostic")
  func rules() throws {
    func source(_ depth: Int) -> MarkedSource {
      let opening = (0..<depth).map { $0 == Self.limit ? "a ⟦{⟧" : "a {" }.joined()
      return MarkedSource(opening + "b: c" + String(repeating: "}", count: depth) + " d { e: f }")
    }
    expectDiagnostics([], at: source(Self.limit)) { SyntaxTree(parsing: $0).diagnostics }
    for depth in [Self.limit + 1, 600] {
      try expectDiagnostics(["nesting-too-deep"], at: source(depth)) { stream in
        let tree = SyntaxTree(parsing: stream)
        expectCompleteText(tree)
        #expect(tree.nodes.count == Self.limit + 3)
        let deepest = try #require(tree.nodes.dropLast(2).last)
        #expect(deepest.flags == .tooDeep)
        #expect(deepest.kind == .qualifiedRule)
        guard case .qualifiedRule(let last)? = Array(tree.rules).last else { return [] }
        #expect(last.text == "d { e: f }")
        #expect(Array(last.contents).count == 1)
        return tree.diagnostics
      }
    }
  }

  @Test("a value nested too deep makes its declaration a raw node; the next is parsed")
  func values() {
    for (opening, closing) in [("(", ")"), ("f(", ")"), ("[", "]"), ("{", "}")] {
      func source(_ depth: Int) -> String {
        let value =
          String(repeating: opening, count: depth) + String(repeating: closing, count: depth)
        return "x { a: \(value); b: c }"
      }
      // The enclosing rule counts as well.
      let tree = SyntaxTree(parsing: source(Self.limit - 1))
      #expect(tree.diagnostics == [])
      #expect(tree.nodes.map(\.kind) == [.qualifiedRule, .declaration, .declaration])
      let deeper = SyntaxTree(parsing: source(600))
      #expect(deeper.nodes.map(\.kind) == [.qualifiedRule, .raw, .declaration])
      #expect(
        deeper.diagnostics.map(\.message) == ["blocks nested more than 512 deep are not read"])
      expectCompleteText(deeper)
    }
  }

  @Test(
    "reads a value below the limit completely despite unmatched brackets",
    arguments: [1, 2, 31, 32, 33, 34, 65])
  func shallowValues(depth: Int) {
    for (opening, closing, others) in [("(", ")", "]};"), ("f(", ")", "}]"), ("[", "]", ")}")] {
      let inner = (0..<depth).map { "\(opening)\($0)\(others)" }.joined()
      let value = inner + String(repeating: closing + " ", count: depth - 1) + closing
      let tree = SyntaxTree(parsing: "x { a: \(value); b: c } d {}")
      #expect(tree.diagnostics == [])
      #expect(
        tree.nodes.map(\.kind) == [.qualifiedRule, .declaration, .declaration, .qualifiedRule])
      guard case .declaration(let declaration) = Syntax(tree, 1) else { continue }
      #expect(tree.stream.text(of: declaration.value) == value)
      expectCompleteText(tree)
    }
  }

  @Test("a prelude nested too deep marks its rule")
  func preludes() {
    for prelude in ["a", "@a "] {
      let brackets = String(repeating: "(", count: 600) + String(repeating: ")", count: 600)
      let tree = SyntaxTree(parsing: "\(prelude)\(brackets) { b: c } d {}")
      #expect(tree.nodes.first?.flags == .tooDeep)
      #expect(tree.diagnostics.map(\.kind) == [.nestingTooDeep])
      #expect(tree.nodes.count == 3)
      expectCompleteText(tree)
    }
  }

  @Test("the limit also applies to a rule that begins like a declaration")
  func rulesReadTwice() {
    let open = String(repeating: "a:{", count: 600)
    let close = String(repeating: "} b", count: 600)
    let tree = SyntaxTree(parsing: "x {\(open)c: d\(close)} e {}")
    #expect(tree.diagnostics.filter { $0.kind == .nestingTooDeep }.count == 1)
    #expect(tree.nodes.last?.kind == .qualifiedRule)
    expectCompleteText(tree)
  }

  @Test("the limit is reached on a small stack")
  func smallStack() async throws {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        let depth = 100_000
        let text =
          String(repeating: "a{", count: depth) + String(repeating: "(", count: depth)
          + String(repeating: "@b{", count: depth)
        let tree = SyntaxTree(parsing: text)
        precondition(tree.diagnostics.contains { $0.kind == .nestingTooDeep })
        let values = ComponentValue.list(in: tree.stream).values
        precondition(values.count == 2)
        continuation.resume()
      }
      // The default size on Apple's systems, which have the smallest stacks.
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }

  private func expectCompleteText(
    _ tree: SyntaxTree, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let walk = TreeWalk(tree)
    #expect(walk.faults == [], sourceLocation: sourceLocation)
    #expect(walk.text == tree.text, sourceLocation: sourceLocation)
  }
}
