// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  extension Painter {
    /// Calls a closure that paints, with a paint as the source of the Cairo context.
    ///
    /// The closure is not called if the paint is invisible or exceeds a limit.
    ///
    /// - Parameters:
    ///   - paint: the paint.
    ///   - bounds: the bounding box of the painted content, in px.
    ///   - body: the closure.
    func withSource(_ paint: Paint, on bounds: Rect, _ body: () -> Void) {
      switch paint {
      case .color(let color):
        set(color)
        body()
      case .gradient(let gradient):
        // A quarter of a grid pixel, in px. A gradient that repeats more often has a single color.
        // The least scale avoids a division by zero.
        let minimumPeriod = 0.25 / max(gridMatrix.lengthScale, 1e-6)
        switch GradientPaint(gradient, minimumPeriod: minimumPeriod) {
        case nil: return
        case .color(let color): set(color)
        case .pattern(let pattern): cairo_set_source(cairo, pattern.pointer)
        case .conic(let conic): guard setSource(conic, on: bounds) else { return }
        }
        body()
      case .pattern(let tiles): withSource(tiles, on: bounds, body)
      }
      // Replacing the source releases the pattern and its pixels.
      if case .color = paint { return }
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }

    /// Sets the source of the context to a conic gradient, whose pixels are computed.
    ///
    /// A gradient that exceeds a limit is not set, and the session gets a problem.
    ///
    /// - Returns: whether the source was set; `false` without visible pixels or beyond a limit.
    private func setSource(_ conic: ConicGradient, on bounds: Rect) -> Bool {
      let matrix = gridMatrix
      // With a margin, filtering at the edge of the content samples no pixel outside of the buffer.
      let rect = GridRect(covering: matrix.applied(to: bounds)).outset(by: 1)
        .intersection(visibleArea)
      guard !rect.isEmpty else { return false }
      // The pixels of the gradient count like those of a group.
      guard hasCapacity(for: rect) else {
        session.add(.groupTooLarge)
        return false
      }
      // The session reports an exceeded budget. A matrix without an inverse makes the content
      // invisible, so there are no pixels.
      guard session.reserveEffectPixels(rect.area),
        let buffer = conic.pixels(in: rect, matrix: matrix)
      else { return false }
      let pattern = Pattern(buffer.makeSurface())
      // The transformation from px to pixels of the buffer: `matrix` applies first.
      var toBuffer = AffineTransform.translation(Point(-Double(rect.x), -Double(rect.y)))
        .concatenating(matrix).cairo
      cairo_pattern_set_matrix(pattern.pointer, &toBuffer)
      // A raster surface shows the buffer pixel by pixel, but a viewer scales a vector surface.
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
