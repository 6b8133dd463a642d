// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines
import Testing

@Suite("A pipeline in CSS")
struct PipelineReadingTests {
  @Test(
    "round-trips",
    arguments: [
      "none", "inset(1px)", "inset(1px 2px 3px 4px)", "shape(rectangle)",
      "shape(rectangle) inset(1px) fill(rgb(255, 0, 0)) inset(-1px)",
    ])
  func roundTrip(text: String) throws {
    let pipeline = try #require(Pipeline(parsing: text))
    #expect(pipeline.description == text)
    #expect(Pipeline(parsing: pipeline.description) == pipeline)
  }
}
