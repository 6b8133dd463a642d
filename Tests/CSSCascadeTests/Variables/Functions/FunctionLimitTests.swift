// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Synchronization
import Testing

@testable import CSSCascade

/// Tests that no sheet and no function makes a value grow without limit, or causes excessive work.
@Suite struct FunctionLimitTests {
  private static let long = String(repeating: "x", count: 40_000)

  @Test(
    "substitutes the result of a function like a variable",
    arguments: [
      "--huge()", "--long() --long()", "--long(--long(--long()))", "f(--drop(--huge()))",
      "--drop(var(--y)) --drop(var(--y))", "--drop(var(--y), var(--y))",
      "--same(var(--y))", "var(--no, --long() --long())", "var(--y) --same(a) var(--y)",
    ])
  func tooLong(value: String) {
    let functions: [StyleFunction] = [
      .same, .constant("--huge", String(repeating: "x ", count: 500_000)),
      .constant("--long", Self.long), .constant("--drop", ""),
    ]
    let chain = ElementChain("a { --y: \(Self.long); --x: \(value) }", functions: functions)
    #expect(chain.problem("--x") == .tooLong)
    let sheet = CSSStyleSheet(
      "a { --y: \(Self.long); width: 1px; width: \(value) }", calling: functions)
    #expect(sheet.text("a", "width") == "auto")
  }

  @Test("does not call a function whose arguments are too long")
  func arguments() {
    let longest = Mutex(0)
    let function = StyleFunction("--f") { arguments in
      let length = (0..<arguments.count).reduce(0) { $0 + (arguments.text($1)?.utf8.count ?? 0) }
      longest.withLock { $0 = max($0, length) }
      return "1"
    }
    for value in ["--f(var(--y))", "--f(var(--y), var(--y))", "--f(var(--y) var(--y))"] {
      _ = ElementChain("a { --y: \(Self.long); --x: \(value) }", functions: [function])
    }
    #expect(longest.withLock { $0 } == 40_000)
  }

  @Test("evaluates nested calls up to the size limit")
  func depth() {
    for (depth, isValid) in [(200, true), (100_000, false)] {
      let value =
        String(repeating: "--same(", count: depth) + "ab" + String(repeating: ")", count: depth)
      let chain = ElementChain("a { --x: \(value) }", functions: [.same])
      #expect(chain["--x"] == (isValid ? "ab" : nil))
      // The end of the sheet closes the functions.
      let open = ElementChain(
        "a { --x: \(String(repeating: "--same(", count: depth))ab", functions: [.same])
      #expect(open["--x"] == (isValid ? "ab" : nil))
    }
  }

  @Test("a function that doubles its argument ends at the limit")
  func doubling() {
    let twice = StyleFunction("--twice") { "\($0.text(0) ?? "") \($0.text(0) ?? "")" }
    let steps = (1...40).map { "--v\($0): --twice(var(--v\($0 - 1)));" }.joined()
    let chain = ElementChain("a { --v0: x; \(steps) }", functions: [twice])
    #expect(chain["--v14"]?.utf8.count == 32_767)
    #expect(chain.problem("--v15") == .tooLong)
    #expect(chain["--v40"] == nil)
  }

  @Test("closes the brackets of a result")
  func brackets() {
    let function = StyleFunction.constant("--open", String(repeating: "(", count: 60_000))
    #expect(ElementChain("a { --x: --open() }", functions: [function]).problem("--x") == .tooLong)
  }

  @Test("calls a function once for elements with equal variables")
  func calls() {
    let count = Mutex(0)
    let function = StyleFunction("--count") { arguments in
      count.withLock { $0 += 1 }
      return arguments.text(0)
    }
    let rows = (0..<50).map { _ in StyleElement("row") }
    let sheet = CSSStyleSheet(
      "root { --x: 1px } row { margin: --count(var(--x)); --y: --count(2); width: var(--y) }",
      calling: [function])
    let tree = sheet.styledTree(of: StyleElement("root", children: rows))
    for index in 1...50 {
      #expect(tree.style(at: index)[.marginLeft].description == "1px")
      #expect(tree.style(at: index).value(named: "--y")?.description == "2")
    }
    #expect(count.withLock { $0 } == 2)
  }
}
