// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@Suite("Entry points of the specification")
struct EntryPointTests {
  @Test(
    "parses a text of one rule",
    arguments: ["a { b: c }", " /**/ a{} /**/ ", "@a;", "@a b", "{}", "@a { b {} "])
  func rule(text: String) {
    let tree = SyntaxTree(parsingRule: TokenStream(text))
    #expect(Array(tree.rules).count == 1)
    #expect(tree.nodes.first?.kind != .raw)
    #expect(!tree.diagnostics.contains { $0.kind == .extraInput || $0.kind == .emptyInput })
  }

  @Test(
    "returns a raw node and the reason for a text of no rule or several rules",
    arguments: [
      MarkedCase("⟦a⟧", "missing-block"),
      MarkedCase("a { b: c } ⟦d {}⟧", "extra-input"),
      MarkedCase("@a; ⟦;⟧", "extra-input"),
      MarkedCase("a {} ⟦-->⟧", "extra-input"),
    ])
  func noRule(marked: MarkedCase) {
    expectDiagnostics(marked.ids, at: marked.source) { stream in
      let tree = SyntaxTree(parsingRule: stream)
      #expect(tree.nodes.map(\.kind) == [.raw])
      #expect(tree.nodes.first?.end == UInt32(stream.count))
      return tree.diagnostics
    }
  }

  @Test("an empty text has no rule and no declaration", arguments: ["", " /**/ \n"])
  func empty(text: String) {
    let rule = SyntaxTree(parsingRule: TokenStream(text))
    #expect(rule.nodes.isEmpty)
    #expect(rule.diagnostics.map(\.message) == ["expected a rule, found nothing"])
    let declaration = SyntaxTree(parsingDeclaration: TokenStream(text))
    #expect(declaration.nodes.isEmpty)
    #expect(declaration.diagnostics.map(\.message) == ["expected a declaration, found nothing"])
  }

  @Test(
    "a declaration reaches up to a semicolon or the end",
    arguments: [
      (" a: b c ", "b c", false), ("a:", "", false), ("a:b!important;", "b", true),
      ("--a:{b;c}", "{b;c}", false), ("a: { b: c } !important", "{ b: c }", true),
      ("a: b } c", "b } c", false),
    ])
  func declaration(text: String, value: String, isImportant: Bool) throws {
    let tree = SyntaxTree(parsingDeclaration: TokenStream(text))
    guard case .declaration(let declaration)? = Array(tree.rules).first else {
      Issue.record("\(text) is not a declaration")
      return
    }
    #expect(tree.stream.text(of: declaration.value) == value)
    #expect(declaration.isImportant == isImportant)
    #expect(declaration.isCustom == text.hasPrefix("--"))
  }

  @Test(
    "returns a raw node and the reason for text that is not a declaration or follows one",
    arguments: [
      MarkedCase("⟦a⟧ b", "missing-colon"),
      MarkedCase("⟦a⟧", "invalid-declaration"),
      MarkedCase("⟦@a: b⟧", "invalid-declaration"),
      MarkedCase("⟦a: b {}⟧ ;", "invalid-declaration"),
      MarkedCase("a: b; ⟦c: d⟧", "extra-input"),
      MarkedCase("a: b ⟦}⟧", "unmatched-brace"),
    ])
  func noDeclaration(marked: MarkedCase) {
    expectDiagnostics(marked.ids, at: marked.source) {
      SyntaxTree(parsingDeclaration: $0).diagnostics
    }
  }

  @Test("messages of the diagnostics")
  func words() {
    func messages(_ tree: SyntaxTree) -> [String] { tree.diagnostics.map(\.message) }
    #expect(
      messages(SyntaxTree(parsingRule: TokenStream("a {} b {}")))
        == ["expected the end after the rule, found 'b {}'"])
    #expect(
      messages(SyntaxTree(parsingDeclaration: TokenStream("a: b; c")))
        == ["expected the end after the declaration, found 'c'"])
    #expect(
      messages(SyntaxTree(parsingDeclaration: TokenStream("1: b")))
        == ["expected a declaration, found '1: b'"])
  }

  @Test("an unmatched brace ends a block's contents, and the rest is kept")
  func blockContents() {
    let tree = SyntaxTree(parsingBlockContents: TokenStream("a: b; c { d: e } } f: g"))
    #expect(tree.nodes.map(\.kind) == [.declaration, .qualifiedRule, .declaration, .raw])
    guard case .raw(let rest)? = Array(tree.rules).last else { return }
    #expect(rest.text == "} f: g")
  }
}
