// SPDX-License-Identifier: Apache-2.0

/// The collapsing of white space in a text.
///
/// Defined by [CSS Text 4, section
/// 4.2](https://drafts.csswg.org/css-text-4/#white-space-collapsing). The text system breaks the
/// lines, and omits the spaces at their ends.
public enum WhiteSpace: String, ParameterKeyword {
  /// Runs of white space and line breaks become one space, and are removed at the edges.
  case collapse
  /// All white space is removed.
  case discard
  /// All white space is kept.
  case preserve
  /// Line breaks are kept; runs of spaces become one, and are removed at the edges of lines.
  case preserveBreaks = "preserve-breaks"
  /// Every tab and line break becomes a space, and all spaces are kept.
  case preserveSpaces = "preserve-spaces"
  /// All white space is kept, also at the ends of lines.
  case breakSpaces = "break-spaces"
}

extension WhiteSpace {
  /// Returns the text with its white space processed.
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

  /// Whether line breaks in a text remain forced line breaks.
  var keepsBreaks: Bool {
    switch self {
    case .preserve, .preserveBreaks, .breakSpaces: true
    case .collapse, .discard, .preserveSpaces: false
    }
  }

  /// Returns whether processing may change a text; most texts have only single spaces.
  private func changes(_ text: String) -> Bool {
    if self == .preserve || self == .breakSpaces { return false }
    var isAfterSpace = true
    for byte in text.utf8 {
      if byte == 0x20, isAfterSpace || self == .discard { return true }
      if (0x09...0x0D).contains(byte) { return true }
      isAfterSpace = byte == 0x20
    }
    return isAfterSpace && !text.isEmpty
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
  /// Whether the character ends a line, in the convention of any system.
  fileprivate var isLineFeed: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
