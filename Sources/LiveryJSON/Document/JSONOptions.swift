// SPDX-License-Identifier: Apache-2.0

/// The extensions of JSON that a text may use.
package struct JSONOptions: Sendable, Hashable {
  /// A Boolean value that indicates whether `// …` and `/* … */` comments are allowed.
  package var allowsComments: Bool
  /// A Boolean value that indicates whether a comma is allowed after the last member or element.
  package var allowsTrailingCommas: Bool

  /// Creates options; by default, they allow exactly the JSON of RFC 8259.
  package init(allowsComments: Bool = false, allowsTrailingCommas: Bool = false) {
    self.allowsComments = allowsComments
    self.allowsTrailingCommas = allowsTrailingCommas
  }

  /// The options for hand-written JSON: with comments and trailing commas.
  package static let handwritten = JSONOptions(allowsComments: true, allowsTrailingCommas: true)
}
