// SPDX-License-Identifier: Apache-2.0

/// What a text may hold beyond JSON.
package struct JSONOptions: Sendable, Hashable {
  /// Whether `// …` up to the end of a line and `/* … */` may stand wherever white space may.
  package var allowsComments: Bool
  /// Whether a comma may stand behind an object's last member and an array's last value.
  package var allowsTrailingCommas: Bool

  /// JSON as RFC 8259 has it, unless more is allowed.
  package init(allowsComments: Bool = false, allowsTrailingCommas: Bool = false) {
    self.allowsComments = allowsComments
    self.allowsTrailingCommas = allowsTrailingCommas
  }

  /// JSON as people write it by hand: with comments and trailing commas.
  package static let handwritten = JSONOptions(allowsComments: true, allowsTrailingCommas: true)
}
