// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Foundation
import Testing

/// Tests of interpolation between images, positions and shapes.
struct ImageInterpolationTests {
  private func between(
    _ start: String, _ end: String, at progress: Double, of property: Property
  ) -> String? {
    guard let from = property.value(parsing: start), let to = property.value(parsing: end) else {
      return nil
    }
    return property.interpolated(
      from: from.computed(for: property, in: .fixture),
      to: to.computed(for: property, in: .fixture), at: progress
    ).description
  }

  /// Returns the text of an interpolated value of a registered custom property.
  private func image(_ start: String, _ end: String, at progress: Double) -> String? {
    let syntax = RegisteredSyntax(.image)
    guard let from = syntax.value(parsing: start), let to = syntax.value(parsing: end) else {
      return nil
    }
    return syntax.interpolated(
      from: syntax.computed(from, in: .fixture), to: syntax.computed(to, in: .fixture),
      at: progress
    ).description
  }

  @Test(
    "interpolates gradients of the same form and number of stops by components",
    arguments: [
      (
        "linear-gradient(red, blue)", "linear-gradient(to right, red 20%, red)",
        "linear-gradient(135deg, rgb(255, 0, 0) 10%, rgb(128, 0, 128))"
      ),
      (
        "linear-gradient(to left top, red 1em, blue)",
        "linear-gradient(to left top, red 50%, blue)",
        "linear-gradient(to left top, rgb(255, 0, 0) calc(25% + 10px), rgb(0, 0, 255))"
      ),
      (
        "linear-gradient(red, 20%, blue)", "linear-gradient(red, 40%, blue)",
        "linear-gradient(rgb(255, 0, 0), 30%, rgb(0, 0, 255))"
      ),
      (
        "radial-gradient(10px at left, red)", "radial-gradient(20px at right 10px top 50%, red)",
        "radial-gradient(15px at calc(50% - 5px) 50%, rgb(255, 0, 0))"
      ),
      (
        "radial-gradient(10px 10% at top, red)", "radial-gradient(20px 20%, red)",
        "radial-gradient(15px 15% at 50% 25%, rgb(255, 0, 0))"
      ),
      (
        "radial-gradient(closest-side, red)", "radial-gradient(closest-side, blue)",
        "radial-gradient(closest-side, rgb(128, 0, 128))"
      ),
      (
        "conic-gradient(red 90deg, blue)", "conic-gradient(from 90deg, red 50%, blue)",
        "conic-gradient(from 45deg, rgb(255, 0, 0) 135deg, rgb(0, 0, 255))"
      ),
      (
        "linear-gradient(in hsl, red, blue)", "linear-gradient(90deg in hsl, red, blue)",
        "linear-gradient(135deg in hsl, rgb(255, 0, 0), rgb(0, 0, 255))"
      ),
    ])
  func gradients(start: String, end: String, middle: String) {
    #expect(image(start, end, at: 0.5) == middle)
    #expect(image(start, start, at: 0.5) != nil)
  }

  @Test(
    "cross-fades images that cannot be interpolated",
    arguments: [
      ("url(a)", "url(b)"), ("linear-gradient(red)", "linear-gradient(red, red)"),
      ("linear-gradient(red)", "repeating-linear-gradient(red)"),
      ("linear-gradient(to left top, red)", "linear-gradient(to left, red)"),
      ("linear-gradient(red)", "radial-gradient(red)"),
      ("linear-gradient(red)", "linear-gradient(in hsl, red)"),
      ("radial-gradient(circle, red)", "radial-gradient(10px, red)"),
    ])
  func fading(start: String, end: String) {
    let middle = image(start, end, at: 0.25)
    #expect(middle?.hasPrefix("cross-fade(") == true)
    #expect(middle?.contains(" 75%, ") == true)
    #expect(middle?.hasSuffix(" 25%)") == true)
    #expect(between(start, end, at: 0.25, of: .backgroundImage)?.contains("fade") == false)
  }

  @Test("an image that is cross-faded repeatedly finally changes discretely")
  func fadingDepth() throws {
    let syntax = RegisteredSyntax(.image)
    let end = try #require(syntax.value(parsing: "url(b)"))
    var value = try #require(syntax.value(parsing: "url(a)"))
    for _ in 0..<100 { value = syntax.interpolated(from: value, to: end, at: 0.25) }
    #expect(value.description.components(separatedBy: "cross-fade").count - 1 == 8)
    #expect(syntax.interpolated(from: value, to: end, at: 0.75) == end)
  }

  @Test(
    "interpolates positions, sizes and radii",
    arguments: [
      (Property.objectPosition, "left", "right", "25% 50%"),
      (
        .objectPosition, "right 10px bottom 0", "right 0 bottom 20px",
        "calc(100% - 7.5px) calc(100% - 5px)"
      ),
      (.backgroundPositionX, "left, right", "right, left", "25%, 75%"),
      (.backgroundSize, "10px 20px", "50px 60px", "20px 30px"),
      (.borderTopLeftRadius, "4px 8px", "8px 12px", "5px 9px"),
      (.transformOrigin, "top", "bottom", "50% 25%"),
      (.borderTopWidth, "thin", "thick", "2px"),
    ])
  func positions(property: Property, start: String, end: String, quarter: String) {
    #expect(between(start, end, at: 0.25, of: property) == quarter)
  }

  @Test(
    "interpolates shapes of the same form and keywords by components",
    arguments: [
      ("inset(0 round 10px)", "inset(20px round 20px 30px)", "inset(10px round 15px 20px)"),
      ("circle(10px)", "circle(20px at left)", "circle(15px at 25% 50%)"),
      ("circle()", "circle(closest-side)", "circle()"),
      (
        "ellipse(10px 20px at top)", "ellipse(20px 40px at bottom)", "ellipse(15px 30px at 50% 50%)"
      ),
      ("polygon(0 0, 10px 10px)", "polygon(10px 20px, 30px 30px)", "polygon(5px 10px, 20px 20px)"),
      ("path('M0 0h10')", "path('M10 10H30')", "path(\"M 5 5 H 20\")"),
      (
        "path('M0 0A1 1 0 0 0 2 2')", "path('M0 0A3 3 0 1 0 4 4')",
        "path(\"M 0 0 A 2 2 0 1 0 3 3\")"
      ),
      (
        "shape(from 0 0, line to 10px 10px, arc by 1px 1px of 2px)",
        "shape(from 10px 0, line to 20px 20px, arc by 3px 3px of 4px)",
        "shape(from 5px 0px, line to 15px 15px, arc by 2px 2px of 3px)"
      ),
    ])
  func shapes(start: String, end: String, middle: String) {
    #expect(between(start, end, at: 0.5, of: .clipPath) == middle)
  }

  @Test(
    "interpolates other shapes discretely",
    arguments: [
      ("circle()", "ellipse()"), ("circle(10px)", "circle(closest-side)"),
      ("polygon(0 0)", "polygon(0 0, 1px 1px)"), ("polygon(0 0)", "polygon(evenodd, 1px 1px)"),
      ("path('M0 0')", "path('M0 0L1 1')"), ("path('M0 0L1 1')", "path('M0 0T1 1')"),
      ("shape(from 0 0, line to 1px 1px)", "shape(from 0 0, line by 1px 1px)"),
      ("circle() padding-box", "circle(10px)"), ("none", "circle()"),
    ])
  func mismatches(start: String, end: String) {
    let property = Property.clipPath
    #expect(
      between(start, end, at: 0.49, of: property) == between(start, start, at: 0, of: property))
    #expect(between(start, end, at: 0.5, of: property) == between(end, end, at: 0, of: property))
  }

  @Test("clamps negative radii in an extrapolation")
  func overshooting() {
    #expect(between("10px", "0px", at: 2, of: .borderTopLeftRadius) == "0px")
    #expect(between("circle(10px)", "circle(0px)", at: 2, of: .clipPath) == "circle(0px)")
    #expect(
      between(
        "radial-gradient(10px, red)", "radial-gradient(0px, red)", at: 2, of: .backgroundImage)
        == "radial-gradient(0px, rgb(255, 0, 0))")
  }
}
