// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("The role of a cursor")
struct CompletionContextTests {
  /// A text with a cursor, and the role with the word that a completion replaces.
  private static let cases: [(MarkedSource, String)] = [
    // Rules.
    ("⟦⟧", "selector <>"),
    ("a⟦⟧", "selector <a>"),
    ("a b⟦⟧, c {}", "selector <b>"),
    ("a { } b:ho⟦⟧", "selector <:ho> after b"),
    (".ca⟦⟧ { color: red }", "selector <.ca>"),
    ("a.⟦⟧", "selector <.> after a"),
    ("a::be⟦⟧fore", "selector <::before> after a"),
    ("#ma⟦⟧in {}", "selector <#main>"),
    ("a > ⟦⟧", "selector <>"),
    ("a:not(.b⟦⟧)", "selector <.b> in not"),
    ("a[da⟦⟧", "selector <da> in ["),
    ("a::part(ic⟦⟧", "selector <ic> after a:: in part"),
    ("a[b=\"x⟦⟧\"]", "none"),
    ("/* a⟦⟧ */", "none"),
    ("/* a⟦⟧", "none"),
    ("/* a */⟦⟧", "selector <>"),
    // Names of properties.
    ("a {⟦⟧", "property <>"),
    ("a { co⟦⟧", "property <co>"),
    ("a { co⟦⟧lor: red }", "property <color> colon"),
    ("a { color: red;\n co⟦⟧ }", "property <co>"),
    ("a { color: red; --⟦⟧", "property <-->"),
    ("a { -⟦⟧", "property <->"),
    ("a { color: red\n back⟦⟧ground: blue }", "property <background> colon missing 14"),
    ("a { b { co⟦⟧", "property <co>"),
    ("a { color: rgb(1, 2; back⟦⟧", "property <back>"),
    ("a { color: rgb(1, 2 } b { back⟦⟧", "property <back>"),
    ("@media print { a { co⟦⟧", "property <co>"),
    ("@keyframes k { from { co⟦⟧", "property <co>"),
    ("@font-face { sr⟦⟧", "property <sr> of font-face"),
    ("@page { siz⟦⟧", "property <siz> of page"),
    ("@page { @top-left { co⟦⟧", "property <co>"),
    ("@supports (dis⟦⟧", "property <dis>"),
    ("@container style(--x⟦⟧", "property <--x>"),
    ("a { color: red;⟦⟧", "none"),
    // Nested rules.
    ("a { .b⟦⟧", "selector <.b>"),
    ("a { &:ho⟦⟧", "selector <:ho> after &"),
    ("a { b⟦⟧:hover { } }", "selector <b>"),
    ("a { b:ho⟦⟧ { } }", "selector <:ho> after b"),
    ("a { @me⟦⟧", "at-rule <@me>"),
    ("a { @media print { co⟦⟧", "property <co>"),
    ("a { @starting-style { co⟦⟧", "property <co>"),
    // Values.
    ("a { color: ⟦⟧", "value <> of color"),
    ("a { color:re⟦⟧d }", "value <red> of color"),
    ("a { border: 1px so⟦⟧lid red }", "value <solid> of border after 1px"),
    ("a { width: 1⟦⟧0px }", "value <10px> of width"),
    ("a { color: #12⟦⟧", "value <#12> of color"),
    ("a { color: rgb⟦⟧(1 2 3) }", "value <rgb> of color"),
    ("a { color: rgb(⟦⟧", "value <> of color after rgb("),
    ("a { color: var(--a⟦⟧", "value <--a> of color after var("),
    ("a { color: red !imp⟦⟧", "value <imp> of color after red !"),
    ("a { --x: re⟦⟧", "value <re> of --x"),
    ("a { color: red\n  so⟦⟧", "value <so> of color after red missing 14"),
    ("a { color: red\n background: bl⟦⟧", "value <bl> of background"),
    ("@font-face { font-display: sw⟦⟧", "value <sw> of font-display in font-face"),
    ("@supports (display: fl⟦⟧", "value <fl> of display"),
    ("@supports not (color: rgb(⟦⟧", "value <> of color after rgb("),
    ("@container style(--x: re⟦⟧", "value <re> of --x"),
    // At-rules and preludes.
    ("@⟦⟧", "at-rule <@>"),
    ("@me⟦⟧", "at-rule <@me>"),
    ("@media ⟦⟧", "prelude <> of media"),
    ("@media (min-w⟦⟧", "prelude <min-w> of media after ("),
    ("@supports selector(a:ho⟦⟧", "selector <:ho> after a in selector"),
    ("@scope (.a⟦⟧", "selector <.a> in ("),
    ("@layer a.b⟦⟧", "prelude <b> of layer after a."),
    // Addresses.
    ("@import \"a⟦⟧\";", "import <a>"),
    ("@import url(a⟦⟧b);", "import <ab>"),
    ("a { background: url(⟦⟧", "address <>"),
    ("a { background: url(\"im⟦⟧g.png\") }", "address <img.png>"),
    ("a { background: image-set(\"im⟦⟧", "address <im>"),
    ("a { content: \"x⟦⟧\" }", "none"),
    ("@keyframes k { fr⟦⟧", "keyframe <fr>"),
  ]

  @Test("The tokens before the cursor determine the role", arguments: cases)
  func role(source: MarkedSource, expected: String) {
    let context = CompletionContext(in: TokenStream(source.text), at: source.offset)
    #expect(context.summary == expected)
  }

  @Test("A deeply nested text has a role after a bounded time")
  func deepNesting() {
    for unit in ["(", "{", "[", "a(", "a{b:", "(]"] {
      let text = String(repeating: unit, count: 50_000)
      let context = CompletionContext(in: TokenStream(text), at: text.utf8.count)
      #expect(context.word.offset == text.utf8.count)
    }
  }
}

extension CompletionContext {
  /// The role and the word as text.
  fileprivate var summary: String {
    let word = "<\(stream.text(in: word.range))>"
    switch role {
    case .none: return "none"
    case .atRule: return "at-rule \(word)"
    case .keyframe: return "keyframe \(word)"
    case .property(let position):
      return "property \(word)" + (position.atRule.map { " of \($0)" } ?? "")
        + (position.hasColon ? " colon" : "")
        + (position.missingSemicolon.map { " missing \($0)" } ?? "")
    case .value(let position):
      return "value \(word) of \(position.name)" + after(position.tokens)
        + (position.atRule.map { " in \($0)" } ?? "")
        + (position.missingSemicolon.map { " missing \($0)" } ?? "")
    case .selector(let position):
      return "selector \(word)" + after(position.compound)
        + (position.block.map { " in \($0)" } ?? "")
    case .prelude(let position):
      return "prelude \(word) of \(position.rule)" + after(position.tokens)
    case .address(let position):
      let kind = position.isImport ? "import" : "address"
      return "\(kind) <\(stream.text(in: position.content))>"
    }
  }

  private func after(_ tokens: Range<Int>) -> String {
    let text = stream.text(of: stream.trimmed(tokens))
    return text.isEmpty ? "" : " after \(text)"
  }
}
