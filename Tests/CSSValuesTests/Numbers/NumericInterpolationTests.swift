// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

struct NumericInterpolationTests {
  private func number(_ text: String) throws -> CSSValue {
    var cursor = TokenCursor(TokenStream(text))
    let kinds: NumericKinds =
      text.contains("deg") ? .angle : text.contains("s") ? .time : [.length, .percentage, .number]
    return try #require(CSSValue.parseNumeric(&cursor, kinds))
  }

  @Test(
    "a number lies between two others of its kind",
    arguments: [
      ("0", "10", 0.25, "2.5"), ("1px", "3px", 0.5, "2px"), ("0%", "50%", 0.5, "25%"),
      ("0px", "100%", 0.25, "calc(25% + 0px)"), ("50%", "10px", 0.5, "calc(25% + 5px)"),
      ("calc(50% + 10px)", "20px", 0.5, "calc(25% + 15px)"), ("0deg", "90deg", 0.5, "45deg"),
      ("0.2s", "0.4s", 0.5, "0.3s"), ("1px", "3px", 1.5, "4px"), ("1px", "3px", -1, "-1px"),
      ("min(50%, 10px)", "20px", 0.5, "calc(10px + (0.5 * min(50%, 10px)))"),
    ])
  func between(start: String, end: String, progress: Double, expected: String) throws {
    let value = CSSValue.interpolatedNumber(
      from: try number(start), to: try number(end), at: progress)
    #expect(value?.description == expected)
  }

  @Test(
    "there is nothing between numbers of different kinds",
    arguments: [("1", "1px"), ("1px", "1deg"), ("1", "50%"), ("1s", "1px")])
  func nothing(start: String, end: String) throws {
    let value = CSSValue.interpolatedNumber(from: try number(start), to: try number(end), at: 0.5)
    #expect(value == nil)
  }

  @Test("the start and the end are where the way begins and ends")
  func ends() {
    let start = LengthPercentage.percentage(40)
    let end = LengthPercentage.length(Length(10))
    let resolved = [0, 0.5, 1].map {
      LengthPercentage.interpolated(from: start, to: end, at: $0)?.resolved(percentagesOf: 50)
    }
    #expect(resolved == [20, 15, 10])
    #expect(Length.interpolated(from: Length(1), to: Length(2), at: 1) == Length(2))
    #expect(Angle.interpolated(from: Angle(0), to: Angle(1, .turn), at: 0.5) == Angle(180))
    #expect(Calculable<Length>.interpolated(from: .zero, to: .init(4), at: 0.5)?.pixels == 2)
    #expect(LengthPercentageAuto.interpolated(from: .auto, to: .percentage(1), at: 0.5) == nil)
  }

  @Test("whole numbers go from one to the next, halves upwards")
  func integers() {
    let steps = [0, 0.25, 0.5, 0.75, 1].map {
      Double.interpolatedInteger(from: 0, to: 2, at: $0)
    }
    #expect(steps == [0, 1, 1, 2, 2])
    #expect(Double.interpolatedInteger(from: -1, to: 0, at: 0.5) == 0)
  }

  @Test("ratios go by their logarithm, and those that say nothing not at all")
  func ratios() {
    let between = Ratio.interpolated(from: Ratio(1, 2), to: Ratio(8), at: 0.5)
    #expect(abs((between?.quotient ?? 0) - 2) < 1e-12)
    #expect(Ratio.interpolated(from: Ratio(0), to: Ratio(8), at: 0.5) == nil)
    var cursor = TokenCursor(TokenStream("16/9 4 calc(1 + 1) / 3"))
    let texts = (0..<3).map { _ in CSSValue.parseRatio(&cursor)?.description }
    #expect(texts == ["16 / 9", "4 / 1", "calc(2) / 3"])
    #expect(Ratio(.number(3)) == Ratio(3, 1))
  }

  @Test("a value that was interpolated many times stays of a limited size")
  func growth() throws {
    var value = try number("min(50%, 10px)")
    let other = try number("max(1%, 10px)")
    var steps = 0
    while steps < 5000,
      let next = CSSValue.interpolatedNumber(from: value, to: other, at: 0.5)
    {
      value = next
      steps += 1
    }
    #expect(steps < 5000)
    #expect(value.description.utf8.count < 100_000)
  }
}
