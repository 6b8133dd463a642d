// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

/// Tests of each entry point of the specification with both copies of the suite css-parsing-tests.
@Suite("css-parsing-tests")
struct ParsingSuiteTests {
  @Test("component values", .needsCorpora, arguments: ParsingCase.all("component_value_list"))
  func componentValueList(suiteCase: ParsingCase) {
    expect(suiteCase, suiteCase.translatedValues(suiteCase.expected)) { stream, notation in
      notation.values(0..<stream.count)
    }
  }

  @Test("one component value", .needsCorpora, arguments: ParsingCase.all("one_component_value"))
  func oneComponentValue(suiteCase: ParsingCase) {
    expect(suiteCase, suiteCase.translatedValue(suiteCase.expected).first) { stream, notation in
      if let value = ComponentValue(in: stream) { return notation.value(value) }
      let isEmpty = stream.allSatisfy(\.kind.isTrivia)
      return .node("error", .string(isEmpty ? "empty" : "extra-input"))
    }
  }

  @Test(
    "a block's contents, formerly a list of declarations and a list of rules", .needsCorpora,
    arguments: ["blocks_contents", "declaration_list", "rule_list"].flatMap(ParsingCase.all))
  func blockContents(suiteCase: ParsingCase) {
    expect(suiteCase, suiteCase.translatedNodes(suiteCase.expected)) { stream, notation in
      notation.nodes(SyntaxTree(parsingBlockContents: stream).rules)
    }
  }

  @Test("one declaration", .needsCorpora, arguments: ParsingCase.all("one_declaration"))
  func oneDeclaration(suiteCase: ParsingCase) {
    expect(suiteCase, suiteCase.translatedNode(suiteCase.expected)) { stream, notation in
      notation.single(SyntaxTree(parsingDeclaration: stream))
    }
  }

  @Test("one rule", .needsCorpora, arguments: ParsingCase.all("one_rule"))
  func oneRule(suiteCase: ParsingCase) {
    expect(suiteCase, suiteCase.translatedNode(suiteCase.expected)) { stream, notation in
      notation.single(SyntaxTree(parsingRule: stream))
    }
  }

  @Test("a style sheet", .needsCorpora, arguments: ParsingCase.all("stylesheet"))
  func stylesheet(suiteCase: ParsingCase) {
    expect(suiteCase, suiteCase.translatedNodes(suiteCase.expected)) { stream, notation in
      notation.nodes(SyntaxTree(parsing: stream).rules)
    }
  }

  @Test("a style sheet's bytes", .needsCorpora, arguments: ParsingCase.all("stylesheet_bytes"))
  func stylesheetBytes(suiteCase: ParsingCase) throws {
    let input = suiteCase.input
    let bytes = try #require(input["css_bytes"]?.text).unicodeScalars.map {
      UInt8(truncatingIfNeeded: $0.value)
    }
    let stream = TokenStream(
      decoding: bytes, encoding: input["protocol_encoding"]?.text,
      environment: input["environment_encoding"]?.text.flatMap(SourceEncoding.init(label:)))
    let expected = try #require(suiteCase.expected.elements)
    expect(
      suiteCase, .array([suiteCase.translatedNodes(expected[0]), expected[1]]), stream
    ) { stream, notation in
      let rules = notation.nodes(SyntaxTree(parsing: stream).rules)
      return .array([rules, .string(stream.encoding.name)])
    }
  }

  @Test("ranges of code points", .needsCorpora, arguments: ParsingCase.all("urange"))
  func unicodeRange(suiteCase: ParsingCase) {
    expect(suiteCase, suiteCase.expected) { stream, _ in
      let commas = stream.indices.filter { stream[$0].kind == .comma }
      return .array(
        zip([0] + commas.map { $0 + 1 }, commas + [stream.count]).map { start, end in
          var cursor = TokenCursor(stream, start..<end)
          guard let range = UnicodeRange(parsing: &cursor), cursor.isAtEnd() else { return .null }
          return .array(
            [range.codePoints.lowerBound, range.codePoints.upperBound].map {
              .number(Double($0))
            })
        })
    }
  }

  @Test("An+B", .needsCorpora, arguments: ParsingCase.all("An+B"))
  func anPlusB(suiteCase: ParsingCase) {
    expect(suiteCase, suiteCase.expected) { stream, _ in
      var cursor = TokenCursor(stream)
      guard let formula = AnPlusB(parsing: &cursor), cursor.isAtEnd() else { return .null }
      return .array([.number(Double(formula.step)), .number(Double(formula.offset))])
    }
  }

  private func expect(
    _ suiteCase: ParsingCase, _ expected: JSONValue?, _ stream: TokenStream? = nil,
    is result: (TokenStream, TreeNotation) -> JSONValue
  ) {
    let stream = stream ?? TokenStream(suiteCase.input.text ?? "")
    let notation = TreeNotation(stream: stream, dropsNumberText: suiteCase.copy == .cssparser)
    if let reason = suiteCase.reasonToDiffer {
      // A listed case that passes is a failure.
      withKnownIssue(Comment(rawValue: reason)) { #expect(result(stream, notation) == expected) }
    } else {
      #expect(result(stream, notation) == expected)
    }
  }
}

extension TreeNotation {
  /// Returns the result of an entry point for one rule or declaration, or the suites' error code.
  fileprivate func single(_ tree: SyntaxTree) -> JSONValue {
    guard let first = Array(tree.rules).first else { return .node("error", .string("empty")) }
    let isRaw = if case .raw = first { true } else { false }
    if isRaw, tree.diagnostics.contains(where: { $0.kind == .extraInput }) {
      return .node("error", .string("extra-input"))
    }
    return node(first)
  }
}
