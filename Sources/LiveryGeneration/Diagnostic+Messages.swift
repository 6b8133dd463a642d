// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The messages of all diagnostics of LiveryGeneration.
extension Diagnostic.Kind {
  /// A selector, property or keyword whose name is invalid in Swift.
  package static let unusableName = Self("unusable-name", .error) {
    "'\($0.found)' has no name in Swift: a name begins with a letter and contains letters, digits, '-' and '_'"
  }
  /// Two selectors, properties or keywords with the same name in Swift.
  package static let nameCollision = Self("name-collision", .error) {
    "'\($0.found)' is '\($0.subject)' in Swift, and so is \($0.expected); rename one of them"
  }
  /// A selector that does not describe a single element.
  package static let unnamedSelector = Self("unnamed-selector", .note) {
    "'\($0.found)' describes no single element and gets no type in Swift"
  }
  /// A declaration whose value cannot be computed without the program.
  package static let unknownMember = Self("unknown-member", .warning) {
    "'\($0.subject)' of '\($0.found)' has no computed value here and gets no property in Swift"
  }
  /// A theme with too many values for a program.
  package static let tooManyMembers = Self("too-many-members", .error) {
    "the styles of the theme have more than \($0.limit) values; the rest gets no properties in Swift"
  }
  /// A theme whose declarations apply to too many styles.
  package static let tooManyDeclarations = Self("too-many-declarations", .error) {
    "the styles of the theme have more than \($0.limit) declarations; the rest gets no properties in Swift"
  }
}
