// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSValues

  extension TextLayouter {
    /// Lays out a text, with a smaller font where it is too long and that is allowed.
    ///
    /// - Parameters:
    ///   - block: the text.
    ///   - width: the width in px that lines are broken in; nil for no limit.
    ///   - isCut: whether something of the text was left out before.
    /// - Returns: the layout; of sizes from the font's down to the smallest, a quarter of a px apart, the largest one at which
    ///   nothing is left out.
    func layout(_ block: TextBlock, width: Double?, isCut: Bool = false) -> TextLayout {
      let size = block.font.size
      let full = layout(block, width: width, fontSize: size, isCut: isCut)
      guard width != nil, block.minimumFontSize > 0, block.minimumFontSize < size,
        !full.fits
      else { return full }
      let step = 0.25
      // The smallest number of steps down at which all fits, between one at which it does not and one that is the last.
      var (low, high) = (0, Int(((size - block.minimumFontSize) / step).rounded(.up)))
      var best = layout(block, width: width, fontSize: block.minimumFontSize, isCut: isCut)
      guard best.fits else { return best }
      while high - low > 1 {
        let middle = (low + high) / 2
        let smaller = layout(
          block, width: width, fontSize: size - Double(middle) * step, isCut: isCut)
        if smaller.fits { (high, best) = (middle, smaller) } else { low = middle }
      }
      return best
    }

    private func layout(
      _ block: TextBlock, width: Double?, fontSize: Double, isCut: Bool
    ) -> TextLayout {
      let metrics = metrics(of: block.font, size: fontSize)
      var builder = LineBuilder(block: block, width: width, fontSize: fontSize, metrics: metrics)
      builder.isTruncated = isCut
      if fontSize >= 0.01 { builder.add(paragraphs: paragraphs(of: block.text), with: self) }
      return builder.layout
    }

    /// The parts of a text between forced line breaks.
    private func paragraphs(of text: String) -> [Substring] {
      let breaks: Set<Character> = [
        "\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}",
      ]
      // Bytes that a break begins with; nearly all texts have none.
      guard text.utf8.contains(where: { $0 == 0xE2 || $0 == 0xC2 || (10...13).contains($0) }) else {
        return [text[...]]
      }
      return text.split(omittingEmptySubsequences: false) { breaks.contains($0) }
    }
  }

  extension TextLayout {
    /// Whether all of the text is there, and none of it beyond the width.
    fileprivate var fits: Bool { !measure.isTruncated && !overflows }
  }
#endif
