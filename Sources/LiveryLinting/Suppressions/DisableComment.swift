// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A comment that says what lint leaves in peace.
///
/// ```css
/// /* livery-disable no-important, unknown-class -- the vendor's sheet */
/// /* livery-enable no-important */
/// /* livery-disable-next-line */
/// color: red !important;  /* livery-disable-line no-important -- as in the specification */
/// ```
///
/// Without a rule, all rules are meant.
struct DisableComment {
  /// What a comment does.
  enum Command: String, CaseIterable {
    /// Leaves in peace what follows.
    case disable = "livery-disable"
    /// Leaves in peace what begins on its own line.
    case disableLine = "livery-disable-line"
    /// Leaves in peace what begins on the line behind it.
    case disableNextLine = "livery-disable-next-line"
    /// Ends what `disable` began.
    case enable = "livery-enable"
  }

  /// A rule that a comment names.
  struct Name {
    let text: String
    let range: Range<Int>
  }

  let command: Command
  /// The bytes of the whole comment.
  let range: Range<Int>
  /// The rules, in the order of the text; none for all rules.
  let names: [Name]
  /// Whether a reason stands behind two hyphens.
  let hasReason: Bool
}

extension DisableComment {
  /// What a comment turns out to be.
  enum Reading {
    case command(DisableComment)
    /// Its first word is nearly one of the commands.
    case misspelt(word: String, range: Range<Int>, meant: String)
  }

  /// Reads a comment; nil for one that is no such.
  init?(_ stream: TokenStream, at position: Int) {
    guard case .command(let comment)? = Self.reading(stream, at: position) else { return nil }
    self = comment
  }

  /// What a comment says to lint; nil for nothing.
  static func reading(_ stream: TokenStream, at position: Int) -> Reading? {
    let range = stream.range(of: position)
    guard Self.mayBegin(stream.utf8(in: range)) else { return nil }
    var words = Words(stream, in: range)
    guard let first = words.next() else { return nil }
    guard let command = Command(rawValue: first.text) else {
      return closest(to: first.text, in: Command.allCases.map(\.rawValue)).map {
        .misspelt(word: first.text, range: first.range, meant: $0)
      }
    }
    var names: [Name] = []
    while let word = words.next() {
      if word.text == "--" {
        let comment = DisableComment(
          command: command, range: range, names: names, hasReason: words.next() != nil)
        return .command(comment)
      }
      names.append(word)
    }
    return .command(
      DisableComment(command: command, range: range, names: names, hasReason: false))
  }

  /// Whether the first word of a comment is one of lint's.
  private static func mayBegin(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let inner = bytes.dropFirst(2).drop { $0 <= 0x20 }
    return inner.starts(with: "livery-".utf8)
  }

  /// The words of a comment, between white space and commas.
  private struct Words {
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
      while position < end, Self.separates(bytes[position]) { position += 1 }
      let start = position
      while position < end, !Self.separates(bytes[position]) { position += 1 }
      guard start < position else { return nil }
      return Name(text: stream.text(in: start..<position), range: start..<position)
    }

    private static func separates(_ byte: UInt8) -> Bool {
      byte <= 0x20 || byte == UInt8(ascii: ",")
    }
  }
}
