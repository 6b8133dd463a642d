// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import Testing

@testable import LiveryPipelines

@Suite("Pipelines that styles keep")
struct PipelineCacheTests {
  /// A custom step.
  private struct Glow: PipelineStep {
    var radius = 1.0
    static let prototype = Glow()
    static let schema = Schema<Glow>(
      "--glow", "Glows.", parameters: [Parameter("radius", \.radius, in: .nonNegative)])
    func draw(in context: inout DrawingContext) {}
  }

  @Test("computes a value once for each type")
  func derivedOnce() throws {
    let style = try #require(CSSStyleSheet(".a { color: red }").prepare(".a").computedStyle)
    var count = 0
    for _ in 0..<3 {
      let value: Int = style.derived {
        count += 1
        return 7
      }
      #expect(value == 7)
    }
    #expect(count == 1)
    let text: String = style.derived { "seven" }
    #expect(text == "seven")
    let other: Int = style.derived(where: { $0 == 8 }) { 8 }
    #expect(other == 8)
    let again: Int = style.derived { 9 }
    #expect(again == 8)
  }

  @Test("another library resolves the steps again, and a copy does not")
  func libraries() {
    let sheet = CSSStyleSheet(".a { -livery-pipeline: fill(red) }")
    var library = PipelineLibrary.standard
    #expect(library.identity == PipelineLibrary.standard.identity)
    library.register(Glow.self)
    #expect(library.identity != PipelineLibrary.standard.identity)
    let copy = library
    #expect(copy.identity == library.identity)
    #expect(sheet.pipeline(for: ".a", library: library) == sheet.pipeline(for: ".a"))
  }

  @Test("a changed sheet has new pipelines, and existing copies stay")
  func changes() {
    var sheet = CSSStyleSheet(".a { background: red }")
    let before = sheet.pipeline(for: ".a")
    sheet.add(".a { background: blue }", name: "b.css")
    #expect(sheet.pipeline(for: ".a") != before)
    #expect(
      sheet.pipeline(for: ".a").first(BackgroundStep.self)?.color == RGBA(red: 0, green: 0, blue: 1)
    )
  }
}
