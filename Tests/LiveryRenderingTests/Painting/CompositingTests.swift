// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import LiveryRendering
  import Testing

  /// The formulas of Compositing 1, computed per pixel.
  private struct Formula {
    typealias CSSColor = SIMD3<Double>

    /// Returns the premultiplied color and the opacity of a source over a backdrop.
    static func result(
      _ mode: Compositing, _ source: RGBA, _ backdrop: RGBA
    ) -> (color: CSSColor, alpha: Double) {
      let (cs, cb) = (color(source), color(backdrop))
      let (s, b) = (source.alpha, backdrop.alpha)
      if mode == .plusLighter { return (min1(cs * s + cb * b), min(1, s + b)) }
      if mode == .plusDarker {
        let alpha = min(1, s + b)
        let lacking = (CSSColor(repeating: s) - cs * s) + (CSSColor(repeating: b) - cb * b)
        return (max0(CSSColor(repeating: alpha) - lacking), alpha)
      }
      if let (fs, fb) = factors(mode, s, b) { return (cs * s * fs + cb * b * fb, s * fs + b * fb) }
      // Blending, followed by source-over compositing.
      let mixed = cs * (1 - b) + blend(mode, cb, cs) * b
      return (mixed * s + cb * b * (1 - s), s + b * (1 - s))
    }

    private static func color(_ color: RGBA) -> CSSColor {
      CSSColor(color.red, color.green, color.blue)
    }
    private static func min1(_ color: CSSColor) -> CSSColor {
      pointwiseMin(color, CSSColor(repeating: 1))
    }
    private static func max0(_ color: CSSColor) -> CSSColor {
      pointwiseMax(color, CSSColor(repeating: 0))
    }

    private static func factors(
      _ mode: Compositing, _ s: Double, _ b: Double
    ) -> (Double, Double)? {
      switch mode {
      case .clear: (0, 0)
      case .copy: (1, 0)
      case .sourceIn: (b, 0)
      case .sourceOut: (1 - b, 0)
      case .sourceAtop: (b, 1 - s)
      case .destinationOver: (1 - b, 1)
      case .destinationIn: (0, s)
      case .destinationOut: (0, 1 - s)
      case .destinationAtop: (1 - b, s)
      case .xor: (1 - b, 1 - s)
      default: nil
      }
    }

    private static func blend(_ mode: Compositing, _ b: CSSColor, _ s: CSSColor) -> CSSColor {
      switch mode {
      case .hue: setLum(setSat(s, sat(b)), lum(b))
      case .saturation: setLum(setSat(b, sat(s)), lum(b))
      case .color: setLum(s, lum(b))
      case .luminosity: setLum(b, lum(s))
      default: CSSColor(each(mode, b.x, s.x), each(mode, b.y, s.y), each(mode, b.z, s.z))
      }
    }

    private static func each(_ mode: Compositing, _ b: Double, _ s: Double) -> Double {
      switch mode {
      case .multiply: return b * s
      case .screen: return b + s - b * s
      case .overlay: return each(.hardLight, s, b)
      case .darken: return min(b, s)
      case .lighten: return max(b, s)
      case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
      case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
      case .hardLight: return s <= 0.5 ? b * 2 * s : each(.screen, b, 2 * s - 1)
      case .softLight:
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
      case .difference: return abs(b - s)
      case .exclusion: return b + s - 2 * b * s
      default: return s
      }
    }

    private static func lum(_ c: CSSColor) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
    private static func sat(_ c: CSSColor) -> Double { c.max() - c.min() }

    private static func setLum(_ color: CSSColor, _ l: Double) -> CSSColor {
      let c = color + CSSColor(repeating: l - lum(color))
      let (light, low, high) = (CSSColor(repeating: lum(c)), c.min(), c.max())
      if low < 0 { return light + (c - light) * lum(c) / (lum(c) - low) }
      if high > 1 { return light + (c - light) * (1 - lum(c)) / (high - lum(c)) }
      return c
    }

    private static func setSat(_ c: CSSColor, _ s: Double) -> CSSColor {
      let (low, high) = (c.min(), c.max())
      return high > low ? (c - CSSColor(repeating: low)) * s / (high - low) : CSSColor(repeating: 0)
    }
  }

  @Suite("Compositing and blending")
  struct CompositingTests {
    private static let colors: [(RGBA, RGBA)] = [
      (RGBA(red: 0.8, green: 0.4, blue: 0.2), RGBA(red: 0.2, green: 0.6, blue: 0.4)),
      (RGBA(red: 0.1, green: 0.9, blue: 0.6, alpha: 0.6), RGBA(red: 0.8, green: 0.4, blue: 0.2)),
      (
        RGBA(red: 0.2, green: 0.6, blue: 1, alpha: 0.4),
        RGBA(red: 0.6, green: 0.2, blue: 0.8, alpha: 0.8)
      ), (RGBA(red: 1, green: 0.2, blue: 0, alpha: 0.8), .clear),
      (RGBA(red: 0, green: 0, blue: 0), RGBA(red: 0.4, green: 0.8, blue: 0.2, alpha: 0.6)),
      (.white, RGBA(red: 0.4, green: 0.8, blue: 0.2)),
    ]

    @Test("every mode follows Compositing 1", arguments: Compositing.allCases)
    func formulas(mode: Compositing) throws {
      for (source, backdrop) in Self.colors {
        let bitmap = try drawn(
          .box(0, 0, 8, 8, backdrop), .group(DisplayGroup(compositing: mode)),
          .box(0, 0, 8, 8, source), .end, width: 8, height: 8)
        let (color, alpha) = Formula.result(mode, source, backdrop)
        let found = bitmap[4, 4]
        #expect(
          abs(Double(found.alpha) / 255 - alpha) < 2.1 / 255, "\(mode) \(source) on \(backdrop)")
        let opacity = Double(found.alpha) / 255
        let components = zip([found.red, found.green, found.blue], [color.x, color.y, color.z])
        for (byte, expected) in components {
          #expect(
            abs(Double(byte) / 255 * opacity - expected) < 3.1 / 255,
            "\(mode) \(source) on \(backdrop)")
        }
      }
    }

    @Test(
      "operators that clear uncovered content respect the clip",
      arguments: [
        Compositing.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
      ])
    func unbounded(mode: Compositing) throws {
      let bitmap = try drawn(
        .box(0, 0, 20, 20, .pureRed), .clip(Path(Rect(x: 0, y: 0, width: 10, height: 20))),
        .group(DisplayGroup(compositing: mode)), .box(2, 2, 4, 4, .pureBlue), .end, .end)
      #expect(bitmap[8, 10] == .clear)
      #expect(bitmap[15, 10] == .pureRed)
    }

    @Test("a group's opacity applies to the entire group")
    func opacity() throws {
      let bitmap = try drawn(
        .group(DisplayGroup(opacity: 0.5)), .box(0, 0, 12, 12, .pureRed),
        .box(6, 6, 12, 12, .pureBlue),
        .end)
      #expect(bitmap[2, 2].difference(.init(red: 255, green: 0, blue: 0, alpha: 128)) <= 1)
      #expect(bitmap[8, 8].difference(.init(red: 0, green: 0, blue: 255, alpha: 128)) <= 1)
    }

    @Test("applies opacity before the operator")
    func fadedCopy() throws {
      let bitmap = try drawn(
        .box(0, 0, 20, 20, .pureRed), .group(DisplayGroup(opacity: 0.5, compositing: .copy)),
        .box(0, 0, 20, 20, .pureBlue), .end)
      #expect(bitmap[5, 5].difference(.init(red: 0, green: 0, blue: 255, alpha: 128)) <= 1)
    }

    @Test("content in a group blends only with the group")
    func isolation() throws {
      let bitmap = try drawn(
        .box(0, 0, 20, 20, .pureRed), .group(DisplayGroup()),
        .group(DisplayGroup(compositing: .multiply)), .box(0, 0, 10, 10, .pureGreen), .end, .end)
      #expect(bitmap[5, 5] == .pureGreen)
    }

    @Test("a color matrix swaps channels and changes opacity")
    func colorMatrix() throws {
      let swap: [Double] = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
      let bitmap = try drawn(
        .group(DisplayGroup(filters: [.colorMatrix(swap)])),
        .box(2, 2, 5, 5, RGBA(red: 0, green: 0, blue: 1, alpha: 0.6)),
        .end)
      #expect(bitmap[3, 3].difference(.init(red: 255, green: 0, blue: 0, alpha: 153)) <= 1)
      var opaque = swap
      opaque[19] = 1
      let filled = try drawn(
        .group(DisplayGroup(filters: [.colorMatrix(opaque)])), .box(2, 2, 5, 5, .pureBlue), .end)
      #expect(filled[15, 15] == .black && filled[3, 3] == .pureRed)
    }

    @Test("a blurred group equals the blur of its image, also beyond the edge")
    func blurFilter() throws {
      let bitmap = try drawn(
        .group(DisplayGroup(filters: [.blur(3)])), .box(-40, 5, 40, 10), .end)
      #expect(bitmap[0, 10].alpha > 70 && bitmap[0, 10].alpha < 128)
      #expect(bitmap[15, 10].alpha == 0)
    }
  }
#endif
