// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSValues

  extension String {
    /// Returns the longest prefix of whole characters within a number of UTF-8 bytes.
    fileprivate func prefix(utf8Length: Int) -> Substring {
      let end = utf8.index(startIndex, offsetBy: utf8Length)
      return self[..<unicodeScalars.index(before: unicodeScalars.index(after: end))]
    }
  }

  extension [FontFamily] {
    /// Drops the families beyond a maximum number.
    fileprivate mutating func limit(to maximum: Int) {
      let maximum = Swift.max(maximum, 0)
      if count > maximum { self = Array(prefix(maximum)) }
    }
  }

  extension TextParagraph {
    /// Returns the paragraph with finite numbers, and with runs that do not exceed the text.
    func sanitized(for options: RenderingOptions) -> TextParagraph {
      var paragraph = self
      var remainingLength = text.utf8.count
      for index in runs.indices {
        // The limits of drawn texts apply here too.
        let block = TextBlock(
          "", font: runs[index].font, letterSpacing: runs[index].letterSpacing,
          wordSpacing: runs[index].wordSpacing
        ).sanitized(for: options)
        paragraph.runs[index].font.families = block.font.families
        paragraph.runs[index].font.size = max(block.font.size, 0.01)
        paragraph.runs[index].letterSpacing = block.letterSpacing
        paragraph.runs[index].wordSpacing = block.wordSpacing
        paragraph.runs[index].length = min(max(runs[index].length, 0), remainingLength)
        remainingLength -= paragraph.runs[index].length
      }
      return paragraph
    }
  }

  extension TextBlock {
    /// Returns the block with a limited text, without null characters, and with finite numbers.
    func sanitized(for options: RenderingOptions) -> TextBlock {
      var block = self
      let length = drawnLength(for: options)
      if length < text.utf8.count {
        block.text = String(text.prefix(utf8Length: length))
      }
      // Null characters would end C strings.
      if block.text.utf8.contains(0) {
        block.text = String(
          String.UnicodeScalarView(
            block.text.unicodeScalars.map { $0.value == 0 ? "\u{FFFD}" : $0 }))
      }
      func limited(_ value: Double, from low: Double, to high: Double) -> Double {
        value.isNaN ? 0 : min(max(value, low), high)
      }
      block.font.families.limit(to: options.text.maximumFontFamilies)
      block.font.size = limited(font.size, from: 0, to: options.text.maximumFontSize)
      block.minimumFontSize = limited(minimumFontSize, from: 0, to: options.text.maximumFontSize)
      block.letterSpacing = limited(letterSpacing, from: -1_000, to: 1_000)
      block.wordSpacing = limited(wordSpacing, from: -1_000, to: 1_000)
      block.indent = limited(indent, from: -1e5, to: 1e5)
      block.lineHeight = lineHeight.map { limited($0, from: 0, to: 1e5) }
      block.maximumLines = max(maximumLines, 0)
      return block
    }

    /// Returns the problem of a text or a font family list that exceeds a limit, or `nil`.
    func problem(for options: RenderingOptions) -> RenderingProblem? {
      if let problem = lengthProblem(for: options) { return problem }
      let limit = max(options.text.maximumFontFamilies, 0)
      return font.families.count > limit ? .tooManyFontFamilies(limit: limit) : nil
    }

    /// Returns the problem of a text that exceeds a limit, or `nil`.
    func lengthProblem(for options: RenderingOptions) -> RenderingProblem? {
      let length = drawnLength(for: options)
      if length == text.utf8.count { return nil }
      return length == max(options.text.maximumLength, 0)
        ? .textTooLong(limit: options.text.maximumLength)
        : .tooManyLines(limit: options.text.maximumLines)
    }

    /// Returns the number of UTF-8 bytes that are laid out.
    private func drawnLength(for options: RenderingOptions) -> Int {
      let length = min(text.utf8.count, max(options.text.maximumLength, 0))
      guard length > options.text.maximumLines else { return length }
      var (lines, before, last) = (1, UInt8(0), UInt8(0))
      for (offset, byte) in text.utf8.prefix(length).enumerated() {
        let size = Self.sizeOfBreak(after: before, last, endingWith: byte)
        (before, last) = (last, byte)
        guard size > 0 else { continue }
        lines += 1
        if lines > options.text.maximumLines { return offset + 1 - size }
      }
      return length
    }

    /// Returns the length of the forced line break that ends with a byte, or zero if there is none.
    private static func sizeOfBreak(
      after first: UInt8, _ second: UInt8, endingWith third: UInt8
    ) -> Int {
      switch third {
      case 10: second == 13 ? 0 : 1
      case 11...13: 1
      case 0x85: second == 0xC2 ? 2 : 0
      case 0xA8, 0xA9: first == 0xE2 && second == 0x80 ? 3 : 0
      default: 0
      }
    }
  }
#endif
