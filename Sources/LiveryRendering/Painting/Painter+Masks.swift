// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo
  import LiveryPipelines

  extension Painter {
    /// Paints commands where a picture lets them through; without the picture, all of them.
    func paint(_ mask: DisplayMask, _ range: Range<Int>) {
      guard let picture = picture(mask.image.source) else { return play(range) }
      let matrix = gridMatrix
      let area = GridRect(covering: matrix.applied(to: mask.image.frame)).intersection(visibleArea)
      guard !area.isEmpty, Path(mask.image.frame).isFinite else { return }
      guard session.groupPixels + 2 * area.area <= 2 * resources.options.maximumPixels else {
        return session.add(.groupTooLarge)
      }
      session.groupPixels += 2 * area.area
      defer { session.groupPixels -= 2 * area.area }
      let image = PixelBuffer(width: area.width, height: area.height, format: .color)
      painter(on: image, area, matrix: matrix).draw(
        picture, mask.image.part, in: mask.image.frame, isPixelated: mask.image.isPixelated)
      let shares = mask.usesLuminance ? image.luminanceMask : image.opacityMask
      cairo_save(cairo)
      if hasPixels {
        let content = PixelBuffer(width: area.width, height: area.height, format: .color)
        painter(on: content, area, matrix: matrix).play(range)
        onGrid {
          let (surface, mask) = (content.makeSurface(), shares.makeSurface())
          cairo_set_source_surface(cairo, surface.pointer, Double(area.x), Double(area.y))
          cairo_mask_surface(cairo, mask.pointer, Double(area.x), Double(area.y))
        }
      } else {
        cairo_push_group(cairo)
        play(range)
        cairo_pop_group_to_source(cairo)
        cairo_identity_matrix(cairo)
        cairo_scale(cairo, 1 / gridScale, 1 / gridScale)
        let mask = shares.makeSurface()
        cairo_mask_surface(cairo, mask.pointer, Double(area.x), Double(area.y))
      }
      cairo_restore(cairo)
    }
  }
#endif
