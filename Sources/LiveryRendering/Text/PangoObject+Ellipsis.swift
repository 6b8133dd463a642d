// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo

  extension PangoObject {
    /// Reduces the ellipsis in the first line of a layout to its natural width.
    ///
    /// Pango widens an ellipsis in the middle to fill the line, which leaves a gap after it.
    func tightenEllipsis() {
      // The read-only line would keep the extents that Pango cached.
      let line = pango_layout_get_line(pointer, 0)
      var next = line?.pointee.runs
      while let entry = next {
        next = entry.pointee.next
        guard let run = entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
          run.item.pointee.analysis.flags & guint8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0,
          let glyphs = run.glyphs?.pointee
        else { continue }
        for index in 0..<Int(glyphs.num_glyphs) {
          var logical = PangoRectangle()
          pango_font_get_glyph_extents(
            run.item.pointee.analysis.font, glyphs.glyphs[index].glyph, nil, &logical)
          let width = glyphs.glyphs[index].geometry.width
          glyphs.glyphs[index].geometry.width = min(width, logical.width)
        }
      }
    }
  }
#endif
