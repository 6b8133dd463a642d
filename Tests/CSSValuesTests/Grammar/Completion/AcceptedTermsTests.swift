// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@testable import CSSValues

/// Tests of the terms that a property accepts at a position of its value.
struct AcceptedTermsTests {
  /// An unfinished value, with terms that must be accepted after it and others that must not be.
  ///
  /// The terms include those of types, such as named colors.
  struct Case: Sendable, CustomStringConvertible {
    let property: String
    let text: String
    let accepted: [String]
    let others: [String]
    var mayEnd: Bool?

    init(
      _ property: String, _ text: String, _ accepted: [String], not others: [String] = [],
      mayEnd: Bool? = nil
    ) {
      self.property = property
      self.text = text
      self.accepted = accepted
      self.others = others
      self.mayEnd = mayEnd
    }

    var description: String { "\(property): \(text)|" }
  }

  static func terms(_ property: String, _ text: String) throws -> AcceptedTerms {
    let stream = TokenStream(text)
    let property = try #require(Property(name: property))
    return property.acceptedTerms(in: stream, 0..<stream.count)
  }

  @Test("a property accepts exactly the terms of its grammar", arguments: cases)
  func terms(test: Case) throws {
    let terms = try Self.terms(test.property, test.text)
    let texts = Set(terms.expandedTerms.map(\.description))
    for text in test.accepted { #expect(texts.contains(text), "\(text) in \(texts.sorted())") }
    for text in test.others { #expect(!texts.contains(text), "\(text) in \(texts.sorted())") }
    if let mayEnd = test.mayEnd { #expect(terms.mayEnd == mayEnd) }
    #expect(terms.basis == .value)
    #expect(terms.isComplete)
  }

  static let cases = keywordCases + shorthandCases + functionCases + calculationCases
}

extension AcceptedTermsTests {
  @Test("units, types and provenance of terms")
  func details() throws {
    let border = try Self.terms("border", "")
    #expect(border.units.contains("px") && !border.units.contains("%"))
    let solid = try #require(border.terms.first { $0.keyword == "solid" })
    #expect(solid.types == ["<line-style>"])
    let name = try #require(try Self.terms("animation", "").terms.first { $0.type?.isName == true })
    #expect(name.types.first == "<keyframes-name>")
    let left = try Self.terms("background", "").terms.first { $0.keyword == "left" }
    #expect(left?.types.contains("<bg-position>") == true)
    #expect(NumericKinds([.time, .percentage]).units == ["s", "ms", "%"])
    #expect(try Self.terms("grid-template-rows", "").units.contains("fr"))
    let converted = try Self.terms("width", "calc(").types.filter(\.needsConversion)
    #expect(converted.map(\.name) == ["<angle>", "<time>", "<frequency>", "<resolution>"])
    #expect(try Self.terms("width", "calc(").types.first?.acceptsPlainNumbers == true)
  }

  @Test("invalid tokens before the position are skipped")
  func broken() throws {
    let prefix = try Self.terms("border", "1px zzz ")
    #expect(prefix.basis == .prefix(upTo: 2))
    #expect(prefix.keywords.contains("solid") && !prefix.keywords.contains("thin"))
    let function = try Self.terms("border", "zzz rgb(1 2 ")
    #expect(function.basis == .function)
    #expect(function.keywords == ["none"])
    let arguments = try Self.terms("border", "1px rgb(1 zzz ")
    #expect(arguments.basis == .prefix(upTo: 5))
    #expect(arguments.keywords.contains("none"))
    let foreign = try Self.terms("color", "calc(")
    #expect(foreign.basis == .function && foreign.functions.contains("min"))
    let list = try Self.terms("background", "red, ")
    #expect(list.basis == .listItem(from: 2) && list.keywords.contains("left"))
    let closed = try Self.terms("background-image", "linear-gradient(zzz) ")
    #expect(closed.basis == .prefix(upTo: 0) && closed.keywords.contains("none"))
    let custom = try Self.terms("border", "--f(1 ")
    #expect(custom.types.map(\.values) == [.anything] && custom.mayEnd)
    #expect(try Self.terms("border", "zzz(").keywords.contains("thin"))
  }

  @Test("a grammar of a program and a registered syntax")
  func grammars() throws {
    let stream = TokenStream("1px rgb(1 2 3 ")
    let grammar = try ValueGrammar(parsing: "<length> <color>? | tall")
    #expect(grammar.acceptedTerms(in: stream, 0..<0).keywords.contains("tall"))
    #expect(grammar.acceptedTerms(in: stream, 0..<2).functions.contains("rgb"))
    #expect(grammar.acceptedTerms(in: stream, 0..<stream.count).delimiters == ["/"])
    let syntax = try #require(RegisteredSyntax(parsing: "<angle># | auto"))
    let terms = try #require(syntax.acceptedTerms(in: stream, 0..<0))
    #expect(terms.terms.map(\.description) == ["<angle>", "auto"])
    let universal = RegisteredSyntax.universal.acceptedTerms(in: stream, 0..<0)
    #expect(universal?.types.map(\.values) == [.anything] && universal?.mayEnd == true)
  }

  @Test("the range of the value limits the tokens that are read")
  func range() {
    let stream = TokenStream("a { border: 1px solid; color: rgb(1 2 3) }")
    let solid = stream.indices.first { stream.text(of: $0) == "solid" } ?? 0
    let terms = Property.border.acceptedTerms(in: stream, solid - 2..<solid)
    #expect(terms.keywords.contains("solid") && terms.mayEnd && terms.basis == .value)
    let outside = Property.border.acceptedTerms(in: stream, stream.count..<stream.count + 5)
    #expect(outside.keywords.contains("thin"))
  }
}
