// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  extension Painter {
    /// The transformation from px to surface units.
    var matrix: AffineTransform {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &matrix)
      return AffineTransform(matrix)
    }

    /// The transformation from px to grid pixels.
    var gridMatrix: AffineTransform {
      gridScale == 1 ? matrix : AffineTransform.scale(gridScale).concatenating(matrix)
    }

    /// The grid pixels inside the current clip.
    var visibleArea: GridRect {
      var savedMatrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &savedMatrix)
      cairo_identity_matrix(cairo)
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(cairo, &left, &top, &right, &bottom)
      cairo_set_matrix(cairo, &savedMatrix)
      return GridRect(
        covering: Rect(
          x: left * gridScale, y: top * gridScale, width: (right - left) * gridScale,
          height: (bottom - top) * gridScale))
    }

    /// Returns whether offscreen images of a grid rectangle fit beside those of the open groups.
    ///
    /// Cairo surfaces have sides below 32,768 pixels, and a failed surface would end all drawing.
    func hasCapacity(for area: GridRect, times count: Int = 1) -> Bool {
      max(area.width, area.height) <= PixelBuffer.longestSide
        && session.groupPixels + count * area.area <= resources.options.maximumPixels
    }

    /// Calls a closure while the user unit of the context is the grid pixel.
    func onGrid(_ body: () -> Void) {
      cairo_save(cairo)
      cairo_identity_matrix(cairo)
      if gridScale != 1 { cairo_scale(cairo, 1 / gridScale, 1 / gridScale) }
      body()
      cairo_restore(cairo)
    }

    /// Paints a color through a mask at a grid position.
    func paint(_ color: RGBA, through mask: PixelBuffer, x: Int, y: Int) {
      onGrid {
        let surface = mask.makeSurface()
        guard hasPixels else {
          // In an SVG, Cairo 1.16 misplaces masks in scaled contexts, but not images.
          let colored = PixelBuffer(width: mask.width, height: mask.height, format: .color)
          let context = Context(on: colored.makeSurface())
          cairo_set_source_rgba(
            context.pointer, color.red, color.green, color.blue, color.alpha)
          cairo_mask_surface(context.pointer, surface.pointer, 0, 0)
          let picture = colored.makeSurface()
          cairo_set_source_surface(cairo, picture.pointer, Double(x), Double(y))
          cairo_paint(cairo)
          return
        }
        set(color)
        cairo_mask_surface(cairo, surface.pointer, Double(x), Double(y))
      }
    }

    /// Sets the source of the context to a color.
    func set(_ color: RGBA) {
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }

    /// Returns an offscreen painter of the same commands.
    ///
    /// - Parameters:
    ///   - buffer: the target pixels.
    ///   - area: the grid rectangle of the buffer.
    ///   - matrix: the transformation from px to grid pixels.
    /// - Returns: the painter.
    func painter(on buffer: PixelBuffer, _ area: GridRect, matrix: AffineTransform) -> Painter {
      let context = Context(on: buffer.makeSurface())
      var gridToBuffer = AffineTransform.translation(Point(-Double(area.x), -Double(area.y)))
        .concatenating(matrix).cairo
      cairo_set_matrix(context.pointer, &gridToBuffer)
      return Painter(
        commands, on: context, resources: resources, gridScale: 1, hasPixels: true,
        session: session, depth: depth)
    }
  }
#endif
