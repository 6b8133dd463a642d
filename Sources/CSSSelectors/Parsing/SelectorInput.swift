// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The tokens of a selector list while they are read, and what the reader needs to know around
/// them.
///
/// Comments are passed over everywhere. White space is a combinator in most places, so it is passed
/// over only on request.
package struct SelectorInput {
  let stream: TokenStream
  let tokens: UnsafePointer<Token>
  /// The position of the next token.
  var position: Int
  private(set) var end: Int
  /// The use of the selectors.
  var use = Use.rule
  /// The anchor of the selectors of the list.
  private(set) var anchor = SelectorAnchor()
  /// The namespace prefixes that the sheet declares.
  private let prefixes: Set<String>
  /// The functions that are open.
  var functions = OpenFunctions()
  /// The tally of the complex selector that is read.
  var tally = SelectorTally()
  /// Where the reader gave up.
  var failure: SelectorFailure?

  /// The use of selectors, which decides how they are read.
  enum Use {
    /// The selectors are those of a rule.
    case rule
    /// The selector describes an element: `:is()` and `:where()` of one compound are read as that compound.
    case description
    /// The selector is the argument of `selector()` of `@supports`: no list is forgiving, and nothing unknown is let pass.
    case condition
  }

  /// The functions with lists of selectors that are open.
  struct OpenFunctions {
    /// The number of the functions.
    var count = 0
    /// Whether one of them is `:has()`.
    var containsHas = false
  }

  /// An input for the lists of a text, one after the other.
  ///
  /// - Parameters:
  ///   - stream: The text.
  ///   - prefixes: The namespace prefixes that the sheet declares.
  package init(_ stream: TokenStream, prefixes: Set<String> = []) {
    self.init(stream, 0..<0, prefixes: prefixes)
  }

  /// The input of a list in no rule.
  init(_ stream: TokenStream, _ range: Range<Int>, prefixes: Set<String> = []) {
    self.stream = stream
    self.prefixes = prefixes
    tokens = stream.tokens
    position = range.lowerBound
    end = min(range.upperBound, stream.count)
  }

  /// Begins to read a list of the same text.
  @inline(__always)
  mutating func begin(_ range: Range<Int>, nesting: UInt32?, isScoped: Bool) {
    position = range.lowerBound
    end = min(range.upperBound, stream.count)
    anchor = SelectorAnchor(nesting: nesting, isScoped: isScoped)
  }

  /// Functions nested deeper than this are refused.
  static let maximumDepth = 32

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
  /// Whether a function's argument ends here; the end of the text closes it as well.
  var endsArgument: Bool { kind == .rightParenthesis || kind == .endOfFile }

  /// Whether one selector of a list ends here.
  @inline(__always)
  var endsSelector: Bool {
    let kind = kind
    return kind == .comma || kind == .endOfFile || kind == .rightParenthesis && functions.count > 0
  }

  /// Whether what begins a type selector stands here.
  @inline(__always)
  var beginsType: Bool {
    kind == .ident || delimiter == UInt8(ascii: "*") || delimiter == UInt8(ascii: "|")
  }

  /// Takes a comma.
  mutating func takeComma() -> Bool {
    guard kind == .comma else { return false }
    position += 1
    return true
  }

  /// Takes the bar and the name after a namespace prefix, which was taken, and the comments after them.
  ///
  /// - Returns: The text of the name's atom, and whether the name is `*`; nil if the prefix is not declared or no name
  ///   follows.
  mutating func takeNamespacedName(
    prefix: Int, orUniversal acceptsUniversal: Bool
  ) -> (text: String, isUniversal: Bool)? {
    let name = stream.value(of: prefix)
    guard prefixes.contains(name) else {
      _ = fail(.undeclaredPrefix, prefix..<prefix + 1)
      return nil
    }
    advance()
    let isUniversal = acceptsUniversal && delimiter == UInt8(ascii: "*")
    guard isUniversal || kind == .ident else {
      _ = fail(acceptsUniversal ? .typeName : .attributeName)
      return nil
    }
    let local = isUniversal ? nil : stream.value(of: position)
    advance()
    return (NamespacedName.text(prefix: name, name: local), isUniversal)
  }

  /// The atom of a name token: its bytes behind `prefix` and before `suffix` bytes, unless an
  /// escape is in them.
  @inline(__always)
  func atom(
    of position: Int, prefix: Int = 0, suffix: Int = 0, in names: inout AtomTable
  ) -> Atom {
    if tokens[position].flags.contains(.escaped) { return names.intern(position, of: stream) }
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
