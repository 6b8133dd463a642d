// SPDX-License-Identifier: Apache-2.0
import TestSupport

/// A generator of texts that are difficult to tokenize.
enum RandomText {
  /// Returns a sequence of pieces that affect each other when they are adjacent or truncated.
  static func pieces(using generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      text += piece(using: &generator)
    }
    return Bool.random(using: &generator) ? text : cut(text, using: &generator)
  }

  /// Returns a style sheet with random edits: an inserted piece, or a removed or duplicated range.
  static func mutation(of sheet: String, using generator: inout SeededGenerator) -> String {
    var scalars = Array(sheet.unicodeScalars)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let start = Int.random(in: 0...scalars.count, using: &generator)
      let end = min(scalars.count, start + Int.random(in: 0...5, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: scalars.removeSubrange(start..<end)
      case 1: scalars.insert(contentsOf: scalars[start..<end], at: end)
      default: scalars.insert(contentsOf: piece(using: &generator).unicodeScalars, at: start)
      }
    }
    return string(scalars[...])
  }

  /// Returns a random range of a style sheet, up to a number of characters long.
  static func slice(
    of sheet: String, length: Int = 80, using generator: inout SeededGenerator
  ) -> String {
    let scalars = Array(sheet.unicodeScalars)
    let start = Int.random(in: 0...scalars.count, using: &generator)
    let end = min(scalars.count, start + Int.random(in: 0...length, using: &generator))
    return string(scalars[start..<end])
  }

  private static func cut(_ text: String, using generator: inout SeededGenerator) -> String {
    string(
      text.unicodeScalars.prefix(Int.random(in: 0...text.unicodeScalars.count, using: &generator)))
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func string(_ codePoint: UInt32?) -> String {
    codePoint.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "\u{FFFD}"
  }

  /// Returns a piece of one or a few characters.
  static func piece(using generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0..<3: return usual.randomElement(using: &generator) ?? ""
    case 3..<6: return hard.randomElement(using: &generator) ?? ""
    case 6: return string(boundaries.randomElement(using: &generator))
    default:
      // Any code point, ASCII in one of four cases.
      let bits = [7, 11, 16, 21].randomElement(using: &generator) ?? 7
      return string(UInt32.random(in: 0..<1 << bits, using: &generator))
    }
  }

  private static let usual = [
    "a", "b1", "-", "_", "url", "e", "E", "0", "12", ".", "+", "%", "#", "@", "(", ")", "[", "]",
    "{", "}", ":", ";", ",", "<", ">", "!", "/", "*", "=", " ", "\n", "\t", "\"", "'", "\\",
  ]

  private static let hard = [
    "url(", "URL( ", "\\ )", "\\\t ", "u\\72 l(", "\\75\r\nRl(", "uR\\L(", "url( \"", "url(a",
    "url(a b", "url(\u{1}",
    "--", "-->", "<!--", "<!-", "/*", "*/", "**/", "//", "\\\n", "\\\r\n", "\\\r", "\\\u{C}",
    "\r\n",
    "\r", "\u{C}", "\\4", "\\41 ", "\\41\r\n", "\\000041x", "\\1234567", "\\110000", "\\d800",
    "\\0",
    "\\\u{0}", "\u{0}", "\\\u{A7}", "\\\u{20AC}", "\\\u{1F600}", "\\(", "\\)", "\\\"", "\\'",
    "\\\\",
    "0e3-2", "1e1-1", "1e", "1e-", "1e+", "1e+5", ".5e-3x", "1-", "1--", "1-\\", "1.", "+.5", "-.",
    "-.5",
    "1e-a", "1\\65 5", "1e\\35", "@-", "@--", "@-\\", "#-", "#--", "#-\\", "#\\", "#1", "-\\", "$",
    "^", "~", "|",
  ]

  /// The first and last code points of the ranges of ident code points, and their neighbors.
  private static let boundaries: [UInt32] = [
    0x7F, 0x80, 0xB6, 0xB7, 0xB8, 0xBF, 0xC0, 0xD6, 0xD7, 0xD8, 0xF6, 0xF7, 0xF8, 0x37D, 0x37E,
    0x37F, 0x7FF, 0x800,
    0x1FFF, 0x2000, 0x200B, 0x200C, 0x200D, 0x200E, 0x203E, 0x203F, 0x2040, 0x2041, 0x206F, 0x2070,
    0x218F, 0x2190,
    0x2BFF, 0x2C00, 0x2FEF, 0x2FF0, 0x3000, 0x3001, 0xD7FF, 0xE000, 0xF8FF, 0xF900, 0xFDCF, 0xFDD0,
    0xFDEF, 0xFDF0,
    0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF, 0x10000, 0x10FFFF,
  ]
}
