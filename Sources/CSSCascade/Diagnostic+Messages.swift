// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The messages of diagnostics about conditions, custom properties and functions.
extension Diagnostic.Kind {
  /// A media query that does not follow the grammar.
  package static let invalidMediaQuery = Self("invalid-media-query", .error) {
    "\(expectation($0)); this media query never matches"
  }
  /// An unknown media type.
  package static let unknownMediaType = Self("unknown-media-type", .warning) {
    "unknown media type '\($0.found)'\($0.didYouMean)"
  }
  /// An unknown media feature.
  package static let unknownMediaFeature = Self("unknown-media-feature", .warning) {
    "unknown media feature '\($0.found)'\($0.didYouMean)"
  }
  /// An `@supports` whose condition does not follow the grammar.
  package static let invalidSupportsCondition = Self("invalid-supports-condition", .error) {
    "\(expectation($0)); the rule is ignored"
  }
  /// An `@container` whose condition does not follow the grammar.
  package static let invalidContainerCondition = Self("invalid-container-condition", .error) {
    "\(expectation($0)); the rule is ignored"
  }
  /// An unknown container feature.
  package static let unknownContainerFeature = Self("unknown-container-feature", .warning) {
    "unknown container feature '\($0.found)'\($0.didYouMean)"
  }
  /// A value that a media or container feature does not accept.
  package static let invalidFeatureValue = Self("invalid-feature-value", .warning) {
    let found = $0.found.isEmpty ? "the end" : "'\($0.found)'"
    return "invalid value for '\($0.subject)': found \(found), "
      + "expected \($0.expected)\($0.didYouMean)"
  }
  /// A condition in parentheses that is not a known test.
  package static let unknownCondition = Self("unknown-condition", .warning) {
    "the condition '\($0.found)' is unknown; it is neither true nor false"
  }

  private static func expectation(_ diagnostic: Diagnostic) -> String {
    diagnostic.found.isEmpty
      ? "expected \(diagnostic.expected), found the end"
      : "expected \(diagnostic.expected), found '\(diagnostic.found)'"
  }
}

extension Diagnostic.Kind {
  /// An `@property` without the name of a custom property.
  package static let invalidPropertyName = Self("invalid-property-name", .error) {
    "expected the name of one custom property after '@property', found '\($0.found)'"
  }
  /// An initial value that is not computationally independent.
  package static let dependentInitialValue = Self("dependent-initial-value", .error) {
    "the initial value '\($0.found)' of '\($0.subject)' depends on the element;"
      + " it can have neither relative units nor system colors"
  }
}

extension Diagnostic.Kind {
  /// A custom property without a value, in a `var()` without a fallback.
  package static let undefinedVariable = Self("undefined-variable", .warning) {
    "'\($0.subject)' is invalid at computed-value time because '\($0.found)' has no value and there is no fallback"
  }
  /// Custom properties in a dependency cycle.
  package static let variableCycle = Self("variable-cycle", .error) {
    "'\($0.subject)' is invalid at computed-value time because these refer to one another: \($0.found)"
  }
  /// An invalid `var()`, `env()` or function call.
  package static let malformedVariable = Self("malformed-variable", .error) {
    "the value of '\($0.subject)' has a 'var()' or 'env()' without a valid name, or a function that contains ';' or '!'"
  }
  /// A value that is too long after substitution of its variables.
  package static let valueTooLong = Self("value-too-long", .error) {
    "the value of '\($0.subject)' is longer than \($0.limit) bytes after its variables are substituted"
  }
  /// An element whose custom properties exceed the limit on the total size.
  package static let variablesTooLong = Self("variables-too-long", .error) {
    "'\($0.subject)' is ignored because the custom properties of the element have more than \($0.limit) bytes"
  }
  /// A custom property whose value does not match its registered syntax.
  package static let syntaxMismatch = Self("syntax-mismatch", .error) {
    "'\($0.subject)' is invalid at computed-value time: found '\($0.found)', expected \($0.expected)"
  }
}

extension Diagnostic.Kind {
  /// An argument that a custom function of the program does not accept.
  package static let invalidArgument = Self("invalid-argument", .error) {
    "'\($0.subject)' is invalid at computed-value time: found \($0.found), expected \($0.expected)"
  }
  /// A custom function of the program that returns no value for its arguments.
  package static let functionWithoutValue = Self("function-without-value", .error) {
    "'\($0.subject)' is invalid at computed-value time because '\($0.found)()' has no value for its arguments"
  }
  /// A result of a custom function that is not allowed in a value.
  package static let invalidResult = Self("invalid-result", .error) {
    "'\($0.subject)' is invalid at computed-value time: found '\($0.found)', expected \($0.expected)"
  }
}

extension FeatureValueType {
  /// The grammar of the values that the feature accepts.
  var accepted: String {
    switch self {
    case .length: "<length>"
    case .ratio: "<ratio>"
    case .resolution: "<resolution> | infinite"
    case .number: "<number>"
    case .integer: "<integer>"
    case .boolean: "0 | 1"
    case .keywords(let words): words.joined(separator: " | ")
    }
  }
}
