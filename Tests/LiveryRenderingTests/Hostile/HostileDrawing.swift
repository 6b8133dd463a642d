// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSValues
  import LiveryRendering
  import Testing

  /// Draws commands as pixels, as an SVG and as a PDF, followed by a green box.
  ///
  /// The box must be drawn whatever the commands are.
  ///
  /// - Returns: the problems and the pixels, 64 by 32 px at two pixels per px, with a green box in
  ///   the lower right corner.
  @discardableResult
  func drawHostile(
    _ list: DisplayList, by renderer: Renderer = hostileRenderer
  ) throws -> (problems: [RenderingProblem], bitmap: Bitmap) {
    var list = list
    list.add(.box(58, 26, 6, 6, .pureGreen))
    let size = Size(64, 32)
    let files = try Rendering.Format.allCases.map {
      try renderer.rendering(list, as: $0, size: size, scale: 2)
    }
    let bitmap = try renderer.bitmap(list, size: size, scale: 2)
    #expect(bitmap[124, 60] == .pureGreen)
    return (files.first?.problems ?? [], bitmap)
  }

  extension Bitmap {
    /// A Boolean value that indicates whether any pixel outside the green box is visible.
    var hasPixelsOutsideMarker: Bool {
      (0..<width * height).contains { index in
        let (x, y) = (index % width, index / width)
        return !(x >= 116 && y >= 52) && self[x, y].alpha > 0
      }
    }
  }

  /// A renderer for which every URL yields an image of four colors.
  let hostileRenderer: Renderer = {
    _ = renderer
    return Renderer(
      images: ImageLoader { _ in
        guard case .data(let data) = try ImageTests.quarters() else { return [] }
        return data.bytes
      })
  }()
#endif
