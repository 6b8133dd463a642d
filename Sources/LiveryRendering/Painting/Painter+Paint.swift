// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  extension Painter {
    /// Calls a function that paints, once what is painted with is set; nothing where that is nothing.
    ///
    /// - Parameters:
    ///   - paint: what is painted with.
    ///   - bounds: a box around what is painted on, in px.
    ///   - body: the function.
    func painting(_ paint: Paint, on bounds: Rect, _ body: () -> Void) {
      switch paint {
      case .color(let color):
        set(color)
        body()
      case .gradient(let gradient):
        // A quarter of a pixel.
        let finest = 0.25 / max(gridMatrix.lengthScale, 1e-6)
        switch GradientPaint(gradient, finest: finest) {
        case nil: return
        case .color(let color): set(color)
        case .pattern(let pattern): cairo_set_source(cairo, pattern.pointer)
        case .conic(let conic): guard set(conic, on: bounds) else { return }
        }
        body()
      case .pattern(let tiles): painting(tiles, on: bounds, body)
      }
      // A pattern, and the pixels that it holds, are not kept until something else is painted.
      if case .color = paint { return }
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }

    /// Sets what is painted with to a conic gradient, whose pixels are computed; false where none would be seen.
    private func set(_ conic: ConicGradient, on bounds: Rect) -> Bool {
      let matrix = gridMatrix
      let area = GridRect(covering: matrix.applied(to: bounds)).grown(by: 1)
        .intersection(visibleArea)
      guard !area.isEmpty else { return false }
      guard hasRoom(for: area) else {
        session.add(.groupTooLarge)
        return false
      }
      guard session.take(area.area),
        let buffer = conic.pixels(in: area, matrix: matrix)
      else { return false }
      let pattern = Pattern(buffer.makeSurface())
      // From px to the pixels of the buffer.
      var toBuffer = AffineTransform.translation(Point(-Double(area.x), -Double(area.y)))
        .concatenating(matrix).cairo
      cairo_pattern_set_matrix(pattern.pointer, &toBuffer)
      cairo_pattern_set_filter(
        pattern.pointer, hasPixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_set_source(cairo, pattern.pointer)
      return true
    }
  }

  /// A pattern of Cairo, given back when nobody holds it any more.
  final class Pattern {
    /// Cairo's pattern.
    let pointer: OpaquePointer

    /// Takes over a pattern that Cairo just made.
    init(_ pointer: OpaquePointer?) {
      guard let pointer else { preconditionFailure("Cairo always gives a pattern") }
      self.pointer = pointer
    }

    /// A pattern of a surface.
    convenience init(_ surface: Surface) {
      self.init(cairo_pattern_create_for_surface(surface.pointer))
    }

    deinit { cairo_pattern_destroy(pointer) }
  }
#endif
