// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  extension Painter {
    /// The transformation from px to units of the surface.
    var matrix: AffineTransform {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &matrix)
      return AffineTransform(matrix)
    }

    /// The transformation from px to pixels of the grid.
    var gridMatrix: AffineTransform {
      gridScale == 1 ? matrix : AffineTransform.scale(gridScale).concatenating(matrix)
    }

    /// The pixels of the grid that can be painted on.
    var visibleArea: GridRect {
      var kept = cairo_matrix_t()
      cairo_get_matrix(cairo, &kept)
      cairo_identity_matrix(cairo)
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(cairo, &left, &top, &right, &bottom)
      cairo_set_matrix(cairo, &kept)
      return GridRect(
        covering: Rect(
          x: left * gridScale, y: top * gridScale, width: (right - left) * gridScale,
          height: (bottom - top) * gridScale))
    }

    /// Whether there may be pixels for a part of the grid, some times over, beside those that groups have at the moment.
    ///
    /// Cairo has no surfaces of sides of 32,768 pixels or more, and one that could not be made would end all drawing.
    func hasRoom(for area: GridRect, times count: Int = 1) -> Bool {
      max(area.width, area.height) <= PixelBuffer.longestSide
        && session.groupPixels + count * area.area <= resources.options.maximumPixels
    }

    /// Calls a function with a context that is transformed to pixels of the grid.
    func onGrid(_ body: () -> Void) {
      cairo_save(cairo)
      cairo_identity_matrix(cairo)
      if gridScale != 1 { cairo_scale(cairo, 1 / gridScale, 1 / gridScale) }
      body()
      cairo_restore(cairo)
    }

    /// Paints a color through a mask of pixels of the grid.
    func paint(_ color: RGBA, through mask: PixelBuffer, x: Int, y: Int) {
      onGrid {
        let surface = mask.makeSurface()
        guard hasPixels else {
          // In an SVG, Cairo 1.16 puts a mask at twice its distance where the context is scaled, but not a picture.
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

    /// Sets what is painted with to a color.
    func set(_ color: RGBA) {
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }

    /// A painter of the same commands on pixels of their own.
    ///
    /// - Parameters:
    ///   - buffer: the pixels.
    ///   - area: where they lie on the grid.
    ///   - matrix: the transformation from px to pixels of the grid.
    /// - Returns: the painter.
    func painter(on buffer: PixelBuffer, _ area: GridRect, matrix: AffineTransform) -> Painter {
      let context = Context(on: buffer.makeSurface())
      var moved = AffineTransform.translation(Point(-Double(area.x), -Double(area.y)))
        .concatenating(matrix).cairo
      cairo_set_matrix(context.pointer, &moved)
      return Painter(
        commands, on: context, resources: resources, gridScale: 1, hasPixels: true,
        session: session, depth: depth)
    }
  }
#endif
