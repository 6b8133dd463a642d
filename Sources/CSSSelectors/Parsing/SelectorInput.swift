// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The tokens of a selector list while they are read, and what the reader needs to know around
/// them.
///
/// Comments are passed over everywhere. White space is a combinator in most places, so it is passed
/// over only on request.
struct SelectorInput {
  let stream: TokenStream
  let tokens: UnsafePointer<Token>
  /// The position of the next token.
  var position: Int
  let end: Int
  /// The index of the list that `&` stands for; nil where no rule is around.
  let nesting: UInt32?
  /// Whether the selector describes an element: `:is()` and `:where()` of one compound are read as
  /// that compound.
  var isDescription = false
  /// Where the reader gave up.
  var failure: SelectorFailure?

  init(_ stream: TokenStream, _ range: Range<Int>, nesting: UInt32?) {
    self.stream = stream
    tokens = stream.tokens
    position = range.lowerBound
    end = min(range.upperBound, stream.count)
    self.nesting = nesting
  }

  /// The next token's kind; `.endOfFile` at the end of the list.
  @inline(__always)
  var kind: TokenKind { position < end ? tokens[position].kind : .endOfFile }

  /// The byte of the next token when it is a delimiter, else zero.
  @inline(__always)
  var delimiter: UInt8 { kind == .delim ? stream.bytes[Int(tokens[position].start)] : 0 }

  /// Passes over comments.
  @inline(__always)
  mutating func skipComments() {
    while kind == .comment { position += 1 }
  }

  /// Passes over comments and white space; tells whether there was white space.
  @inline(__always)
  @discardableResult
  mutating func skipTrivia() -> Bool {
    var space = false
    while kind.isTrivia {
      if kind == .whitespace { space = true }
      position += 1
    }
    return space
  }

  /// Takes the next token and the comments behind it.
  @inline(__always)
  mutating func advance() {
    position += 1
    skipComments()
  }

  /// Notes that the next token is none of what is accepted.
  ///
  /// - Returns: false, so that a parse function ends with `return input.fail(.className)`.
  mutating func fail(_ accepted: SelectorFailure.Accepted) -> Bool {
    fail(.unexpected(accepted), position..<min(position + 1, max(end, position)))
  }

  /// Notes why the list is invalid.
  mutating func fail(_ reason: SelectorFailure.Reason, _ tokens: Range<Int>) -> Bool {
    failure = SelectorFailure(reason: reason, tokens: tokens)
    return false
  }
}

extension SelectorInput {
  /// The atom of a name token: its bytes behind `prefix` and before `suffix` bytes, unless an
  /// escape is in them.
  @inline(__always)
  func atom(
    of position: Int, prefix: Int = 0, suffix: Int = 0, in names: inout AtomTable
  ) -> Atom {
    if tokens[position].flags.contains(.escaped) { return names.intern(stream.value(of: position)) }
    let start = Int(tokens[position].start) + prefix
    let end = Int(tokens[position + 1].start) - suffix
    return names.intern(stream.utf8(in: start..<end))
  }

  /// Calls `body` with the bytes of a name token's value.
  @inline(__always)
  func withValue<Result>(
    of position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if tokens[position].flags.contains(.escaped) {
      var value = stream.value(of: position)
      return value.withUTF8(body)
    }
    return body(stream.utf8(in: stream.valueRange(of: position)))
  }
}
