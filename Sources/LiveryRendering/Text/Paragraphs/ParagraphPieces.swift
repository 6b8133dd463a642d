// SPDX-License-Identifier: Apache-2.0
#if Rendering

  /// The pieces in which a long paragraph is broken into lines.
  ///
  /// For each line Pango looks at all of the rest again, so that a paragraph of ten times the length takes a hundred times as
  /// long; in pieces of some lines each it takes ten times as long.
  struct ParagraphPieces {
    /// What is not broken into lines yet; what was dropped ended a line.
    private(set) var remaining: Substring
    /// How the next piece is laid out.
    private(set) var form: ParagraphForm
    private var isDone = false
    private var length: Int

    /// The pieces of a paragraph that has a width.
    init(_ paragraph: Substring, _ form: ParagraphForm) {
      remaining = paragraph
      self.form = form
      // Some twenty lines of letters that are a quarter as wide as they are high.
      let letters = (form.width ?? 0) / max(form.fontSize * 0.25, 0.01)
      length = Int(min(max(20 * letters, 128), 8_192))
      guard remaining.utf8.count > length, form.isRightToLeft == nil else { return }
      // All pieces run as the whole does.
      self.form.isRightToLeft = Self.beginsRightToLeft(paragraph)
    }

    /// Whether the first letter of a paragraph is of a script that runs from the right.
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

    /// Whether the next piece is the last one.
    var isLast: Bool { remaining.utf8.count <= length }

    /// The next piece; nil when all was dropped.
    var next: Substring? {
      guard !isDone else { return nil }
      guard !isLast else { return remaining }
      var end = remaining.utf8.index(remaining.startIndex, offsetBy: length)
      // Not within the bytes of a character.
      while end != remaining.endIndex, remaining.utf8[end] & 0xC0 == 0x80 {
        end = remaining.utf8.index(before: end)
      }
      return remaining[..<end]
    }

    /// Makes the next piece longer, which was not as long as a line.
    mutating func enlarge() { length *= 2 }

    /// Drops the lines that were taken, up to a byte of the piece; all of it for nil.
    mutating func drop(_ bytes: Int?) {
      guard let bytes, !(isLast && bytes >= remaining.utf8.count) else {
        remaining = remaining[remaining.endIndex...]
        isDone = true
        return
      }
      remaining = remaining[remaining.utf8.index(remaining.startIndex, offsetBy: bytes)...]
      form.indent = 0
    }
  }
#endif
