// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation
  import LiveryRendering
  import TestSupport
  import Testing

  /// Compares the pictures as SVG, drawn by librsvg, with the project's own pixels.
  @Suite(
    "SVG compared with pixels",
    .enabled(if: SVGRasterizer.installed != nil, "rsvg-convert is not installed (librsvg2-bin)"))
  struct VectorPictureTests {
    /// The pictures that librsvg cannot draw equally, with the reasons.
    static let differences: [String: String] = [
      "blending/plus-darker": "SVG has no such way of blending",
      "fills/tinted-tiles-have-one-color":
        "tiles in a color are pixels of twice the scale, smoothed once more",
      "fills/a-blend-of-a-picture-and-a-color-repeats":
        "the sum is of pixels of a finer grid, whose edges are smoothed again",
      "effects/object-with-sharp-pixels": "Cairo does not write whether a picture is smoothed",
      "gradients/conic-repeats":
        "conic gradients are pixels, with which sharp edges are smoothed once more",
      "shadows/a-text-has-a-rim": "a shadow grows by pixels, which are twice as fine in the SVG",
    ]

    @Test("librsvg draws the same picture", arguments: TestTier.part(of: Picture.all))
    func same(picture: Picture) throws {
      let rasterizer = try #require(SVGRasterizer.installed)
      let rendering = try picture.rendering(as: .svg)
      let drawn = try #require(try rasterizer.pixels(of: rendering.bytes))
      let expected = try picture.pixels()
      let difference = try #require(PixelDifference(expected, drawn), "another size")
      // Edges are antialiased differently, and small texts consist mostly of edges: a few pixels
      // may differ, but the mean difference must be small.
      let share = Double(difference.count(above: 40)) / Double(difference.amounts.count)
      let isLike =
        picture.hasText
        ? difference.mean <= 8 && share <= 0.12 : difference.mean <= 4 && share <= 0.04
      if Self.differences[picture.testDescription] != nil {
        #expect(
          !isLike, "\(picture.testDescription) is no longer different; remove it from the list")
        return
      }
      if !isLike {
        let base = Fixture.output.appending(path: "svg/\(picture.section)/\(picture.name)")
        try PixelGrid(comparing: expected, with: drawn)
          .write(to: base.appendingPathExtension("difference.png"))
      }
      #expect(isLike, "mean \(difference.mean), \(share) of the pixels, \(picture.testDescription)")
    }
  }
#endif
