// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct CSSGradientTests {
  private func images(_ text: String) -> [CSSImage]? {
    Property.backgroundImage.value(parsing: text)?.as([CSSImage].self)
  }

  private func gradient(_ text: String) throws -> CSSGradient {
    guard case .gradient(let gradient)? = images(text)?.first else {
      throw GradientMissing(text: text)
    }
    return gradient
  }

  private struct GradientMissing: Error {
    let text: String
  }

  @Test("a linear gradient has a direction and stops")
  func linear() throws {
    let value = try gradient("repeating-linear-gradient(to left, red, 10%, blue 20px 2em)")
    #expect(value.geometry == .linear(.side(.left)))
    #expect(value.isRepeating)
    #expect(value.interpolation == nil)
    #expect(
      value.stops == [
        .color(.named(.red), at: nil), .hint(.percentage(10)),
        .color(.named(.blue), at: .length(Length(20))),
        .color(.named(.blue), at: .length(Length(2, .em))),
      ])
  }

  @Test("a radial gradient has an ending shape and a center")
  func radial() throws {
    #expect(
      try gradient("radial-gradient(circle at 10px, red)").geometry
        == .radial(
          .circle(.farthestCorner),
          center: Position(x: PositionComponent(.length(Length(10))), y: .center)))
    #expect(
      try gradient("radial-gradient(1px 2%, red)").geometry
        == .radial(.radii(.length(Length(1)), .percentage(2)), center: .center))
    #expect(
      try gradient("radial-gradient(calc(1px + 1px), red)").geometry
        != gradient("radial-gradient(red)").geometry)
  }

  @Test("a conic gradient has an angle and a center")
  func conic() throws {
    let value = try gradient("conic-gradient(from 90deg, red 0 50%)")
    #expect(value.geometry == .conic(from: .plain(CSSAngle(90)), center: .center))
    #expect(
      value.stops == [
        .color(.named(.red), at: .angle(CSSAngle(0))), .color(.named(.red), at: .percentage(50)),
      ])
  }

  @Test(
    "interpolates legacy colors in sRGB, others in Oklab",
    arguments: [
      ("red, rgb(1 2 3), currentcolor, hsl(1 2% 3%), canvas", ColorSpace.srgb),
      ("red, lab(1 2 3)", .oklab), ("color(srgb 1 1 1), red", .oklab),
      ("color-mix(in srgb, red, blue), red", .oklab), ("rgb(from red r g b), blue", .oklab),
      ("light-dark(red, blue), white", .srgb), ("light-dark(red, lab(1 2 3)), white", .oklab),
      ("highlight(red), toolbar-color(lab(1 2 3)), hsv(0 1 1), hsv(from red h s v)", .srgb),
      ("in hsl, red, blue", .hsl), ("in srgb, lab(1 2 3), blue", .srgb),
    ])
  func interpolationSpace(arguments: String, space: ColorSpace) throws {
    #expect(
      try gradient("linear-gradient(\(arguments))").effectiveInterpolation.space == space)
  }

  @Test("keeps the color space when computed colors change their notation")
  func keptSpace() throws {
    let value = try gradient("linear-gradient(light-dark(red, lab(1 2 3)), blue)")
    let computed = CSSValue.image(.gradient(value)).computed(
      for: .borderImageSource, in: ComputationContext())
    #expect(
      computed.description == "linear-gradient(in oklab, rgb(255, 0, 0), rgb(0, 0, 255))")
  }

  @Test("a used value contains no currentcolor at any depth")
  func resolved() {
    let value = Property.backgroundImage.value(
      parsing: "image-set(cross-fade(currentcolor, linear-gradient(currentcolor, red)))")
    #expect(
      value?.resolved(currentColor: CSSColor(rgba: 0x0102_03FF)).description
        == "image-set(cross-fade(rgb(1, 2, 3), linear-gradient(rgb(1, 2, 3), rgb(255, 0, 0))) 1x)")
  }

  @Test("a direction has an angle, except towards a corner")
  func degrees() {
    #expect(GradientDirection.side(.top).degrees == 0)
    #expect(GradientDirection.side(.right).degrees == 90)
    #expect(GradientDirection.side(.bottom).degrees == 180)
    #expect(GradientDirection.side(.left).degrees == 270)
    #expect(GradientDirection.angle(.plain(CSSAngle(0.5, .turn))).degrees == 180)
    #expect(GradientDirection.corner(.left, .top).degrees == nil)
  }

  @Test("limits the nesting of images")
  func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "cross-fade(", count: depth) + "red"
        + String(repeating: ")", count: depth)
    }
    #expect(images(nested(30)) != nil)
    #expect(images(nested(100)) == nil)
    #expect(images(nested(100_000)) == nil)
  }
}
