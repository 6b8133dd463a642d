// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  /// What a context draws on: pixels, or lines and texts.
  struct SurfaceKind {
    /// Whether the surface has pixels.
    let hasPixels: Bool
    /// The pixels of a unit of the surface; 1 for one without pixels.
    private let deviceScale: Double
    /// The units of the surface that a px has.
    private let unitsPerPixel: Double

    /// The kind of what a context draws on, which is transformed to px.
    init(of context: Context) {
      let surface = cairo_get_group_target(context.pointer)
      switch cairo_surface_get_type(surface) {
      case CAIRO_SURFACE_TYPE_PDF, CAIRO_SURFACE_TYPE_SVG, CAIRO_SURFACE_TYPE_PS,
        CAIRO_SURFACE_TYPE_RECORDING, CAIRO_SURFACE_TYPE_SCRIPT:
        hasPixels = false
      default: hasPixels = true
      }
      var (x, y) = (1.0, 1.0)
      cairo_surface_get_device_scale(surface, &x, &y)
      deviceScale = hasPixels && x > 0 && x.isFinite ? x : 1
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context.pointer, &matrix)
      unitsPerPixel = max(AffineTransform(matrix).lengthScale, 1e-6)
    }

    /// The pixels of the grid along a unit of the surface.
    ///
    /// - Parameter scale: how many pixels a px has where the surface has none.
    /// - Returns: those of the surface where it has some.
    func gridScale(embedded scale: Double) -> Double {
      guard !hasPixels else { return deviceScale }
      return (scale.isFinite ? min(max(scale, 0.1), 16) : 1) / unitsPerPixel
    }
  }
#endif
