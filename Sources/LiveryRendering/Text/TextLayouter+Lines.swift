// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSValues

  extension TextLayouter {
    /// Lays out a text, with a smaller font if that is allowed and the text does not fit.
    ///
    /// - Parameters:
    ///   - block: the text.
    ///   - width: the width at which lines break, in px, or `nil` for no limit.
    ///   - isTruncated: whether a part of the text was already left out.
    /// - Returns: the layout with the largest font size at which the text fits. Sizes descend in
    ///   steps of a quarter px to the minimum.
    func layout(_ block: TextBlock, width: Double?, isTruncated: Bool = false) -> TextLayout {
      let size = block.font.size
      let full = layout(block, width: width, fontSize: size, isTruncated: isTruncated)
      guard width != nil, block.minimumFontSize > 0, block.minimumFontSize < size,
        !full.fits
      else { return full }
      let step = 0.25
      // Binary search for the fewest steps at which the text fits.
      var (low, high) = (0, Int(((size - block.minimumFontSize) / step).rounded(.up)))
      var best = layout(
        block, width: width, fontSize: block.minimumFontSize, isTruncated: isTruncated)
      guard best.fits else { return best }
      while high - low > 1 {
        let middle = (low + high) / 2
        let smaller = layout(
          block, width: width, fontSize: size - Double(middle) * step, isTruncated: isTruncated)
        if smaller.fits { (high, best) = (middle, smaller) } else { low = middle }
      }
      return best
    }

    private func layout(
      _ block: TextBlock, width: Double?, fontSize: Double, isTruncated: Bool
    ) -> TextLayout {
      let metrics = metrics(of: block.font, size: fontSize)
      var builder = LineBuilder(block: block, width: width, fontSize: fontSize, metrics: metrics)
      builder.isTruncated = isTruncated
      if fontSize >= 0.01 { builder.add(paragraphs: paragraphs(of: block.text), with: self) }
      return builder.layout
    }

    /// Returns the parts of a text between forced line breaks.
    private func paragraphs(of text: String) -> [Substring] {
      let breaks: Set<Character> = [
        "\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}",
      ]
      // The first bytes of all breaks; most texts contain none of them.
      guard text.utf8.contains(where: { $0 == 0xE2 || $0 == 0xC2 || (10...13).contains($0) }) else {
        return [text[...]]
      }
      return text.split(omittingEmptySubsequences: false) { breaks.contains($0) }
    }
  }

  extension TextLayout {
    /// A Boolean value that indicates whether the whole text fits in the width.
    fileprivate var fits: Bool { !textMetrics.isTruncated && !overflows }
  }
#endif
