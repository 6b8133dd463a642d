// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import Testing

@testable import LiveryPipelines

@Suite("Sizes of boxes")
struct BoxSizeTests {
  @Test(
    "the natural size includes content, padding and border within the limits",
    arguments: [
      ("padding: 1px 2px 3px 4px; border: 1px solid", Size(8, 6)),
      ("width: 100px; height: 20px; padding: 5px", Size(110, 30)),
      ("width: 100px; height: 20px; padding: 5px; box-sizing: border-box", Size(100, 20)),
      ("width: 4px; padding: 5px; box-sizing: border-box", Size(10, 10)),
      ("min-width: 50px; padding: 5px", Size(60, 10)),
      ("width: 50px; max-width: 30px; height: 10px", Size(30, 10)),
      ("width: 50px; max-width: 30px; min-width: 40px; height: 1px", Size(40, 1)),
      ("width: 160px; aspect-ratio: 16 / 9", Size(160, 90)),
      ("height: 90px; aspect-ratio: 16 / 9", Size(160, 90)),
      ("width: 100px; aspect-ratio: 2; padding: 10px; box-sizing: border-box", Size(100, 50)),
      ("width: 100px; aspect-ratio: 2; padding: 10px", Size(120, 70)),
    ])
  func naturalSize(declarations: String, size: Size) {
    let natural = pipeline(declarations)
      .naturalSize(for: .none, measuring: uniformMeasuring)
    #expect(natural == size)
  }
}
