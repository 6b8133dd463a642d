// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import LiveryRendering
  import Testing

  @Suite("Shadows of outlines and groups")
  struct ShadowTests {
    private func shadow(
      _ x: Double = 0, _ y: Double = 0, blur: Double = 0, spread: Double = 0, _ color: RGBA = .black
    ) -> DisplayShadow {
      DisplayShadow(offset: Point(x, y), blur: blur, spread: spread, color: color)
    }

    @Test("a sharp outer shadow is the moved outline, without the outline's area")
    func sharp() throws {
      let bitmap = try drawn(
        .outerShadow(Path(Rect(x: 4, y: 4, width: 10, height: 10)), shadow(3, 2)))
      #expect(try #require(bitmap.opaqueBounds) == (7, 6, 17, 16))
      #expect(bitmap[14, 10] == .black && bitmap[10, 14] == .black)
      #expect(bitmap[10, 10] == .clear && bitmap[13, 13] == .clear)
    }

    @Test("a spread grows or shrinks the shadow and keeps its corners")
    func spread() throws {
      let larger = try drawn(
        .outerShadow(Path(Rect(x: 6, y: 6, width: 8, height: 8)), shadow(spread: 3)))
      #expect(try #require(larger.opaqueBounds) == (3, 3, 17, 17))
      #expect(larger[3, 3] == .black && larger[16, 16] == .black && larger[6, 6] == .clear)
      let smaller = try drawn(
        .outerShadow(Path(Rect(x: 6, y: 2, width: 8, height: 8)), shadow(0, 8, spread: -2)))
      #expect(
        try #require(smaller.opaqueBounds) == (8, 12, 12, 16),
        "\(String(describing: smaller.opaqueBounds))")
    }

    @Test(
      "a blurred shadow extends 1.5 times its blur and is symmetric",
      arguments: [1.0, 2.0])
    func blurred(scale: Double) throws {
      let bitmap = try drawn(
        .outerShadow(Path(Rect(x: 40, y: 40, width: 20, height: 20)), shadow(blur: 10)), width: 100,
        height: 100,
        scale: scale)
      let box = try #require(bitmap.opaqueBounds)
      let reach = 40 * scale - Double(box.left)
      #expect(reach > 10 * scale && reach <= 1.5 * 10 * scale)
      let side = Int(100 * scale)
      #expect(box.top == box.left && box.right == side - box.left && box.bottom == box.right)
      for distance in 1..<14 {
        let (near, far) = (
          Int((40.0 - Double(distance)) * scale), Int((59 + Double(distance)) * scale)
        )
        let middle = side / 2
        #expect(abs(Int(bitmap[near, middle].alpha) - Int(bitmap[middle, near].alpha)) <= 1)
        if scale == 1 {
          #expect(abs(Int(bitmap[near, middle].alpha) - Int(bitmap[far, middle].alpha)) <= 1)
        }
      }
      // The coverage is half at the edge of a long side, and slightly less just outside.
      let edge = Double(bitmap[Int(40 * scale) - 1, side / 2].alpha) / 255
      #expect(edge > 0.4 && edge < 0.5)
    }

    @Test("a shadow at twice the scale is the same, finer")
    func scales() throws {
      let commands = DisplayCommand.outerShadow(
        Path(Rect(x: 20, y: 20, width: 30, height: 20)), shadow(2, 3, blur: 8))
      let coarse = try drawn(commands, width: 70, height: 60)
      let fine = try drawn(commands, width: 70, height: 60, scale: 2)
      for y in stride(from: 5, to: 55, by: 2) {
        for x in 5..<65 where !(19...50).contains(x) || !(19...40).contains(y) {
          let mean = (0..<4).reduce(0) { $0 + Int(fine[2 * x + $1 % 2, 2 * y + $1 / 2].alpha) } / 4
          #expect(abs(mean - Int(coarse[x, y].alpha)) <= 8)
        }
      }
    }

    @Test("an inner shadow falls from the edges inwards, and nowhere else")
    func inner() throws {
      let bitmap = try drawn(
        .innerShadow(Path(Rect(x: 4, y: 4, width: 12, height: 12)), shadow(0, 3)))
      #expect(try #require(bitmap.opaqueBounds) == (4, 4, 16, 7))
      let ring = try drawn(
        .innerShadow(Path(Rect(x: 4, y: 4, width: 12, height: 12)), shadow(spread: 2)))
      #expect(ring[5, 5] == .black)
      #expect(ring[14, 14] == .black)
      #expect(ring[6, 6] == .clear)
      #expect(ring[3, 10] == .clear)
      let soft = try drawn(
        .innerShadow(Path(Rect(x: 10, y: 10, width: 80, height: 80)), shadow(blur: 20)), width: 100,
        height: 100)
      #expect(soft[10, 50].alpha > 110 && soft[10, 50].alpha < 128)
      #expect(soft[50, 50].alpha == 0 && soft[9, 50].alpha == 0)
      #expect(soft[10, 50].alpha == soft[89, 50].alpha)
    }

    @Test("the shadow of a group is below all content of the group")
    func group() throws {
      let bitmap = try drawn(
        .group(DisplayGroup(filters: [.dropShadow(shadow(5, 5, RGBA(red: 0, green: 0, blue: 1)))])),
        .box(2, 2, 4, 4, .pureRed), .box(8, 2, 4, 4, RGBA(red: 0, green: 1, blue: 0, alpha: 0.5)),
        .end)
      #expect(bitmap[2, 2] == .pureRed && bitmap[5, 5] == .pureRed)
      #expect(bitmap[8, 8] == .pureBlue && bitmap[10, 10] == .pureBlue)
      #expect(bitmap[14, 8].difference(.init(red: 0, green: 0, blue: 255, alpha: 128)) <= 1)
    }

    @Test("a cached shadow draws equally at another position")
    func cached() throws {
      func list(_ x: Double, _ y: Double) -> DisplayCommand {
        .outerShadow(Path(Rect(x: x, y: y, width: 9.3, height: 7.7)), shadow(1, 1, blur: 6))
      }
      let fresh = Renderer()
      let first = try drawn(list(12.25, 10.5), width: 60, height: 40, by: fresh)
      let moved = try drawn(list(32.25, 15.5), width: 60, height: 40, by: fresh)
      let alone = try drawn(list(32.25, 15.5), width: 60, height: 40, by: Renderer())
      #expect(moved == alone)
      #expect(first[8, 10] == moved[28, 15])
    }

    @Test("a downsampled blurred shadow equals the full one")
    func coarse() throws {
      // A deviation of 20 px, which is drawn at half the resolution.
      let bitmap = try drawn(
        .outerShadow(Path(Rect(x: 60, y: 60, width: 80, height: 80)), shadow(300, 0, blur: 40)),
        width: 600, height: 200)
      // The center has the squared error function of half the width over the deviation.
      let middle = Double(bitmap[400, 100].alpha) / 255
      #expect(abs(middle - 0.9545 * 0.9545) < 0.06)
      let edge = (Double(bitmap[359, 100].alpha) + Double(bitmap[360, 100].alpha)) / 510
      #expect(abs(edge - 0.5 * 0.9545) < 0.06)
      for distance in 0..<50 {
        let (left, right) = (bitmap[360 - distance, 100], bitmap[439 + distance, 100])
        #expect(abs(Int(left.alpha) - Int(right.alpha)) <= 2)
      }
    }

    @Test("clips very large shadows to the visible area")
    func large() throws {
      let bitmap = try drawn(
        .outerShadow(
          Path(Rect(x: -5_000, y: 10, width: 10_000, height: 100_000)), shadow(blur: 12)),
        width: 30,
        height: 30)
      #expect(bitmap[15, 9].alpha > 100 && bitmap[15, 9].alpha < 128)
      #expect(bitmap[15, 11].alpha == 0)
      _ = try drawn(.outerShadow(Path(Rect(x: 0, y: 0, width: 5, height: 5)), shadow(blur: 1e300)))
      _ = try drawn(
        .innerShadow(Path(Rect(x: 0, y: 0, width: 5, height: 5)), shadow(blur: 1e9, spread: -1e12)))
    }
  }
#endif
