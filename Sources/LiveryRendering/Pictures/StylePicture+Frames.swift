// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay

  extension StylePicture {
    /// Lays out pictures of one style at several moments.
    ///
    /// All have the size of the largest one, and their boxes begin at the same point.
    package static func layouts(of pictures: [StylePicture], by renderer: Renderer) -> [Layout] {
      let natural = pictures.map { $0.layout(by: renderer) }
      let origin = Point(
        natural.map(\.box.minX).max() ?? 0, natural.map(\.box.minY).max() ?? 0)
      let size = Size(
        origin.x + (natural.map { $0.size.width - $0.box.minX }.max() ?? 0),
        origin.y + (natural.map { $0.size.height - $0.box.minY }.max() ?? 0))
      return zip(pictures, natural).map { picture, layout in
        if layout.size == size, layout.box.origin == origin { return layout }
        return picture.layout(by: renderer) { frame in
          Frame(size: size, box: Rect(origin: origin, size: frame.box.size))
        }
      }
    }

    /// Returns the pixels of an earlier layout and the problems that occurred.
    ///
    /// - Throws: an error if the size is invalid or too large.
    package func bitmap(
      of layout: Layout, by renderer: Renderer
    ) throws(RenderingError) -> (bitmap: Bitmap, problems: [RenderingProblem]) {
      let canvas = try Canvas(
        size: layout.size, scale: scale, limit: renderer.options.maximumPixels)
      if background.alpha > 0 { canvas.clear(background) }
      let problems = canvas.draw(layout.list, with: renderer)
      if let error = canvas.error { throw error }
      return (canvas.bitmap(), DistinctProblems(layout.problems + problems).list)
    }
  }
#endif
