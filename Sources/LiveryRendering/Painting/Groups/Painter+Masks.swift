// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  extension Painter {
    /// Paints commands through a mask image, or without a mask if the image is unavailable.
    func paint(_ mask: DisplayMask, _ range: Range<Int>) {
      guard let picture = picture(mask.image.source) else { return play(range) }
      let matrix = gridMatrix
      let area = GridRect(covering: matrix.applied(to: mask.image.frame)).intersection(visibleArea)
      guard !area.isEmpty, Path(mask.image.frame).isFinite else { return }
      guard hasCapacity(for: area, times: 2) else {
        session.add(.groupTooLarge)
        return play(range)
      }
      guard session.reserveEffectPixels(area.area, times: 2) else { return play(range) }
      session.groupPixels += 2 * area.area
      defer { session.groupPixels -= 2 * area.area }
      let image = PixelBuffer(width: area.width, height: area.height, format: .color)
      painter(on: image, area, matrix: matrix).draw(
        picture, mask.image.part, in: mask.image.frame, isPixelated: mask.image.isPixelated)
      let maskPixels = mask.usesLuminance ? image.luminanceMask : image.opacityMask
      let content = PixelBuffer(width: area.width, height: area.height, format: .color)
      painter(on: content, area, matrix: matrix).play(range)
      content.applyMask(maskPixels)
      // Drawn as an image, because Cairo 1.16 misplaces masks of scaled contexts in an SVG.
      composite(content, at: area)
    }
  }

  extension PixelBuffer {
    /// Multiplies each pixel by a mask of equal size.
    fileprivate func applyMask(_ mask: PixelBuffer) {
      let context = Context(on: makeSurface())
      let surface = mask.makeSurface()
      cairo_set_operator(context.pointer, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_surface(context.pointer, surface.pointer, 0, 0)
      cairo_paint(context.pointer)
    }
  }
#endif
