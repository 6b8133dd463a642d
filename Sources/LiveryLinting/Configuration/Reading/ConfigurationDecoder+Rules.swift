// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The decoding of settings for rules and files.
extension ConfigurationDecoder {
  /// Decodes the settings of rules, by rule name.
  mutating func settings(of value: YAMLValue) -> [String: RuleSetting] {
    var settings: [String: RuleSetting] = [:]
    for member in members(of: value, "'rules'", known: nil) {
      guard let rule = rules.first(where: { $0.name == member.name }) else {
        unknown(.unknownRule, member.name, at: member.key, known: rules.map(\.name))
        continue
      }
      if let setting = setting(of: rule, member.value) { settings[rule.name] = setting }
    }
    return settings
  }

  /// Decodes a severity, or a mapping with a severity and other options of a rule.
  private mutating func setting(of rule: LintRule, _ value: YAMLValue) -> RuleSetting? {
    guard case .mapping = value.content else {
      return severity(value, of: rule.name).map { RuleSetting($0) }
    }
    var setting = RuleSetting()
    let known = ["severity"] + rule.options.map(\.name)
    for member in members(of: value, "'\(rule.name)'", known: known) {
      if let option = rule.options.first(where: { $0.name == member.name }) {
        setting.options[option.name] = self.value(of: option, member.value)
      } else {
        setting.severity = severity(member.value, of: rule.name)
      }
    }
    return setting
  }

  private mutating func severity(
    _ value: YAMLValue, of rule: String
  ) -> RuleSetting.Severity? {
    if let severity = value.string.flatMap(RuleSetting.Severity.init) { return severity }
    let names = RuleSetting.Severity.allCases.map(\.rawValue)
    let suggestion = value.string.flatMap { closest(to: $0, in: names) }
    report(value, as: "'\(rule)'", expecting: "off, note, warning or error", suggestion: suggestion)
    return nil
  }

  private mutating func value(
    of option: RuleOption, _ value: YAMLValue
  ) -> RuleSetting.Option? {
    switch option.values {
    case .limit:
      if let limit = value.number.flatMap(Int.init(exactly:)), limit >= 0 { return .limit(limit) }
    case .word(let words):
      if let word = value.string, words.contains(word) { return .word(word) }
    case .names:
      return .names(
        texts(value, as: "'\(option.name)'", expecting: option.values.description).map(\.text))
    }
    report(value, as: "'\(option.name)'", expecting: option.values.description)
    return nil
  }

  /// Decodes patterns for paths.
  mutating func patterns(_ value: YAMLValue, _ subject: String) -> PathPatterns {
    let texts = texts(value, as: subject, expecting: "patterns for paths")
    return PathPatterns(texts.compactMap { pattern($0.text, at: $0.range) }, in: folder)
  }

  private mutating func pattern(_ text: String, at range: Range<Int>) -> GlobPattern? {
    do throws(GlobPattern.Problem) {
      return try GlobPattern(parsing: text)
    } catch {
      log.add(
        Diagnostic(
          .invalidPattern, range: range,
          facts: [.found(String(text.prefix(60))), .subject(error.rawValue)]))
      return nil
    }
  }

  /// Decodes the overrides for some files.
  mutating func overrides(_ value: YAMLValue) -> [LintConfiguration.Override] {
    items(value, as: "'overrides'", expecting: "a list of mappings with 'files' and 'rules'").map {
      item in
      var override = LintConfiguration.Override(files: PathPatterns([], in: folder), rules: [:])
      for member in members(of: item, "'overrides'", known: ["files", "rules", "strict"]) {
        switch member.name {
        case "files": override.files = patterns(member.value, "'files'")
        case "rules": override.rules = settings(of: member.value)
        default: override.isStrict = boolean(member)
        }
      }
      if override.files.patterns.isEmpty, case .mapping = item.content {
        report(
          item, as: "each of 'overrides'", expecting: "the patterns of its files in 'files'")
      }
      return override
    }
  }

  /// Decodes the files of themes.
  mutating func themes(_ value: YAMLValue) -> [ThemeFiles] {
    items(value, as: "'themes'", expecting: "a list of lists of paths").map { item in
      ThemeFiles(
        texts(item, as: "each of 'themes'", expecting: "a list of paths").compactMap {
          text, range in
          guard text.contains(where: "*?[{!\\".contains) else {
            return .file(folder.appending(text))
          }
          // A path in a theme starts at the folder, unlike a pattern in 'ignore'.
          let rooted = text.hasPrefix("!") ? text : "/" + text
          return pattern(rooted, at: range).map { .files(PathPatterns([$0], in: folder)) }
        })
    }
  }

  /// Returns the items of a list, or an empty array after a diagnostic if the value is not a list.
  private mutating func items(
    _ value: YAMLValue, as subject: String, expecting expected: String
  ) -> [YAMLValue] {
    if value.isEmpty { return [] }
    if case .sequence(let items) = value.content { return items }
    report(value, as: subject, expecting: expected)
    return []
  }
}
