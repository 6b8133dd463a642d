// SPDX-License-Identifier: Apache-2.0

/// The type of a property of generated code, with its value and the call that reads it.
struct MemberType: Sendable, Hashable {
  /// The name of the type in code.
  var name: String
  /// The current value in the theme, as an expression.
  var value: String
  /// The name of the method of the reader.
  var readerMethod: String
  /// The arguments of the method after the member.
  var arguments: String

  /// Returns the type of a CSS property.
  static func standard(
    _ name: String, value: String, of property: String, readerMethod: String = "read"
  ) -> MemberType {
    MemberType(name: name, value: value, readerMethod: readerMethod, arguments: ".\(property)")
  }
}
