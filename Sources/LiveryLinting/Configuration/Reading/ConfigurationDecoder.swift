// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryBases

/// A decoder from the values of one YAML text to settings, which reports invalid values.
struct ConfigurationDecoder {
  let source: SourceText
  /// The folder that relative paths start from.
  let folder: LexicalPath
  /// The lint rules.
  let rules: [LintRule]
  var log: DiagnosticLog
  /// The parsed grammars, by their source texts.
  var grammars: [String: ValueGrammar] = [:]

  /// The maximum number of grammars in a configuration.
  static let maximumGrammars = 1000

  init(_ source: SourceText, in folder: LexicalPath, rules: [LintRule], log: DiagnosticLog) {
    self.source = source
    self.folder = folder
    self.rules = rules
    self.log = log
  }

  /// A member of a mapping.
  struct Member {
    let name: String
    let key: YAMLValue
    let value: YAMLValue
  }

  /// Decodes the configurations that this one extends.
  mutating func bases(of members: [Member]) -> [ConfigurationBase] {
    guard let extends = members.first(where: { $0.name == ConfigurationKey.extends.rawValue })
    else { return [] }
    return texts(
      extends.value, as: "'extends'", expecting: "'default', 'harbor', a path or a list of these"
    )
    .map { item in
      let vocabulary: BaseTheme? =
        item.text == "default" ? .three20 : BaseTheme(rawValue: item.text)
      return ConfigurationBase(
        text: item.text, vocabulary: vocabulary, path: folder.appending(item.text),
        range: item.range)
    }
  }

  /// Decodes everything except the configurations that this one extends.
  mutating func decode(_ members: [Member], into configuration: inout LintConfiguration) {
    for member in members {
      guard let key = ConfigurationKey(rawValue: member.name) else { continue }
      let value = member.value
      switch key {
      case .extends: break
      case .base: base(member, into: &configuration)
      case .defaultSheet:
        if let isUsed = boolean(member) { configuration.base = isUsed ? .three20 : nil }
      case .strict: set(&configuration.settings.isStrict, to: boolean(member))
      case .target: set(&configuration.settings.target, to: target(member))
      case .rules: configuration.settings.merge(settings(of: value))
      case .ignore: configuration.ignored.append(patterns(value, "'ignore'"))
      case .overrides: configuration.overrides += overrides(value)
      case .themes: configuration.themes += themes(value)
      case .trees:
        configuration.trees += texts(value, as: "'trees'", expecting: "paths").map {
          folder.appending($0.text)
        }
      case .baseline:
        configuration.baseline = text(member).map { folder.appending($0) } ?? configuration.baseline
      case .types, .classes, .variables, .properties, .functions:
        decode(key, value, into: &configuration.vocabulary)
      }
    }
  }

  /// Decodes the name of the base theme below the sheets.
  private mutating func base(_ member: Member, into configuration: inout LintConfiguration) {
    guard let name = text(member) else { return }
    let base = BaseTheme(rawValue: name)
    if base != nil || name == BaseTheme.none { return configuration.base = base }
    let names = BaseTheme.allCases.map(\.rawValue) + [BaseTheme.none]
    report(
      member.value, as: "'base'", expecting: "one of \(names.joined(separator: ", "))",
      suggestion: closest(to: name, in: names))
  }

  private func set<Value>(_ property: inout Value, to value: Value?) {
    if let value { property = value }
  }

  /// Decodes the name of a platform that a theme can target.
  private mutating func target(_ member: Member) -> String? {
    guard let name = text(member) else { return nil }
    if let target = Targets.named(name) { return target.name }
    let expected = Targets.names.joined(separator: ", ")
    report(
      member.value, as: "'target'", expecting: "one of \(expected)",
      suggestion: closest(to: name, in: Targets.names))
    return nil
  }
}

/// The decoding of values by kind.
extension ConfigurationDecoder {
  /// Returns the members of a mapping, without those of unknown names.
  ///
  /// - Parameters:
  ///   - value: The mapping. An empty value has no members.
  ///   - subject: The description of the mapping in a message.
  ///   - known: The accepted names, or `nil` to accept all.
  /// - Returns: The members in the order of the text.
  mutating func members(
    of value: YAMLValue, _ subject: String, known: [String]?
  ) -> [Member] {
    if value.isEmpty { return [] }
    guard case .mapping(let pairs) = value.content else {
      report(value, as: subject, expecting: "a mapping such as 'name: value'")
      return []
    }
    return pairs.compactMap { pair in
      guard let name = pair.key.string else {
        report(pair.key, as: "a key of \(subject)", expecting: "a name")
        return nil
      }
      if let known, !known.contains(name) {
        unknown(
          .unknownConfigurationKey, name, at: pair.key, known: known, facts: [.subject(subject)])
        return nil
      }
      return Member(name: name, key: pair.key, value: pair.value)
    }
  }

  /// Returns the strings of a value that is a string or a list of strings.
  mutating func texts(
    _ value: YAMLValue, as subject: String, expecting expected: String
  ) -> [(text: String, range: Range<Int>)] {
    if value.isEmpty { return [] }
    guard case .sequence(let items) = value.content else {
      if let text = value.string { return [(text, value.range)] }
      report(value, as: subject, expecting: expected)
      return []
    }
    return items.compactMap { item in
      if let text = item.string, !item.isEmpty { return (text, item.range) }
      report(item, as: subject, expecting: expected)
      return nil
    }
  }

  mutating func text(_ member: Member) -> String? {
    if let text = member.value.string, !member.value.isEmpty { return text }
    report(member.value, as: "'\(member.name)'", expecting: "a string")
    return nil
  }

  mutating func boolean(_ member: Member) -> Bool? {
    if let boolean = member.value.boolean { return boolean }
    report(member.value, as: "'\(member.name)'", expecting: "true or false")
    return nil
  }

  /// Reports a value that is not among the accepted ones.
  mutating func report(
    _ value: YAMLValue, as subject: String, expecting expected: String, suggestion: String? = nil
  ) {
    log.add(
      Diagnostic(
        .invalidConfigurationValue, range: value.range,
        facts: [.subject(subject), .expected(expected), .found(value.phrase)]
          + (suggestion.map { [.suggestion($0)] } ?? [])))
  }

  /// Reports an unknown name and suggests the closest known one.
  mutating func unknown(
    _ kind: Diagnostic.Kind, _ name: String, at value: YAMLValue, known: [String],
    facts: [Diagnostic.Fact] = []
  ) {
    if log.isFull { return }
    let suggestion = closest(to: name, in: known).map { [Diagnostic.Fact.suggestion($0)] } ?? []
    log.add(
      Diagnostic(
        kind, range: value.range, facts: facts + [.found(String(name.prefix(60)))] + suggestion))
  }
}
