// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The decoding of the program's vocabulary.
extension ConfigurationDecoder {
  mutating func decode(
    _ key: ConfigurationKey, _ value: YAMLValue, into vocabulary: inout Vocabulary
  ) {
    switch key {
    case .types: decodeTypes(value, into: &vocabulary)
    case .properties: decodeProperties(value, into: &vocabulary)
    case .classes:
      for name in names(value, "'classes'", sign: ".") { vocabulary.classes.insert(name) }
    case .functions:
      for name in names(value, "'functions'", sign: nil) { vocabulary.functions.insert(name) }
    case .variables:
      for item in texts(value, as: "'variables'", expecting: "names such as --accent") {
        if item.text.hasPrefix("--") {
          vocabulary.variables.insert(item.text)
        } else {
          reportName(
            item, as: "'variables'", expecting: "names such as --accent",
            suggestion: "--" + item.text)
        }
      }
    default: break
    }
  }

  private mutating func decodeTypes(_ value: YAMLValue, into vocabulary: inout Vocabulary) {
    // A list declares types without any details.
    if case .sequence = value.content {
      for name in names(value, "'types'", sign: nil) {
        vocabulary.types[name, default: VocabularyType()].merge(VocabularyType())
      }
      return
    }
    for member in members(of: value, "'types'", known: nil) {
      let type = type(member)
      if member.name == "*" {
        vocabulary.common.merge(type)
      } else {
        vocabulary.types[member.name, default: VocabularyType()].merge(type)
      }
    }
  }

  private mutating func type(_ member: Member) -> VocabularyType {
    let known = ["states", "parts", "properties", "ignores"]
    var lists: [String: [String]] = [:]
    for list in members(of: member.value, "the type '\(member.name)'", known: known) {
      let isProperty = list.name == "properties" || list.name == "ignores"
      lists[list.name] = names(list.value, "'\(list.name)'", sign: isProperty ? nil : ":")
    }
    return VocabularyType(
      states: lists["states"], parts: lists["parts"], properties: lists["properties"],
      ignores: lists["ignores"])
  }

  private mutating func decodeProperties(_ value: YAMLValue, into vocabulary: inout Vocabulary) {
    // A list declares properties that accept any value.
    if case .sequence = value.content {
      for name in names(value, "'properties'", sign: nil) {
        vocabulary[property: name] = VocabularyProperty()
      }
      return
    }
    for member in members(of: value, "'properties'", known: nil) {
      vocabulary[property: member.name] = property(member)
    }
  }

  /// Decodes a property from its grammar, or from a mapping with its grammar and other details.
  private mutating func property(_ member: Member) -> VocabularyProperty {
    var property = VocabularyProperty()
    guard case .mapping = member.value.content else {
      if !member.value.isEmpty { property.grammar = grammar(member) }
      return property
    }
    let known = ["grammar", "inherited", "help"]
    for fact in members(of: member.value, "the property '\(member.name)'", known: known) {
      switch fact.name {
      case "grammar": property.grammar = grammar(fact)
      case "inherited": property.isInherited = boolean(fact) ?? property.isInherited
      default: property.help = text(fact) ?? ""
      }
    }
    return property
  }

  private mutating func grammar(_ member: Member) -> ValueGrammar? {
    guard let text = text(member) else { return nil }
    if let known = grammars[text] { return known }
    guard grammars.count < Self.maximumGrammars else {
      log.add(
        Diagnostic(
          .tooManyGrammars, range: member.value.range, facts: [.limit(Self.maximumGrammars)]))
      return nil
    }
    do throws(ValueGrammarError) {
      let grammar = try ValueGrammar(parsing: text)
      grammars[text] = grammar
      return grammar
    } catch {
      let range = Self.range(of: error.offset, in: member.value, text: text)
      log.add(
        Diagnostic(.invalidGrammar, range: range, facts: [.subject(error.description)]))
      return nil
    }
  }

  /// Returns the byte of a scalar that an error refers to, or the whole scalar if the byte is
  /// unknown.
  private static func range(
    of offset: Int?, in value: YAMLValue, text: String
  ) -> Range<Int> {
    let length = text.utf8.count
    guard let offset, value.range.count >= length else { return value.range }
    let start = value.range.lowerBound + (value.range.count > length ? 1 : 0)
    return start + offset..<min(start + offset + 1, max(value.range.upperBound, start + offset))
  }

  /// Decodes names, and reports those that begin with their sign from selectors.
  private mutating func names(
    _ value: YAMLValue, _ subject: String, sign: Character?
  ) -> [String] {
    texts(value, as: subject, expecting: "names").compactMap { item in
      guard let sign, item.text.first == sign else { return item.text }
      let name = String(item.text.drop { $0 == sign })
      reportName(item, as: subject, expecting: "names without '\(sign)'", suggestion: name)
      return nil
    }
  }

  private mutating func reportName(
    _ item: (text: String, range: Range<Int>), as subject: String, expecting expected: String,
    suggestion: String
  ) {
    log.add(
      Diagnostic(
        .invalidConfigurationValue, range: item.range,
        facts: [
          .subject(subject), .expected(expected), .found("'\(item.text.prefix(60))'"),
          .suggestion(String(suggestion.prefix(60))),
        ]))
  }
}
