// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  extension Painter {
    /// Draws an image, or a part of it, into a box.
    func draw(_ image: DisplayImage) {
      guard let picture = picture(image.source) else { return }
      draw(picture, image.part, in: image.frame, isPixelated: image.isPixelated)
    }

    /// Returns a decoded image, or `nil` with a problem if it is unavailable.
    func picture(_ source: ImageSource) -> DecodedImage? {
      do throws(ImageError) {
        return try resources.images.image(source)
      } catch {
        session.add(.image(source, error))
        return nil
      }
    }

    /// Draws a part of an image into a box with sharp edges, without pixels from beside the part.
    func draw(_ picture: DecodedImage, _ part: Rect?, in frame: Rect, isPixelated: Bool) {
      guard let (pattern, frame) = pattern(of: picture, part, in: frame) else { return }
      cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(
        pattern.pointer, isPixelated ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      guard setPath(Path(frame)) else { return }
      cairo_set_source(cairo, pattern.pointer)
      cairo_fill(cairo)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }

    /// Returns a pattern of an image that fills a box, and the part of the box that it covers.
    ///
    /// - Parameters:
    ///   - picture: the decoded image.
    ///   - part: the part of the image in its own px, or `nil` for the whole image.
    ///   - frame: the box that the part fills, in px.
    /// - Returns: the pattern and its box, or `nil` if nothing is visible.
    func pattern(
      of picture: DecodedImage, _ part: Rect?, in frame: Rect
    ) -> (pattern: Pattern, frame: Rect)? {
      let all = Rect(origin: .zero, size: picture.size)
      let preferred = part ?? all
      guard !frame.isEmpty, !preferred.isEmpty, Path(frame).isFinite, Path(preferred).isFinite
      else {
        return nil
      }
      let visiblePart = preferred.intersection(all)
      guard !visiblePart.isEmpty else { return nil }
      let (x, y) = (frame.width / preferred.width, frame.height / preferred.height)
      let box = Rect(
        x: frame.minX + (visiblePart.minX - preferred.minX) * x,
        y: frame.minY + (visiblePart.minY - preferred.minY) * y,
        width: visiblePart.width * x, height: visiblePart.height * y)
      guard let matrix = AffineTransform(a: x, b: 0, c: 0, d: y, e: box.minX, f: box.minY).inverted
      else {
        return nil
      }
      // Whole pixels around the part, so that smoothing does not sample beyond it.
      let pixels = GridRect(covering: visiblePart)
        .intersection(GridRect(covering: all))
      let surface = picture.pixels.makeSurface(
        x: pixels.x, y: pixels.y, width: pixels.width, height: pixels.height)
      let pattern = Pattern(surface)
      let origin = Point(visiblePart.minX - Double(pixels.x), visiblePart.minY - Double(pixels.y))
      var toPixels = AffineTransform.translation(origin).concatenating(matrix).cairo
      cairo_pattern_set_matrix(pattern.pointer, &toPixels)
      return (pattern, box)
    }
  }
#endif
