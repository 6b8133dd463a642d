// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Foundation
import TestSupport
import Testing

/// Tests of `@font-face` rules.
///
/// Defined by [CSS Fonts 4, section 4](https://drafts.csswg.org/css-fonts-4/#font-resources).
@Suite struct FontFaceTests {
  /// Descriptors besides a family and a source, and a check of their result.
  struct Row: Sendable, CustomStringConvertible {
    let text: String
    let isExpected: @Sendable (FontFace) -> Bool

    init(_ text: String, _ isExpected: @escaping @Sendable (FontFace) -> Bool) {
      self.text = text
      self.isExpected = isExpected
    }

    var description: String { text }
  }

  /// Parses a text as a font face.
  private func face(_ text: String) -> (face: FontFace?, diagnostics: [Diagnostic]) {
    let tree = SyntaxTree(parsing: text)
    var log = DiagnosticLog()
    return (FontFace(tree, at: 0, log: &log), log.diagnostics)
  }

  private static let weights: [Row] = [
    Row("") { $0.weights == nil && $0.style == nil && $0.widths == nil },
    Row("font-weight: auto") { $0.weights == nil },
    Row("font-weight: bold") { $0.weights == .bold ... .bold },
    Row("font-weight: 100 900") { $0.weights == .thin ... .black },
    Row("font-weight: 900 100") { $0.weights == .thin ... .black },
    Row("font-weight: normal 650.5") { $0.weights == .normal...FontWeight(650.5) },
    Row("font-weight: calc(100 * 3)") { $0.weights == .light ... .light },
    Row("font-weight: 100; font-weight: bold") { $0.weights == .bold ... .bold },
    Row("font-style: italic") { $0.style == .italic },
    Row("font-style: normal") { $0.style == .normal },
    Row("font-style: auto") { $0.style == nil },
    Row("font-style: oblique") { $0.style == .oblique(14...14) },
    Row("font-style: oblique 20deg") { $0.style == .oblique(20...20) },
    Row("font-style: oblique 20deg -10deg") { $0.style == .oblique(-10...20) },
    Row("font-style: oblique 0deg 0.125turn") { $0.style == .oblique(0...45) },
    Row("font-style: oblique calc(10deg + 5deg)") { $0.style == .oblique(15...15) },
    Row("font-stretch: condensed") { $0.widths == 75...75 },
    Row("font-width: 50% 200%") { $0.widths == 50...200 },
    Row("font-stretch: expanded 80%") { $0.widths == 80...125 },
  ]

  private static let others: [Row] = [
    Row("unicode-range: U+26") { $0.unicodeRanges?.map(\.codePoints) == [0x26...0x26] },
    Row("unicode-range: u+0-7f, U+4??") {
      $0.unicodeRanges?.map(\.codePoints) == [0...0x7F, 0x400...0x4FF]
    },
    Row("font-display: swap") { $0.display == .swap },
    Row("FONT-DISPLAY: Optional") { $0.display == .optional },
    Row(#"font-feature-settings: "smcp", "liga" off"#) {
      $0.settings.features == [FontFeature("smcp", 1), FontFeature("liga", 0)]
    },
    Row("font-feature-settings: normal") { $0.settings.features.isEmpty },
    Row(#"font-variation-settings: "wght" 650"#) {
      $0.settings.variations == [FontVariation("wght", 650)]
    },
    Row(#"font-language-override: "SRB""#) { $0.settings.languageOverride == "SRB" },
    Row("font-language-override: normal") { $0.settings.languageOverride == nil },
    Row(#"font-named-instance: "Bold""#) { $0.settings.namedInstance == "Bold" },
    Row("ascent-override: 90%; descent-override: 20.5%; line-gap-override: 0%") {
      $0.metrics.ascent == 90 && $0.metrics.descent == 20.5 && $0.metrics.lineGap == 0
    },
    Row("ascent-override: 90%; ascent-override: normal") { $0.metrics.ascent == nil },
    Row("size-adjust: 107%") { $0.metrics.sizeAdjustment == 107 },
    Row("") { $0.metrics.sizeAdjustment == 100 && $0.display == .auto && $0.unicodeRanges == nil },
    Row("font-variant: normal; subscript-size-override: from-font") { $0.weights == nil },
  ]

  @Test("parses descriptors as typed values", arguments: weights + others)
  func descriptors(row: Row) throws {
    let (face, diagnostics) = face("@font-face { font-family: x; src: url(y); \(row.text) }")
    #expect(row.isExpected(try #require(face)))
    #expect(diagnostics.isEmpty)
  }

  @Test(
    "a family is a string or identifiers, but not generic",
    arguments: [
      ("Brand", "Brand"), ("\"Brand Sans\"", "Brand Sans"), ("Brand  Sans", "Brand Sans"),
      ("'serif'", "serif"), ("brand serif", "brand serif"), ("''", ""), ("serif brand", nil),
      ("inherit brand", nil), ("brand default", nil),
      ("serif", nil), ("Sans-Serif", nil), ("inherit", nil), ("default", nil), ("a, b", nil),
      ("1a", nil), ("", nil), ("var(--x)", nil),
    ] as [(String, String?)])
  func families(text: String, family: String?) {
    let (face, diagnostics) = face("@font-face { font-family: \(text); src: url(y) }")
    #expect(face?.family == family)
    #expect(diagnostics.map(\.kind) == (family == nil ? [.invalidValue] : []))
  }

  @Test(
    "sources are URLs and local names with format hints",
    arguments: [
      ("url(a.woff2)", ["a.woff2"]), ("url('a.woff2')", ["a.woff2"]), ("local(Brand)", ["=Brand"]),
      ("local('Brand Bold')", ["=Brand Bold"]), ("local(Brand Bold)", ["=Brand Bold"]),
      ("url(a), url(b), local(c)", ["a", "b", "=c"]),
      ("url(a) format(woff2)", ["a woff2"]), ("url(a) format('woff2')", ["a woff2"]),
      ("url(a) format('WOFF2')", ["a woff2"]),
      ("url(a) format('woff2-variations')", ["a woff2 variations"]),
      ("url(a) tech(color-COLRv1)", ["a color-colrv1"]),
      ("url(a) format(opentype) tech(palettes, variations)", ["a opentype palettes variations"]),
      ("src('a')", ["a"]),
    ])
  func sources(text: String, expected: [String]) {
    let (face, diagnostics) = face("@font-face { font-family: x; src: \(text) }")
    let sources = face?.sources.map { source in
      switch source {
      case .local(let name): "=" + name
      case .url(let url, let format, let technologies):
        ([url.address] + (format.map { [$0.rawValue] } ?? []) + technologies.map(\.rawValue))
          .joined(separator: " ")
      }
    }
    #expect(sources == expected)
    #expect(diagnostics.isEmpty)
  }

  @Test(
    "drops an invalid source and keeps the others",
    arguments: [
      "url(a) ⟦x⟧, url(b)", "url(b), ⟦x⟧", "url(a) format(⟦eot⟧), url(b)",
      "url(a) format(⟦'x'⟧), url(b)", "url(a) format(⟦woff2-variations⟧), url(b)",
      "url(a) tech(⟦x⟧), url(b)", "url(a) tech(palettes, ⟦)⟧, url(b)", "url(b), local(⟦serif⟧)",
      "url(b)⟦,⟧ , url(b)", "url(a) tech(palettes) ⟦format(⟧woff), url(b)",
    ] as [MarkedSource])
  func wrongSources(source: MarkedSource) {
    let head = "@font-face { font-family: x; src: "
    let (face, diagnostics) = face("\(head)\(source.text) }")
    #expect(face?.sources.isEmpty == false)
    #expect(diagnostics.map(\.kind) == [.invalidValue])
    if source.text.contains("url(b),") == false || source.text.contains("local") {
      #expect(diagnostics.first?.range.lowerBound == source.ranges[0].lowerBound + head.utf8.count)
    }
  }

  @Test(
    "reports an invalid descriptor and keeps the earlier one",
    arguments: [
      "font-weight: 100 200 300", "font-weight: bolder", "font-weight: 0", "font-weight: auto 100",
      "font-weight: inherit", "font-weight: 100 auto", "font-weight: var(--x)",
      "font-style: oblique 91deg", "font-style: oblique 1deg 2deg 3deg", "font-style: oblique 10",
      "font-style: italic 10deg", "font-stretch: -1%", "font-width: wide",
      "unicode-range: U+110000", "unicode-range: U+26,", "unicode-range: 26",
      "font-display: slow", "font-display: swap swap", "font-feature-settings: 'ab'",
      "ascent-override: -1%", "ascent-override: 1px", "ascent-override: auto",
      "size-adjust: normal", "size-adjust: -5%", "src: x", "src:", "font-family: a,",
    ])
  func invalidValues(text: String) {
    let head = """
      @font-face { font-family: x; src: url(y); font-weight: 300; font-style: italic; \
      font-width: 80%; unicode-range: U+1; font-display: block; ascent-override: 3%; size-adjust: 4%;
      """
    let (face, diagnostics) = face("\(head)\(text)")
    #expect(diagnostics.count == 1)
    #expect(diagnostics.allSatisfy { [.invalidValue, .tooComplexValue].contains($0.kind) })
    #expect(face == self.face(head).face)
    #expect(face?.metrics.sizeAdjustment == 4)
  }

  @Test(
    "reports missing and unknown descriptors and ignored importance",
    arguments: [
      ("{ font-family: x }", "this '@font-face' lacks 'src'; it is ignored"),
      ("{ src: url(x) }", "this '@font-face' lacks 'font-family'; it is ignored"),
      (";", "this '@font-face' lacks a block; it is ignored"),
      (
        "{ font-family: x; src: url(y); font-wieght: 1 }",
        "unknown descriptor 'font-wieght' in '@font-face'; did you mean 'font-weight'?"
      ),
      (
        "{ font-family: x; src: url(y); --x: 1 }", "unknown descriptor '--x' in '@font-face'"
      ),
      (
        "{ font-family: x; src: url(y); font-weight: 1 !important }",
        "a declaration in '@font-face' cannot be '!important'; it is ignored"
      ),
      (
        "{ font-family: x; src: url(y); font-display: fast }",
        "invalid value for 'font-display': found 'fast', "
          + "expected auto | block | swap | fallback | optional"
      ),
    ])
  func message(text: String, message: String) {
    let (face, diagnostics) = face("@font-face \(text)")
    #expect(diagnostics.map(\.message) == [message])
    #expect((face == nil) == message.contains("lacks"))
  }

  @Test(
    "parses a very long rule in linear time",
    arguments: TestTier.part(of: [
      ("src:", "url(a),"), ("src:", "x,"), ("src:", "url(a) tech("), ("", "x:y;"),
      ("unicode-range:", "U+1,"), ("font-family:", "a "), ("src: local(", "("),
      ("font-weight:", "1 "), ("font-feature-settings:", "'abcd' 1,"), ("", "font-weight: x;"),
      ("", "a"), ("src:url(a)", "tech(variations,"),
    ]))
  func hostile(opening: String, piece: String) {
    expectGrowth(from: 5_000) { count in
      let repeated = String(repeating: piece, count: count)
      let (face, diagnostics) = self.face(
        "@font-face{src:url(a);font-family:x;\(opening)\(repeated)")
      #expect(face?.family.isEmpty == false)
      #expect(diagnostics.count <= 10_001)
      #expect(diagnostics.allSatisfy { $0.message.utf8.count < 1000 })
    }
  }
}
