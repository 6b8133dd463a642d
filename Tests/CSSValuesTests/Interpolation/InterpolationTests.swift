// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

/// Tests of interpolation between two values of a property.
struct InterpolationTests {
  @Test(
    "interpolates two values as the specification describes", arguments: InterpolationCase.listed)
  func listed(sample: InterpolationCase) throws {
    let (property, start, end) = try sample.values()
    for (progress, expected) in zip([-0.25, 0.5, 1.5], sample.expected) {
      let value = property.interpolated(from: start, to: end, at: progress)
      #expect(value.description == expected, "\(sample) at \(progress)")
    }
  }

  @Test("values at 0 and 1 are equivalent with the ends", arguments: InterpolationCase.listed)
  func ends(sample: InterpolationCase) throws {
    let (property, start, end) = try sample.values()
    let first = property.interpolated(from: start, to: end, at: 0)
    let last = property.interpolated(from: start, to: end, at: 1)
    for progress in [-0.25, 0.5, 1.5] {
      #expect(
        property.interpolated(from: first, to: last, at: progress).description
          == property.interpolated(from: start, to: end, at: progress).description, "\(sample)")
    }
  }

  @Test("interpolation is symmetric at the midpoint", arguments: InterpolationCase.listed)
  func reversed(sample: InterpolationCase) throws {
    let (property, start, end) = try sample.values()
    let middle = property.interpolated(from: start, to: end, at: 0.75).description
    // Mixes with unresolved colors, and rotations by more than 180 degrees, depend on the order.
    guard !middle.contains("color-mix("), sample.property != .rotate else { return }
    #expect(
      property.interpolated(from: end, to: start, at: 0.25).description == middle, "\(sample)")
  }

  @Test("mixes colors in the requested space")
  func method() throws {
    let (red, blue) = (
      CSSValue.color(.color(CSSColor(.red))), CSSValue.color(.color(CSSColor(.blue)))
    )
    let legacy = Property.color.interpolated(from: red, to: blue, at: 0.5)
    #expect(legacy.description == "rgb(128, 0, 128)")
    let even = Property.color.interpolated(from: red, to: blue, at: 0.5, in: .oklab)
    #expect(even.description.hasPrefix("oklab("))
    let polar = Property.color.interpolated(
      from: red, to: blue, at: 0.5, in: ColorInterpolationMethod(space: .hsl, hue: .longer))
    #expect(polar.description == "rgb(0, 255, 0)")
  }

  @Test("lengths of a shadow in different units become calculations, and a blur stays in range")
  func shadows() throws {
    let start = try #require(Property.boxShadow.value(parsing: "black 2vw 2px 4vw 0px"))
    let end = try #require(Property.boxShadow.value(parsing: "black 4px 1in 8vw 2vh"))
    let texts = [0.5, -2].map {
      Property.boxShadow.interpolated(from: start, to: end, at: $0).description
    }
    #expect(
      texts == [
        "black calc(2px + 1vw) 49px 6vw calc(0px + 1vh)",
        "black calc(-8px + 6vw) -186px 0vw calc(0px - 4vh)",
      ])
  }

  @Test("lists of different functions with percentages require a box")
  func box() throws {
    let start = try #require(Property.transform.value(parsing: "translateX(10%)"))
    let end = try #require(Property.transform.value(parsing: "skewX(0deg) translateX(20px)"))
    let value = Property.transform.interpolated(
      from: start, to: end, at: 0.5, box: ReferenceBox(width: 100, height: 50))
    #expect(value.description == "matrix(1, 0, 0, 1, 15, 0)")
  }

  @Test(
    "no progress yields NaN", arguments: [Double.nan, .infinity, -1e308])
  func extremes(progress: Double) throws {
    for sample in InterpolationCase.listed {
      let (property, start, end) = try sample.values()
      let text = property.interpolated(from: start, to: end, at: progress).description
      #expect(!text.contains("nan") && !text.contains("inf"), "\(sample): \(text)")
    }
  }

  @Test("every kind of animation is listed")
  func coverage() {
    let listed = Set(InterpolationCase.listed.compactMap { $0.property.map { AnimationType[$0] } })
    let all = Set(Property.allCases.filter { !$0.isShorthand }.map { AnimationType[$0] })
    #expect(all.isSubset(of: listed))
  }

  @Test("lists that would become too long when repeated interpolate discretely")
  func longLists() {
    func list(_ count: Int) -> CSSValue {
      .list((0..<count).map { .percentage(Double($0)) })
    }
    let (start, end) = (list(997), list(1009))
    #expect(Property.backgroundPositionX.interpolated(from: start, to: end, at: 0.4) == start)
  }
}
