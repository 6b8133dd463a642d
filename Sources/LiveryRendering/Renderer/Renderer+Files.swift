// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import LiveryDisplay
  import CCairo

  extension Renderer {
    /// Draws a list as a file, and says what could not be drawn.
    ///
    /// The same list gives the same bytes, whenever and however often it is drawn.
    ///
    /// - Parameters:
    ///   - list: the commands.
    ///   - format: the format of the file.
    ///   - size: the size of the picture in px.
    ///   - scale: the pixels of a px, along each side; in SVG and PDF, by how much all is made larger.
    ///   - background: the color below all.
    /// - Returns: the file, and what could not be drawn.
    /// - Throws: an error when the size is not one of a picture, or too large, or when writing failed.
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

    /// Draws a list as a PNG, and keeps to itself what could not be drawn.
    ///
    /// - Throws: an error when the size is not one of a picture, or too large, or when writing failed.
    public func png(
      _ list: DisplayList, size: Size, scale: Double = 1, background: RGBA = .clear
    ) throws(RenderingError) -> [UInt8] {
      try rendering(list, as: .png, size: size, scale: scale, background: background).bytes
    }

    /// Draws a list as an SVG, in which blurred shadows and filtered groups are pictures of ``RenderingOptions/embeddedScale``.
    ///
    /// - Throws: an error when the size is not one of a picture, or too large, or when writing failed.
    public func svg(
      _ list: DisplayList, size: Size, scale: Double = 1, background: RGBA = .clear
    ) throws(RenderingError) -> [UInt8] {
      try rendering(list, as: .svg, size: size, scale: scale, background: background).bytes
    }

    /// Draws a list as a PDF of one page, on which a px is 1/96 of an inch.
    ///
    /// - Throws: an error when the size is not one of a picture, or too large, or when writing failed.
    public func pdf(
      _ list: DisplayList, size: Size, scale: Double = 1, background: RGBA = .clear
    ) throws(RenderingError) -> [UInt8] {
      try rendering(list, as: .pdf, size: size, scale: scale, background: background).bytes
    }

    /// Draws a list as pixels.
    ///
    /// - Parameters:
    ///   - list: the commands.
    ///   - size: the size of the picture in px; a part of a pixel counts as a whole one.
    ///   - scale: the pixels of a px, along each side.
    ///   - background: the color below all.
    /// - Returns: the pixels.
    /// - Throws: an error when the size is not one of a picture, or too large, or when drawing failed.
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
