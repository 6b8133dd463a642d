// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@Suite("Syntax trees and their views")
struct SyntaxTreeTests {
  @Test("a qualified rule has a prelude and ordered contents")
  func qualifiedRule() throws {
    let tree = SyntaxTree(parsing: "/**/ a > b /**/ { c: d; e { f: g } h: i } j {}")
    let rules = qualifiedRules(tree.rules)
    #expect(rules.map { tree.stream.text(of: $0.prelude) } == ["a > b", "j"])
    #expect(rules.map(\.text) == ["a > b /**/ { c: d; e { f: g } h: i }", "j {}"])
    let contents = Array(try #require(rules.first).contents)
    #expect(contents.count == 3)
    #expect(qualifiedRules(contents).map { tree.stream.text(of: $0.prelude) } == ["e"])
    #expect(declarations(contents).map(\.name) == ["c", "h"])
    #expect(declarations(contents).map(\.text) == ["c: d;", "h: i "])
  }

  @Test(
    "an at-rule has a name, a prelude and an optional block",
    arguments: [
      ("@a;", "a", "", false), ("@a", "a", "", false), ("@a /**/ b c /**/;", "a", "b c", false),
      ("@\\61 b", "ab", "", false), ("@a{}", "a", "", true), ("@a b { }", "a", "b", true),
      ("@a(b;", "a", "(b;", false), ("@a(b ", "a", "(b ", false), ("@a [;] ; ", "a", "[;]", false),
      ("@A }b {", "A", "}b", true),
    ])
  func atRule(text: String, name: String, prelude: String, hasBlock: Bool) {
    let tree = SyntaxTree(parsing: text)
    guard case .atRule(let rule)? = Array(tree.rules).first else {
      Issue.record("\(text) is not an at-rule")
      return
    }
    #expect(rule.name == name)
    #expect(tree.stream.text(of: rule.prelude) == prelude)
    #expect(rule.hasBlock == hasBlock)
    #expect(Array(rule.contents).isEmpty)
  }

  @Test(
    "a declaration has a name, a value and optional importance",
    arguments: [
      ("a:b", "a", "b", false), (" A : b c ;", "A", "b c", false), ("\\61:", "a", "", false),
      ("a:/**/b/**/", "a", "b", false), ("a:b!important", "a", "b", true),
      ("a:b ! /**/ IMPORTANT ;", "a", "b", true), ("a:!important", "a", "", true),
      ("a:b\\!important", "a", "b\\!important", false), ("a:b !\\69mportant", "a", "b", true),
      ("a:b !important c", "a", "b !important c", false), ("a:b!", "a", "b!", false),
      ("a:b !\u{130}mportant", "a", "b !\u{130}mportant", false),
      ("a:b(!important)", "a", "b(!important)", false),
      ("a:b(c !important", "a", "b(c !important", false),
      ("a:[b] !important", "a", "[b]", true), ("a:{} !important", "a", "{}", true),
      ("a:{ b: c }", "a", "{ b: c }", false),
      ("--a:b {c} d !important", "--a", "b {c} d", true), ("--a:", "--a", "", false),
    ])
  func declaration(text: String, name: String, value: String, isImportant: Bool) {
    let tree = SyntaxTree(parsingBlockContents: TokenStream(text))
    let found = declarations(tree.rules)
    #expect(found.map(\.name) == [name])
    #expect(found.map { tree.stream.text(of: $0.value) } == [value])
    #expect(found.map(\.isImportant) == [isImportant])
    #expect(found.map(\.isCustom) == [name.hasPrefix("--")])
    #expect(tree.nodes.count == 1)
  }

  @Test(
    "a declaration reports whether its value contains a function or a block",
    arguments: [
      ("a: b(c)", true), ("a: 1 (b)", true), ("a: [b]", true), ("--a: {b}", true), ("a: {}", true),
      ("a: b(", true), ("--a: b) ]", false), ("a: url(b)", false), ("a: b !important", false),
      ("a:", false), ("a: '('", false), ("a: /* ( */ b", false),
    ])
  func blocks(text: String, hasBlocks: Bool) {
    let tree = SyntaxTree(parsingBlockContents: TokenStream(text))
    #expect(tree.nodes.map(\.kind) == [.declaration])
    #expect(tree.nodes.first?.flags.contains(.blocks) == hasBlocks)
  }

  @Test(
    "parses a declaration as a rule if its value mixes a block with other tokens",
    arguments: ["a:{}b{c:d}", "a:b {c:d}", "a:hover{c:d}", "a:{} !{c:d}", "a: {} {c:d}"])
  func ruleInsteadOfDeclaration(text: String) {
    let tree = SyntaxTree(parsingBlockContents: TokenStream(text))
    #expect(tree.nodes.first?.kind == .qualifiedRule)
  }

  @Test("parses a declaration as a rule if an exclamation mark follows a block")
  func blockAndExclamationMark() {
    let tree = SyntaxTree(parsingBlockContents: TokenStream("a:{} !; b:c"))
    #expect(tree.nodes.map(\.kind) == [.qualifiedRule, .raw, .declaration])
  }

  @Test("nodes are in document order, each with the end index of its subtree")
  func flatArray() {
    let tree = SyntaxTree(parsing: "a{b:c;d{e:f}}@g;h i")
    #expect(
      tree.nodes.map(\.kind) == [
        .qualifiedRule, .declaration, .qualifiedRule, .declaration, .atRule, .raw,
      ])
    #expect(tree.nodes.map(\.next) == [4, 2, 4, 4, 5, 6])
    #expect(tree.nodes.map(\.first) == [0, 2, 6, 8, 13, 15])
    #expect(tree.nodes.map(\.end) == [13, 6, 12, 11, 15, 18])
  }

  @Test("the text of a tree is its source", arguments: ["", "\u{FEFF}a{", "a\0b\r\n\u{C}{}"])
  func text(source: String) {
    let tree = SyntaxTree(parsing: source)
    #expect(tree.text == String(source.unicodeScalars.drop { $0 == "\u{FEFF}" }))
  }
}

private func qualifiedRules(_ nodes: some Sequence<Syntax>) -> [QualifiedRule] {
  nodes.compactMap { if case .qualifiedRule(let rule) = $0 { rule } else { nil } }
}

private func declarations(_ nodes: some Sequence<Syntax>) -> [Declaration] {
  nodes.compactMap { if case .declaration(let declaration) = $0 { declaration } else { nil } }
}
