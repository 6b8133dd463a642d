// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A writer of tokens that records an edit for each gap between them whose white space changes.
struct GapWriter {
  /// The white space between two tokens.
  enum Gap {
    /// No white space.
    case none
    /// A single space.
    case space
    /// A new line that begins with a number of spaces.
    case line(Int)
    /// A blank line, then a new line that begins with a number of spaces.
    case blankLine(Int)
    /// The original white space.
    case source
  }

  private let stream: TokenStream
  private let newline: [UInt8]
  /// The edits so far, in the order of the text.
  private(set) var edits: [TextEdit] = []
  /// The last token that was put.
  private(set) var last: Int?
  /// The column after that token, in characters.
  private(set) var column = 0
  /// The text to insert directly after that token, before any white space: a missing semicolon.
  var missingText = ""
  /// Whether the last token is never closed, so that a newline at the end would become part of it.
  var isOpenEnded = false
  /// The bytes of the current gap.
  ///
  /// Stored to reuse its memory.
  private var gap: [UInt8] = []

  /// The number of line endings in replaceable gaps, and of those with a carriage return.
  private var lineEnds = (all: 0, returns: 0)

  /// Creates a writer whose new lines end in a line feed, optionally after a carriage return.
  init(_ stream: TokenStream, usesCarriageReturns: Bool) {
    self.stream = stream
    newline = usesCarriageReturns ? [0x0D, 0x0A] : [0x0A]
  }

  /// Whether most line endings in replaceable gaps have a carriage return.
  var prefersCarriageReturns: Bool { lineEnds.returns * 2 > lineEnds.all }
}

extension GapWriter {
  /// Puts a token and replaces the gap before it.
  mutating func put(_ position: Int, _ gap: Gap) {
    let range = stream.range(of: position)
    write(gap, before: position, to: range.lowerBound)
    last = position
    advance(over: range)
  }

  /// Puts some tokens without changes.
  mutating func put(verbatim tokens: Range<Int>, _ gap: Gap) {
    guard !tokens.isEmpty else { return }
    write(gap, before: tokens.lowerBound, to: stream.range(of: tokens.lowerBound).lowerBound)
    last = tokens.upperBound - 1
    advance(over: stream.byteRange(of: tokens))
  }

  /// Writes the gap at the end of the text.
  mutating func finish(_ gap: Gap) {
    // A bad URL at the end of the text would include any text after it.
    let isOpenEnded = isOpenEnded || last.map { stream[$0].kind == .badURL } ?? false
    write(isOpenEnded ? .source : gap, before: nil, to: stream.byteCount)
  }

  /// Writes the gap between the last token and the next one, or the end of the text, which begins
  /// at a byte offset.
  private mutating func write(_ preferred: Gap, before position: Int?, to end: Int) {
    defer { missingText = "" }
    let start = last.map { stream.range(of: $0).upperBound } ?? 0
    if case .source = preferred { return advance(over: start..<end) }
    count(lineEndsIn: start..<end)
    gap.removeAll(keepingCapacity: true)
    let preferred = possible(preferred, before: position, isEmpty: start == end)
    switch preferred {
    case .none, .source: break
    case .space:
      gap.append(0x20)
      column += 1
    case .line(let indent), .blankLine(let indent):
      if case .blankLine = preferred { gap += newline }
      gap += newline
      gap.append(contentsOf: repeatElement(0x20, count: indent))
      column = indent
    }
    if stream.utf8(in: start..<end).elementsEqual(gap) { return }
    edits.append(TextEdit(range: start..<end, replacement: String(decoding: gap, as: UTF8.self)))
  }

  /// Returns a gap that can follow the last token without changing it, and appends any text
  /// required before the gap.
  private mutating func possible(_ preferred: Gap, before position: Int?, isEmpty: Bool) -> Gap {
    guard let last else { return preferred }
    if stream.needsNewline(after: last), !isEmpty {
      if case .none = preferred { return .line(0) }
      if case .space = preferred { return .line(0) }
      return preferred
    }
    if !missingText.isEmpty {
      gap += missingText.utf8
      return preferred
    }
    if case .none = preferred {
      guard let position, !isEmpty, stream.joins(last, position) else { return preferred }
      return .space
    }
    // The first white space after an escape belongs to the escape.
    if stream.endsInEscape(last) { gap.append(0x20) }
    return preferred
  }

  private mutating func count(lineEndsIn range: Range<Int>) {
    for offset in range where stream.bytes[offset] == 0x0A {
      lineEnds.all += 1
      if offset > range.lowerBound, stream.bytes[offset - 1] == 0x0D { lineEnds.returns += 1 }
    }
  }

  /// Advances the column over some bytes of the text.
  private mutating func advance(over range: Range<Int>) {
    for byte in stream.utf8(in: range) {
      if byte == 0x0A || byte == 0x0D || byte == 0x0C {
        column = 0
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}

extension TokenStream {
  /// Returns the width of a token, in characters.
  func width(of position: Int) -> Int {
    utf8(in: range(of: position)).reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }
}
