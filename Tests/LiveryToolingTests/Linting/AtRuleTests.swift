// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryTooling
import Testing

@Suite struct AtRuleTests {
  private func findings(_ source: String) -> [Diagnostic] {
    Linter().report(on: [SyntaxTree(parsing: source)]).findings.map(\.diagnostic)
  }

  @Test(
    "an at-rule that nobody knows is told with the one that was meant",
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
    #expect(diagnostic.severity == .warning)
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
    "an at-rule whose rules the cascade leaves out is told",
    arguments: [
      ("@layer base { a {} }", "@layer", "the rules of '@layer' take no part in the cascade"),
      ("@SUPPORTS (x: y) {}", "@SUPPORTS", "the rules of '@supports' take no part in the cascade"),
      (
        "a { @container (width > 1px) {} }", "@container",
        "the rules of '@container' take no part in the cascade"
      ),
      ("@scope (a) {}", "@scope", "the rules of '@scope' take no part in the cascade"),
      (
        "@starting-style { a {} }", "@starting-style",
        "the rules of '@starting-style' take no part in the cascade"
      ),
      ("@import url(x.css);", "@import", "the sheet of '@import' takes no part in the cascade"),
      (
        "@media (width > 1px) {}", "(width > 1px)",
        "the condition '(width > 1px)' is not evaluated; the rules of '@media' take no part in the cascade"
      ),
      (
        "@media print , screen and (x) {}", "print , screen and (x)",
        "the condition 'print , screen and (x)' is not evaluated; the rules of '@media' take no part in the cascade"
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
    "what CSS defines and what belongs to a vendor is left in peace",
    arguments: [
      "@media { a {} }", "@media print {}", "@MEDIA Screen {}", "@media print, speech {}",
      "@media (x), screen {}", "@layer a, b;", "@namespace url(x);", "@property --x {}",
      "@font-feature-values x { @swash { y: 1 } }", "@page { @top-left { content: none } }",
      "@-webkit-keyframes x { from { color: red } }", "@-moz-document url(x) {}",
      "@-webkit-media {}", "@_hidden {}", "@counter-style x {}", #"@charset "utf-8"; a {}"#,
      #"@charset "nonsense";"#,
    ])
  func leaves(source: String) { #expect(findings(source).map(\.message) == []) }

  @Test(
    "an @charset counts only as the first bytes of a sheet",
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
    "the cascade leaves out exactly what is told, and types of media that are others",
    arguments: [
      ("@media", true), ("@media all", true), ("@media screen", true), ("@media print", true),
      ("@media print, screen", true), ("@media not screen", true), ("@media only screen", true),
      ("@media (width > 1px)", false), ("@media screen and (width > 1px)", false),
      ("@media (width > 1px), all", true), ("@media f(x, all), print", false),
      ("@media not all, speech", true), ("@media screen, all and (x)", true),
      ("@layer", false), ("@supports (color: red)", false), ("@container (width > 1px)", false),
      ("@scope (a)", false), ("@starting-style", false), ("@document url(x)", false),
    ])
  func agreesWithTheCascade(head: String, isEvaluated: Bool) {
    let source = head + " { a { color: red } }"
    let applies = CSSStyleSheet(source).css("a", "color") != nil
    let isTold = findings(source).contains { $0.kind == .unsupportedAtRule }
    #expect(isTold == !isEvaluated)
    let otherMedia = ["@media print", "@media not screen", "@media not all, speech"]
    #expect(applies == (isEvaluated && !otherMedia.contains(head)))
  }

  @Test("a hostile number of at-rules gives a report of bounded length in a short time")
  func hostile() {
    for unit in ["@x{}", "@layer{", "@media(", "@import;", "@charset;", "@media(x){}"] {
      let source = String(repeating: unit, count: 10_100)
      let found = findings(source)
      #expect(!found.isEmpty)
      #expect(found.count <= 20_002)
    }
  }
}
