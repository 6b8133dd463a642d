// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import LiveryDisplay
  import CCairo

  extension Renderer {
    /// Draws a display list as a file, and reports the problems that occurred.
    ///
    /// Repeated drawings of a display list produce identical bytes.
    ///
    /// - Parameters:
    ///   - list: the display list.
    ///   - format: the format of the file.
    ///   - size: the size of the image in px.
    ///   - scale: the number of pixels per px, along each side; in SVG and PDF, the magnification.
    ///   - background: the color beneath the drawing.
    /// - Returns: the file and the problems.
    /// - Throws: an error if the size is invalid or too large, or if writing failed.
    public func rendering(
      _ list: DisplayList, as format: Rendering.Format, size: Size, scale: Double = 1,
      background: RGBA = .clear
    ) throws(RenderingError) -> Rendering {
      switch format {
      case .png:
        let canvas = try Canvas(size: size, scale: scale, limit: options.maximumPixels)
        if background.alpha > 0 { canvas.clear(background) }
        let problems = canvas.draw(list, with: self)
        return Rendering(bytes: try canvas.png(), problems: problems)
      case .svg, .pdf:
        let page = try VectorPage(format, size: size, scale: scale, limit: options.maximumPixels)
        if background.alpha > 0 { page.fill(background) }
        let problems = play(list, on: page.context)
        return Rendering(bytes: try page.finish(), problems: problems)
      }
    }

    /// Draws a display list as a PNG, without reporting problems.
    ///
    /// - Throws: an error if the size is invalid or too large, or if writing failed.
    public func png(
      _ list: DisplayList, size: Size, scale: Double = 1, background: RGBA = .clear
    ) throws(RenderingError) -> [UInt8] {
      try rendering(list, as: .png, size: size, scale: scale, background: background).bytes
    }

    /// Draws a display list as an SVG.
    ///
    /// Blurred shadows and filtered groups are embedded as raster images at
    /// ``RenderingOptions/embeddedScale``.
    ///
    /// - Throws: an error if the size is invalid or too large, or if writing failed.
    public func svg(
      _ list: DisplayList, size: Size, scale: Double = 1, background: RGBA = .clear
    ) throws(RenderingError) -> [UInt8] {
      try rendering(list, as: .svg, size: size, scale: scale, background: background).bytes
    }

    /// Draws a display list as a PDF of one page, on which a px is 1/96 of an inch.
    ///
    /// - Throws: an error if the size is invalid or too large, or if writing failed.
    public func pdf(
      _ list: DisplayList, size: Size, scale: Double = 1, background: RGBA = .clear
    ) throws(RenderingError) -> [UInt8] {
      try rendering(list, as: .pdf, size: size, scale: scale, background: background).bytes
    }

    /// Draws a display list as pixels.
    ///
    /// - Parameters:
    ///   - list: the display list.
    ///   - size: the size of the image in px; a fraction of a pixel counts as a whole pixel.
    ///   - scale: the number of pixels per px, along each side.
    ///   - background: the color beneath the drawing.
    /// - Returns: the pixels.
    /// - Throws: an error if the size is invalid or too large, or if drawing failed.
    public func bitmap(
      _ list: DisplayList, size: Size, scale: Double = 1, background: RGBA = .clear
    ) throws(RenderingError) -> Bitmap {
      let canvas = try Canvas(size: size, scale: scale, limit: options.maximumPixels)
      if background.alpha > 0 { canvas.clear(background) }
      canvas.draw(list, with: self)
      if let error = canvas.error { throw error }
      return canvas.bitmap()
    }
  }
#endif
