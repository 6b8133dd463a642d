// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import CSSValues

struct AspectRatioTests {
  private func ratio(_ text: String) -> AspectRatio? {
    Property.aspectRatio.value(parsing: text)?.as(AspectRatio.self)
  }

  @Test("a ratio has one or two numbers")
  func numbers() {
    #expect(ratio("16/9") == AspectRatio(ratio: .init(16, 9)))
    #expect(ratio("2") == AspectRatio(ratio: .init(2, 1)))
    #expect(ratio("3 / 2 auto") == AspectRatio(isAuto: true, ratio: .init(3, 2)))
    #expect(ratio("auto") == AspectRatio(isAuto: true, ratio: nil))
    #expect(AspectRatio(.keyword(.none)) == nil)
    #expect(AspectRatio(.sequence([.number(1), .slash])) == nil)
  }

  @Test("a ratio with a zero is degenerate")
  func degenerate() {
    #expect(Ratio(16, 8).quotient == 2)
    #expect(Ratio(0, 1).quotient == nil)
    #expect(Ratio(1, 0).quotient == nil)
    #expect(Ratio(0, 0).quotient == nil)
  }

  @Test("interpolates ratios by their logarithms")
  func interpolation() throws {
    let wide = AspectRatio(ratio: .init(4, 1))
    let narrow = AspectRatio(ratio: .init(1, 4))
    let between = AspectRatio.interpolated(from: wide, to: narrow, at: 0.5)
    let quotient = try #require(between?.ratio?.quotient)
    #expect(abs(quotient - 1) < 1e-12)
    let auto = AspectRatio(isAuto: true, ratio: .init(1))
    #expect(AspectRatio.interpolated(from: wide, to: auto, at: 0.5) == nil)
    let nothing = AspectRatio(ratio: .init(0, 1))
    #expect(AspectRatio.interpolated(from: wide, to: nothing, at: 0.5) == nil)
  }

  @Test("round-trips a ratio")
  func cssValue() {
    for text in ["auto", "16 / 9", "auto 4 / 3"] {
      #expect(ratio(text)?.description == text)
      #expect(ratio(text)?.cssValue == Property.aspectRatio.value(parsing: text))
    }
  }
}
