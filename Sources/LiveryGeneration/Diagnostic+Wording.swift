// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// Every sentence that LiveryGeneration has for a reader.
extension Diagnostic.Kind {
  /// A selector, property or keyword whose name Swift cannot have.
  package static let unusableName = Self("unusable-name", .error) {
    "'\($0.found)' has no name in Swift: a name begins with a letter and holds letters, digits, '-' and '_'"
  }
  /// Two selectors, properties or keywords that have the same name in Swift.
  package static let nameCollision = Self("name-collision", .error) {
    "'\($0.found)' is '\($0.subject)' in Swift, and so is \($0.expected); rename one of them"
  }
  /// A selector that describes no single element.
  package static let unnamedSelector = Self("unnamed-selector", .note) {
    "'\($0.found)' describes no single element and gets no type in Swift"
  }
  /// A declaration whose value cannot be told without the program.
  package static let unknownMember = Self("unknown-member", .warning) {
    "'\($0.subject)' of '\($0.found)' comes to no value here and gets no property in Swift"
  }
  /// A theme with more values than a program is to hold.
  package static let tooManyMembers = Self("too-many-members", .error) {
    "the theme gives its styles more than \($0.limit) values; the rest gets no properties in Swift"
  }
  /// A theme whose declarations apply to too many styles.
  package static let tooManyDeclarations = Self("too-many-declarations", .error) {
    "the theme gives its styles more than \($0.limit) declarations; the rest gets no properties in Swift"
  }
}
