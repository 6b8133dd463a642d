// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  /// The kind of a context's target surface: raster or vector.
  struct SurfaceKind {
    /// A Boolean value that indicates whether the surface is a raster surface.
    let hasPixels: Bool
    /// The number of pixels per surface unit, or 1 for a vector surface.
    private let deviceScale: Double
    /// The number of surface units per px.
    private let unitsPerPixel: Double

    /// Creates the kind of the target of a context whose user unit is the px.
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

    /// Returns the number of grid pixels per surface unit, along each side.
    ///
    /// - Parameter scale: the number of pixels per px for a vector surface.
    /// - Returns: the device scale of a raster surface, or the grid scale for a vector surface.
    func gridScale(embedded scale: Double) -> Double {
      guard !hasPixels else { return deviceScale }
      return (scale.isFinite ? min(max(scale, 0.1), 16) : 1) / unitsPerPixel
    }
  }
#endif
