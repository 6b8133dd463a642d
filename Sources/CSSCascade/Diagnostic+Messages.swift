// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// Every sentence that CSSCascade has for a reader.
extension Diagnostic.Kind {
  /// A media query that does not follow the grammar.
  package static let invalidMediaQuery = Self("invalid-media-query", .error) {
    "\(expectation($0)); this media query never holds"
  }
  /// A type of media that nobody knows.
  package static let unknownMediaType = Self("unknown-media-type", .warning) {
    "unknown media type '\($0.found)'\($0.didYouMean)"
  }
  /// A media feature that nobody knows.
  package static let unknownMediaFeature = Self("unknown-media-feature", .warning) {
    "unknown media feature '\($0.found)'\($0.didYouMean)"
  }
  /// An `@supports` whose condition does not follow the grammar.
  package static let invalidSupportsCondition = Self("invalid-supports-condition", .error) {
    "\(expectation($0)); the rule is left out"
  }
  /// An `@container` whose condition does not follow the grammar.
  package static let invalidContainerCondition = Self("invalid-container-condition", .error) {
    "\(expectation($0)); the rule is left out"
  }
  /// A feature that no container has.
  package static let unknownContainerFeature = Self("unknown-container-feature", .warning) {
    "unknown container feature '\($0.found)'\($0.didYouMean)"
  }
  /// A value that a feature of a media or container query does not take.
  package static let invalidFeatureValue = Self("invalid-feature-value", .warning) {
    let found = $0.found.isEmpty ? "the end" : "'\($0.found)'"
    return "invalid value for '\($0.subject)': found \(found), "
      + "expected \($0.expected)\($0.didYouMean)"
  }
  /// Something in parentheses that is no test at all.
  package static let unknownCondition = Self("unknown-condition", .warning) {
    "the condition '\($0.found)' is not known; it counts as neither true nor false"
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
  /// An initial value that would not be the same for every element.
  package static let dependentInitialValue = Self("dependent-initial-value", .error) {
    "the initial value '\($0.found)' of '\($0.subject)' depends on the element;"
      + " it can have neither relative units nor system colors"
  }
}

extension Diagnostic.Kind {
  /// A variable that has no text where no fallback is given.
  package static let undefinedVariable = Self("undefined-variable", .warning) {
    "'\($0.subject)' counts as unset because '\($0.found)' has no value and there is no fallback"
  }
  /// Variables that refer to one another in a circle.
  package static let variableCycle = Self("variable-cycle", .error) {
    "'\($0.subject)' counts as unset because these refer to one another: \($0.found)"
  }
  /// A `var()`, an `env()` or a call of a function that is written wrongly.
  package static let malformedVariable = Self("malformed-variable", .error) {
    "the value of '\($0.subject)' has a 'var()' or 'env()' without a proper name, or a function with ';' or '!' in it"
  }
  /// A value that is too long once its variables are replaced.
  package static let valueTooLong = Self("value-too-long", .error) {
    "the value of '\($0.subject)' is longer than \($0.limit) bytes once its variables are replaced"
  }
  /// An element whose variables are too long together.
  package static let variablesTooLong = Self("variables-too-long", .error) {
    "'\($0.subject)' is dropped because the variables of the element have more than \($0.limit) bytes"
  }
  /// A custom property whose value does not match its registered syntax.
  package static let syntaxMismatch = Self("syntax-mismatch", .error) {
    "'\($0.subject)' counts as unset: found '\($0.found)', expected \($0.expected)"
  }
}

extension Diagnostic.Kind {
  /// An argument that a function of the program does not take.
  package static let invalidArgument = Self("invalid-argument", .error) {
    "'\($0.subject)' counts as unset: found \($0.found), expected \($0.expected)"
  }
  /// A function of the program that gives no value for its arguments.
  package static let functionWithoutValue = Self("function-without-value", .error) {
    "'\($0.subject)' counts as unset because '\($0.found)()' has no value for its arguments"
  }
  /// A text that a function of the program gives and that may stand in no value.
  package static let invalidResult = Self("invalid-result", .error) {
    "'\($0.subject)' counts as unset: found '\($0.found)', expected \($0.expected)"
  }
}

extension FeatureValueType {
  /// What the feature takes, in the words of a grammar.
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
