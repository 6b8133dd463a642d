// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Makes nodes of a JSON text's pieces, without recursion.
///
/// A piece that does not fit is told once; then nothing more is told up to the next comma or
/// bracket, which everybody gets right.
///
/// Defined by [RFC 8259, section 2](https://www.rfc-editor.org/rfc/rfc8259#section-2).
struct JSONParser {
  /// What may come next.
  enum Expectation {
    /// A value: the text's own, or that of a member.
    case value
    /// A member's name, or the object's end.
    case firstName, name
    /// The colon behind a name.
    case colon
    /// A value, or the array's end.
    case firstElement, element
    /// A comma, or the end of the object or array.
    case separator
    /// Nothing but the end of the text.
    case end
  }

  var scanner: JSONScanner
  private(set) var nodes: [JSONNode] = []
  var expectation = Expectation.value
  /// The indexes of the objects and arrays that are not closed yet, the innermost last.
  private(set) var open: [Int] = []
  private var openObjectCount = 0
  /// Where the last comma stands.
  private(set) var comma = 0..<0
  /// Whether something was told since the last comma or bracket.
  var isSilent = false
  private var members = MemberNames()

  init(_ source: SourceText, _ options: JSONOptions) { scanner = JSONScanner(source, options) }

  /// Reads the whole text.
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
      // What does not take the piece changes the expectation, to one that takes it.
      while !take(lexeme) {}
      lexeme = scanner.next()
    }
    finish()
  }

  /// Whether the innermost thing that is not closed is an object.
  var isInObject: Bool { open.last.map { nodes[$0].kind == .object } ?? false }

  /// Whether anything is open that a closing piece could close.
  func hasOpen(_ closing: JSONLexeme.Kind) -> Bool {
    closing == .closeBrace ? openObjectCount > 0 : open.count > openObjectCount
  }

  /// Whether the value that ends here is a string without its closing quote.
  var isAfterUnterminatedString: Bool { nodes.last?.flags.contains(.unterminated) ?? false }
}

/// Nodes.
extension JSONParser {
  /// Adds a node that holds nothing.
  mutating func append(
    _ kind: JSONNode.Kind, _ range: Range<Int>, flags: JSONNode.Flags = []
  ) {
    nodes.append(
      JSONNode(
        kind: kind, flags: flags, start: UInt32(truncatingIfNeeded: range.lowerBound),
        end: UInt32(truncatingIfNeeded: range.upperBound),
        next: UInt32(truncatingIfNeeded: nodes.count + 1)))
  }

  /// Adds the value that begins with a piece.
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

  /// Begins an object or array, or passes over one that is too deep.
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

  /// Ends the innermost object or array in front of an offset.
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

  /// Passes a comma.
  mutating func passComma(_ range: Range<Int>) {
    isSilent = false
    comma = range
    expectation = isInObject ? .name : .element
  }
}
