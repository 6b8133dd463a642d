// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A cursor over the tokens of a selector list, with the context of the parser.
///
/// Comments are always skipped. White space is skipped only on request, because it is a combinator
/// in most positions.
package struct SelectorInput {
  let stream: TokenStream
  let tokens: UnsafePointer<Token>
  /// The position of the next token.
  var position: Int
  private(set) var end: Int
  /// The purpose of the selectors.
  var purpose = Purpose.rule
  /// The anchor of the relative selectors of the list.
  private(set) var anchor = SelectorAnchor()
  /// The namespace prefixes that the style sheet declares.
  private let prefixes: Set<String>
  /// The open functions.
  var functions = OpenFunctions()
  /// The specificity builder of the current complex selector.
  var specificityBuilder = SpecificityBuilder()
  /// The reason that the parser stopped.
  var failure: SelectorFailure?

  /// The purpose of selectors, which determines their syntax.
  enum Purpose {
    /// Selectors of a rule.
    case rule
    /// A description of an element: `:is()` and `:where()` are read as the one compound in them.
    case description
    /// The argument of `selector()` of `@supports`: no list is forgiving, no name may be unknown.
    case condition
  }

  /// The open functions that contain selector lists.
  struct OpenFunctions {
    /// The number of open functions.
    var count = 0
    /// Whether one of them is `:has()`.
    var containsHas = false
  }

  /// Creates an input for several lists of a text.
  ///
  /// - Parameters:
  ///   - stream: The tokens of the text.
  ///   - prefixes: The namespace prefixes that the style sheet declares.
  package init(_ stream: TokenStream, prefixes: Set<String> = []) {
    self.init(stream, 0..<0, prefixes: prefixes)
  }

  /// Creates the input of a list outside of any rule.
  init(_ stream: TokenStream, _ range: Range<Int>, prefixes: Set<String> = []) {
    self.stream = stream
    self.prefixes = prefixes
    tokens = stream.tokens
    position = range.lowerBound
    end = min(range.upperBound, stream.count)
  }

  /// Begins to parse a list of the same text.
  @inline(__always)
  mutating func begin(_ range: Range<Int>, nesting: UInt32?, isScoped: Bool) {
    position = range.lowerBound
    end = min(range.upperBound, stream.count)
    anchor = SelectorAnchor(nesting: nesting, isScoped: isScoped)
  }

  /// The maximum nesting depth of functions.
  static let maximumDepth = 32

  /// The kind of the next token; `.endOfFile` at the end of the list.
  @inline(__always)
  var kind: TokenKind { position < end ? tokens[position].kind : .endOfFile }

  /// The byte of the next token if it is a delimiter, else zero.
  @inline(__always)
  var delimiter: UInt8 { kind == .delim ? stream.bytes[Int(tokens[position].start)] : 0 }

  /// Skips comments.
  @inline(__always)
  mutating func skipComments() {
    while kind == .comment { position += 1 }
  }

  /// Skips comments and white space, and returns whether there was white space.
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

  /// Consumes the next token and the comments after it.
  @inline(__always)
  mutating func advance() {
    position += 1
    skipComments()
  }

  /// Records that the next token is not accepted.
  ///
  /// - Returns: `false`, so that a parse function can end with `return input.fail(.className)`.
  mutating func fail(_ accepted: SelectorFailure.Accepted) -> Bool {
    fail(.unexpected(accepted), position..<min(position + 1, max(end, position)))
  }

  /// Records the reason that the list is invalid, and returns `false`.
  mutating func fail(_ reason: SelectorFailure.Reason, _ tokens: Range<Int>) -> Bool {
    failure = SelectorFailure(reason: reason, tokens: tokens)
    return false
  }
}

extension SelectorInput {
  /// Whether the argument of a function ends here; the end of the text closes it as well.
  var endsArgument: Bool { kind == .rightParenthesis || kind == .endOfFile }

  /// Whether a selector of a list ends here.
  @inline(__always)
  var endsSelector: Bool {
    let kind = kind
    return kind == .comma || kind == .endOfFile || kind == .rightParenthesis && functions.count > 0
  }

  /// Whether a type selector can begin here.
  @inline(__always)
  var beginsType: Bool {
    kind == .ident || delimiter == UInt8(ascii: "*") || delimiter == UInt8(ascii: "|")
  }

  /// Consumes a comma and returns whether there was one.
  mutating func consumeComma() -> Bool {
    guard kind == .comma else { return false }
    position += 1
    return true
  }

  /// Consumes the bar and the name after a consumed namespace prefix, with trailing comments.
  ///
  /// - Returns: The text of the name's atom, and whether the name is `*`; `nil` if the prefix is
  ///   not declared or no name follows.
  mutating func consumeNamespacedName(
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

  /// Returns the atom of a name token.
  ///
  /// Without escapes, the name is the bytes of the token without `prefix` and `suffix` bytes.
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
