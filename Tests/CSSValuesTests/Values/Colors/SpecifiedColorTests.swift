// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

struct SpecifiedColorTests {
  private static func color(_ text: String) throws -> SpecifiedColor {
    try #require(SpecifiedColor(parsing: text))
  }

  @Test("interpolates two colors to a color, or to a mixture with currentcolor")
  func interpolation() throws {
    let (red, blue) = (try Self.color("rgb(255 0 0)"), try Self.color("#00f"))
    func between(_ end: SpecifiedColor, _ progress: Double) -> SpecifiedColor? {
      .interpolated(from: red, to: end, at: progress)
    }
    #expect(between(blue, 0.25)?.description == "rgb(191, 0, 64)")
    let mixture = try #require(between(.currentColor, 0.25))
    #expect(mixture.description == "color-mix(in srgb, rgb(255, 0, 0) 75%, currentcolor 25%)")
    #expect(mixture.resolved(currentColor: .black).rgba == 0xBF00_00FF)
    let oklch = try Self.color("oklch(0.5 0.1 20)")
    #expect(
      SpecifiedColor.interpolated(from: .currentColor, to: oklch, at: 2)?.description
        == "oklch(0.5 0.1 20)")
  }

  @Test(
    "a color is absolute unless it depends on the element or the environment",
    arguments: [
      ("red", true), ("color-mix(in srgb, red, blue)", true), ("rgb(from red r g b)", true),
      ("contrast-color(red)", true), ("device-cmyk(0 0 0 1)", true), ("lab(calc(50) 0 0)", true),
      ("currentcolor", false), ("canvas", false), ("light-dark(red, red)", false),
      ("color-mix(in srgb, red, currentcolor)", false), ("rgb(from canvas r g b)", false),
      ("contrast-color(currentcolor)", false), ("highlight(red)", true), ("hsv(0 1 1)", true),
      ("shadow-of(currentcolor)", false), ("toolbar-color(canvas)", false),
      ("hsv-add(red, calc(1em / 1px), 0, 0)", false), ("lab(calc(1em / 1px) 0 0)", false),
      ("color-mix(in srgb, red calc(1% * sign(1em)), blue)", false),
    ])
  func absolute(text: String, isAbsolute: Bool) throws {
    #expect((try Self.color(text).absolute != nil) == isAbsolute)
    #expect((CSSColor(parsing: text) != nil) == isAbsolute)
  }

  @Test("rejects a color nested too deep, with a reason")
  func nesting() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "color-mix(in srgb, ", count: depth) + "red"
        + String(repeating: ", red)", count: depth)
    }
    #expect(SpecifiedColor(parsing: nested(32))?.absolute?.rgba == 0xFF00_00FF)
    #expect(SpecifiedColor(parsing: nested(33)) == nil)
    #expect(Property.color.message(of: nested(33))?.contains("nested less deep") == true)
    let highlights = { String(repeating: "highlight(", count: $0) + "red)" }
    #expect(SpecifiedColor(parsing: highlights(32)) != nil)
    #expect(SpecifiedColor(parsing: highlights(33)) == nil)
    #expect(SpecifiedColor(parsing: highlights(100_000)) == nil)
    let lightDark = String(repeating: "light-dark(red,", count: 100_000)
    #expect(SpecifiedColor(parsing: lightDark) == nil)
    let wide = "color-mix(in oklch, " + String(repeating: "red, ", count: 5000) + "red)"
    #expect(SpecifiedColor(parsing: wide)?.absolute?.mapped(to: .srgb).rgba == 0xFF00_00FF)
  }

  /// A generator of random colors, some of them invalid.
  private struct Source: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }

    mutating func one(of texts: [String]) -> String { texts.randomElement(using: &self) ?? "" }

    mutating func component(_ channels: [String]) -> String {
      let numbers = [
        "0", "1", "-1", "0.5", "50%", "120%", "-5%", "1e99", "none", "359.9999999", "1e-9", "300",
        "calc(1 + 1)", "calc(50%)", "calc(infinity)", "calc(-infinity)", "calc(NaN)",
        "calc(1em / 1px)", "calc(sign(1em) * 10%)",
      ]
      guard !channels.isEmpty, Bool.random(using: &self) else { return one(of: numbers) }
      let channel = one(of: channels)
      return one(of: [channel, channel, "calc(\(channel) * 2)", "min(1, \(channel) / alpha)"])
    }

    mutating func color(_ depth: Int = 0) -> String {
      let leaves = [
        "red", "currentcolor", "canvas", "transparent", "#1234", "rgb(1 2 3)", "lab(none 20 0)",
        "oklch(0.5 0.1 20)", "color(--x 1 2)", "hsv(210 2 0.5)", "color(srgb 1e-9 -1 1e9)",
        "device-cmyk(0 1 0 none)",
      ]
      if depth > 3 { return one(of: leaves) }
      switch Int.random(in: 0..<10, using: &self) {
      case 0: return one(of: leaves)
      case 1: return "light-dark(\(color(depth + 1)), \(color(depth + 1)))"
      case 2: return "contrast-color(\(color(depth + 1)))"
      case 3, 4: return mixture(depth)
      case 5, 6: return adjustment(depth)
      default: return function(depth)
      }
    }

    mutating func mixture(_ depth: Int) -> String {
      let methods = [
        "in srgb, ", "in hsl longer hue, ", "in lch, ", "in hwb,", "in hsv, ", "in xyz, ", "",
      ]
      let parts = (0..<Int.random(in: 1...3, using: &self)).map { _ in
        color(depth + 1) + one(of: ["", "", " 30%", " 0%", " 50%", " calc(10% * sign(1em))"])
      }
      return "color-mix(\(one(of: methods))\(parts.joined(separator: ", ")))"
    }

    mutating func adjustment(_ depth: Int) -> String {
      let color = color(depth + 1)
      let numbers = ["0", "1", "-1", "0.4", "1.6", "1e99", "calc(NaN)", "calc(1em / 1px)"]
      let amounts = (0..<3).map { _ in one(of: numbers) }.joined(separator: ", ")
      return one(of: [
        "hsv-multiply(\(color), \(amounts))", "hsv-add(\(color), \(amounts))",
        "highlight(\(color))", "shadow-of(\(color))", "toolbar-color(\(color))",
        "toolbar-color(\(color), highlighted)",
      ])
    }

    mutating func function(_ depth: Int) -> String {
      let functions = [
        ("rgb(", ["r", "g", "b", "alpha"]), ("hsl(", ["h", "s", "l", "alpha"]),
        ("hwb(", ["h", "w", "b", "alpha"]), ("hsv(", ["h", "s", "v", "alpha"]),
        ("lab(", ["l", "a", "b", "alpha"]),
        ("lch(", ["l", "c", "h", "alpha"]), ("oklab(", ["l", "a", "b", "alpha"]),
        ("oklch(", ["l", "c", "h", "alpha"]), ("color(srgb ", ["r", "g", "b", "alpha"]),
        ("color(prophoto-rgb ", ["r", "g", "b", "alpha"]),
        ("color(xyz ", ["x", "y", "z", "alpha"]),
      ]
      var (name, channels) = functions.randomElement(using: &self) ?? ("rgb(", [])
      if Bool.random(using: &self) {
        let origin = "(from \(color(depth + 1)) "
        name = name.replacing("(", with: origin)
      } else {
        channels = []
      }
      let components = (0..<3).map { _ in component(channels) }.joined(separator: " ")
      let alpha = Bool.random(using: &self) ? " / \(component(channels))" : ""
      return "\(name)\(components)\(alpha))"
    }
  }

  @Test(
    "specified and computed colors round-trip", arguments: 1...4)
  func anything(seed: UInt64) {
    var source = Source(state: seed)
    let context = ComputationContext(currentColor: CSSColor(rgba: 0x0102_03FF))
    var accepted = 0
    for _ in 0..<600 {
      let text = source.color()
      guard let color = SpecifiedColor(parsing: text) else { continue }
      accepted += 1
      let written = color.description
      if SpecifiedColor(parsing: written)?.description != written {
        Issue.record("\(text): \(written)")
      }
      // The result of a mix may be lighter than white, and is clamped when it is parsed.
      let computed = color.computed(in: context).description
      let isFree = ["lab(", "lch(", "oklab(", "oklch("].contains { computed.contains($0) }
      let read = SpecifiedColor(parsing: computed)?.description
      if read == nil || read != computed && !isFree { Issue.record("\(text): \(computed)") }
      let resolved = color.computed(in: context).resolved(currentColor: context.currentColor)
      if resolved.mapped(to: .srgb).isInGamut() == false { Issue.record("\(text): \(resolved)") }
    }
    #expect(accepted > 300)
  }
}
