// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo
  import CSSValues

  extension TextLayouter {
    /// Returns the shaped pieces of a paragraph.
    func shape(_ paragraph: TextParagraph) -> ShapedParagraph {
      let parts = paragraph.parts
      guard parts.count > 1 else { return shapeWithoutSplitting(paragraph) }
      var shaped = ShapedParagraph([])
      for (partIndex, part) in parts.enumerated() {
        var paragraph = part.paragraph
        // All parts share the direction of the first one.
        if partIndex > 0 { paragraph.isRightToLeft = shaped.isRightToLeft }
        let next = shapeWithoutSplitting(paragraph)
        if partIndex == 0 { shaped.isRightToLeft = next.isRightToLeft }
        shaped.pieces += next.pieces.map { piece in
          var piece = piece
          piece.start += part.start
          piece.end += part.start
          piece.run += part.firstRun
          return piece
        }
        // A line may break at the end of a part.
        if partIndex + 1 < parts.count, let last = shaped.pieces.indices.last {
          shaped.pieces[last].mayBreakAfter = true
        }
      }
      return shaped
    }

    private func shapeWithoutSplitting(_ paragraph: TextParagraph) -> ShapedParagraph {
      let isRightToLeft = paragraph.isRightToLeft == true
      let layout = PangoObject(pango_layout_new(contexts[isRightToLeft ? 1 : 0].pointer))
      var text = paragraph.text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          pango_layout_set_text(layout.pointer, $0.baseAddress, Int32($0.count))
        }
      }
      pango_layout_set_single_paragraph_mode(layout.pointer, 1)
      pango_layout_set_auto_dir(layout.pointer, paragraph.isRightToLeft == nil ? 1 : 0)
      let attributes = ParagraphAttributes(paragraph)
      pango_layout_set_attributes(layout.pointer, attributes.pointer)
      var shaper = ParagraphShaper(paragraph, layout) { run in
        self.width(of: "\u{2010}", paragraph.runs[run])
      }
      return shaper.shaped()
    }

    private func width(of text: String, _ run: TextParagraph.Run) -> Double {
      let block = TextBlock(text, font: run.font, letterSpacing: run.letterSpacing)
      return layout(block, width: nil).textMetrics.size.width
    }

    /// Returns the grapheme clusters of a text on one line.
    func clusters(of block: TextBlock) -> [TextCluster] {
      let layout = self.paragraph(
        block.text[...],
        ParagraphOptions(
          block: block, fontSize: block.font.size, isRightToLeft: block.isRightToLeft))
      guard let line = pango_layout_get_line_readonly(layout.pointer, 0) else { return [] }
      let widths = byteWidths(of: line, in: Array(block.text.utf8))
      var offset = 0
      return block.text.map { letter in
        let length = letter.utf8.count
        defer { offset += length }
        return TextCluster(
          length: length, width: widths[offset..<offset + length].reduce(0, +))
      }
    }

    /// Returns the width of each scalar of a line in px, at the index of its first byte.
    private func byteWidths(
      of line: UnsafeMutablePointer<PangoLayoutLine>, in bytes: [UInt8]
    ) -> [Double] {
      var widths = [Double](repeating: 0, count: bytes.count)
      var next = line.pointee.runs
      while let entry = next {
        next = entry.pointee.next
        guard let run = entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
          let item = run.pointee.item?.pointee
        else { continue }
        let count = Int(item.num_chars)
        withUnsafeTemporaryAllocation(of: gint.self, capacity: max(count, 1)) { units in
          guard let first = units.baseAddress else { return }
          bytes.withUnsafeBytes { text in
            pango_glyph_item_get_logical_widths(
              run, text.baseAddress?.assumingMemoryBound(to: CChar.self), first)
          }
          var offset = Int(item.offset)
          for index in 0..<count where offset < bytes.count {
            widths[offset] = pixels(units[index])
            repeat { offset += 1 } while offset < bytes.count && bytes[offset] & 0xC0 == 0x80
          }
        }
      }
      return widths
    }
  }

  /// An owned list of Pango attributes for the runs of a paragraph.
  private struct ParagraphAttributes: ~Copyable {
    /// The Pango attribute list.
    let pointer: OpaquePointer

    init(_ paragraph: TextParagraph) {
      guard let pointer = pango_attr_list_new() else {
        preconditionFailure("Pango always returns a list")
      }
      self.pointer = pointer
      let bytes = Array(paragraph.text.utf8)
      var start = 0
      for run in paragraph.runs {
        add(run, to: start..<start + run.length, of: bytes)
        start += run.length
      }
    }

    deinit { pango_attr_list_unref(pointer) }

    private func add(_ run: TextParagraph.Run, to range: Range<Int>, of bytes: [UInt8]) {
      if run.isObject {
        var emptyRectangle = PangoRectangle()
        return insert(pango_attr_shape_new(&emptyRectangle, &emptyRectangle), range)
      }
      let font = FontDescription(run.font, size: run.font.size)
      insert(pango_attr_font_desc_new(font.pointer), range)
      let features = FontDescription.features(of: run.font)
      if !features.isEmpty { insert(pango_attr_font_features_new(features), range) }
      if run.letterSpacing != 0 {
        insert(pango_attr_letter_spacing_new(pangoUnits(run.letterSpacing)), range)
      }
      guard run.wordSpacing != 0 else { return }
      for offset in range where bytes[offset] == 0x20 {
        let space = pango_attr_letter_spacing_new(pangoUnits(run.letterSpacing + run.wordSpacing))
        insert(space, offset..<offset + 1)
      }
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
      attribute?.pointee.start_index = guint(range.lowerBound)
      attribute?.pointee.end_index = guint(range.upperBound)
      pango_attr_list_change(pointer, attribute)
    }
  }

  extension TextParagraph {
    /// A part of a long paragraph.
    fileprivate struct Part {
      let paragraph: TextParagraph
      let start: Int
      let firstRun: Int
    }

    /// The paragraph in parts that Pango lays out in linear time.
    ///
    /// Each part ends after a space, if it contains one.
    fileprivate var parts: [Part] {
      let limit = 16_384
      guard text.utf8.count > limit else {
        return [Part(paragraph: self, start: 0, firstRun: 0)]
      }
      let bytes = Array(text.utf8)
      var parts: [Part] = []
      var (start, run, runStart) = (0, 0, 0)
      while start < bytes.count {
        var end = min(start + limit, bytes.count)
        if end < bytes.count {
          let space = bytes[start..<end].lastIndex(of: 0x20)
          end = space.map { $0 + 1 } ?? end
          while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        }
        var part = self
        part.text = String(decoding: bytes[start..<end], as: UTF8.self)
        part.runs = []
        while run < runs.count, runStart + runs[run].length <= start {
          runStart += runs[run].length
          run += 1
        }
        var (next, nextStart) = (run, runStart)
        while next < runs.count, nextStart < end {
          var partRun = runs[next]
          partRun.length = min(end, nextStart + partRun.length) - max(start, nextStart)
          part.runs.append(partRun)
          nextStart += runs[next].length
          next += 1
        }
        parts.append(Part(paragraph: part, start: start, firstRun: run))
        start = end
      }
      return parts
    }
  }
#endif
