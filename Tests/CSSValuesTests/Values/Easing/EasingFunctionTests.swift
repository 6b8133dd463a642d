// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

/// Tests of easing functions.
struct EasingFunctionTests {
  private func easing(_ text: String) throws -> EasingFunction {
    var cursor = TokenCursor(TokenStream(text))
    let easing = try #require(EasingFunction.parse(&cursor))
    try #require(cursor.next() == nil)
    return easing
  }

  @Test(
    "an easing function follows its curve",
    arguments: [
      ("linear", 0.3, 0.3), ("linear", -1.0, -1.0), ("ease", 0.0, 0.0), ("ease", 0.5, 0.80240339),
      ("ease", 1.0, 1.0), ("ease-in", 0.5, 0.31535681), ("ease-out", 0.5, 0.68464319),
      ("ease-in-out", 0.5, 0.5), ("ease-in-out", 0.25, 0.12916193),
      ("cubic-bezier(0, 0, 1, 1)", 0.7, 0.7), ("cubic-bezier(0.5, 1, 0.5, 0)", 0.5, 0.5),
      ("cubic-bezier(0.5, 1, 0.5, 1)", -0.5, -1.0), ("cubic-bezier(0.5, 0, 0.5, 0)", 1.5, 2.0),
      ("cubic-bezier(0, 1, 1, 0)", -0.5, 0.0), ("cubic-bezier(0, 1, 1, 0)", 1.5, 1.0),
    ])
  func curves(text: String, time: Double, progress: Double) throws {
    let difference = try easing(text).progress(at: time) - progress
    #expect(difference.magnitude < 1e-6)
  }

  @Test(
    "a step function jumps at its step position",
    arguments: [
      ("steps(4)", [0.0, 0.0, 0.25, 0.5, 0.75, 1.0, -0.25]),
      ("steps(4, start)", [0.25, 0.25, 0.5, 0.75, 1.0, 1.0, 0.0]),
      ("steps(4, jump-start)", [0.25, 0.25, 0.5, 0.75, 1.0, 1.0, 0.0]),
      ("steps(4, jump-both)", [0.2, 0.2, 0.4, 0.6, 0.8, 1.0, 0.0]),
      ("steps(5, jump-none)", [0.0, 0.0, 0.25, 0.5, 0.75, 1.0, -0.25]),
    ] as [(String, [Double])])
  func steps(text: String, progress: [Double]) throws {
    let easing = try easing(text)
    for (time, expected) in zip([0, 0.1, 0.25, 0.5, 0.75, 1, -0.1], progress) {
      #expect((easing.progress(at: time) - expected).magnitude < 1e-12, "\(time)")
    }
  }

  @Test(
    "a linear function interpolates its points and extrapolates beyond them",
    arguments: [
      ("linear(0, 1)", 0.25, 0.25), ("linear(0, 1)", 2.0, 2.0), ("linear(0, 1)", -1.0, -1.0),
      ("linear(0, 1 25%, 0)", 0.125, 0.5), ("linear(0, 1 25%, 0)", 0.625, 0.5),
      ("linear(0 50%, 1)", 0.25, -0.5), ("linear(0, 0.5 25% 75%, 1)", 0.5, 0.5),
      ("linear(0, 0.2 50%, 0.8 50%, 1)", 0.5, 0.8), ("linear(0.4, 0.4)", 0.9, 0.4),
    ])
  func points(text: String, time: Double, progress: Double) throws {
    #expect((try easing(text).progress(at: time) - progress).magnitude < 1e-9)
  }

  @Test("no time yields NaN as the progress", arguments: [Double.nan, .infinity, -1e300])
  func extremes(time: Double) throws {
    for text in ["linear", "ease", "steps(3)", "linear(0, 5, 1)", "cubic-bezier(0, 9, 0, -9)"] {
      #expect(try easing(text).progress(at: time).isNaN == false)
    }
  }

  @Test("round-trips a list of easing functions")
  func list() {
    let value = CSSValue.list([.easing(.ease), .easing(.steps(.number(2), .start))])
    #expect([EasingFunction](value)?.cssValue == value)
    #expect([EasingFunction](.list([.number(1)])) == nil)
    #expect(value.description == "ease, steps(2, start)")
  }
}
