// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Puts tokens one behind the other, and notes where the white space between them is to be another one.
struct GapWriter {
  /// What stands between two tokens.
  enum Gap {
    /// Nothing.
    case none
    /// One space.
    case space
    /// A new line that begins with so many spaces.
    case line(Int)
    /// An empty line, and a new one that begins with so many spaces.
    case blankLine(Int)
    /// What stands there.
    case source
  }

  private let stream: TokenStream
  private let newline: [UInt8]
  /// What changes, in the order of the text.
  private(set) var edits: [TextEdit] = []
  /// The token that was put last.
  private(set) var last: Int?
  /// The number of characters in the line behind that token.
  private(set) var column = 0
  /// What is to stand right behind that token, before any white space: a semicolon that is missing.
  var owed = ""
  /// Whether what was put last is never closed, so that a newline at the end would be part of it.
  var isOpenEnded = false
  /// The bytes of a gap; kept for its memory.
  private var gap: [UInt8] = []

  /// How many lines end where lines may be begun anew, and how many of these do with a carriage return.
  private var lineEnds = (all: 0, returns: 0)

  /// A writer whose new lines end in a line feed, or in a carriage return and a line feed.
  init(_ stream: TokenStream, usesCarriageReturns: Bool) {
    self.stream = stream
    newline = usesCarriageReturns ? [0x0D, 0x0A] : [0x0A]
  }

  /// Whether most lines of the source end in a carriage return and a line feed, as far as they are not part of something.
  var prefersCarriageReturns: Bool { lineEnds.returns * 2 > lineEnds.all }
}

extension GapWriter {
  /// Puts a token; whatever stands between it and the one before goes.
  mutating func put(_ position: Int, _ gap: Gap) {
    let range = stream.range(of: position)
    write(gap, before: position, to: range.lowerBound)
    last = position
    advance(over: range)
  }

  /// Puts some tokens as they are.
  mutating func put(verbatim tokens: Range<Int>, _ gap: Gap) {
    guard !tokens.isEmpty else { return }
    write(gap, before: tokens.lowerBound, to: stream.range(of: tokens.lowerBound).lowerBound)
    last = tokens.upperBound - 1
    advance(over: stream.byteRange(of: tokens))
  }

  /// Ends the text, behind which nothing else comes.
  mutating func finish(_ gap: Gap) {
    // An address that is bad up to the end of the text takes all that is put there.
    let isOpenEnded = isOpenEnded || last.map { stream[$0].kind == .badURL } ?? false
    write(isOpenEnded ? .source : gap, before: nil, to: stream.byteCount)
  }

  /// Writes what stands between the last token and another one, which begins at a byte, or the end of the text.
  private mutating func write(_ wanted: Gap, before position: Int?, to end: Int) {
    defer { owed = "" }
    let start = last.map { stream.range(of: $0).upperBound } ?? 0
    if case .source = wanted { return advance(over: start..<end) }
    count(lineEndsIn: start..<end)
    gap.removeAll(keepingCapacity: true)
    let wanted = possible(wanted, before: position, isEmpty: start == end)
    switch wanted {
    case .none, .source: break
    case .space:
      gap.append(0x20)
      column += 1
    case .line(let indent), .blankLine(let indent):
      if case .blankLine = wanted { gap += newline }
      gap += newline
      gap.append(contentsOf: repeatElement(0x20, count: indent))
      column = indent
    }
    if stream.utf8(in: start..<end).elementsEqual(gap) { return }
    edits.append(TextEdit(range: start..<end, replacement: String(decoding: gap, as: UTF8.self)))
  }

  /// What can stand behind the last token without making another one of it; what has to be put before that is put.
  private mutating func possible(_ wanted: Gap, before position: Int?, isEmpty: Bool) -> Gap {
    guard let last else { return wanted }
    if stream.needsNewline(after: last), !isEmpty {
      if case .none = wanted { return .line(0) }
      if case .space = wanted { return .line(0) }
      return wanted
    }
    if !owed.isEmpty {
      gap += owed.utf8
      return wanted
    }
    if case .none = wanted {
      guard let position, !isEmpty, stream.joins(last, position) else { return wanted }
      return .space
    }
    // The first white space behind an escape belongs to it.
    if stream.endsInEscape(last) { gap.append(0x20) }
    return wanted
  }

  private mutating func count(lineEndsIn range: Range<Int>) {
    for offset in range where stream.bytes[offset] == 0x0A {
      lineEnds.all += 1
      if offset > range.lowerBound, stream.bytes[offset - 1] == 0x0D { lineEnds.returns += 1 }
    }
  }

  /// Follows the line over some bytes of the text.
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
  /// The number of characters of a token.
  func width(of position: Int) -> Int {
    utf8(in: range(of: position)).reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }
}
