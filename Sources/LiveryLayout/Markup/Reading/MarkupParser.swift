// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Reads markup, or plain text, in one pass over its bytes.
///
/// Nothing in a text makes it fail: what is no markup after all is text.
struct MarkupParser {
  /// The names that no tag and no attribute has.
  struct UnknownNames {
    /// The names of tags that were reported.
    var tags: Set<String> = []
    /// The number of names that were compared with all known ones: a hostile text has thousands of them.
    var suggestionCount = 0
  }

  let bytes: [UInt8]
  let options: MarkupOptions
  var position = 0
  var tree: MarkupTree
  /// Up to where every `<` is text, because it stands in a tag that never ends.
  var plainEnd = 0
  /// The attributes of the tag that is read.
  var attributes: [RawAttribute] = []
  var unknown = UnknownNames()
  /// What was looked for in vain, so that nobody looks for it again: there is none further on.
  var missing: Set<String> = []
  /// Where the last element ended in which nothing can be, for an end tag right behind.
  var voidEnd = -1
  private var toldOfNull = false

  init(_ text: String, _ options: MarkupOptions) {
    bytes = Array(text.utf8)
    self.options = options
    tree = MarkupTree(options)
  }

  /// Reads markup to its end.
  ///
  /// - Returns: The root and what was wrong, in the order of the places.
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

  /// Takes a text as it is.
  ///
  /// - Returns: The root and what was wrong.
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

  /// Reads a newline, a null, or all text up to the next special byte.
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

  /// Skips a newline that stands next: LF, CR or CRLF.
  mutating func skipNewline() {
    if position < bytes.count, bytes[position] == 0x0D { position += 1 }
    if position < bytes.count, bytes[position] == 0x0A { position += 1 }
  }

  /// Reads the character that stands next as text.
  mutating func readAsText() {
    tree.append(bytes[position...position])
    position += 1
  }

  /// Tells what is wrong.
  mutating func report(
    _ kind: Diagnostic.Kind, at range: Range<Int>, _ facts: [Diagnostic.Fact] = []
  ) {
    tree.log.add(Diagnostic(kind, range: range, facts: facts))
  }

  /// Tells once that there are null characters.
  mutating func reportNull(at offset: Int) {
    if toldOfNull { return }
    toldOfNull = true
    report(.invalidCharacter, at: offset..<offset + 1, [.subject("U+0000"), .expected("U+FFFD")])
  }

  /// The name that was probably meant, for as many names as people misspell.
  mutating func guess(_ name: String, among candidates: some Sequence<String>) -> [Diagnostic.Fact]
  {
    unknown.suggestionCount += 1
    guard unknown.suggestionCount <= 100, let meant = closest(to: name, in: candidates) else {
      return []
    }
    return [.suggestion(meant)]
  }
}

extension UInt8 {
  /// Whether text that is taken in one piece ends before the byte.
  fileprivate func endsText(_ isMarkup: Bool) -> Bool {
    switch self {
    case 0, 0x0A, 0x0D: true
    case UInt8(ascii: "<"), UInt8(ascii: "&"): isMarkup
    default: false
    }
  }

  /// Whether HTML counts the byte as white space.
  var isMarkupSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }

  /// Whether the byte is a letter of ASCII.
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether the byte is a digit.
  var isASCIIDigit: Bool { self &- 0x30 < 10 }
}
