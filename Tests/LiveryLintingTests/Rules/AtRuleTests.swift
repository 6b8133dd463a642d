// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryLinting
import TestSupport
import Testing

@Suite struct AtRuleTests {
  private func findings(_ source: String) -> [Diagnostic] {
    Linter().report(on: [SyntaxTree(parsing: source)]).findings.map(\.diagnostic)
  }

  @Test(
    "reports an unknown at-rule with a suggestion",
    arguments: [
      ("@meida screen {}", "unknown at-rule '@meida'; did you mean '@media'?"),
      ("@IMPROT 'x';", "unknown at-rule '@IMPROT'; did you mean '@import'?"),
      ("@font-fase {}", "unknown at-rule '@font-fase'; did you mean '@font-face'?"),
      ("@chraset 'x';", "unknown at-rule '@chraset'; did you mean '@charset'?"),
      ("a { @nonsense-of-mine { color: red } }", "unknown at-rule '@nonsense-of-mine'"),
      ("@--media {}", "unknown at-rule '@--media'; did you mean '@media'?"),
      (
        "@" + String(repeating: "z", count: 99) + " {}",
        "unknown at-rule '@\(String(repeating: "z", count: 60))…'"
      ),
    ])
  func unknown(source: String, message: String) throws {
    let diagnostic = try #require(findings(source).first)
    #expect(diagnostic.kind == .unknownAtRule)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message == message)
    for fix in diagnostic.fixIts {
      #expect(!fix.isSafe)
      var mended = Array(source.utf8)
      mended.replaceSubrange(fix.range, with: fix.replacement.utf8)
      #expect(
        findings(String(decoding: mended, as: UTF8.self)).allSatisfy { $0.kind != .unknownAtRule })
    }
  }

  @Test(
    "reports an at-rule whose rules the cascade skips",
    arguments: [
      ("a { @WHEN x {} }", "@WHEN", "the rules of '@when' take no part in the cascade"),
      ("@else {}", "@else", "the rules of '@else' take no part in the cascade"),
      (
        "@document url(x) { a {} }", "@document",
        "the rules of '@document' take no part in the cascade"
      ),
    ])
  func unsupported(source: String, place: String, message: String) {
    let tree = SyntaxTree(parsing: source)
    let found = findings(source)
    #expect(found.map(\.kind) == [.unsupportedAtRule])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.message) == [message])
    #expect(found.map { tree.stream.text(in: $0.range) } == [place])
  }

  @Test(
    "accepts at-rules of CSS and of vendors",
    arguments: [
      "@media { a {} }", "@media print {}", "@MEDIA Screen {}", "@media print, speech {}",
      "@media (width > 1px), screen {}", "@layer a, b;", "@layer base { a {} }", "@layer {}",
      "@namespace url(x);", "@SUPPORTS (x: y) {}", "a { @container (width > 1px) {} }",
      "@scope (a) to (b) { > c {} }", "@property --x { syntax: '*'; inherits: true }",
      "@font-feature-values x { @swash { y: 1 } }", "@page { @top-left { content: none } }",
      "@-webkit-keyframes x { from { color: red } }", "@-moz-document url(x) {}",
      "@-webkit-media {}", "@_hidden {}", "@counter-style x { symbols: a }",
      #"@charset "utf-8"; a {}"#,
      #"@charset "nonsense";"#,
    ])
  func leaves(source: String) { #expect(findings(source).map(\.message) == []) }

  @Test(
    "reports an @charset that is not at the start of a sheet",
    arguments: [
      #" @charset "utf-8";"#, #"a {} @charset "utf-8";"#, "@charset 'utf-8';",
      #"@Charset "utf-8";"#, #"@charset  "utf-8";"#, #"@charset "utf-8" ;"#, "@charset utf-8;",
    ])
  func charset(source: String) {
    let found = findings(source)
    #expect(
      found.map(\.message) == [
        #"this '@charset' has no effect; a sheet that has one begins with '@charset "utf-8";'"#
      ])
    #expect(found.map(\.kind.id) == ["ineffective-charset"])
  }

  @Test(
    "the cascade skips exactly the reported rules and those whose conditions do not match",
    arguments: [
      ("@media", nil, true), ("@media screen", nil, true), ("@media print", nil, false),
      ("@media not screen", nil, false), ("@media (hover: none)", nil, false),
      ("@media not (hover: none)", nil, true),
      ("@media (width > 1px), all", nil, true),
      ("@media (widht: 1px)", "unknown-media-feature", false),
      ("@media screen, and", "invalid-at-rule-prelude", true), ("@layer", nil, true),
      ("@layer a, b", "invalid-at-rule-prelude", false), ("@supports (color: red)", nil, true),
      ("@supports (colour: red)", nil, false),
      ("@supports color: red", "invalid-at-rule-prelude", false),
      ("@container (width > 1px)", nil, false),
      ("@container (width", "syntax", false), ("@scope (:root)", nil, true),
      ("@scope (a..b)", "invalid-selector", false), ("@scope a", "invalid-at-rule-prelude", false),
      ("@starting-style", nil, false), ("@when", "unsupported-at-rule", false),
      ("@starting-style x", "invalid-at-rule-prelude", false),
      ("@meida", "unknown-at-rule", false),
    ])
  func agreesWithTheCascade(head: String, name: String?, isActive: Bool) {
    let source = head + " { a { color: red } }"
    #expect((CSSStyleSheet(source).css("a", "color") != nil) == isActive)
    let report = Linter().report(on: [SyntaxTree(parsing: source)])
    #expect(report.findings.first?.rule.name == name)
  }

  @Test(
    "time is linear in the number of at-rules, and the report is limited",
    .tier(.standard))
  func hostile() {
    for unit in TestTier.part(of: [
      "@x{}", "@layer{", "@media(", "@import;", "@charset;", "@media(x){}",
      "@supports(", "@supports(x){", "@scope(a){", "@container(x){", "@layer a.;", "@font-face{}",
      "@keyframes{}", "@keyframes x{y{}}", "@property{}",
    ]) {
      expectGrowthOnOneThread(from: 2_525, unit) { count in
        let found = findings(String(repeating: unit, count: count))
        #expect(!found.isEmpty)
        #expect(found.count <= 20_002)
      }
    }
  }
}
