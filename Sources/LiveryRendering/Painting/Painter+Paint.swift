// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  extension Painter {
    /// Calls a closure that paints, after setting the source of the context.
    ///
    /// The closure is not called if the paint is invisible.
    ///
    /// - Parameters:
    ///   - paint: the paint.
    ///   - bounds: the bounding box of the painted content, in px.
    ///   - body: the closure.
    func painting(_ paint: Paint, on bounds: Rect, _ body: () -> Void) {
      switch paint {
      case .color(let color):
        set(color)
        body()
      case .gradient(let gradient):
        // A quarter of a pixel, in px.
        let minimumPeriod = 0.25 / max(gridMatrix.lengthScale, 1e-6)
        switch GradientPaint(gradient, minimumPeriod: minimumPeriod) {
        case nil: return
        case .color(let color): set(color)
        case .pattern(let pattern): cairo_set_source(cairo, pattern.pointer)
        case .conic(let conic): guard set(conic, on: bounds) else { return }
        }
        body()
      case .pattern(let tiles): painting(tiles, on: bounds, body)
      }
      // Replacing the source releases the pattern and its pixels.
      if case .color = paint { return }
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }

    /// Sets the source of the context to a conic gradient, whose pixels are computed.
    ///
    /// - Returns: whether any pixel of the gradient is visible.
    private func set(_ conic: ConicGradient, on bounds: Rect) -> Bool {
      let matrix = gridMatrix
      let area = GridRect(covering: matrix.applied(to: bounds)).outset(by: 1)
        .intersection(visibleArea)
      guard !area.isEmpty else { return false }
      guard hasCapacity(for: area) else {
        session.add(.groupTooLarge)
        return false
      }
      guard session.reserveEffectPixels(area.area),
        let buffer = conic.pixels(in: area, matrix: matrix)
      else { return false }
      let pattern = Pattern(buffer.makeSurface())
      // The transformation from px to pixels of the buffer.
      var toBuffer = AffineTransform.translation(Point(-Double(area.x), -Double(area.y)))
        .concatenating(matrix).cairo
      cairo_pattern_set_matrix(pattern.pointer, &toBuffer)
      cairo_pattern_set_filter(
        pattern.pointer, hasPixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_set_source(cairo, pattern.pointer)
      return true
    }
  }

  /// An owned reference to a Cairo pattern.
  final class Pattern {
    /// The Cairo pattern.
    let pointer: OpaquePointer

    /// Takes ownership of a pattern that Cairo just created.
    init(_ pointer: OpaquePointer?) {
      guard let pointer else { preconditionFailure("Cairo always returns a pattern") }
      self.pointer = pointer
    }

    /// Creates a pattern of a surface.
    convenience init(_ surface: Surface) {
      self.init(cairo_pattern_create_for_surface(surface.pointer))
    }

    deinit { cairo_pattern_destroy(pointer) }
  }
#endif
