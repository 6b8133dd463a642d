// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension TokenStream {
  /// Returns whether two tokens would be tokenized differently without text between them.
  ///
  /// Includes two more pairs than the specification, which form `<!--` and `-->`.
  ///
  /// Defined by [CSS Syntax Level 3, section 9](https://drafts.csswg.org/css-syntax-3/#serialization).
  func joins(_ left: Int, _ right: Int) -> Bool {
    switch self[left].kind {
    case .ident where self[right].kind == .leftParenthesis: true
    case .ident where isDelim(right, ">") && text(of: left) == "--": true
    case .ident, .atKeyword, .hash, .dimension:
      continuesName(right) || beginsNumber(right) || isDelim(right, "-") || self[right].kind == .cdc
    case .number:
      continuesName(right) || beginsNumber(right) || isDelim(right, "%") || self[right].kind == .cdc
    case .delim: joins(delim: left, right)
    default: false
    }
  }

  /// Returns whether a token is a combinator that is equivalent with and without white space around
  /// it.
  func isCombinator(_ position: Int) -> Bool {
    isDelim(position, ">") || isDelim(position, "+") || isDelim(position, "~")
  }

  /// Returns whether a token depends on the newline after it, because it is a bad string or a
  /// backslash.
  func needsNewline(after position: Int) -> Bool {
    self[position].kind == .badString || isDelim(position, "\\")
  }

  /// Returns whether a text that begins with a token would be decoded differently.
  ///
  /// This is the case if it begins with U+FEFF, which is a byte order mark, or with an
  /// `@charset` that would change the encoding.
  ///
  /// Defined by [CSS Syntax Level 3, section 3.2](https://drafts.csswg.org/css-syntax-3/#input-byte-stream).
  func needsNewline(before first: Int) -> Bool {
    if utf8(in: range(of: first)).starts(with: "\u{FEFF}".utf8) { return true }
    return text(of: first) == "@charset" && (first > 0 || encoding != .utf8)
  }

  /// Returns whether a token ends in a hexadecimal escape, which would absorb one white space after
  /// it.
  func endsInEscape(_ position: Int) -> Bool {
    guard self[position].flags.contains(.escaped) else { return false }
    let text = utf8(in: range(of: position))
    let digits = text.reversed().prefix(7).prefix { $0.hexDigitValue != nil }.count
    return digits > 0 && digits < text.count && text[text.count - digits - 1] == UInt8(ascii: "\\")
  }

  private func joins(delim left: Int, _ right: Int) -> Bool {
    switch text(of: left) {
    case "#":
      continuesName(right) || beginsNumber(right) || isDelim(right, "-") || self[right].kind == .cdc
    case "-":
      continuesName(right) || beginsNumber(right) || isDelim(right, "-") || self[right].kind == .cdc
    case "@":
      continuesName(right) || isDelim(right, "-") || self[right].kind == .cdc
    case ".", "+": beginsNumber(right)
    case "/": isDelim(right, "*")
    case "<": isDelim(right, "!")
    default: false
    }
  }

  /// Returns whether a token begins with the code points of a name.
  private func continuesName(_ position: Int) -> Bool {
    switch self[position].kind {
    case .ident, .function, .url, .badURL: true
    default: false
    }
  }

  private func beginsNumber(_ position: Int) -> Bool {
    switch self[position].kind {
    case .number, .percentage, .dimension: true
    default: false
    }
  }
}
