// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import LiveryDisplay
  public import LiveryRendering

  extension StyledTable {
    /// Renders the table, or the visible part of it, to a file.
    ///
    /// ```swift
    /// let page = try table.rendering(as: .png, at: 300, height: 480, with: renderer)
    /// ```
    ///
    /// - Parameters:
    ///   - format: PNG, SVG or PDF.
    ///   - offset: the scroll offset, in px.
    ///   - height: the height of the visible part in px; `nil` for the whole table.
    ///   - scale: the number of device pixels per px.
    ///   - background: the color behind the table.
    ///   - renderer: the renderer; the table must measure with the same renderer.
    /// - Returns: the file, and the parts that could not be rendered.
    /// - Throws: an error if the image is empty or too large.
    public mutating func rendering(
      as format: Rendering.Format, at offset: Double = 0, height: Double? = nil, scale: Double = 1,
      background: RGBA = .white, with renderer: Renderer
    ) throws(RenderingError) -> Rendering {
      let list = displayList(at: offset, height: height)
      return try renderer.rendering(
        list, as: format, size: Size(width, height ?? contentHeight), scale: scale,
        background: background)
    }
  }
#endif
