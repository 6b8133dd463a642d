// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  /// An SVG, or a page of a PDF, that is drawn once.
  final class VectorPage {
    /// The context, whose user unit is the px.
    let context: Context
    private let format: Rendering.Format
    private let surface: Surface
    private let output = OutputBytes()

    /// Creates an empty page.
    ///
    /// - Throws: an error if the size is invalid or larger than that of a raster image may be.
    init(
      _ format: Rendering.Format, size: Size, scale: Double, limit: Int
    ) throws(RenderingError) {
      _ = try size.pixels(scale: scale, limit: limit)
      self.format = format
      let unit = format == .pdf ? Self.pointsPerPixel : 1
      let (width, height) = (size.width * scale * unit, size.height * scale * unit)
      if format == .pdf {
        surface = Surface(
          cairo_pdf_surface_create_for_stream(OutputBytes.write, output.pointer, width, height))
        // A fixed date keeps the file reproducible.
        cairo_pdf_surface_set_metadata(
          surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
      } else {
        surface = Surface(
          cairo_svg_surface_create_for_stream(OutputBytes.write, output.pointer, width, height))
        cairo_svg_surface_set_document_unit(surface.pointer, CAIRO_SVG_UNIT_PX)
      }
      context = Context(on: surface)
      if let reason = context.error { throw .surface(reason: reason) }
      cairo_scale(context.pointer, scale * unit, scale * unit)
    }

    /// The number of points per px: a px is 1/96 of an inch, and a point is 1/72.
    private static let pointsPerPixel = 0.75

    /// Fills the page with a color.
    func fill(_ color: RGBA) {
      cairo_set_source_rgba(context.pointer, color.red, color.green, color.blue, color.alpha)
      cairo_paint(context.pointer)
    }

    /// Finishes the page and returns the bytes of the file.
    ///
    /// - Throws: an error if drawing or writing failed.
    func finish() throws(RenderingError) -> [UInt8] {
      let failure = context.error
      cairo_surface_finish(surface.pointer)
      if let reason = failure ?? surface.error { throw .surface(reason: reason) }
      return format == .svg ? SVGIdentifiers.renumbered(output.bytes) : output.bytes
    }
  }
#endif
