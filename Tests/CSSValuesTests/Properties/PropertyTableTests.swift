// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

/// Tests of the property table: names, definitions, initial values.
struct PropertyTableTests {
  @Test("finds a property by its name in any case", arguments: Property.allCases)
  func found(property: Property) {
    #expect(Property(name: property.name) == property)
    #expect(Property(name: property.name.uppercased()) == property)
    #expect(Property(name: property.name + "x") == nil)
    #expect(Property(name: String(property.name.dropLast())) != property)
  }

  @Test("finds a property by its alias", arguments: Property.allCases)
  func aliases(property: Property) {
    for alias in property.definition.aliases {
      #expect(Property(name: alias) == property)
      #expect(Property(name: alias.uppercased())?.name == property.name)
    }
  }

  @Test(
    "finds no property for an unknown name",
    arguments: ["", "-", "--color", "colour", "co\u{212A}or", "margin\u{D}top", "margin top"])
  func notFound(name: String) {
    #expect(Property(name: name) == nil)
    #expect(Property(name: String(repeating: name + "a", count: 100)) == nil)
  }

  @Test("a longhand accepts its initial value", arguments: Property.allCases)
  func initialValue(property: Property) throws {
    guard !property.isShorthand else { return }
    let text = property.definition.initial
    #expect(property.value(parsing: text) == property.initialValue)
    let written = property.initialValue.description
    #expect(property.value(parsing: written) == property.initialValue)
  }

  @Test("every property has a grammar and a documentation sentence")
  func definitions() {
    for property in Property.allCases {
      let definition = property.definition
      #expect(!definition.syntax.isEmpty)
      #expect(definition.documentation.hasSuffix("."))
      #expect(definition.longhands.isEmpty != property.isShorthand)
      #expect(definition.isInherited == property.isInherited)
    }
  }

  @Test("longhands are numbered before shorthands and without gaps")
  func order() {
    #expect(Property.allCases.map(\.rawValue) == Array(0..<UInt16(Property.allCases.count)))
    let longhands = Property.allCases.prefix { !$0.isShorthand }
    #expect(longhands.count == Property.longhandCount)
    #expect(Property.allCases.dropFirst(longhands.count).allSatisfy { $0.isShorthand })
    #expect(Property.margin.longhands == [.marginTop, .marginRight, .marginBottom, .marginLeft])
    #expect(Property.top.longhands == [.top])
  }

  @Test("finds a keyword by its name in any case", arguments: Keyword.allCases)
  func keyword(keyword: Keyword) {
    #expect(Keyword(name: keyword.name.uppercased()) == keyword)
    #expect(Keyword(name: keyword.name + "-") == nil)
  }

  @Test("a property accepts the keywords of its grammar, but not those of functions or colors")
  func acceptedKeywords() {
    func accepted(_ property: Property) -> [String] {
      Keyword.allCases.filter { property.accepts($0) }.map(\.name)
    }
    #expect(accepted(.visibility) == ["collapse", "hidden", "visible"])
    #expect(accepted(.top) == ["auto"])
    #expect(accepted(.backgroundImage) == ["none"])
    #expect(accepted(.color) == [])
    #expect(accepted(.fontWeight) == ["bold", "bolder", "lighter", "normal"])
    let colored: [Property] = [.color, .backgroundImage, .boxShadow, .maskImage, .filter]
    #expect(colored.filter { $0.acceptsColors } == colored)
    let colorless: [Property] = [.opacity, .width, .transform, .fontFamily]
    #expect(colorless.filter { $0.acceptsColors } == [])
  }

  @Test("finds grammars by name")
  func namedSyntaxes() {
    #expect(NamedSyntax.syntax(of: "bg-image") == "<image> | none")
    #expect(NamedSyntax.syntax(of: "steps()") == "steps( <integer> , <step-position>? )")
    #expect(NamedSyntax.syntax(of: "length") == nil)
    #expect(NamedSyntax.excludedKeywords(of: "line-names") == ["auto", "span"])
    #expect(NamedSyntax.excludedKeywords(of: "bg-image") == [])
  }

  @Test("the enumerations of keywords have the numbers of the keywords")
  func keywordTypes() {
    func check<Value: KeywordValue>(_ type: Value.Type) {
      for value in type.allCases {
        #expect(value.rawValue == value.keyword.rawValue)
        #expect("\(value)" == value.keyword.name)
        #expect(type.init(value.cssValue) == value)
      }
    }
    check(TextAlign.self)
    check(CSSVisibility.self)
    check(GenericFontFamily.self)
    check(AbsoluteFontSize.self)
    check(SystemFont.self)
    check(BorderStyle.self)
    check(CSSBlendMode.self)
    check(Cursor.self)
    #expect(TextAlign(.keyword(.auto)) == nil)
    #expect(TextAlign(.number(1)) == nil)
  }
}
