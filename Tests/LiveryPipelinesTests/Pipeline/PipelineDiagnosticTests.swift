// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryPipelines
import TestSupport
import Testing

@Suite("An invalid pipeline")
struct PipelineDiagnosticTests {
  @Test(
    "is rejected",
    arguments: [
      "fill(nonsense)", "fill()", "glow(1px)", "inset(red)", "inset(1px 2px 3px 4px 5px)",
      "border(-1px red)", "shape(rounded-rectangle -2px)", "shape(triangle)", "part(a fill(red))",
      "part(a,)", "part(a)", "shadow(1px red)", "shadow(1px 1px)", "text(shadow 1px red)",
      "text(lines -1)", "text(align top)", "image(a.png)", "mask()", "blend(upside-down)",
      "bevel(light 5px)", "border-sides(top red)", "fill(red) none", "fill(red), fill(blue)",
      "box(padding)", "highlight-border(1px red)", "text(decoration wavy)", "border(1px red dash)",
    ])
  func invalid(text: String) { #expect(Pipeline(parsing: text) == nil) }

  @Test(
    "is reported at the first invalid token",
    arguments: [
      "fill(⟦nonsense⟧)", "inset(1px) ⟦glow(2px)⟧", "border(⟦-1px⟧ red)", "part(a ⟦fill(red)⟧)",
      "shape(⟦triangle⟧)",
    ] as [MarkedSource])
  func diagnostics(source: MarkedSource) throws {
    let stream = TokenStream(source.text)
    let diagnostic = try #require(Property.liveryPipeline.diagnostic(for: stream))
    #expect(diagnostic.range == source.ranges[0], "\(source.marking([diagnostic.range]))")
  }

  @Test("does not override a valid one")
  func fallback() {
    let sheet = CSSStyleSheet(
      ".a { -livery-pipeline: fill(red); -livery-pipeline: fill(nonsense) }")
    #expect(sheet.pipeline(for: ".a").description == "fill(rgb(255, 0, 0))")
  }
}
