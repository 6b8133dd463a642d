// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// Every sentence that CSSCascade has for a reader.
extension Diagnostic.Kind {
  /// A media query that does not follow the grammar.
  public static let invalidMediaQuery = Self("invalid-media-query", .error) {
    "\(expectation($0)); this media query never holds"
  }
  /// A type of media that nobody knows.
  public static let unknownMediaType = Self("unknown-media-type", .warning) {
    "unknown media type '\($0.found)'\($0.didYouMean)"
  }
  /// A media feature that nobody knows.
  public static let unknownMediaFeature = Self("unknown-media-feature", .warning) {
    "unknown media feature '\($0.found)'\($0.didYouMean)"
  }
  /// An `@supports` whose condition does not follow the grammar.
  public static let invalidSupportsCondition = Self("invalid-supports-condition", .error) {
    "\(expectation($0)); the rule is left out"
  }
  /// An `@container` whose condition does not follow the grammar.
  public static let invalidContainerCondition = Self("invalid-container-condition", .error) {
    "\(expectation($0)); the rule is left out"
  }
  /// A feature that no container has.
  public static let unknownContainerFeature = Self("unknown-container-feature", .warning) {
    "unknown container feature '\($0.found)'\($0.didYouMean)"
  }
  /// A value that a feature of a media or container query does not take.
  public static let invalidFeatureValue = Self("invalid-feature-value", .warning) {
    let found = $0.found.isEmpty ? "the end" : "'\($0.found)'"
    return "invalid value for '\($0.subject)': found \(found), "
      + "expected \($0.expected)\($0.didYouMean)"
  }
  /// Something in parentheses that is no test at all.
  public static let unknownCondition = Self("unknown-condition", .warning) {
    "the condition '\($0.found)' is not known; it counts as neither true nor false"
  }

  private static func expectation(_ diagnostic: Diagnostic) -> String {
    diagnostic.found.isEmpty
      ? "expected \(diagnostic.expected), found the end"
      : "expected \(diagnostic.expected), found '\(diagnostic.found)'"
  }
}

extension Diagnostic {
  /// The question that ends a sentence, or nothing.
  fileprivate var didYouMean: String { suggestion.map { "; did you mean '\($0)'?" } ?? "" }
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
