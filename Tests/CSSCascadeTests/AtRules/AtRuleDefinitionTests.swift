// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

@testable import CSSCascade

/// Tests of the table of at-rules and of the descriptions of features.
struct AtRuleDefinitionTests {
  @Test("each at-rule that the cascade reads is in the table")
  func supported() {
    for definition in AtRuleDefinition.all where definition.isSupported {
      let stream = TokenStream("@" + definition.name)
      let isRead = AtRuleKind(stream, 0) != nil || ["import", "charset"].contains(definition.name)
      #expect(isRead, "\(definition.name)")
    }
    for definition in AtRuleDefinition.all where !definition.isSupported {
      #expect(AtRuleKind(TokenStream("@" + definition.name), 0) == nil, "\(definition.name)")
    }
    #expect(AtRuleDefinition(named: "MEDIA")?.contents == .rules)
    #expect(AtRuleDefinition(named: "zzz") == nil)
    #expect(AtRuleDefinition(named: "top-left")?.isPageBox == true)
    #expect(AtRuleDefinition(named: "page")?.acceptsProperties == true)
  }

  @Test("names are unique, and descriptions are sentences")
  func descriptions() {
    let all = AtRuleDefinition.all
    #expect(Set(all.map(\.name)).count == all.count)
    for definition in all {
      #expect(definition.documentation.hasSuffix("."), "\(definition.name)")
      let names = definition.descriptors.map(\.name)
      #expect(Set(names).count == names.count)
      for descriptor in definition.descriptors {
        #expect(descriptor.documentation.hasSuffix("."), "\(descriptor.name)")
      }
    }
  }

  @Test("the descriptors that the cascade reads are in the table")
  func descriptors() throws {
    let fontFace = try #require(AtRuleDefinition(named: "font-face"))
    #expect(
      Set(fontFace.descriptors.map(\.name)) == Set(FontFace.Descriptor.allCases.map(\.rawValue)))
    let property = try #require(AtRuleDefinition(named: "property"))
    #expect(property.descriptors.map(\.name) == ["syntax", "inherits", "initial-value"])
  }

  @Test("the grammars of descriptors are valid, except for that of unicode-range")
  func grammars() {
    for definition in AtRuleDefinition.all {
      let missing = definition.descriptors.map(\.name).filter { definition.grammars[$0] == nil }
      #expect(missing == (definition.name == "font-face" ? ["unicode-range"] : []))
    }
  }

  @Test(
    "the terms of a descriptor",
    arguments: [
      ("font-face", "src", "", ["<url>", "local()"], ["format()"]),
      ("font-face", "src", "url(a) ", ["format()", "tech()", ","], ["local()"]),
      ("font-face", "src", "url(a) format(", ["woff2", "<string>"], ["variations"]),
      ("font-face", "font-display", "", ["swap", "optional"], ["none"]),
      ("font-face", "font-weight", "400 ", ["bold", "<number [1,1000]>"], ["auto"]),
      ("font-face", "font-style", "oblique ", ["<angle [-90deg,90deg]>"], ["italic"]),
      ("property", "inherits", "", ["true", "false"], ["<string>"]),
      ("counter-style", "system", "", ["cyclic", "extends"], ["none"]),
      ("counter-style", "symbols", "'a' ", ["<string>", "<url>", "<custom-ident>"], [","]),
      ("page", "size", "a4 ", ["landscape"], ["a5", "auto"]),
    ])
  func terms(
    rule: String, descriptor: String, text: String, accepted: [String], others: [String]
  ) throws {
    let grammar = try #require(AtRuleDefinition(named: rule)?.grammars[descriptor])
    let stream = TokenStream(text)
    let terms = grammar.acceptedTerms(in: stream, 0..<stream.count)
    let texts = Set(terms.terms.map(\.description))
    for text in accepted { #expect(texts.contains(text), "\(text) in \(texts.sorted())") }
    for text in others { #expect(!texts.contains(text), "\(text) in \(texts.sorted())") }
  }
}

extension AtRuleDefinitionTests {
  private func check<Feature: ConditionFeature>(_ type: Feature.Type) throws {
    for feature in Feature.allCases {
      #expect(feature.documentation.hasSuffix("."), "\(feature.rawValue)")
      let grammar = try ValueGrammar(parsing: feature.valueType.syntax)
      let terms = grammar.acceptedTerms(in: TokenStream(""), 0..<0)
      #expect(!terms.terms.isEmpty && !terms.mayEnd, "\(feature.rawValue)")
      for word in feature.valueType.words {
        #expect(terms.keywords.contains(word), "\(feature.rawValue): \(word)")
        #expect(grammar.matches(TokenStream(word)))
      }
    }
  }

  @Test("each feature of a condition has a description and a grammar of its values")
  func features() throws {
    try check(MediaFeature.self)
    try check(ContainerFeature.self)
    #expect(MediaFeature.platform.specification == nil)
    #expect(FeatureName<MediaFeature>.names.contains("min-width"))
    #expect(!FeatureName<MediaFeature>.names.contains("min-hover"))
    #expect(FeatureName<MediaFeature>("MAX-width")?.feature == .width)
  }
}
