// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryBases
package import LiveryPrinting

extension Linter {
  /// Writes the effective settings of a file as a JSON object that a configuration can be read
  /// from.
  ///
  /// The object has the settings of this file alone and the severity of every rule.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - json: The writer that receives the object.
  package func json(forFile path: LexicalPath, into json: inout JSONWriter) {
    var file = configuration.settings(forFile: path)
    file.isStrict = file.isStrict || isStrict
    for (name, severity) in severities {
      file.rules[name, default: RuleSetting()].severity =
        severity.flatMap { RuleSetting.Severity(rawValue: $0.rawValue) } ?? .off
    }
    json.object(onLines: true) { json in
      json.member("base", configuration.base?.rawValue ?? BaseTheme.none)
      json.member("strict", file.isStrict)
      if let target = file.target { json.member("target", target) }
      if let baseline = configuration.baseline { json.member("baseline", baseline.text) }
      json.name("rules")
      json.object(onLines: true) { file.writeRules(into: &$0) }
      configuration.vocabulary.write(into: &json)
      json.member("trees", configuration.trees.map(\.text))
    }
  }
}

extension FileSettings {
  fileprivate func writeRules(into json: inout JSONWriter) {
    for rule in LintRule.all {
      let setting = rules[rule.name] ?? RuleSetting()
      let isOn = rule.group != .style || isStrict
      let defaultSeverity = RuleSetting.Severity(rawValue: rule.severity.rawValue) ?? .error
      let severity = setting.severity ?? (isOn ? defaultSeverity : .off)
      guard !setting.options.isEmpty else {
        json.member(rule.name, severity.rawValue)
        continue
      }
      json.name(rule.name)
      json.object { json in
        json.member("severity", severity.rawValue)
        for (name, option) in setting.options.sorted(by: { $0.key < $1.key }) {
          switch option {
          case .limit(let limit): json.member(name, limit)
          case .word(let word): json.member(name, word)
          case .names(let names): json.member(name, names)
          }
        }
      }
    }
  }
}

extension Vocabulary {
  fileprivate func write(into json: inout JSONWriter) {
    json.name("types")
    json.object(onLines: true) { json in
      if common != VocabularyType() {
        json.name("*")
        json.object { common.write(into: &$0) }
      }
      for name in typeNames {
        json.name(name)
        json.object { types[name]?.write(into: &$0) }
      }
    }
    json.member("classes", classes.names)
    json.member("variables", variables.names)
    json.name("properties")
    json.object(onLines: true) { json in
      for (name, property) in properties.sorted(by: { $0.key < $1.key }) {
        json.name(name)
        json.object { json in
          if let grammar = property.grammar { json.member("grammar", grammar.text) }
          json.member("inherited", property.isInherited)
          if !property.help.isEmpty { json.member("help", property.help) }
        }
      }
    }
    json.member("functions", functions.names)
  }
}

extension VocabularyType {
  fileprivate func write(into json: inout JSONWriter) {
    if let states { json.member("states", states.names) }
    if let parts { json.member("parts", parts.names) }
    if let properties { json.member("properties", properties.names) }
    if let ignores { json.member("ignores", ignores.names) }
  }
}

extension JSONWriter {
  /// Writes a member with a list of strings.
  fileprivate mutating func member(_ name: String, _ texts: [String]) {
    self.name(name)
    array { json in
      for text in texts { json.value(text) }
    }
  }
}
