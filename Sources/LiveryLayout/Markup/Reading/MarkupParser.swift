// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A parser of markup or plain text, in one pass over the bytes.
///
/// Parsing never fails: invalid markup is read as text.
struct MarkupParser {
  /// The unknown tag and attribute names.
  struct UnknownNames {
    /// The unknown tag names that were reported.
    var tags: Set<String> = []
    /// The number of suggestion searches, limited because a hostile text has thousands of names.
    var suggestionCount = 0
  }

  let bytes: [UInt8]
  let options: MarkupOptions
  var position = 0
  var tree: MarkupTree
  /// The offset up to which every `<` is text, because it is in a tag without an end.
  var plainEnd = 0
  /// The attributes of the current tag.
  var attributes: [RawAttribute] = []
  var unknown = UnknownNames()
  /// The texts of failed searches, which are not repeated because the rest of the input lacks them.
  var absentTerminators: Set<String> = []
  /// The end of the last void element, for an end tag directly after it.
  var voidEnd = -1
  private var hasReportedNull = false

  init(_ text: String, _ options: MarkupOptions) {
    bytes = Array(text.utf8)
    self.options = options
    tree = MarkupTree(options)
  }

  /// Parses markup.
  ///
  /// - Returns: the root and the diagnostics, in source order.
  mutating func parseMarkup() -> (root: LayoutElement, diagnostics: [Diagnostic]) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<"): readAngleBracket()
      case UInt8(ascii: "&"): readReference()
      default: readText(isMarkup: true)
      }
    }
    return finish()
  }

  /// Parses plain text.
  ///
  /// - Returns: the root and the diagnostics.
  mutating func parsePlainText() -> (root: LayoutElement, diagnostics: [Diagnostic]) {
    while position < bytes.count { readText(isMarkup: false) }
    return finish()
  }

  private mutating func finish() -> (root: LayoutElement, diagnostics: [Diagnostic]) {
    let root = tree.finish()
    let diagnostics = tree.log.diagnostics.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return (root, diagnostics)
  }

  /// Reads a newline, a null character, or all text up to the next special byte.
  private mutating func readText(isMarkup: Bool) {
    let start = position
    switch bytes[start] {
    case 0x0A, 0x0D:
      skipNewline()
      tree.appendNewline(at: start..<position)
    case 0:
      position += 1
      tree.append("\u{FFFD}".utf8)
      reportNull(at: start)
    default:
      while position < bytes.count, !bytes[position].endsText(isMarkup) { position += 1 }
      tree.append(bytes[start..<position])
    }
  }

  /// Skips a newline at the current position: LF, CR or CRLF.
  mutating func skipNewline() {
    if position < bytes.count, bytes[position] == 0x0D { position += 1 }
    if position < bytes.count, bytes[position] == 0x0A { position += 1 }
  }

  /// Reads the byte at the current position as text.
  mutating func readAsText() {
    tree.append(bytes[position...position])
    position += 1
  }

  /// Reports a diagnostic.
  mutating func report(
    _ kind: Diagnostic.Kind, at range: Range<Int>, _ facts: [Diagnostic.Fact] = []
  ) {
    tree.log.add(Diagnostic(kind, range: range, facts: facts))
  }

  /// Reports null characters, but only once.
  mutating func reportNull(at offset: Int) {
    if hasReportedNull { return }
    hasReportedNull = true
    report(.invalidCharacter, at: offset..<offset + 1, [.subject("U+0000"), .expected("U+FFFD")])
  }

  /// Returns the most similar known name, for at most 100 names.
  mutating func suggestion(for name: String, among candidates: some Sequence<String>) -> [Diagnostic
    .Fact]
  {
    unknown.suggestionCount += 1
    guard unknown.suggestionCount <= 100, let suggestion = closest(to: name, in: candidates) else {
      return []
    }
    return [.suggestion(suggestion)]
  }
}

extension UInt8 {
  /// Whether a run of plain text ends before the byte.
  fileprivate func endsText(_ isMarkup: Bool) -> Bool {
    switch self {
    case 0, 0x0A, 0x0D: true
    case UInt8(ascii: "<"), UInt8(ascii: "&"): isMarkup
    default: false
    }
  }

  /// Whether the byte is HTML white space.
  var isMarkupSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }

  /// Whether the byte is an ASCII letter.
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is an ASCII digit.
  var isASCIIDigit: Bool { self &- 0x30 < 10 }
}
