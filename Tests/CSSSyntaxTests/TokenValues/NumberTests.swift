import CSSSyntax
// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@Suite("values of numeric tokens")
struct NumberTests {
  @Test(
    "parses a number as the nearest Double",
    arguments: [
      ("0", 0), ("12", 12), ("+.5", 0.5), ("-.5e3", -500), ("1E3", 1000), ("1e-2", 0.01),
      ("0.1", 0.1), ("00012.50", 12.5), ("9007199254740993", 9_007_199_254_740_992),
      ("123456789012345678", 123_456_789_012_345_680), ("0.000000000000001", 1e-15),
      ("1.7976931348623157e308", 1.7976931348623157e308), ("4.9e-324", .leastNonzeroMagnitude),
      ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown), ("8.5", 8.5), ("4.35", 4.35),
      // Halfway between two doubles, and slightly less.
      ("0.3000000000000000166533453693773481063544750213623046875", 0.30000000000000004),
      ("0.3000000000000000166533453693773481063544750213623046874", 0.3),
    ] as [(String, Double)])
  func nearest(text: String, value: Double) {
    #expect(TokenStream(text).number(of: 0) == value)
    #expect(TokenStream(text + "%").number(of: 0) == value)
    #expect(TokenStream(text + "px").number(of: 0) == value)
    if !text.hasPrefix("+"), !text.hasPrefix("-") {
      #expect(TokenStream("-" + text).number(of: 0) == -value)
    }
  }

  @Test("parses every short decimal as Swift does")
  func shortDecimals() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<5000 {
      let digits = Int.random(in: 0..<1_000_000_000_000_000, using: &generator)
      var text = String(digits)
      let point = text.index(
        text.startIndex, offsetBy: Int.random(in: 0...text.count - 1, using: &generator))
      text.insert(".", at: point)
      #expect(TokenStream(text).number(of: 0) == Double(text) ?? Double("0" + text))
    }
  }

  @Test("huge exponents are infinite or zero, and many digits are only many digits")
  func extremes() {
    #expect(TokenStream("1e999").number(of: 0) == .infinity)
    #expect(TokenStream("-1e99999999999999999999").number(of: 0) == -.infinity)
    #expect(TokenStream("1e-99999999999999999999").number(of: 0) == 0)
    #expect(TokenStream("0e99999999999999999999").number(of: 0) == 0)
    #expect(TokenStream(String(repeating: "9", count: 100_000)).number(of: 0) == .infinity)
    let zeros = String(repeating: "0", count: 100_000)
    #expect(TokenStream("0." + zeros + "1").number(of: 0) == 0)
    #expect(TokenStream(zeros + "1.5").number(of: 0) == 1.5)
    #expect(TokenStream("0." + zeros + "1e100001").number(of: 0) == 1)
  }

  @Test(
    "a number ends before its unit",
    arguments: [
      ("12px", 12, "px"), ("1e3", 1000, nil), ("1e", 1, "e"), ("1e-", 1, "e-"), ("1ex", 1, "ex"),
      ("1e3e4", 1000, "e4"), ("1.5E+2Q", 150, "Q"), ("1--x", 1, "--x"), (#"1\65 3"#, 1, "e3"),
      ("-0PX", 0, "PX"), ("1\0", 1, "\u{FFFD}"), ("3é", 3, "é"),
    ] as [(String, Double, String?)])
  func units(text: String, value: Double, unit: String?) {
    let stream = TokenStream(text)
    #expect(stream.count == 1)
    #expect(stream.number(of: 0) == value)
    if let unit { #expect(stream.unit(of: 0) == unit) }
  }

  @Test("reports a sign only if it is written")
  func signs() {
    #expect(TokenStream("+1").sign(of: 0) == "+")
    #expect(TokenStream("-1px").sign(of: 0) == "-")
    #expect(TokenStream("1e-1").sign(of: 0) == nil)
    #expect(TokenStream("-0").number(of: 0).sign == .minus)
  }
}
