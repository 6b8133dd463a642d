// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Foundation
import TestSupport
import Testing

/// Tests of the parts of an `@import`, and of its valid positions.
@Suite struct ImportRuleTests {
  /// A prelude and its parts as text; `-` for a missing part.
  struct Parts: Sendable, CustomStringConvertible {
    let prelude: String
    let layer: String
    let scope: String
    let supports: String
    let media: String

    init(
      _ prelude: String, layer: String = "-", scope: String = "-", supports: String = "-",
      media: String = ""
    ) {
      self.prelude = prelude
      self.layer = layer
      self.scope = scope
      self.supports = supports
      self.media = media
    }

    var description: String { prelude }
  }

  private func rules(_ text: String) throws -> (rules: [ImportRule], [Diagnostic], TokenStream) {
    let folder = try SheetFolder(["a": ""])
    let loader = FileResourceLoader(folder: folder.path)
    let tree = SyntaxTree(parsing: text)
    let source = StyleSource(tree, name: folder.path("app.css"), loader: loader)
    return (source.imports.map(\.rule), source.importDiagnostics, tree.stream)
  }

  @Test(
    "distinguishes layer, scope, supports and media queries",
    arguments: [
      Parts("'a'"),
      Parts("'a' layer", layer: "anonymous"),
      Parts("'a' LAYER", layer: "anonymous"),
      Parts("'a' layer(b)", layer: "b"),
      Parts("'a'layer(b)", layer: "b"),
      Parts("'a' layer( b.c )", layer: "b.c"),
      Parts("'a' layer(b/**/./**/c)", layer: "b.c"),
      Parts(#"'a' l\61yer(\62)"#, layer: "b"),
      Parts("'a' layer screen", layer: "anonymous", media: "screen"),
      Parts("'a' layer, screen", layer: "anonymous", media: ", screen"),
      Parts("'a' layer layer", layer: "anonymous", media: "layer"),
      Parts("'a' layer(b) layer(c)", layer: "b", media: "layer(c)"),
      Parts("'a' supports(display: grid)", supports: "display: grid"),
      Parts("'a' SUPPORTS((a) and (b))", supports: "(a) and (b)"),
      Parts("'a' supports()", supports: ""),
      Parts("'a' supports(f(a), [b)])", supports: "f(a), [b)]"),
      Parts("'a' supports (display: grid)", media: "supports (display: grid)"),
      Parts("'a' supports(a) supports(b)", supports: "a", media: "supports(b)"),
      Parts(
        "'a' layer(b) supports(c: d) screen and (width > 1px), print", layer: "b",
        supports: "c: d", media: "screen and (width > 1px), print"),
      Parts("'a' supports(c: d) layer(b) all", layer: "b", supports: "c: d", media: "all"),
      Parts("'a' scope((.b) to (.c)) print", scope: "(.b) to (.c)", media: "print"),
      Parts("'a' layer scope(.b) supports(x)", layer: "anonymous", scope: ".b", supports: "x"),
      Parts("'a' scope", media: "scope"),
      Parts("'a' screen layer", media: "screen layer"),
      Parts("'a' not layer(b)", media: "not layer(b)"),
      Parts("'a'  screen /* x */ ", media: "screen"),
    ])
  func parts(_ row: Parts) throws {
    for end in [";", ""] {
      let (rules, diagnostics, stream) = try rules("@import \(row.prelude)\(end)")
      let rule = try #require(rules.first)
      let layer =
        switch rule.layer {
        case nil: "-"
        case .anonymous: "anonymous"
        case .named(let name): name.description
        }
      #expect(layer == row.layer)
      #expect(rule.scope.map { stream.text(of: $0) } ?? "-" == row.scope)
      #expect(rule.supports.map { stream.text(of: $0) } ?? "-" == row.supports)
      #expect(stream.text(of: rule.media) == row.media)
      #expect(stream.text(of: rule.addressTokens) == "'a'")
      #expect(diagnostics.isEmpty)
    }
  }

  @Test("unclosed functions end with the sheet")
  func unclosed() throws {
    let (rules, _, stream) = try rules("@import 'a' supports(f(a)")
    #expect(rules.first?.supports.map { stream.text(of: $0) } == "f(a)")
    #expect(try self.rules("@import url('a'").rules.count == 1)
    #expect(try self.rules("@import 'a' layer(b").rules.first?.layer == .named(LayerName("b")!))
  }

  @Test(
    "parses an invalid layer name as part of the media queries",
    arguments: [
      ("⟦⟧", "layer()"), ("a ⟦b⟧", "layer(a b)"), ("a ⟦.⟧b", "layer(a .b)"),
      ("a. ⟦b⟧", "layer(a. b)"),
      ("a⟦,⟧ b", "layer(a, b)"), ("⟦.⟧a", "layer(.a)"), ("⟦1⟧", "layer(1)"),
      ("⟦inherit⟧", "layer(inherit)"), ("a.⟦INITIAL⟧", "layer(a.INITIAL)"),
      ("⟦revert-layer⟧.a", "layer(revert-layer.a)"),
    ])
  func invalidLayers(marked: String, media: String) throws {
    let (rules, diagnostics, stream) = try rules("@import 'a' \(media) screen;")
    #expect(rules.first?.layer == nil)
    #expect(rules.first.map { stream.text(of: $0.media) } == media + " screen")
    #expect(diagnostics.map(\.kind) == [.invalidLayer])
    #expect(marked.isEmpty == false)
  }

  @Test(
    "reports an invalid import at the first invalid token",
    arguments: [
      "@import⟦;⟧", "@import ⟦a⟧;", "@import⟦⟧ ;", "@import ⟦layer⟧ 'a';", "@import 'a' ⟦{⟧ }",
      "@import url('a' ⟦b⟧);", "@import src(⟦1⟧ 'a');", "@import ⟦foo('a'⟧);",
    ] as [MarkedSource])
  func invalid(source: MarkedSource) throws {
    let (rules, diagnostics, _) = try rules(source.text)
    #expect(rules.isEmpty)
    #expect(diagnostics.map(\.kind) == [.invalidImport])
    #expect(diagnostics.first?.range.lowerBound == source.ranges[0].lowerBound)
  }

  @Test(
    "imports must precede all valid rules except @charset and @layer statements",
    arguments: [
      ("@charset 'x'; @import 'a';", 1, 0),
      ("@charset \"utf-8\"; @import 'a';", 1, 0),
      ("@layer a; @layer b, c; @import 'a';", 1, 0),
      ("<!-- @import 'a'; -->", 1, 0),
      ("@unknown; @unknown {} @import 'a';", 1, 0),
      ("..a {} @import 'a';", 1, 0),
      ("@layer a b; @layer {} @import 'a';", 0, 1),
      ("@layer initial; @import 'a'; @layer 1; @import 'a';", 2, 0),
      ("@media; @font-face; @import 'a';", 1, 0),
      ("@import; @import 'a';", 1, 0),
      ("a {} @import 'a';", 0, 1),
      ("@layer a {} @import 'a';", 0, 1),
      ("@media print {} @import 'a';", 0, 1),
      ("@MEDIA print {} @import 'a';", 0, 1),
      ("@font-face {} @import 'a';", 0, 1),
      ("@namespace 'x'; @import 'a';", 0, 1),
      ("@import 'a'; @layer b; @import 'a';", 1, 1),
      ("@import 'a'; b {} @import 'a'; @import 'a';", 1, 2),
      ("@media all { @import 'a'; }", 0, 1),
      ("a { @import 'a'; }", 0, 1),
      ("@import 'a'; @unknown { @import 'a'; } @import 'a';", 2, 1),
    ])
  func placement(text: String, valid: Int, misplaced: Int) throws {
    let (rules, diagnostics, _) = try rules(text)
    #expect(rules.count == valid)
    #expect(diagnostics.count { $0.kind == .misplacedImport } == misplaced)
  }

  @Test("the message of a misplaced import names the rules that may precede it")
  func misplaced() {
    let sheet = CSSStyleSheet("a {}\n@import url(b.css) print;", name: "a.css")
    #expect(
      sheet.diagnostics.map(\.description) == [
        """
        a.css:2:1: error: '@import' must precede all rules but '@charset' and '@layer' statements; \
        it is ignored [misplaced-import]
        @import url(b.css) print;
        ^~~~~~~~~~~~~~~~~~~~~~~~
        """
      ])
  }
}
