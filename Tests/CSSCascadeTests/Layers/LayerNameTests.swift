// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Foundation
import Testing

/// Tests of layer names and of the rules that contain them.
///
/// Defined by [CSS Cascade 5, section 6.4](https://drafts.csswg.org/css-cascade-5/#layering).
@Suite struct LayerNameTests {
  @Test(
    "parses a name of words separated by dots",
    arguments: [
      ("a", ["a"]), ("a.b", ["a", "b"]), ("a.b.c", ["a", "b", "c"]), (" a.b ", ["a", "b"]),
      ("a/**/./**/b", ["a", "b"]), (#"\61 .b"#, ["a", "b"]), (#"a\.b"#, ["a.b"]),
      ("default", ["default"]), ("none.auto", ["none", "auto"]), ("--x", ["--x"]),
      ("layer", ["layer"]), ("A.a", ["A", "a"]), ("é", ["é"]),
      ("", nil), (".", nil), ("a.", nil), (".a", nil), ("a..b", nil), ("a .b", nil), ("a. b", nil),
      ("a . b", nil), ("a b", nil), ("a,b", nil), ("1", nil), ("a.1", nil), ("a.1b", nil),
      ("#a", nil), ("'a'", nil), ("a()", nil), ("*", nil), ("initial", nil), ("a.inherit", nil),
      ("UNSET.a", nil), ("revert", nil), ("revert-layer", nil),
    ] as [(String, [String]?)])
  func names(text: String, components: [String]?) {
    #expect(LayerName(text)?.components == components)
  }

  @Test("serializes a name with escapes")
  func description() {
    #expect(LayerName(#"a\.b.c"#)?.description == #"a\.b.c"#)
    #expect(LayerName("a.--1")?.description == "a.--1")
  }

  /// Parses a text as a layer rule.
  private func rule(_ text: String) -> (rule: LayerRule?, diagnostics: [Diagnostic]) {
    let tree = SyntaxTree(parsing: text)
    var log = DiagnosticLog()
    return (LayerRule(tree, at: 0, log: &log), log.diagnostics)
  }

  @Test(
    "a statement declares layers, a block assigns one",
    arguments: [
      ("@layer a;", "a", false), ("@layer a, b.c;", "a b.c", false), ("@layer a , b", "a b", false),
      ("@layer a {}", "a", true), ("@layer a.b{}", "a.b", true), ("@layer {}", "", true),
      ("@layer/**/{}", "", true), ("@LAYER a;", "a", false),
    ])
  func rules(text: String, names: String, isBlock: Bool) {
    let (rule, diagnostics) = rule(text)
    #expect(rule?.names.map(\.description).joined(separator: " ") == names)
    #expect(rule?.isBlock == isBlock)
    #expect(diagnostics.isEmpty)
  }

  @Test(
    "reports an invalid rule",
    arguments: [
      ("@layer;", "expected the name of a layer in '@layer', found the end of the rule"),
      ("@layer a b;", "expected ',' or ';' in '@layer', found 'b'"),
      ("@layer a,;", "expected the name of a layer in '@layer', found the end of the rule"),
      ("@layer , a;", "expected the name of a layer in '@layer', found ','"),
      ("@layer a, b {}", "expected '{' in '@layer', found ','"),
      ("@layer a b {}", "expected '{' in '@layer', found 'b'"),
      ("@layer a .b {}", "expected '{' in '@layer', found '.'"),
      ("@layer initial;", "expected the name of a layer in '@layer', found 'initial'"),
      ("@layer a, b.unset;", "expected the name of a layer in '@layer', found 'unset'"),
      ("@layer 'a';", "expected the name of a layer in '@layer', found ''a''"),
    ])
  func invalidRules(text: String, message: String) {
    let (rule, diagnostics) = rule(text)
    #expect(rule == nil)
    #expect(diagnostics.map(\.message) == [message])
  }
}
