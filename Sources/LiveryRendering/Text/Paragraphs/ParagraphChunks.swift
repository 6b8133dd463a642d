// SPDX-License-Identifier: Apache-2.0
#if Rendering

  /// The pieces of a long paragraph, which are broken into lines one after another.
  ///
  /// Pango reconsiders the rest of a layout for each line, which takes quadratic time. Pieces of a
  /// few lines each take linear time.
  struct ParagraphChunks {
    /// The text that is not broken into lines yet; the dropped text ended with a line.
    private(set) var remaining: Substring
    /// The layout parameters of the next piece.
    private(set) var options: ParagraphOptions
    private var isFinished = false
    private var length: Int

    /// Creates the pieces of a paragraph with a width.
    init(_ paragraph: Substring, _ options: ParagraphOptions) {
      remaining = paragraph
      self.options = options
      // About twenty lines of characters that are a quarter as wide as high.
      let letters = (options.width ?? 0) / max(options.fontSize * 0.25, 0.01)
      length = Int(min(max(20 * letters, 128), 8_192))
      guard remaining.utf8.count > length, options.isRightToLeft == nil else { return }
      // All pieces share the direction of the whole paragraph.
      self.options.isRightToLeft = Self.beginsRightToLeft(paragraph)
    }

    /// Returns whether the first letter of a paragraph belongs to a right-to-left script.
    ///
    /// Defined by [UAX 9, rules P2 and P3](https://www.unicode.org/reports/tr9/#P2).
    private static func beginsRightToLeft(_ paragraph: Substring) -> Bool {
      let letter = paragraph.unicodeScalars.first { $0.properties.isAlphabetic }
      switch letter?.value ?? 0 {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: return false
      }
    }

    /// A Boolean value that indicates whether the next piece is the last one.
    var isLast: Bool { remaining.utf8.count <= length }

    /// The next piece, or `nil` after the last one.
    var next: Substring? {
      guard !isFinished else { return nil }
      guard !isLast else { return remaining }
      var end = remaining.utf8.index(remaining.startIndex, offsetBy: length)
      // A piece must not end inside a character.
      while end != remaining.endIndex, remaining.utf8[end] & 0xC0 == 0x80 {
        end = remaining.utf8.index(before: end)
      }
      return remaining[..<end]
    }

    /// Doubles the length of a piece that was shorter than a line.
    mutating func enlarge() { length *= 2 }

    /// Drops the lines before a byte offset of the piece, or the whole piece for `nil`.
    mutating func drop(_ bytes: Int?) {
      guard let bytes, !(isLast && bytes >= remaining.utf8.count) else {
        remaining = remaining[remaining.endIndex...]
        isFinished = true
        return
      }
      remaining = remaining[remaining.utf8.index(remaining.startIndex, offsetBy: bytes)...]
      options.indent = 0
    }
  }
#endif
