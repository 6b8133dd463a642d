// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct LengthTests {
  @Test(
    "absolute units have their size in px",
    arguments: [
      (Length(12, .pt), 16.0), (Length(1, .in), 96), (Length(2.54, .cm), 96), (Length(1, .pc), 16),
      (Length(25.4, .mm), 96), (Length(101.6, .q), 96), (Length(3), 3),
    ] as [(Length, Double)])
  func absolute(length: Length, pixels: Double) throws {
    #expect(abs(try #require(length.pixels) - pixels) < 1e-12)
  }

  @Test(
    "relative units have no size without a context",
    arguments: [Length.Unit.em, .rem, .ex, .ch, .vw, .vh, .vmin, .vmax])
  func relative(unit: Length.Unit) {
    #expect(Length(1, unit).pixels == nil)
    #expect(LengthPercentage.length(Length(1, unit)).resolved(percentagesOf: 100) == nil)
  }

  @Test("parses every unit in any case", arguments: Length.Unit.allCases)
  func names(unit: Length.Unit) {
    #expect(Property.width.value(parsing: "2\(unit.name)") == .length(Length(2, unit)))
    #expect(Property.width.value(parsing: "2\(unit.name.uppercased())") == .length(Length(2, unit)))
    #expect(Property.width.value(parsing: "2\(unit.name)x") == nil)
  }

  @Test("percentages and auto need a reference to resolve")
  func resolving() {
    #expect(LengthPercentageAuto.percentage(50).resolved(percentagesOf: 320, auto: 7) == 160)
    #expect(LengthPercentageAuto.auto.resolved(percentagesOf: 320, auto: 7) == 7)
    #expect(LengthPercentageAuto.length(Length(3, .pt)).resolved(percentagesOf: 320, auto: 7) == 4)
    #expect(LengthPercentage.percentage(25).resolved(percentagesOf: 8) == 2)
    let sum = Property.width.value(parsing: "calc(50% + 10px)")?.as(LengthPercentageAuto.self)
    #expect(sum?.resolved(percentagesOf: 320, auto: 7) == 170)
  }

  @Test("parses a length without the keywords of its property")
  func lengths() {
    #expect(LengthPercentageAuto.auto.lengthPercentage == nil)
    #expect(LengthPercentageAuto.percentage(5).lengthPercentage == .percentage(5))
    #expect(VerticalAlign.middle.lengthPercentage == nil)
    #expect(VerticalAlign.length(Length(2)).lengthPercentage == .length(Length(2)))
  }

  @Test("parses a value as an accepted type")
  func conversions() {
    let values: [CSSValue] = [.length(Length(1)), .percentage(5), .keyword(.auto)]
    #expect(values.map { $0.as(LengthPercentageAuto.self)?.cssValue } == values)
    #expect(values.map { $0.as(LengthPercentage.self)?.cssValue } == [values[0], values[1], nil])
    #expect(values.map { $0.as(Length.self)?.cssValue } == [values[0], nil, nil])
    #expect(CSSValue.keyword(.minContent).as(LengthPercentageAuto.self) == nil)
    #expect(LengthPercentageAuto.percentage(5).description == "5%")
  }

  @Test("an angle has its degrees")
  func angles() {
    #expect(CSSAngle(100, .grad).degrees == 90)
    #expect(CSSAngle(0.5, .turn).degrees == 180)
    #expect(CSSAngle(.pi, .rad).degrees == 180)
    #expect(CSSAngle(-3).description == "-3deg")
  }
}
