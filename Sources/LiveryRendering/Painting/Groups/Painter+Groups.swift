// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  extension Painter {
    /// Paints the commands of a group offscreen, and composites the result.
    func paint(_ group: DisplayGroup, _ range: Range<Int>) {
      let opacity = group.opacity.isNaN ? 1 : min(max(group.opacity, 0), 1)
      let isPlain = opacity == 1 && group.compositing == .normal
      if isPlain, group.filters.isEmpty, !blends(range) { return play(range) }
      let shadow = session.openShadows < Self.maximumOpenShadows ? group.onlyShadow : nil
      if isPlain, let shadow, !blends(range) { return play(range, with: shadow) }
      if hasPixels || group.filters.count > (shadow == nil ? 0 : 1) {
        paintPixels(group, opacity: opacity, range)
      } else if group.compositing != .normal, !hasCapacity(for: visibleArea) {
        // For operators that a vector format lacks, Cairo rasterizes the whole page.
        session.add(.groupTooLarge)
        play(range)
      } else {
        cairo_push_group(cairo)
        if let shadow { play(range, with: shadow) } else { play(range) }
        cairo_pop_group_to_source(cairo)
        cairo_set_operator(cairo, group.compositing.cairo)
        cairo_paint_with_alpha(cairo, opacity)
        // Releases the group before the file into which it is drawn is written.
        set(.black)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      }
    }

    /// Paints commands above their shadow.
    private func play(_ range: Range<Int>, with shadow: DisplayShadow) {
      session.openShadows += 1
      draw(shadow, of: range)
      play(range)
      session.openShadows -= 1
    }

    /// The maximum nesting depth of shadows whose content is painted twice.
    ///
    /// Deeper content is painted once, offscreen, because the time would double with each level.
    private static let maximumOpenShadows = 3

    /// Returns whether a range contains a group with a compositing operator other than `normal`.
    private func blends(_ range: Range<Int>) -> Bool {
      commands[range].contains { command in
        if case .group(let group) = command { group.compositing != .normal } else { false }
      }
    }

    /// Paints commands offscreen, applies filters, and composites the result.
    private func paintPixels(_ group: DisplayGroup, opacity: Double, _ range: Range<Int>) {
      let visible = visibleArea
      let matrix = gridMatrix
      let scale = matrix.lengthScale
      let content = CommandBounds.bounds(
        of: commands[range], matrix: matrix, texts: resources.texts)
      let filtered = GridRect(covering: content.expanded(by: group.filters, scale: scale))
      // Invisible content may be blurred into the visible part.
      let reach =
        group.filters.isEmpty
        ? visible
        : GridRect(covering: visible.rect.expanded(by: group.filters.mirrored, scale: scale))
      let area = group.compositing.isUnbounded ? visible : filtered.intersection(reach)
      guard !area.isEmpty else { return }
      guard hasCapacity(for: area) else {
        session.add(.groupTooLarge)
        return play(range)
      }
      let passes = group.filters.reduce(1) { $0 + $1.passes(scale: scale) }
      guard session.reserveEffectPixels(area.area, times: passes) else { return play(range) }
      session.groupPixels += area.area
      defer { session.groupPixels -= area.area }
      var filters = group.filters[...]
      var blur = GaussianBlur(deviation: 0)
      if case .blur(let deviation)? = filters.first {
        blur = GaussianBlur(deviation: deviation * scale)
        filters = filters.dropFirst()
      }
      let buffer = blurred(blur, area, from: area, matrix: matrix, format: .color) {
        $0.play(range)
      }
      for filter in filters { buffer.apply(filter, matrix: matrix) }
      composite(buffer, at: area, opacity: opacity, compositing: group.compositing)
    }

    /// Composites pixels at a grid rectangle.
    func composite(
      _ buffer: PixelBuffer, at area: GridRect, opacity: Double = 1,
      compositing: Compositing = .normal
    ) {
      if compositing == .plusDarker, hasPixels {
        return compositePlusDarker(buffer, at: area, opacity: opacity)
      }
      // Cairo's alpha fades the whole operation, which differs from a translucent source here.
      let isOpacityApplied = opacity < 1 && compositing != .normal
      if isOpacityApplied { buffer.multiply(by: opacity) }
      onGrid {
        let surface = buffer.makeSurface()
        cairo_set_source_surface(cairo, surface.pointer, Double(area.x), Double(area.y))
        cairo_set_operator(cairo, compositing.cairo)
        cairo_paint_with_alpha(cairo, isOpacityApplied ? 1 : opacity)
      }
    }

    /// Composites pixels with `plus-darker`, which Cairo lacks.
    private func compositePlusDarker(_ buffer: PixelBuffer, at area: GridRect, opacity: Double) {
      if opacity < 1 { buffer.multiply(by: opacity) }
      let result = PixelBuffer(width: area.width, height: area.height, format: .color)
      let copy = Context(on: result.makeSurface())
      cairo_scale(copy.pointer, gridScale, gridScale)
      cairo_set_source_surface(
        copy.pointer, cairo_get_group_target(cairo), -Double(area.x) / gridScale,
        -Double(area.y) / gridScale)
      cairo_set_operator(copy.pointer, CAIRO_OPERATOR_SOURCE)
      cairo_paint(copy.pointer)
      result.blendPlusDarker(buffer)
      onGrid {
        let surface = result.makeSurface()
        cairo_rectangle(
          cairo, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
        cairo_clip(cairo)
        cairo_set_source_surface(cairo, surface.pointer, Double(area.x), Double(area.y))
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cairo)
      }
    }
  }

  extension DisplayGroup {
    /// The drop shadow, if it is the only filter.
    fileprivate var onlyShadow: DisplayShadow? {
      if filters.count == 1, case .dropShadow(let shadow) = filters[0] { shadow } else { nil }
    }
  }

  extension DisplayFilter {
    /// Returns the number of passes over the pixels.
    fileprivate func passes(scale: Double) -> Int {
      guard case .dropShadow(let shadow) = self else { return 1 }
      return 1 + PixelBuffer.passes(spreading: shadow.spread * scale)
    }
  }

  extension [DisplayFilter] {
    /// The filters with opposite offsets, which map a visible part to the content that affects it.
    fileprivate var mirrored: [DisplayFilter] {
      compactMap { filter in
        switch filter {
        case .blur: return filter
        case .dropShadow(var shadow):
          shadow.offset = Point(-shadow.offset.x, -shadow.offset.y)
          return .dropShadow(shadow)
        case .colorMatrix: return nil
        }
      }
    }
  }
#endif
