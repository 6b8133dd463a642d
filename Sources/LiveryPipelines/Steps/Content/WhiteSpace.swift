// SPDX-License-Identifier: Apache-2.0

/// Which white space of a text is kept.
///
/// Defined by [CSS Text 4, section 4.2](https://drafts.csswg.org/css-text-4/#white-space-collapsing), where lines are broken
/// by the text system, which leaves out spaces at their ends.
public enum WhiteSpace: String, ParameterKeyword {
  /// Runs of white space, with line breaks in them, become one space, and none at the edges.
  case collapse
  /// None is kept.
  case discard
  /// All is kept.
  case preserve
  /// Line breaks are kept; runs of spaces become one, and none at the edges of lines.
  case preserveBreaks = "preserve-breaks"
  /// Every tab and line break becomes a space, and all of them are kept.
  case preserveSpaces = "preserve-spaces"
  /// All is kept, also at the ends of lines.
  case breakSpaces = "break-spaces"
}

extension WhiteSpace {
  /// A text with the white space that is kept.
  ///
  /// ```swift
  /// WhiteSpace.collapse.applied(to: "  one \n two ")     // "one two"
  /// ```
  package func applied(to text: String) -> String {
    guard changes(text) else { return text }
    switch self {
    case .preserve, .breakSpaces: return text
    case .collapse: return Self.words(of: text[...], Self.isSpaceOrBreak).joined(separator: " ")
    case .discard: return Self.words(of: text[...], Self.isSpaceOrBreak).joined()
    case .preserveBreaks:
      return text.split(omittingEmptySubsequences: false, whereSeparator: Self.isBreak)
        .map { Self.words(of: $0, Self.isSpace).joined(separator: " ") }.joined(separator: "\n")
    case .preserveSpaces: return String(text.map { Self.isSpaceOrBreak($0) ? " " : $0 })
    }
  }

  /// Whether line breaks in a text are breaks of lines.
  var keepsBreaks: Bool {
    switch self {
    case .preserve, .preserveBreaks, .breakSpaces: true
    case .collapse, .discard, .preserveSpaces: false
    }
  }

  /// Whether something may become of a text; most have nothing but single spaces between words.
  private func changes(_ text: String) -> Bool {
    if self == .preserve || self == .breakSpaces { return false }
    var isBehindSpace = true
    for byte in text.utf8 {
      if byte == 0x20, isBehindSpace || self == .discard { return true }
      if (0x09...0x0D).contains(byte) { return true }
      isBehindSpace = byte == 0x20
    }
    return isBehindSpace && !text.isEmpty
  }

  private static func words(
    of text: Substring, _ isSeparator: (Character) -> Bool
  ) -> [Substring] { text.split(whereSeparator: isSeparator) }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }

  private static func isBreak(_ character: Character) -> Bool { character.isLineFeed }

  private static func isSpaceOrBreak(_ character: Character) -> Bool {
    isSpace(character) || isBreak(character)
  }
}

extension Character {
  /// Whether it ends a line in files of any system.
  fileprivate var isLineFeed: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
