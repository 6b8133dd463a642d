// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The messages about configurations.
extension Diagnostic.Kind {
  /// A text that is not valid YAML.
  package static let invalidYAML = Self("invalid-yaml", .error) { "invalid YAML: \($0.subject)" }
  /// A configuration that exceeds the maximum length.
  package static let yamlTooLarge = Self("yaml-too-large", .error) {
    "a configuration has at most \($0.limit / 1024) KiB"
  }
  /// A configuration that exceeds the maximum number of aliases.
  package static let tooManyAliases = Self("too-many-aliases", .error) {
    "a configuration has at most \($0.limit) aliases; put a pattern that begins with '*' in quotes"
  }
  /// A configuration that exceeds the maximum number of values or the maximum nesting depth.
  package static let yamlTooComplex = Self("yaml-too-complex", .error) {
    "this has too many values, or more than \($0.limit) nested in one another"
  }
  /// An unknown key.
  package static let unknownConfigurationKey = Self("unknown-key", .error) {
    "unknown key '\($0.found)' in \($0.subject)\($0.didYouMean)"
  }
  /// A value of the wrong type.
  package static let invalidConfigurationValue = Self("invalid-setting", .error) {
    "\($0.subject) takes \($0.expected); found \($0.found)\($0.didYouMean)"
  }
  /// An unknown rule name.
  package static let unknownRule = Self("unknown-rule", .error) {
    "unknown rule '\($0.found)'\($0.didYouMean)"
  }
  /// An invalid path pattern.
  package static let invalidPattern = Self("invalid-pattern", .error) {
    "'\($0.found)' is not a pattern: \($0.subject)"
  }
  /// An invalid value grammar.
  package static let invalidGrammar = Self("invalid-grammar", .error) {
    "invalid grammar: \($0.subject)"
  }
  /// A configuration that exceeds the maximum number of grammars.
  package static let tooManyGrammars = Self("too-many-grammars", .error) {
    "a configuration has at most \($0.limit) grammars"
  }
  /// An extended configuration that cannot be read.
  package static let unreadableConfiguration = Self("extends-not-found", .error) {
    "'\($0.found)' cannot be extended: \($0.subject)"
  }
  /// Configurations that extend each other in a cycle.
  package static let circularConfiguration = Self("circular-extends", .error) {
    "'\($0.found)' extends this file"
  }
  /// A configuration that exceeds the maximum number of extended configurations.
  package static let tooManyConfigurations = Self("extends-too-deep", .error) {
    "a configuration extends at most \($0.limit) others"
  }
}
