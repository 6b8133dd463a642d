// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import Foundation
  import LiveryPipelines
  import LiveryRendering
  import Testing

  /// The extent and the falloff of shadows.
  ///
  /// A blur is a Gaussian whose standard deviation is half of the radius. Its position follows from
  /// the rules of `shadow` in the article "Choosing steps". From a blur of 4 pixels, three box
  /// blurs approximate it to within a fortieth.
  @Suite("Gaussian falloff of shadows")
  struct ShadowFigureTests {
    /// Returns the intensity of a blurred edge at a distance outside of it.
    static func edge(_ distance: Double, blur: Double) -> Double {
      erfc(distance / (blur / 2) / 2.0.squareRoot()) / 2
    }

    /// A shadow without an offset insets each side of the frame by round(blur / 2).
    @Test("outside an edge", arguments: [2.0, 4, 6, 10, 16], [1.0, 2])
    func falloff(blur: Double, scale: Double) throws {
      let drawing = Drawing.pipeline(
        "inset(40px) shadow(0 0 \(blur)px black) fill(white)", Size(160, 160), scale: scale)
      let bitmap = try drawing.bitmap()
      let left = (40 + (blur / 2).rounded()) * scale
      for step in 0..<Int(1.4 * blur * scale) {
        let distance = (Double(step) + 0.5) / scale
        let opacity = Double(bitmap[Int(left) - 1 - step, Int(80 * scale)].alpha) / 255
        #expect(abs(opacity - Self.edge(distance, blur: blur)) < 0.025, "\(opacity) at \(distance)")
      }
      #expect(bitmap[Int(left), Int(80 * scale)] == .init(red: 255, green: 255, blue: 255))
      #expect(bitmap[Int(left - 1.5 * blur * scale) - 2, Int(80 * scale)].alpha == 0)
    }

    /// The shape fills the frame minus the offset and three times round(blur / 2).
    @Test(
      "a shadow is at its offset",
      arguments: [(0.0, 4.0, 3.0), (2, 2, 5), (-3, 0, 4), (0, -5, 2), (6, 1, 0)]
        as [(Double, Double, Double)])
    func offsets(x: Double, y: Double, blur: Double) throws {
      let bitmap = try Drawing.pipeline(
        "inset(20px) shadow(\(x)px \(y)px \(blur)px rgb(0 0 0 / 80%)) fill(red)", Size(100, 100)
      ).bitmap()
      let reach = (blur / 2).rounded()
      func sides(_ offset: Double) -> (Double, Double) {
        offset > 0 ? (0, offset + 3 * reach) : offset < 0 ? (3 * reach - offset, 0) : (reach, reach)
      }
      let (left, right) = (20 + sides(x).0, 80 - sides(x).1)
      let (top, bottom) = (20 + sides(y).0, 80 - sides(y).1)
      func expected(_ column: Int, _ row: Int) -> Double {
        func part(_ position: Double, _ from: Double, _ to: Double) -> Double {
          if blur == 0 { return position > from && position < to ? 1 : 0 }
          return Self.edge(from - position, blur: blur) - Self.edge(to - position, blur: blur)
        }
        let (px, py) = (Double(column) + 0.5, Double(row) + 0.5)
        if px > left, px < right, py > top, py < bottom { return 1 }
        return 0.8 * part(px, left + x, right + x) * part(py, top + y, bottom + y)
      }
      for column in [
        Int(left) - 2, Int(left) + 10, 50, Int(right) + 1, Int(bottom) + 3, Int(top) - 1,
      ] {
        for row in [Int(top) - 2, 50, Int(bottom), Int(bottom) + 2, Int(right) + 1] {
          let opacity = Double(bitmap[column, row].alpha) / 255
          #expect(abs(opacity - expected(column, row)) < 0.025, "\(opacity) at \(column), \(row)")
        }
      }
    }

    /// The ring around 2,0,96,34 casts the shadow, 4 px down, with a standard deviation of 1.5.
    @Test("the badge's shadow", arguments: 34..<43)
    func badge(row: Int) throws {
      let pixel = try Drawing.style(".badge").bitmap()[50, row]
      let opacity = 0.8 * Self.edge(Double(row) + 0.5 - 38, blur: 3)
      #expect(abs(Double(pixel.alpha) - 255 * opacity) <= 3, "\(pixel), not \(opacity * 255)")
      #expect(pixel.red == 0)
    }

    @Test(
      "an inner shadow with an offset is at the opposite edge",
      arguments: 0..<12)
    func inner(row: Int) throws {
      let bitmap = try Drawing.pipeline("fill(white) inner-shadow(0 4px 4px black)", Size(80, 60))
        .bitmap()
      let opacity = Self.edge(Double(row) + 0.5 - 4, blur: 4)
      #expect(abs(Double(bitmap[40, row].red) - 255 * (1 - opacity)) <= 7)
      // The bottom has almost no shadow: the edge is 4 px away, which is two standard deviations.
      let below = Self.edge(Double(row) + 0.5 + 4, blur: 4)
      #expect(abs(Double(bitmap[40, 59 - row].red) - 255 * (1 - below)) <= 7)
    }

    @Test("a search field is dark under its upper edge", arguments: 2..<8)
    func field(row: Int) throws {
      let pixel = try Drawing.style(".searchTextField").bitmap()[50, row]
      let opacity = 0.4 * Self.edge(Double(row) + 0.5 - 3, blur: 3)
      #expect(abs(Double(pixel.red) - 255 * (1 - opacity)) <= 3, "\(pixel)")
    }

    @Test("a blurred inset shadow of a box spreads before it fades", arguments: 0..<10)
    func insetSpread(column: Int) throws {
      let bitmap = try Drawing.box(
        "background: white; box-shadow: inset 0 0 4px 3px black", Size(80, 60)
      ).bitmap()
      let opacity = Self.edge(Double(column) + 0.5 - 3, blur: 4)
      #expect(abs(Double(bitmap[column, 30].red) - 255 * (1 - opacity)) <= 7)
    }

    @Test("a shadow of a box spreads and moves, and is not under the box", arguments: 0..<10)
    func boxShadow(step: Int) throws {
      let bitmap = try Drawing(
        pipeline: Pipeline(parsing: "inset(20px) box-shadow(4px 0 4px 2px black)") ?? Pipeline(),
        size: Size(100, 80)
      ).bitmap()
      let opacity = Self.edge(Double(step) + 0.5 - 6, blur: 4)
      #expect(abs(Double(bitmap[80 + step, 40].alpha) - 255 * opacity) <= 7)
      #expect(bitmap[50, 40].alpha == 0 && bitmap[79, 40].alpha == 0)
    }
  }
#endif
