// SPDX-License-Identifier: Apache-2.0

/// A variable that the style can use, in messages to editors.
struct VariableMessage: Sendable, Hashable, Encodable {
  /// The name, with its hyphens.
  var name: String
  /// The value in the element of the style, without variables.
  var value: String
  /// The value as the open archive declares it, or `nil` if the archive does not.
  var written: String?
  /// The location of the declaration: `state`, `style`, `root` or `file` in the open archive, or
  /// `theme`.
  var place: Place
  /// The color as hexadecimal sRGB and its opacity, or `nil` for another value.
  var color: JSONData?
  /// A Boolean value that indicates whether the edited pipeline uses the variable.
  var isUsed = false

  /// A location of a declaration.
  enum Place: String, Sendable, Hashable, Encodable {
    /// A rule of the edited state.
    case state
    /// The rule of the style.
    case style
    /// The rule `:root` of the archive.
    case root
    /// Another rule of the archive.
    case file
    /// Another sheet of the theme.
    case theme
  }
}
