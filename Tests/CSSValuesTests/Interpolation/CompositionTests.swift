// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Foundation
import TestSupport
import Testing

/// Tests of values on top of the underlying value of a property.
struct CompositionTests {
  /// A line of `Fixtures/Interpolation/compositions.txt`: the underlying value and the value of a
  /// keyframe, their sum, and their accumulation.
  ///
  ///     filter: blur(1px) + blur(2px) → blur(1px) blur(2px) | blur(3px)
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let underlying: String
    let value: String
    let expected: [String]

    var testDescription: String { "\(name): \(underlying) + \(value)" }

    static let listed: [Sample] = {
      let url = Corpora.packageRoot.appending(
        path: "Tests/CSSValuesTests/Fixtures/Interpolation/compositions.txt")
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return text.components(separatedBy: "\n").filter { !$0.hasPrefix("#") && !$0.isEmpty }.map {
        let sides = $0.components(separatedBy: " → ")
        let name = sides[0].prefix { $0 != ":" }
        let values = sides[0].dropFirst(name.count + 2).components(separatedBy: " + ")
        return Sample(
          name: String(name), underlying: values[0], value: values[1],
          expected: sides[1].components(separatedBy: " | "))
      }
    }()
  }

  @Test("adds and accumulates two values as the specification describes", arguments: Sample.listed)
  func listed(sample: Sample) throws {
    let property = try #require(Property(name: sample.name))
    let (underlying, value) = (
      try #require(property.value(parsing: sample.underlying)).computed(
        for: property, in: .fixture),
      try #require(property.value(parsing: sample.value)).computed(for: property, in: .fixture)
    )
    let texts = [AnimationComposition.add, .accumulate].map {
      property.composed(value, onto: underlying, $0).description
    }
    #expect(texts == sample.expected)
    #expect(property.composed(value, onto: underlying, .replace) == value)
  }

  @Test("the sum of two colors exceeds the range, so that an interpolation of sums is exact")
  func colors() throws {
    let bright = try #require(Property.color.value(parsing: "rgb(200 200 200)"))
    let white = Property.color.composed(bright, onto: bright, .add)
    let black = try #require(Property.color.value(parsing: "rgb(0 0 0)"))
    let middle = Property.color.interpolated(from: black, to: white, at: 0.5)
    #expect(middle.description == "rgb(200, 200, 200)")
  }

  @Test(
    "values are interpolable unless they flip halfway",
    arguments: [
      (Property.width, "10px", "50%", true), (.width, "10px", "auto", false),
      (.visibility, "visible", "hidden", true), (.visibility, "hidden", "collapse", false),
      (.display, "none", "block", false), (.contentVisibility, "hidden", "auto", false),
      (.textAlign, "left", "right", false), (.transform, "none", "rotate(1deg)", true),
      (.transform, "translateX(10%)", "skewX(0deg)", true),
      (.transform, "scale(0)", "skewX(0deg)", false), (.color, "currentcolor", "red", true),
      (.gridTemplateColumns, "1fr", "auto", true), (.gridTemplateColumns, "1fr", "none", false),
      (.offsetRotate, "auto", "reverse", true), (.offsetRotate, "auto", "0deg", false),
    ])
  func interpolable(property: Property, start: String, end: String, expected: Bool) throws {
    let from = try #require(property.value(parsing: start)).computed(for: property, in: .fixture)
    let to = try #require(property.value(parsing: end)).computed(for: property, in: .fixture)
    #expect(property.isInterpolable(from: from, to: to) == expected)
  }

  @Test("properties of animations are not animatable, discrete ones are")
  func animatable() {
    #expect(!Property.animationName.isAnimatable && !Property.transitionDelay.isAnimatable)
    #expect(Property.display.isAnimatable && Property.isolation.isAnimatable)
  }
}
