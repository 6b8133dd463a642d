// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// What lint says of names that the program does not have.
extension Diagnostic.Kind {
  /// A type that the program does not have.
  public static let unknownType = Self("unknown-type", .warning) {
    $0.subject.isEmpty
      ? "the program has no type '\($0.found)'\($0.didYouMean)" : namedOnce($0)
  }
  /// A layer that is named once, near one that is named often.
  public static let unknownLayer = Self("unknown-layer", .warning) { namedOnce($0) }

  private static func namedOnce(_ diagnostic: Diagnostic) -> String {
    "the \(diagnostic.subject) '\(diagnostic.found)' is named only here\(diagnostic.didYouMean)"
  }
  /// A class that the program does not have.
  public static let unknownClass = Self("unknown-class", .warning) {
    "the program has no class '\($0.found)'\($0.didYouMean)"
  }
  /// A state that elements of a type never have.
  public static let stateNotForType = Self("state-not-for-type", .warning) {
    "'\($0.subject)' is never in the state ':\($0.found)'\($0.didYouMean)"
  }
  /// A property that elements of a type, or with a display, take no notice of.
  public static let propertyNotForType = Self("property-not-for-type", .warning) {
    "'\($0.subject)' takes no notice of '\($0.found)'"
  }
}
