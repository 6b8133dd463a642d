// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A comment that disables lint rules.
///
/// ```css
/// /* livery-disable no-important, unknown-class -- the vendor's sheet */
/// /* livery-enable no-important */
/// /* livery-disable-next-line */
/// color: red !important;  /* livery-disable-line no-important -- as in the specification */
/// ```
///
/// A comment without rule names applies to all rules.
package struct DisableComment {
  /// The command of a comment.
  package enum Command: String, CaseIterable {
    /// Disables rules after the comment.
    case disable = "livery-disable"
    /// Disables rules on the line of the comment.
    case disableLine = "livery-disable-line"
    /// Disables rules on the line after the comment.
    case disableNextLine = "livery-disable-next-line"
    /// Ends the effect of `disable`.
    case enable = "livery-enable"
  }

  /// The name of a rule in a comment.
  package struct Name {
    /// The name as written.
    package let text: String
    /// The byte range of the name.
    package let range: Range<Int>
  }

  /// The command.
  package let command: Command
  /// The byte range of the whole comment.
  package let range: Range<Int>
  /// The rules, in the order of the text.
  ///
  /// Empty for all rules.
  package let names: [Name]
  /// Whether a reason follows two hyphens.
  package let hasReason: Bool
}

extension DisableComment {
  /// The result of reading a comment.
  enum ParseResult {
    case command(DisableComment)
    /// A comment whose first word resembles a command.
    case misspelled(word: String, range: Range<Int>, suggestion: String)
  }

  /// Reads a comment, or returns `nil` if it is not a valid lint comment.
  package init?(_ stream: TokenStream, at position: Int) {
    guard case .command(let comment)? = Self.parse(stream, at: position) else { return nil }
    self = comment
  }

  /// Returns the lint command in a comment or a suggestion for it, or `nil` if the comment has
  /// neither.
  static func parse(_ stream: TokenStream, at position: Int) -> ParseResult? {
    let range = stream.range(of: position)
    guard Self.hasPrefix(stream.utf8(in: range)) else { return nil }
    var scanner = NameScanner(stream, in: range)
    guard let first = scanner.next() else { return nil }
    guard let command = Command(rawValue: first.text) else {
      return closest(to: first.text, in: Command.allCases.map(\.rawValue)).map {
        .misspelled(word: first.text, range: first.range, suggestion: $0)
      }
    }
    var names: [Name] = []
    while let word = scanner.next() {
      if word.text == "--" {
        let comment = DisableComment(
          command: command, range: range, names: names, hasReason: scanner.next() != nil)
        return .command(comment)
      }
      names.append(word)
    }
    return .command(
      DisableComment(command: command, range: range, names: names, hasReason: false))
  }

  /// Returns whether the first word of a comment may be a lint command.
  private static func hasPrefix(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let inner = bytes.dropFirst(2).drop { $0 <= 0x20 }
    return inner.starts(with: "livery-".utf8)
  }

  /// The words of a comment, separated by white space and commas.
  private struct NameScanner {
    let stream: TokenStream
    var position: Int
    let end: Int

    init(_ stream: TokenStream, in range: Range<Int>) {
      self.stream = stream
      position = range.lowerBound + 2
      let bytes = stream.utf8(in: range)
      let isClosed = bytes.count >= 4 && bytes.suffix(2).elementsEqual("*/".utf8)
      end = range.upperBound - (isClosed ? 2 : 0)
    }

    mutating func next() -> Name? {
      let bytes = stream.bytes
      while position < end, Self.isSeparator(bytes[position]) { position += 1 }
      let start = position
      while position < end, !Self.isSeparator(bytes[position]) { position += 1 }
      guard start < position else { return nil }
      return Name(text: stream.text(in: start..<position), range: start..<position)
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
      byte <= 0x20 || byte == UInt8(ascii: ",")
    }
  }
}
