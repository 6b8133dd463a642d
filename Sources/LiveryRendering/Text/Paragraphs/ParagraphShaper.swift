// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo
  import CSSValues

  /// A shaper that divides a paragraph into pieces by Pango's rules for line breaks and directions.
  struct ParagraphShaper {
    private let layout: PangoObject
    private let paragraph: TextParagraph
    /// Pango's attributes of the positions between characters, one more than characters.
    private let logAttributes: UnsafePointer<PangoLogAttr>?
    private var bytes: [UInt8]
    private var runEnds: [Int] = []
    private var pieces: [ShapedParagraph.Piece] = []
    /// The current piece.
    private var piece: ShapedParagraph.Piece?
    private let hyphenWidth: (Int) -> Double
    /// The index of the run of the next character.
    private var run = 0
    /// The number of characters so far.
    private var characterIndex = 0

    /// Creates a shaper for a paragraph that is laid out on one line.
    init(_ paragraph: TextParagraph, _ layout: PangoObject, hyphenWidth: @escaping (Int) -> Double)
    {
      self.paragraph = paragraph
      self.layout = layout
      self.hyphenWidth = hyphenWidth
      bytes = Array(paragraph.text.utf8)
      var count: gint = 0
      logAttributes = pango_layout_get_log_attrs_readonly(layout.pointer, &count)
      var end = 0
      for run in paragraph.runs {
        end += run.length
        runEnds.append(end)
      }
    }
  }

  extension ParagraphShaper {
    /// Returns the pieces in text order.
    mutating func shaped() -> ShapedParagraph {
      guard let line = pango_layout_get_line_readonly(layout.pointer, 0) else {
        return ShapedParagraph([])
      }
      let isRightToLeft =
        pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
      var items: [UnsafeMutablePointer<PangoGlyphItem>] = []
      var next = line.pointee.runs
      while let entry = next {
        if let data = entry.pointee.data {
          items.append(data.assumingMemoryBound(to: PangoGlyphItem.self))
        }
        next = entry.pointee.next
      }
      // A line lists its runs in visual order, from left to right.
      items.sort { Self.offset(of: $0) < Self.offset(of: $1) }
      pieces.reserveCapacity(bytes.count / 6 + 1)
      for item in items { add(item) }
      finishPiece()
      return ShapedParagraph(pieces, isRightToLeft: isRightToLeft)
    }

    private static func offset(of item: UnsafeMutablePointer<PangoGlyphItem>) -> Int32 {
      item.pointee.item?.pointee.offset ?? 0
    }

    /// Adds the characters of a glyph item.
    private mutating func add(_ glyphs: UnsafeMutablePointer<PangoGlyphItem>) {
      guard let item = glyphs.pointee.item?.pointee else { return }
      let count = Int(item.num_chars)
      var extents = PangoRectangle()
      pango_glyph_string_extents(glyphs.pointee.glyphs, item.analysis.font, nil, &extents)
      let level = Int(item.analysis.level)
      withUnsafeTemporaryAllocation(of: gint.self, capacity: max(count, 1)) { widths in
        guard let first = widths.baseAddress else { return }
        bytes.withUnsafeBytes { text in
          pango_glyph_item_get_logical_widths(
            glyphs, text.baseAddress?.assumingMemoryBound(to: CChar.self), first)
        }
        var offset = Int(item.offset)
        for index in 0..<count {
          while run + 1 < runEnds.count, offset >= runEnds[run] { run += 1 }
          if let open = piece, open.run != run || open.level != level { finishPiece() }
          let length = Self.length(ofLetterFrom: bytes[offset])
          add(
            offset..<offset + length, width: pixels(widths[index]), level: level,
            ascent: -pixels(extents.y), descent: pixels(extents.y + extents.height))
          offset += length
          characterIndex += 1
        }
      }
    }

    /// Adds the next character to the piece, and ends the piece at a line break opportunity.
    private mutating func add(
      _ range: Range<Int>, width: Double, level: Int, ascent: Double, descent: Double
    ) {
      var open =
        piece
        ?? ShapedParagraph.Piece(
          range.lowerBound..<range.lowerBound, run: run, level: level, width: 0, ascent: 0,
          descent: 0)
      open.end = range.upperBound
      open.ascent = max(open.ascent, ascent)
      open.descent = max(open.descent, descent)
      let isObject = paragraph.runs.indices.contains(run) && paragraph.runs[run].isObject
      if !isObject, logAttributes?[characterIndex].is_white == 1 {
        open.space.width += width
        open.space.length += range.count
      } else {
        // White space before a character is inside the piece.
        open.width += open.space.width + (isObject ? 0 : width)
        open.space = .init()
      }
      piece = open
      guard let attribute = logAttributes?[characterIndex + 1] else { return }
      if attribute.is_line_break == 1, range.upperBound < bytes.count || open.space.length > 0 {
        piece?.mayBreakAfter = true
        if attribute.break_inserts_hyphen == 1 {
          guard paragraph.hyphenates else {
            piece?.mayBreakAfter = false
            return
          }
          piece?.hyphenWidth = hyphenWidth(run)
        }
        finishPiece()
      }
    }

    private mutating func finishPiece() {
      if let piece { pieces.append(piece) }
      piece = nil
    }

    /// Returns the UTF-8 length of a character, from its first byte.
    private static func length(ofLetterFrom byte: UInt8) -> Int {
      byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
  }
#endif
