// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  /// A builder of text lines, paragraph by paragraph.
  struct LineBuilder {
    /// The text with its style.
    let block: TextBlock
    /// The width at which lines break, in px, or `nil` for no limit.
    let width: Double?
    /// The font size in px.
    let fontSize: Double
    /// The metrics of the font.
    let metrics: FontMetrics
    /// A Boolean value that indicates whether a part of the text is left out.
    var isTruncated = false

    private var lines: [Line] = []
    private var layouts: [PangoObject] = []

    /// A line without a position.
    private struct Line {
      let pointer: UnsafeMutablePointer<PangoLayoutLine>
      let width: Double
      let ascent: Double
      let descent: Double
      let indent: Double
    }

    /// Creates a builder without lines.
    init(block: TextBlock, width: Double?, fontSize: Double, metrics: FontMetrics) {
      self.block = block
      self.width = width
      self.fontSize = fontSize
      self.metrics = metrics
    }
  }

  extension LineBuilder {
    /// Adds paragraphs until the maximum number of lines is reached.
    mutating func add(paragraphs: [Substring], with layouter: TextLayouter) {
      for (index, paragraph) in paragraphs.enumerated() where !isFull {
        let followingParagraphs = paragraphs[(index + 1)...]
        var options = ParagraphOptions(
          block: block, fontSize: fontSize, isRightToLeft: block.isRightToLeft)
        options.indent = index == 0 ? block.indent : 0
        if let width, block.lineBreak.wraps {
          options.width = width
          addWrapped(paragraph, before: followingParagraphs, options, with: layouter)
        } else {
          // The line keeps its natural width; `clip` clips it while drawing.
          add(layouter.paragraph(paragraph, options), indent: options.indent)
          if isFull, !followingParagraphs.isEmpty { isTruncated = true }
        }
      }
    }

    /// The remaining number of lines.
    private var remainingLineCount: Int {
      block.maximumLines == 0 ? .max : block.maximumLines - lines.count
    }
    /// A Boolean value that indicates whether the maximum number of lines is reached.
    private var isFull: Bool { remainingLineCount <= 0 }

    /// Breaks a paragraph into lines, and adds them up to the maximum number.
    private mutating func addWrapped(
      _ paragraph: Substring, before followingParagraphs: ArraySlice<Substring>,
      _ options: ParagraphOptions,
      with layouter: TextLayouter
    ) {
      var chunks = ParagraphChunks(paragraph, options)
      while !isFull, let chunk = chunks.next {
        if remainingLineCount == 1, let ellipsis = block.lineBreak.ellipsis {
          return addEllipsized(
            chunks.remaining, before: followingParagraphs, chunks.options, ellipsis: ellipsis,
            with: layouter)
        }
        let layout = layouter.paragraph(chunk, chunks.options)
        let count = Int(pango_layout_get_line_count(layout.pointer))
        guard chunks.isLast || count > 1 else {
          chunks.enlarge()
          continue
        }
        // The last line of a piece may continue in the next piece.
        let whole = chunks.isLast ? count : count - 1
        let overflows =
          whole > remainingLineCount
          || (whole == remainingLineCount && !(chunks.isLast && followingParagraphs.isEmpty))
        let addedCount =
          overflows ? remainingLineCount - (block.lineBreak.ellipsis == nil ? 0 : 1) : whole
        add(layout, indent: chunks.options.indent, count: addedCount)
        let next = pango_layout_get_line_readonly(layout.pointer, Int32(addedCount))
        chunks.drop(next.map { Int($0.pointee.start_index) })
        guard overflows else { continue }
        if let ellipsis = block.lineBreak.ellipsis {
          addEllipsized(
            chunks.remaining, before: followingParagraphs, chunks.options, ellipsis: ellipsis,
            with: layouter)
        } else {
          isTruncated = true
        }
      }
    }

    /// Adds the last permitted line, with an ellipsis if a part of the text is left out.
    private mutating func addEllipsized(
      _ text: Substring, before followingParagraphs: ArraySlice<Substring>,
      _ options: ParagraphOptions,
      ellipsis: PangoEllipsizeMode, with layouter: TextLayouter
    ) {
      var options = options
      options.ellipsis = ellipsis
      var line = text
      if !followingParagraphs.isEmpty {
        isTruncated = true
        // An ellipsis at the start or in the middle keeps the end of the whole text.
        line =
          ellipsis == PANGO_ELLIPSIZE_END
          ? text + "\u{2026}" : Substring(([text] + followingParagraphs).joined(separator: " "))
      }
      let layout = layouter.paragraph(line, options)
      if pango_layout_is_ellipsized(layout.pointer) != 0 {
        isTruncated = true
        layout.tightenEllipsis()
      }
      add(layout, indent: options.indent)
    }

    /// Adds the first lines of a layout.
    private mutating func add(_ layout: PangoObject, indent: Double, count: Int = 1) {
      guard count > 0 else { return }
      layouts.append(layout)
      var next = pango_layout_get_lines_readonly(layout.pointer)
      for number in 0..<count {
        guard let item = next, let data = item.pointee.data else { return }
        next = item.pointee.next
        let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        lines.append(
          Line(
            pointer: line, width: pixels(logical.width), ascent: -pixels(logical.y),
            descent: pixels(logical.y + logical.height), indent: number == 0 ? indent : 0))
      }
    }
  }

  extension LineBuilder {
    /// The layout with all lines positioned.
    var layout: TextLayout {
      let widest = lines.reduce(0) { max($0, $1.width + $1.indent) }
      let available = width ?? widest
      var top = 0.0
      var positionedLines: [TextLayout.Line] = []
      for line in lines {
        // A line is at least as high as the font metrics require, even with fallback fonts.
        let ascent = max(line.ascent, metrics.ascent)
        let natural = ascent + max(line.descent, metrics.descent)
        let height = block.lineHeight ?? natural
        positionedLines.append(
          TextLayout.Line(
            pointer: line.pointer, x: x(of: line, in: available),
            baseline: top + (height - natural) / 2 + ascent, width: line.width))
        top += height
      }
      let tolerance = 4 / Double(PANGO_SCALE)
      let overflows = widest > available + tolerance
      let isVisible = block.lineBreak == .wordWrap || block.lineBreak == .visible
      let textMetrics = TextMetrics(
        size: Size(overflows && isVisible ? widest : min(widest, available), top),
        baseline: positionedLines.first?.baseline ?? metrics.ascent, fontSize: fontSize,
        isTruncated: isTruncated)
      return TextLayout(
        lines: positionedLines, textMetrics: textMetrics, metrics: metrics, width: available,
        overflows: overflows, isClipped: overflows && !isVisible, layouts: layouts)
    }

    /// Returns the left edge of a line, in px.
    private func x(of line: Line, in available: Double) -> Double {
      let isRightToLeft =
        pango_layout_line_get_resolved_direction(line.pointer) == PANGO_DIRECTION_RTL
      // The indent is at the start side of the line, and reduces its available width.
      let start = isRightToLeft ? 0 : line.indent
      let end = isRightToLeft ? available - line.indent : available
      guard line.width <= end - start else { return isRightToLeft ? end - line.width : start }
      switch block.alignment {
      case .left: return start
      case .center: return start + (end - start - line.width) / 2
      case .right: return end - line.width
      case .justify: return isRightToLeft ? end - line.width : start
      }
    }
  }

  extension TextLineBreak {
    /// The position of the ellipsis, or `nil` if the text is cut off or wraps.
    fileprivate var ellipsis: PangoEllipsizeMode? {
      switch self {
      case .wordWrap, .breakWord, .characterWrap, .visible, .clip: nil
      case .headTruncation: PANGO_ELLIPSIZE_START
      case .tailTruncation: PANGO_ELLIPSIZE_END
      case .middleTruncation: PANGO_ELLIPSIZE_MIDDLE
      }
    }
  }
#endif
