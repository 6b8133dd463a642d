// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  extension Painter {
    /// Paints commands clipped to an outline with many line segments.
    ///
    /// Cairo would intersect the clip with itself and with each command. Therefore the commands are
    /// painted offscreen, and the outside of the outline is erased.
    func paint(inside path: Path, _ mode: FillMode, _ range: Range<Int>) {
      guard setPath(path) else { return }
      cairo_new_path(cairo)
      let matrix = gridMatrix
      let area = GridRect(covering: matrix.applied(to: path.bounds)).intersection(visibleArea)
      guard !area.isEmpty else { return }
      guard session.groupPixels + area.area <= 2 * resources.options.maximumPixels else {
        return session.add(.groupTooLarge)
      }
      guard session.reserveEffectPixels(area.area, times: 2) else { return }
      session.groupPixels += area.area
      defer { session.groupPixels -= area.area }
      let content = PixelBuffer(width: area.width, height: area.height, format: .color)
      painter(on: content, area, matrix: matrix).play(range)
      let maskPainter = painter(on: content, area, matrix: matrix)
      cairo_set_operator(maskPainter.cairo, CAIRO_OPERATOR_DEST_IN)
      maskPainter.fill(path, with: .color(.black), mode)
      composite(content, at: area)
    }
  }

  extension Path {
    /// A Boolean value that indicates whether the path has too many elements for a Cairo clip.
    var isCostlyClip: Bool { elements.count > 64 }
  }
#endif
