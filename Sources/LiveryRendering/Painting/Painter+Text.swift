// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo
  import CSSValues

  extension Painter {
    /// Draws a text with its shadows and decoration lines.
    func draw(_ text: DisplayText, at origin: Point) {
      guard origin.isFinite else { return session.add(.notFinite) }
      guard !text.block.text.isEmpty else { return }
      if let problem = text.block.problem(for: resources.options) { session.add(problem) }
      for shadow in text.shadows.reversed() { draw(shadow, of: text, at: origin) }
      show(text, at: origin)
    }

    /// Draws a text with its decoration lines, without its shadows.
    private func show(_ text: DisplayText, at origin: Point) {
      resources.texts.withLayout(text.block, width: text.width) { layout in
        if let used = layout.metrics.substitute {
          let families = text.block.font.families.prefix(resources.options.text.maximumFontFamilies)
          session.add(.missingFont(Array(families), used: used))
        }
        guard canShow(layout.textMetrics.fontSize) else { return }
        cairo_save(cairo)
        if layout.isClipped {
          let reach = 2 * layout.textMetrics.fontSize
          cairo_rectangle(
            cairo, origin.x, origin.y - reach, layout.width,
            layout.textMetrics.size.height + 2 * reach)
          cairo_clip(cairo)
        }
        let decorations = TextDecorationLayout(text, layout, origin: origin, matrix: matrix)
        if let decorations { draw(decorations, .belowText) }
        set(text.color)
        show(layout, at: origin)
        if let decorations { draw(decorations, .aboveText) }
        cairo_restore(cairo)
      }
    }

    /// Draws the shadow of a text.
    private func draw(_ shadow: DisplayShadow, of text: DisplayText, at origin: Point) {
      guard shadow.color.alpha > 0, shadow.offset.isFinite, shadow.blur.isFinite else { return }
      var shadowText = text
      shadowText.shadows = []
      shadowText.decoration?.color = nil
      guard shadow.blur > 0 else {
        shadowText.color = shadow.color
        return show(shadowText, at: origin + shadow.offset)
      }
      shadowText.color = .black
      let matrix = gridMatrix.concatenating(.translation(origin + shadow.offset))
      guard let placement = GridPlacement(matrix) else { return }
      let blur = GaussianBlur(deviation: shadow.blur / 2 * placement.matrix.lengthScale)
      let shadow = ShadowRequest(
        color: shadow.color, blur: blur, placement: placement,
        key: .text(shadowText, blur: shadow.blur, placement))
      draw(shadow, area: area(of: [.text(shadowText, at: .zero)], placement.matrix, blur.reach)) {
        part, source in
        blurred(blur, part, from: source, matrix: placement.matrix) {
          $0.show(shadowText, at: .zero)
        }
      }
    }

    /// Draws the glyphs of the visible lines.
    private func show(_ layout: TextLayout, at origin: Point) {
      let visible = visibleBounds
      let size = layout.textMetrics.fontSize
      // Bitmaps of very large glyphs would need too much memory, so these are drawn as outlines.
      let drawsOutlines = size * gridMatrix.lengthScale > Self.maximumRasterFontSize
      for line in layout.lines {
        let baseline = origin.y + line.baseline
        guard baseline + 2 * size > visible.minY, baseline - 2 * size < visible.maxY else {
          continue
        }
        cairo_move_to(cairo, origin.x + line.x, baseline)
        if drawsOutlines {
          pango_cairo_layout_line_path(cairo, line.pointer)
          cairo_fill(cairo)
        } else {
          pango_cairo_show_layout_line(cairo, line.pointer)
        }
      }
      cairo_new_path(cairo)
    }

    /// Returns whether glyphs of a font size can be drawn with the current transformation.
    ///
    /// A font for which FreeType rejected a size stays broken in Cairo, and so does the surface.
    private func canShow(_ size: Double) -> Bool {
      let matrix = gridMatrix
      let stretch = max(abs(matrix.a) + abs(matrix.c), abs(matrix.b) + abs(matrix.d))
      guard size * stretch <= Self.maximumGlyphPixels else {
        session.add(.textTooLarge)
        return false
      }
      return size * size * abs(matrix.determinant) > 1e-9
    }

    /// The maximum font size in pixels; FreeType stores a size in 16 bits.
    private static let maximumGlyphPixels = 60_000.0

    /// The font size in pixels above which glyphs are drawn as outlines.
    private static let maximumRasterFontSize = 256.0
  }
#endif
