// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// Every sentence about a configuration.
extension Diagnostic.Kind {
  /// A text that is no YAML.
  package static let invalidYAML = Self("invalid-yaml", .error) { "this is no YAML: \($0.subject)" }
  /// More text than a configuration has.
  package static let yamlTooLarge = Self("yaml-too-large", .error) {
    "a configuration has at most \($0.limit / 1024) KiB"
  }
  /// More aliases than a configuration has.
  package static let tooManyAliases = Self("too-many-aliases", .error) {
    "a configuration has at most \($0.limit) aliases; a pattern that begins with '*' is written in quotes"
  }
  /// More values in one another than a configuration has.
  package static let yamlTooComplex = Self("yaml-too-complex", .error) {
    "this holds too many values, or more than \($0.limit) in one another"
  }
  /// A key that means nothing at its place.
  package static let unknownConfigurationKey = Self("unknown-key", .error) {
    "unknown key '\($0.found)' in \($0.subject)\($0.didYouMean)"
  }
  /// A value of the wrong kind.
  package static let invalidConfigurationValue = Self("invalid-setting", .error) {
    "\($0.subject) takes \($0.expected); found \($0.found)\($0.didYouMean)"
  }
  /// A name of no lint rule.
  package static let unknownRule = Self("unknown-rule", .error) {
    "unknown rule '\($0.found)'\($0.didYouMean)"
  }
  /// A pattern that is none.
  package static let invalidPattern = Self("invalid-pattern", .error) {
    "'\($0.found)' is no pattern: \($0.subject)"
  }
  /// A grammar that is none.
  package static let invalidGrammar = Self("invalid-grammar", .error) {
    "this grammar cannot be used: \($0.subject)"
  }
  /// More grammars than a program has.
  package static let tooManyGrammars = Self("too-many-grammars", .error) {
    "a configuration has at most \($0.limit) grammars"
  }
  /// A configuration to build on that cannot be read.
  package static let unreadableConfiguration = Self("extends-not-found", .error) {
    "'\($0.found)' cannot be built on: \($0.subject)"
  }
  /// Configurations that build on one another in a circle.
  package static let circularConfiguration = Self("circular-extends", .error) {
    "'\($0.found)' builds on this file"
  }
  /// Configurations that build on more others than anybody writes.
  package static let tooManyConfigurations = Self("extends-too-deep", .error) {
    "a configuration builds on at most \($0.limit) others"
  }
}
