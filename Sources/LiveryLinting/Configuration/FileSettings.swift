// SPDX-License-Identifier: Apache-2.0

/// The settings that a ``LintConfiguration`` contains for one file.
public struct FileSettings: Sendable, Hashable {
  /// Whether the style rules are on.
  public var isStrict = false
  /// The platform that the theme targets, such as `gtk-4.14`, or `nil` if none is set.
  public var target: String?
  /// The settings of rules, by rule name.
  public var rules: [String: RuleSetting] = [:]

  /// Creates empty settings.
  public init() {}

  /// Merges later settings of rules, which take precedence.
  package mutating func merge(_ later: [String: RuleSetting]) {
    rules.merge(later) { earlier, later in
      var both = earlier
      both.merge(later)
      return both
    }
  }
}
