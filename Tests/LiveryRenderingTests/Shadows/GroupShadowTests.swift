// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import LiveryPipelines
  import LiveryRendering
  import TestSupport
  import Testing

  /// The shadow of the content of a group.
  @Suite("The shadow of a group")
  struct GroupShadowTests {
    @Test("extends beyond the group by its spread, also fractionally")
    func spread() throws {
      let whole = try shadow(spread: 3)
      #expect(try #require(whole.opaqueBounds) == (7, 37, 33, 63))
      #expect(whole[7, 50] == .black && whole[20, 62] == .black)
      let half = try shadow(spread: 2.5)
      #expect(try #require(half.opaqueBounds) == (7, 37, 33, 63))
      #expect(abs(Int(half[7, 50].alpha) - 128) <= 1 && half[8, 50] == .black)
      // Corners become round.
      #expect(whole[7, 37].alpha == 0 && whole[8, 38].alpha > 0)
    }

    @Test("is smaller than the group for a negative spread")
    func shrunken() throws {
      let bitmap = try shadow(spread: -2)
      #expect(try #require(bitmap.opaqueBounds) == (12, 42, 28, 58))
      #expect(try shadow(spread: -40).opaqueBounds == nil)
    }

    @Test("of a circle is a circle enlarged by the spread", arguments: [1, 3, 7.5])
    func circle(spread: Double) throws {
      let grown = try shadow(spread: spread, of: circle(radius: 10))
      let larger = try shadow(spread: 0, of: circle(radius: 10 + spread))
      for y in 0..<100 {
        for x in 0..<40 { #expect(grown[x, y].difference(larger[x, y]) <= 128) }
      }
      let (opacitySum, expected) = (Double(grown.opacitySum), Double(larger.opacitySum))
      #expect(abs(opacitySum - expected) < 0.03 * expected)
    }

    @Test("of a huge spread covers the visible area", .tier(.full))
    func everywhere() throws {
      let bitmap = try shadow(spread: 1e6)
      #expect(bitmap[0, 0] == .black && bitmap[39, 99] == .black)
      #expect(try shadow(spread: -1e6).opaqueBounds == nil)
    }

    @Test("is below the shadows of inner groups")
    func nested() throws {
      let colors = (0..<5).map { RGBA(red: Double($0) / 4, green: 1 - Double($0) / 4, blue: 1) }
      var list = DisplayList()
      for level in (0..<5).reversed() {
        list.add(.group(shadowed(Double(1 << level), 0, colors[level])))
      }
      list.add(.box(2, 2, 1, 4))
      for _ in 0..<5 { list.add(.end) }
      let bitmap = try renderer.bitmap(list, size: Size(40, 8))
      #expect(bitmap[2, 3] == .black)
      for distance in 1..<32 {
        // The outermost shadow that falls here corresponds to the highest bit.
        let level = Int.bitWidth - 1 - distance.leadingZeroBitCount
        let alone = try drawn(.box(0, 0, 1, 1, colors[level]))
        #expect(bitmap[2 + distance, 3] == alone[0, 0])
      }
      #expect(bitmap[1, 3] == .clear && bitmap[34, 3] == .clear)
    }

    @Test("draws shadows of nested groups in linear time")
    func deep() throws {
      // The cost may grow with each nested group, but doubling each time would never end.
      try expectGrowth(from: 7, atMost: 24) { count in
        var list = DisplayList()
        for level in 0..<count {
          list.add(.group(shadowed(0.37, 0.29 + Double(level) / 1e3, .black)))
        }
        list.add(.box(10, 10, 20, 20))
        for _ in 0..<count { list.add(.end) }
        let bitmap = try renderer.bitmap(list, size: Size(80, 80))
        #expect(bitmap[15, 15] == .black && (count < 28 || bitmap[38, 36].alpha > 0))
        for format in [Rendering.Format.svg, .pdf] {
          let file = try renderer.rendering(list, as: format, size: Size(80, 80))
          #expect(!file.bytes.isEmpty && file.problems.isEmpty)
        }
      }
    }

    /// Returns a shadow alone: its group is 30 px above the top edge, outside the image.
    private func shadow(
      spread: Double, of path: Path = Path(Rect(x: 10, y: -30, width: 20, height: 20))
    ) throws -> Bitmap {
      try drawn(
        .group(shadowed(0, 70, .black, spread: spread)), .fill(path, .color(.black)), .end,
        width: 40, height: 100)
    }

    private func shadowed(
      _ x: Double, _ y: Double, _ color: RGBA, spread: Double = 0
    ) -> DisplayGroup {
      let shadow = DisplayShadow(offset: Point(x, y), blur: 0, spread: spread, color: color)
      return DisplayGroup(filters: [.dropShadow(shadow)])
    }

    private func circle(radius: Double) -> Path {
      Capsule().outline(
        in: Rect(x: 20 - radius, y: -20 - radius, width: 2 * radius, height: 2 * radius))
    }
  }
#endif
