import CSSSyntax
// SPDX-License-Identifier: Apache-2.0
import TestSupport

/// A generator of edits that move the boundaries of tokens and rules.
enum RandomEdit {
  /// Returns the edits of a random kind of change to a text, in order.
  ///
  /// Each edit applies to the text after the previous one.
  ///
  /// - Parameters:
  ///   - text: Valid UTF-8.
  ///   - generator: The source of random numbers.
  /// - Returns: The edits, one or two.
  static func edits(
    of text: UnsafeBufferPointer<UInt8>, using generator: inout SeededGenerator
  ) -> [TextEdit] {
    let start = offset(in: text, 0...text.count, using: &generator)
    let range =
      start..<offset(in: text, start...start + reach(using: &generator), using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: return [TextEdit(range: range, replacement: "")]
    case 2: return [TextEdit(range: range, replacement: snippet(using: &generator))]
    case 3: return moving(range, of: text, using: &generator)
    case 4:
      // A copy of a part of the text.
      let part = String(decoding: text[range], as: UTF8.self)
      let target = offset(in: text, 0...text.count, using: &generator)
      return [TextEdit(range: target..<target, replacement: part)]
    case 5:
      let end = Bool.random(using: &generator) ? 0 : text.count
      return [TextEdit(range: end..<end, replacement: snippet(using: &generator))]
    case 6:
      // A change that is undone.
      let snippet = snippet(using: &generator)
      let inserted = range.lowerBound..<range.lowerBound + snippet.utf8.count
      let undo = TextEdit(
        range: inserted, replacement: String(decoding: text[range], as: UTF8.self))
      return [TextEdit(range: range, replacement: snippet), undo]
    default: return [TextEdit(range: start..<start, replacement: snippet(using: &generator))]
    }
  }

  /// Returns the edits that move a part of a text.
  private static func moving(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>,
    using generator: inout SeededGenerator
  ) -> [TextEdit] {
    let target = offset(in: text, 0...range.lowerBound, using: &generator)
    return [
      TextEdit(range: range, replacement: ""),
      TextEdit(range: target..<target, replacement: String(decoding: text[range], as: UTF8.self)),
    ]
  }

  /// Returns a random offset between characters, at or near the given ones.
  private static func offset(
    in text: UnsafeBufferPointer<UInt8>, _ offsets: ClosedRange<Int>,
    using generator: inout SeededGenerator
  ) -> Int {
    var offset = min(Int.random(in: offsets, using: &generator), text.count)
    while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// Returns the maximum length of a changed part: mostly a few characters.
  private static func reach(using generator: inout SeededGenerator) -> Int {
    [1, 4, 4, 20, 20, 400].randomElement(using: &generator) ?? 1
  }

  private static func snippet(using generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: RandomText.piece(using: &generator)
    case 1: (0..<3).map { _ in RandomText.piece(using: &generator) }.joined()
    case 2: RandomSheet.pieces(using: &generator)
    default: constructs.randomElement(using: &generator) ?? ""
    }
  }

  private static let constructs = [
    "/*", "*/", "/* a */", "\"", "'", "\"a\"", "{", "}", "{}", ";", "url(", ")", "\\", "<!--",
    "-->", "@media (a) {", "#{}", "@import 'a';", "a { b: c }\n", "a{b:{c:d}e}", ":is(",
    "--a:{b}", "!important", "a:{} !important;", "😀", "e\u{301}", "\u{301}", "\u{FEFF}",
    "\u{FEFF}\u{FEFF}a", "\r\n", "\r", "\n", "\u{C}", "\0", "\\\r\n", "\\A\r\n", "U+4??",
    "+.5e-",
  ]
}
