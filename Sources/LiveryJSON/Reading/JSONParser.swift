// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A parser from JSON tokens to nodes, without recursion.
///
/// An unexpected token is reported once. Further errors are ignored up to the next comma or
/// bracket, where the parser recovers.
///
/// Defined by [RFC 8259, section 2](https://www.rfc-editor.org/rfc/rfc8259#section-2).
struct JSONParser {
  /// The next expected token.
  enum Expectation {
    /// A value: the root, or the value of a member.
    case value
    /// A member name, or the end of the object.
    case firstName, name
    /// The colon after a name.
    case colon
    /// A value, or the end of the array.
    case firstElement, element
    /// A comma, or the end of the object or array.
    case separator
    /// The end of the text.
    case end
  }

  var scanner: JSONScanner
  private(set) var nodes: [JSONNode] = []
  var expectation = Expectation.value
  /// The indices of the open objects and arrays, innermost last.
  private(set) var open: [Int] = []
  private var openObjectCount = 0
  /// The range of the last comma.
  private(set) var comma = 0..<0
  /// Whether an error was reported since the last comma or bracket.
  var isSilent = false
  private var members = MemberNames()

  init(_ source: SourceText, _ options: JSONOptions) { scanner = JSONScanner(source, options) }

  /// Parses the entire text.
  mutating func parse() {
    guard scanner.source.byteCount < Int32.max else {
      return scanner.log.add(Diagnostic(.jsonTooLarge, range: 0..<0))
    }
    var lexeme = scanner.next()
    while lexeme.kind != .end {
      if expectation == .end {
        if nodes[0].kind != .invalid { reportExpected("the end of the text", lexeme) }
        return
      }
      // Until the token is consumed, each step changes the expectation.
      while !consume(lexeme) {}
      lexeme = scanner.next()
    }
    finish()
  }

  /// Whether the innermost open node is an object.
  var isInObject: Bool { open.last.map { nodes[$0].kind == .object } ?? false }

  /// Returns whether a closing token matches any open node.
  func hasOpen(_ closing: JSONLexeme.Kind) -> Bool {
    closing == .closeBrace ? openObjectCount > 0 : open.count > openObjectCount
  }

  /// Whether the last value is a string without its closing quote.
  var isAfterUnterminatedString: Bool { nodes.last?.flags.contains(.unterminated) ?? false }
}

/// The nodes of the document.
extension JSONParser {
  /// Appends a node without children.
  mutating func append(
    _ kind: JSONNode.Kind, _ range: Range<Int>, flags: JSONNode.Flags = []
  ) {
    nodes.append(
      JSONNode(
        kind: kind, flags: flags, start: UInt32(truncatingIfNeeded: range.lowerBound),
        end: UInt32(truncatingIfNeeded: range.upperBound),
        next: UInt32(truncatingIfNeeded: nodes.count + 1)))
  }

  /// Appends the value that starts with a token.
  mutating func appendValue(_ lexeme: JSONLexeme) {
    expectation = open.isEmpty ? .end : .separator
    switch lexeme.kind {
    case .string: append(.string, lexeme.range, flags: lexeme.flags)
    case .number: append(.number, lexeme.range)
    case .openBrace, .openBracket: begin(lexeme)
    case .word: appendWord(lexeme)
    default:
      append(.invalid, lexeme.range)
      isSilent = true
    }
  }

  private mutating func appendWord(_ lexeme: JSONLexeme) {
    let bytes = scanner.source.utf8(in: lexeme.range)
    if bytes.elementsEqual("true".utf8) {
      append(.true, lexeme.range)
    } else if bytes.elementsEqual("false".utf8) {
      append(.false, lexeme.range)
    } else if bytes.elementsEqual("null".utf8) {
      append(.null, lexeme.range)
    } else {
      append(.invalid, lexeme.range)
      reportWord(lexeme)
    }
  }

  /// Starts an object or array, or skips it if it is too deep.
  private mutating func begin(_ lexeme: JSONLexeme) {
    isSilent = false
    guard open.count < JSONDocument.maximumDepth else { return skipTooDeep(lexeme) }
    let isObject = lexeme.kind == .openBrace
    open.append(nodes.count)
    openObjectCount += isObject ? 1 : 0
    append(isObject ? .object : .array, lexeme.range)
    expectation = isObject ? .firstName : .firstElement
  }

  private mutating func skipTooDeep(_ lexeme: JSONLexeme) {
    scanner.log.add(
      Diagnostic(.jsonTooDeep, range: lexeme.range, facts: [.limit(JSONDocument.maximumDepth)]))
    var depth = 1
    while depth > 0 {
      switch scanner.next().kind {
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket: depth -= 1
      case .end: depth = 0
      default: break
      }
    }
    append(.invalid, lexeme.range.lowerBound..<scanner.position)
  }

  /// Ends the innermost object or array at an offset.
  mutating func endInnermost(at end: Int) {
    guard let index = open.popLast() else { return }
    if expectation == .colon || expectation == .value { append(.invalid, end..<end) }
    nodes[index].end = UInt32(truncatingIfNeeded: end)
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
    expectation = open.isEmpty ? .end : .separator
    guard nodes[index].kind == .object else { return }
    openObjectCount -= 1
    members.reportDuplicates(inObject: index, of: nodes, scanner.source, to: &scanner.log)
  }

  /// Consumes a comma.
  mutating func consumeComma(_ range: Range<Int>) {
    isSilent = false
    comma = range
    expectation = isInObject ? .name : .element
  }
}
