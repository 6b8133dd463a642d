// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import TestSupport
import Testing

@Suite("Huge and hostile selectors")
struct HostileInputTests {
  private static let count = 100_000

  private static func repeated(_ text: String, _ separator: String = "") -> String {
    Array(repeating: text, count: count).joined(separator: separator)
  }

  @Test(
    "selectors of 100,000 compounds and lists of 100,000 entries are read and written back",
    .tier(.full))
  func size() {
    for (text, selectors) in [
      (Self.repeated("a", " "), 1), (Self.repeated(".a"), 1), (Self.repeated("a", " > "), 1),
      (Self.repeated("a", ", "), Self.count), (Self.repeated("[a=\"b\"]"), 1),
      (Self.repeated("&"), 1), (Self.repeated(":hover", " ~ "), 1),
      ("::part(" + Self.repeated("x", " ") + ")", 1), (Self.repeated(":is(a)"), 1),
      ("a" + Self.repeated(":not(:is(a, b c))"), 1), (Self.repeated(":has(> a)", " "), 1),
      (":is(" + Self.repeated("a", ", ") + ")", 1), (":lang(" + Self.repeated("a", ", ") + ")", 1),
      (Self.repeated(":nth-child(2n+1 of .a)", ", "), Self.count),
    ] {
      var sheet = Sheet()
      #expect(sheet.parse(text)?.count == selectors)
      #expect(SelectorPrinter(sheet.table, sheet.names).description(of: 0..<selectors) == text)
    }
  }

  @Test("an invalid selector at the end of a long list invalidates the list")
  func late() {
    var sheet = Sheet()
    #expect(sheet.parse(Self.repeated("a", " > ") + ">>") == nil)
    #expect(sheet.parse(Self.repeated("a:hover", ",") + ", !") == nil)
    #expect(sheet.table.components.isEmpty)
    #expect(sheet.log.diagnostics.count == 2)
  }

  @Test("limits the nesting of unclosed functions")
  func deepFunctions() {
    for function in [":is(", ":where(", ":not(", ":has(", ":nth-child(1 of ", ":is(a, :not("] {
      let diagnostics = SelectorList(parsing: Self.repeated(function)).diagnostics
      let isHas = function == ":has("
      #expect(diagnostics.map(\.kind.id) == [isHas ? "invalid-selector" : "too-deep-selector"])
    }
    #expect(SelectorList(parsing: ":is(" + Self.repeated("(")).description == ":is()")
    #expect(SelectorList(parsing: ":is(" + Self.repeated("]")).description == ":is()")
  }

  @Test("a forgiving list skips 100,000 invalid selectors at every depth", .tier(.full))
  func faults() {
    #expect(SelectorList(parsing: ":is(" + Self.repeated(",") + ")").description == ":is()")
    #expect(SelectorList(parsing: ":is(" + Self.repeated("!,") + "a)").description == ":is(a)")
    #expect(SelectorList(parsing: ":is(" + Self.repeated("{,},") + "a)").description == ":is(a)")
    // Each level parses its list to the end, finds the error there and drops the list.
    let deep =
      String(repeating: ":is(", count: 32) + Self.repeated("a, ") + "b"
      + String(repeating: ")!", count: 31)
    #expect(SelectorList(parsing: deep).description == ":is()")
    let list = Self.repeated(":is(a, !)") + "!"
    var sheet = Sheet()
    #expect(sheet.parse(list) == nil)
    #expect(sheet.table.components.isEmpty)
  }

  @Test("functions that contain '&' do not multiply the parent's selector list")
  func resolvedFunctions() {
    let parent = (0..<300).map { ".item\($0)" }.joined(separator: ", ")
    let sheet = Sheet(parent, String(repeating: ":is(&)", count: 10_000))
    #expect(sheet.lastResolved.utf8.count < 100_000)
    let rules = [".a"] + Array(repeating: ":is(&, &):not(:has(&))", count: 60)
    #expect(Sheet(nested: rules).lastResolved.utf8.count < 40_000)
  }

  @Test("unclosed functions of a description need no recursion")
  func openFunctions() {
    #expect(ElementDescription(parsing: Self.repeated(":is(") + ".a").isValid)
    #expect(!ElementDescription(parsing: Self.repeated(":is(") + ".a, .b").isValid)
    #expect(!ElementDescription(parsing: Self.repeated("[a=b]") + "[a=c]").isValid)
    #expect(SelectorList(parsing: Self.repeated(":not(")).isEmpty)
  }

  @Test("matching of a long selector ends with the ancestors", .tier(.standard))
  func longSelectors() {
    let chain = Array(repeating: "a", count: 200).joined(separator: " > ")
    #expect(!Sheet(Self.repeated("a", " ")).matches(chain))
    #expect(!Sheet(Self.repeated("a", " > ")).matches(chain))
    #expect(!Sheet(Self.repeated("a", " ~ ")).matches(chain))
    #expect(Sheet(Self.repeated("&") + ".a").matches(".a:root"))
    #expect(
      !Sheet("a > b " + Array(repeating: "a", count: 100).joined(separator: " ")).matches(chain))
  }

  @Test("backtracking of a failing selector is linear in the tree")
  func backtracking() {
    // Every descendant combinator has up to 240 candidates; trying all of them would take 240 to
    // the power of 30.
    let descendants = Array(repeating: "a", count: 30).joined(separator: " ")
    let siblings = Array(repeating: "a", count: 30).joined(separator: " ~ ")
    expectGrowth(from: 60) { count in
      let chain = Array(repeating: "a", count: count).joined(separator: " ")
      #expect(!Sheet("b > " + descendants).matches(chain))
      let row = Array(repeating: "a", count: count).joined(separator: " + ")
      #expect(!Sheet("b + " + siblings).matches(row))
      #expect(Sheet(siblings).matches(row))
    }
  }

  @Test("resolves '&' in nested rules in linear time")
  func deepNesting() {
    let chain = Array(repeating: ".a", count: 60).joined(separator: " ")
    expectGrowth(from: 125) { count in
      let sheet = Sheet(nested: [".a"] + Array(repeating: "& &, .b &, &&", count: count))
      // Each level matches the element itself, through `&&`.
      #expect(sheet.matches(chain))
      #expect(!sheet.matches(chain + " .c"))
      #expect(sheet.lastResolved == "&&")
    }
  }

  @Test("resolves rules nested in a long list in time linear in both")
  func manyChildren() {
    expectGrowth(from: 3_000) { count in
      var sheet = Sheet()
      let list = Array(repeating: ".a", count: 5 * count).joined(separator: ", ")
      let parent = sheet.parse(list)
      for _ in 0..<count { sheet.parse("&.b", in: parent) }
      #expect(sheet.table.selectors.last?.specificity.description == "(0,2,0)")
      #expect(sheet.table.selectors.last?.bucket == .class)
    }
  }

  @Test("random bytes never trap the parser", arguments: 0..<4)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "a", ".", "#b", ":", "::", "[", "]", "=", "~", "|", "*", "^", "$", "&", ",", ">", "+", " ",
      "/**/", "\\", "\"", "(", ")", "hover", "part(", "state(", "is(", "before", "i", "é", "1",
      "\n", ":is(", ":not(", ":has(", ":nth-child(", "2n", "of", ":lang(", ":dir(", ":where(a)",
    ]
    var valid = 0
    for _ in 0..<5000 {
      let length = Int.random(in: 1...8, using: &generator)
      let text = (0..<length).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let list = SelectorList(parsing: text)
      #expect(list.isEmpty != list.diagnostics.isEmpty, "\(text)")
      if !list.isEmpty {
        valid += 1
        #expect(SelectorList(parsing: list.description).description == list.description, "\(text)")
      }
      let description = ElementDescription(parsing: text)
      #expect(description.isValid == (description.tree(names: AtomTable()) != nil), "\(text)")
    }
    #expect(valid > 100)
  }
}
