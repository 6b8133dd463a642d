// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  extension Painter {
    /// Paints commands clipped to an outline with many line segments, on a raster surface.
    ///
    /// A Cairo clip would take too long: Cairo intersects the segments of the clip with each other,
    /// and again with the outline of each command. Therefore the commands are painted offscreen,
    /// and the pixels outside of the outline are erased once.
    ///
    /// - Parameters:
    ///   - range: The indices of the commands.
    ///   - path: The outline.
    ///   - fillRule: The rule that determines the inside of the outline.
    func paint(_ range: Range<Int>, clippedTo path: Path, fillRule: FillMode) {
      guard acceptsPath(path) else { return }
      let matrix = gridMatrix
      // The device pixels that the outline covers and the current clip shows.
      let area = GridRect(covering: matrix.applied(to: path.bounds)).intersection(visibleArea)
      guard !area.isEmpty else { return }
      // The limit is twice that of groups, because contents that do not fit are not drawn at all.
      guard session.groupPixels + area.area <= 2 * resources.options.maximumPixels else {
        return session.add(.groupTooLarge)
      }
      // Each pixel is written by the commands and by the mask.
      guard session.reserveEffectPixels(area.area, times: 2) else { return }
      session.groupPixels += area.area
      defer { session.groupPixels -= area.area }
      let content = PixelBuffer(width: area.width, height: area.height, format: .color)
      painter(on: content, area, matrix: matrix).play(range)
      // This operator keeps the content inside of the fill and clears the whole buffer outside.
      let mask = painter(on: content, area, matrix: matrix)
      cairo_set_operator(mask.cairo, CAIRO_OPERATOR_DEST_IN)
      mask.fill(path, with: .color(.black), fillRule)
      composite(content, at: area)
    }
  }

  extension Path {
    /// A Boolean value that indicates whether the path has too many elements for a Cairo clip.
    var isCostlyClip: Bool { elements.count > 64 }
  }
#endif
