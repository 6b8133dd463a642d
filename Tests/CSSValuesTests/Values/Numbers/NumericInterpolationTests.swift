// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

struct NumericInterpolationTests {
  private func distance(_ text: String) throws -> LengthPercentage {
    var cursor = TokenCursor(TokenStream(text))
    return try #require(LengthPercentage.parse(&cursor))
  }

  @Test(
    "interpolates two distances",
    arguments: [
      ("1px", "3px", 0.5, "2px"), ("0%", "50%", 0.5, "25%"), ("1in", "12pt", 0.5, "56px"),
      ("0px", "100%", 0.25, "calc(25% + 0px)"), ("50%", "10px", 0.5, "calc(25% + 5px)"),
      ("calc(50% + 10px)", "20px", 0.5, "calc(25% + 15px)"), ("1em", "3em", 0.5, "2em"),
      ("1px", "3px", 1.5, "4px"), ("1px", "3px", -1, "-1px"),
      ("1em", "2px", 0.5, "calc(0.5em + 1px)"),
      ("min(50%, 10px)", "20px", 0.5, "calc(10px + (0.5 * min(50%, 10px)))"),
    ])
  func between(start: String, end: String, progress: Double, expected: String) throws {
    let value = LengthPercentage.interpolated(
      from: try distance(start), to: try distance(end), at: progress)
    #expect(value?.description == expected)
  }

  @Test("interpolation starts and ends at the given values")
  func ends() {
    let start = LengthPercentage.percentage(40)
    let end = LengthPercentage.length(Length(10))
    let resolved = [0, 0.5, 1].map {
      LengthPercentage.interpolated(from: start, to: end, at: $0)?.resolved(percentagesOf: 50)
    }
    #expect(resolved == [20, 15, 10])
  }

  @Test("interpolates ratios by logarithm, and degenerate ones discretely")
  func ratios() {
    let between = Ratio.interpolated(from: Ratio(1, 2), to: Ratio(8), at: 0.5)
    #expect(abs((between?.quotient ?? 0) - 2) < 1e-12)
    #expect(Ratio.interpolated(from: Ratio(0), to: Ratio(8), at: 0.5) == nil)
    var cursor = TokenCursor(TokenStream("16/9 4 calc(1 + 1) / 3"))
    let texts = (0..<3).map { _ in CSSValue.parseRatio(&cursor)?.description }
    #expect(texts == ["16 / 9", "4 / 1", "calc(2) / 3"])
    #expect(Ratio(.number(3)) == Ratio(3, 1))
  }

  @Test("limits the size of a value that is interpolated many times")
  func growth() throws {
    var value = try distance("min(50%, 10px)")
    let other = try distance("max(1%, 10px)")
    var steps = 0
    while steps < 5000,
      let next = LengthPercentage.interpolated(from: value, to: other, at: 0.5)
    {
      value = next
      steps += 1
    }
    #expect(steps < 5000)
    #expect(value.description.utf8.count < 100_000)
  }
}
