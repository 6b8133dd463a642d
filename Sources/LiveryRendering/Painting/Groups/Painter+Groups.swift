// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  extension Painter {
    /// Paints commands by themselves, and lays them over what is there.
    func paint(_ group: DisplayGroup, _ range: Range<Int>) {
      let opacity = group.opacity.isNaN ? 1 : min(max(group.opacity, 0), 1)
      let isPlain = opacity == 1 && group.compositing == .normal
      if isPlain, group.filters.isEmpty, !blends(range) { return play(range) }
      let shadow = session.openShadows < Self.mostOpenShadows ? group.onlyShadow : nil
      if isPlain, let shadow, !blends(range) { return play(range, with: shadow) }
      if hasPixels || group.filters.count > (shadow == nil ? 0 : 1) {
        paintPixels(group, opacity: opacity, range)
      } else if group.compositing != .normal, !hasRoom(for: visibleArea) {
        // What a file has no word for, Cairo draws as pixels of the whole page.
        session.add(.groupTooLarge)
        play(range)
      } else {
        cairo_push_group(cairo)
        if let shadow { play(range, with: shadow) } else { play(range) }
        cairo_pop_group_to_source(cairo)
        cairo_set_operator(cairo, group.compositing.cairo)
        cairo_paint_with_alpha(cairo, opacity)
        // The group is given back before the file that it is drawn into is written.
        set(.black)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      }
    }

    /// Plays commands on top of their shadow.
    private func play(_ range: Range<Int>, with shadow: DisplayShadow) {
      session.openShadows += 1
      draw(shadow, of: range)
      play(range)
      session.openShadows -= 1
    }

    /// As many shadows may lie within each other; what is within more of them is painted once, as pixels, since painting
    /// each twice would double the time with every one.
    private static let mostOpenShadows = 3

    /// Whether commands are mixed with what is there in another way than by laying them over it.
    private func blends(_ range: Range<Int>) -> Bool {
      commands[range].contains { command in
        if case .group(let group) = command { group.compositing != .normal } else { false }
      }
    }

    /// Paints commands into pixels of their own, filters these, and lays them over what is there.
    private func paintPixels(_ group: DisplayGroup, opacity: Double, _ range: Range<Int>) {
      let visible = visibleArea
      let matrix = gridMatrix
      let scale = matrix.lengthScale
      let content = CommandBounds.bounds(
        of: commands[range], matrix: matrix, texts: resources.texts)
      let filtered = GridRect(covering: content.grown(by: group.filters, scale: scale))
      // What is not seen may still be blurred into what is.
      let reach =
        group.filters.isEmpty
        ? visible : GridRect(covering: visible.rect.grown(by: group.filters.mirrored, scale: scale))
      let area = group.compositing.reachesBeyond ? visible : filtered.intersection(reach)
      guard !area.isEmpty else { return }
      guard hasRoom(for: area) else {
        session.add(.groupTooLarge)
        return play(range)
      }
      let passes = group.filters.reduce(1) { $0 + $1.passes(scale: scale) }
      guard session.take(area.area, times: passes) else { return play(range) }
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
      lay(buffer, at: area, opacity: opacity, compositing: group.compositing)
    }

    /// Lays pixels of the grid over what is there.
    func lay(
      _ buffer: PixelBuffer, at area: GridRect, opacity: Double = 1,
      compositing: Compositing = .normal
    ) {
      if compositing == .plusDarker, hasPixels {
        return layDarker(buffer, at: area, opacity: opacity)
      }
      // Cairo's opacity is how much of the operation is done, which is something else where that does not add up.
      let isDone = opacity < 1 && compositing != .normal
      if isDone { buffer.multiply(by: opacity) }
      onGrid {
        let surface = buffer.makeSurface()
        cairo_set_source_surface(cairo, surface.pointer, Double(area.x), Double(area.y))
        cairo_set_operator(cairo, compositing.cairo)
        cairo_paint_with_alpha(cairo, isDone ? 1 : opacity)
      }
    }

    /// Adds pixels to what is there as `plus-darker` does, which Cairo cannot.
    private func layDarker(_ buffer: PixelBuffer, at area: GridRect, opacity: Double) {
      if opacity < 1 { buffer.multiply(by: opacity) }
      let result = PixelBuffer(width: area.width, height: area.height, format: .color)
      let copy = Context(on: result.makeSurface())
      cairo_scale(copy.pointer, gridScale, gridScale)
      cairo_set_source_surface(
        copy.pointer, cairo_get_group_target(cairo), -Double(area.x) / gridScale,
        -Double(area.y) / gridScale)
      cairo_set_operator(copy.pointer, CAIRO_OPERATOR_SOURCE)
      cairo_paint(copy.pointer)
      result.addDarker(buffer)
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
    /// The shadow that is all that the filters do.
    fileprivate var onlyShadow: DisplayShadow? {
      if filters.count == 1, case .dropShadow(let shadow) = filters[0] { shadow } else { nil }
    }
  }

  extension DisplayFilter {
    /// How often it goes through the pixels.
    fileprivate func passes(scale: Double) -> Int {
      guard case .dropShadow(let shadow) = self else { return 1 }
      return 1 + PixelBuffer.passes(spreading: shadow.spread * scale)
    }
  }

  extension [DisplayFilter] {
    /// Filters that reach as far the other way: from what is seen to what it depends on.
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
