// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

struct CalculationParserTests {
  private func value(
    _ text: String, _ kinds: NumericKinds, in range: NumericRange = .all, symbols: [String] = []
  ) -> CSSValue? {
    var cursor = TokenCursor(TokenStream(text))
    let value = CSSValue.parseNumeric(&cursor, kinds, in: range, symbols: symbols)
    return cursor.isAtEnd() ? value : nil
  }

  @Test(
    "a number has the first accepted type",
    arguments: [
      ("1", .number, .number(1)), ("1", .integer, .number(1)), ("1.0", .integer, nil),
      ("0", .length, .length(.zero)), ("0", [.number, .length], .number(0)),
      ("0", .angle, nil), ("0", [.angle, .zero], .angle(.zero)), ("1", [.angle, .zero], nil),
      ("0", .percentage, nil), ("2TURN", .angle, .angle(CSSAngle(2, .turn))),
      ("2MS", .time, .time(Time(2, .ms))), ("2fr", .flex, .flex(2)),
      ("2X", .resolution, .resolution(Resolution(2, .x))),
      ("2khz", .frequency, .frequency(Frequency(2, .khz))), ("2s", .lengthPercentage, nil),
      ("1\\70 x", .length, .length(Length(1))),
    ] as [(String, NumericKinds, CSSValue?)])
  func plain(text: String, kinds: NumericKinds, expected: CSSValue?) {
    #expect(value(text, kinds) == expected)
  }

  @Test("checks a range in the canonical unit of the type")
  func ranges() {
    let quarter = NumericRange(-90, 90)
    #expect(value("0.25turn", .angle, in: quarter) != nil)
    #expect(value("0.26turn", .angle, in: quarter) == nil)
    #expect(value("100%", [.number, .percentage], in: .zeroToOne) == .percentage(100))
    #expect(value("101%", [.number, .percentage], in: .zeroToOne) == nil)
    #expect(value("100%", .percentage, in: NumericRange(0, 100)) == .percentage(100))
    let turned = value("calc(1turn)", .angle, in: quarter)
    #expect(turned?.computedNumber(in: ComputationContext()) == .angle(CSSAngle(90)))
  }

  @Test(
    "rounds integers to the nearest, with halves up",
    arguments: [("1.5", 2), ("-1.5", -1), ("1.4", 1), ("-0.5", 0), ("1e30", 1e30)])
  func integers(text: String, expected: Double) {
    let value = value("calc(\(text))", .integer)
    #expect(value?.description == "calc(\(numberText(Double(text) ?? 0)))")
    #expect(value?.computedNumber(in: ComputationContext()) == .number(expected))
  }

  @Test("symbols stand for numbers that are filled in later")
  func symbols() throws {
    let text = "calc(r * 2 + min(g, 1) + pi)"
    let found = value(text, .number, symbols: ["r", "g"]).flatMap { Calculable<Double>($0) }
    let calculation = try #require(found?.calculation)
    #expect(calculation.description == "calc(3.141593 + (2 * r) + min(g, 1))")
    #expect(calculation.constant == nil)
    let half = calculation.replacingSymbols { $0 == "r" ? 0.5 : nil }
    #expect(half.description == "calc(4.141593 + min(g, 1))")
    #expect(half.replacingSymbols { _ in 7 }.constant == 2 + .pi)
    #expect(value("calc(b)", .number, symbols: ["r", "g"]) == nil)
  }

  @Test("nesting is limited, and the limit is above that of the specification")
  func nesting() {
    func nested(_ depth: Int) -> CSSValue? {
      let open = String(repeating: "(", count: depth - 1)
      return value("calc\(open)(1px\(String(repeating: ")", count: depth))", .length)
    }
    #expect(nested(32)?.description == "calc(1px)")
    #expect(nested(CalculationParser.maximumDepth) != nil)
    #expect(nested(CalculationParser.maximumDepth + 1) == nil)
    #expect(nested(100_000) == nil)
    let text = String(repeating: "min(1px, ", count: 200)
    #expect(Property.width.message(of: text)?.contains("nested") == true)
  }

  @Test("the number of values is limited, and the limit is above that of the specification")
  func size() {
    func sum(_ count: Int) -> CSSValue? {
      value("calc(1px\(String(repeating: " + 1em", count: count - 1)))", .length)
    }
    #expect(sum(32)?.description == "calc(31em + 1px)")
    #expect(sum(CalculationParser.maximumSize) != nil)
    #expect(sum(CalculationParser.maximumSize + 1) == nil)
    let product = "calc(1px" + String(repeating: " * 1px", count: 1000) + ")"
    #expect(value(product, .length) == nil)
  }

  @Test(
    "reports the position of an error",
    arguments: [
      ("calc(1px + 1s)", "found '1s', expected <length>"),
      ("calc(1px+ 2px)", "found '+', expected white space"),
      ("calc(50% + 1)", "found '1', expected <length-percentage>"),
      ("min(1px", nil), ("calc(1px * 1px)", "found 'calc(1px * 1px)'"),
      ("clamp(1px, 2px)", "found ')', expected ','"),
    ] as [(String, String?)])
  func diagnostics(text: String, expected: String?) {
    let message = Property.width.message(of: text)
    if let expected {
      #expect(message?.contains(expected) == true, "\(message ?? "")")
    } else {
      #expect(message == nil)
    }
  }
}
