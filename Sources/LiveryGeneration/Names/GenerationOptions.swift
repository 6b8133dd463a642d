// SPDX-License-Identifier: Apache-2.0

/// How the Swift of a theme is to look.
package struct GenerationOptions: Sendable, Hashable {
  /// What the name of every type begins with: `AGR` gives `AGRStyle`.
  package var prefix: String
  /// What the root is called behind the prefix.
  package var rootName = "Style"
  /// Who may use the types.
  package var access: Access
  /// The folder that comments leave out of the names of files, with its slash; nil for none.
  package var base: String?
  /// What the banner names as the generator.
  package var generator: String

  /// Options; by default there is no prefix, and the types are the module's own.
  package init(
    prefix: String = "", access: Access = .internal, generator: String = "livery generate"
  ) {
    self.prefix = prefix
    self.access = access
    self.generator = generator
  }

  /// Who may use the types.
  package enum Access: String, Sendable, Hashable, CaseIterable {
    /// Every module that imports the one of the code.
    case `public`
    /// The modules of the package.
    case package
    /// The module of the code alone.
    case `internal`
  }

  /// Whether a text can begin the name of a type; none at all can.
  package static func isUsable(prefix: String) -> Bool {
    prefix.isEmpty || SwiftName.isIdentifier(prefix) && prefix.first?.isLowercase == false
  }
}
