// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSValues
  import LiveryRendering
  import Testing

  /// Draws commands as pixels, as an SVG and as a PDF: what comes behind them must be drawn whatever they are.
  ///
  /// - Returns: what could not be drawn, and the pixels, 64 by 32 px at two dots a px, with a green box in the lower right
  ///   corner.
  @discardableResult
  func drawnInSpite(
    of list: DisplayList, by renderer: Renderer = hostileRenderer
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
    /// Whether anything is seen beside the green box.
    var showsMore: Bool {
      (0..<width * height).contains { index in
        let (x, y) = (index % width, index / width)
        return !(x >= 116 && y >= 52) && self[x, y].alpha > 0
      }
    }
  }

  /// Every address leads it to a picture of four colors.
  let hostileRenderer: Renderer = {
    _ = renderer
    return Renderer(
      images: ImageLoader { _ in
        guard case .data(let data) = try ImageTests.quarters() else { return [] }
        return data.bytes
      })
  }()
#endif
