// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import CSSValues

struct NumberTextTests {
  @Test(
    "serializes a number with at most six digits and no exponent",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (1 / 3.0, "0.333333"),
      (2 / 3.0, "0.666667"), (1e-7, "0"), (-1e-7, "0"), (0.000001, "0.000001"),
      (-0.05, "-0.05"), (123456.789, "123456.789"), (0.9999999, "1"), (100, "100"),
      (1e6, "1000000"), (8_999_999_999_999.5, "8999999999999.5"), (9e12, "9000000000000"),
      (1e15 + 0.5, "1000000000000000.5"), (1e20, "100000000000000000000"),
      (1.5e22, "15000000000000000000000"), (-1e21, "-1000000000000000000000"), (.nan, "0"),
    ] as [(Double, String)])
  func short(number: Double, text: String) {
    #expect(numberText(number) == text)
  }

  @Test("serializes an out-of-range number as the nearest bound")
  func infinite() {
    #expect(numberText(.infinity) == numberText(Double(Float.greatestFiniteMagnitude)))
    #expect(numberText(-.infinity).hasPrefix("-3402823466"))
    #expect(numberText(.infinity).allSatisfy { $0.isNumber })
    #expect(numberText(.greatestFiniteMagnitude) == numberText(.infinity))
  }

  @Test("round-trips a number")
  func roundTrip() {
    var state: UInt64 = 42
    for _ in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(Int64(bitPattern: state) >> 24) / 1e6
      #expect(Property.left.value(parsing: numberText(number) + "px") == .length(Length(number)))
    }
  }
}
