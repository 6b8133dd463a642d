// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import LiveryDisplay
  import CCairo

  /// A raster image that can be drawn on repeatedly.
  ///
  /// ```swift
  /// let canvas = try Canvas(size: Size(80, 44), scale: 2)
  /// for state in states {
  ///   canvas.clear()
  ///   canvas.draw(list(for: state), with: renderer)
  ///   try save(canvas.png())
  /// }
  /// ```
  ///
  /// A canvas belongs to one task. Any number of canvases can draw with one ``Renderer``.
  public final class Canvas {
    /// The size in px.
    public let size: Size
    /// The number of pixels per px, along each side.
    public let scale: Double
    private let pixels: PixelBuffer
    private let surface: Surface
    private let context: Context

    /// Creates a transparent canvas.
    ///
    /// - Parameters:
    ///   - size: the size in px; a fraction of a pixel at the right or at the bottom counts as a
    ///     whole pixel.
    ///   - scale: the number of pixels per px, along each side.
    ///   - limit: the maximum number of pixels.
    /// - Throws: an error if the canvas would have no pixels, or too many.
    public init(
      size: Size, scale: Double = 1, limit: Int = RenderingOptions().maximumPixels
    ) throws(RenderingError) {
      let (width, height) = try size.pixels(scale: scale, limit: limit)
      self.size = size
      self.scale = scale
      pixels = PixelBuffer(width: width, height: height, format: .color)
      surface = pixels.makeSurface()
      context = Context(on: surface)
      if let reason = context.error { throw .surface(reason: reason) }
      cairo_scale(context.pointer, scale, scale)
    }
  }

  extension Canvas {
    /// The width in pixels.
    public var pixelWidth: Int { pixels.width }
    /// The height in pixels.
    package var pixelHeight: Int { pixels.height }

    /// Replaces all pixels by a color.
    public func clear(_ color: RGBA = .clear) {
      cairo_save(context.pointer)
      cairo_set_operator(context.pointer, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_rgba(context.pointer, color.red, color.green, color.blue, color.alpha)
      cairo_paint(context.pointer)
      cairo_restore(context.pointer)
    }

    /// Draws a display list over the current pixels.
    ///
    /// - Returns: the problems that occurred.
    @discardableResult
    public func draw(_ list: DisplayList, with renderer: Renderer) -> [RenderingProblem] {
      cairo_save(context.pointer)
      defer { cairo_restore(context.pointer) }
      return renderer.play(list, on: context)
    }

    /// The error of a failed drawing, or `nil` if drawing succeeded.
    var error: RenderingError? { context.error.map { .surface(reason: $0) } }

    /// Returns a copy of the pixels.
    public func bitmap() -> Bitmap {
      cairo_surface_flush(surface.pointer)
      return Bitmap(pixels)
    }

    /// Returns the pixels as a PNG file.
    ///
    /// - Throws: an error if drawing or writing failed.
    public func png() throws(RenderingError) -> [UInt8] {
      if let error { throw error }
      let output = OutputBytes()
      let status = cairo_surface_write_to_png_stream(
        surface.pointer, OutputBytes.write, output.pointer)
      guard status == CAIRO_STATUS_SUCCESS else {
        throw .surface(reason: String(cString: cairo_status_to_string(status)))
      }
      return output.bytes
    }
  }

  extension Size {
    /// The maximum length of a side of a Cairo surface, in pixels.
    private static let longestSide = 32_767.0

    /// Returns the size in whole pixels at a scale.
    ///
    /// - Throws: an error if a side is invalid or the pixels exceed a limit.
    func pixels(
      scale: Double, limit: Int
    ) throws(RenderingError) -> (width: Int, height: Int) {
      guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
      guard width > 0, height > 0, width.isFinite, height.isFinite else { throw .invalidSize(self) }
      // A whole number with a rounding error above it must not round up to the next one.
      func whole(_ side: Double) -> Double { max((side * scale - 1e-6).rounded(.up), 1) }
      let (columns, rows) = (whole(width), whole(height))
      guard max(columns, rows) <= Self.longestSide else {
        throw .tooLong(self, scale: scale, limit: Int(Self.longestSide))
      }
      guard columns * rows <= Double(limit) else {
        throw .tooLarge(self, scale: scale, limit: limit)
      }
      return (Int(columns), Int(rows))
    }
  }
#endif
