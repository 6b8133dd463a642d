// SPDX-License-Identifier: Apache-2.0

/// The options of the generated Swift of a theme.
package struct GenerationOptions: Sendable, Hashable {
  /// The prefix of the name of every type: `AGR` results in `AGRStyle`.
  package var prefix: String
  /// The name of the root after the prefix.
  package var rootName = "Style"
  /// The access level of the types.
  package var access: Access
  /// The folder, with its slash, that comments omit from file names, or `nil`.
  package var base: String?
  /// The name of the generator in the banner.
  package var generator: String

  /// Creates options; by default without a prefix and with internal types.
  package init(
    prefix: String = "", access: Access = .internal, generator: String = "livery generate"
  ) {
    self.prefix = prefix
    self.access = access
    self.generator = generator
  }

  /// An access level of Swift.
  package enum Access: String, Sendable, Hashable, CaseIterable {
    /// All modules that import the module of the code.
    case `public`
    /// The modules of the package.
    case package
    /// Only the module of the code.
    case `internal`
  }

  /// Returns whether a text can begin the name of a type; an empty text can.
  package static func isUsable(prefix: String) -> Bool {
    prefix.isEmpty || SwiftName.isIdentifier(prefix) && prefix.first?.isLowercase == false
  }

  /// Returns whether a text can be the name of a module and of a program: an ASCII identifier that
  /// is no reserved word.
  package static func isUsable(moduleName: String) -> Bool {
    SwiftName.isIdentifier(moduleName) && SwiftName.escaped(moduleName) == moduleName
      && moduleName.allSatisfy(\.isASCII)
  }
}
