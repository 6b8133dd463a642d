// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import LiveryDisplay
  public import LiveryRendering

  extension StyledTable {
    /// Draws the table, or the part of it that is seen, as a file.
    ///
    /// ```swift
    /// let page = try table.rendering(as: .png, at: 300, height: 480, with: renderer)
    /// ```
    ///
    /// - Parameters:
    ///   - format: PNG, SVG or PDF.
    ///   - offset: how far the table is scrolled, in px.
    ///   - height: the height of the part that is seen, in px; nil for all of the table.
    ///   - scale: the pixels of a px, along each side.
    ///   - background: the color below all.
    ///   - renderer: who draws; the table's own measuring is to be that of the same renderer.
    /// - Returns: the file, and what could not be drawn.
    /// - Throws: an error where the picture is empty or too large.
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
