// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// What lint says of things that are said twice.
extension Diagnostic.Kind {
  /// A declaration that another one of the same property in the same block overrides.
  public static let duplicateProperty = Self(
    "duplicate-property", .warning, wording: setTwice)
  /// A custom property that is set twice in a block.
  public static let duplicateCustomProperty = Self(
    "duplicate-custom-property", .warning, wording: setTwice)
  /// A selector that stands twice in a list, or a list that two rules have.
  public static let duplicateSelector = Self("duplicate-selector", .warning) {
    "'\($0.found)' is the selector of line \($0.limit) again"
  }
  /// A sheet that is imported twice under the same conditions.
  public static let duplicateImport = Self("duplicate-import", .warning) {
    "'\($0.found)' is imported on line \($0.limit) already"
  }
  /// A font family that is named twice.
  public static let duplicateFontFamily = Self("duplicate-font-family", .warning) {
    "the font family \($0.found) is named before already"
  }
  /// A shorthand that sets again what stands before it.
  public static let shorthandOverridesLonghand = Self("shorthand-overrides-longhand", .warning) {
    "'\($0.subject)' sets '\($0.found)' too, so that of line \($0.limit) has no effect"
  }

  @Sendable private static func setTwice(_ diagnostic: Diagnostic) -> String {
    diagnostic.expected.isEmpty
      ? "'\(diagnostic.subject)' is set again on line \(diagnostic.limit), so this has no effect"
      : "'\(diagnostic.subject)' is '\(diagnostic.expected)' on line \(diagnostic.limit), so this has no effect"
  }
}
