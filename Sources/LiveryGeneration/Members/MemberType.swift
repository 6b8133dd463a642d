// SPDX-License-Identifier: Apache-2.0

/// The type of a property of generated code, with the value that it has there and the code that reads it.
struct MemberType: Sendable, Hashable {
  /// The type as code names it.
  var name: String
  /// The value that the theme has now, as an expression.
  var value: String
  /// How the reader reads it: the name of the method.
  var reading: String
  /// What the reader is given besides the property: the arguments behind it.
  var arguments: String

  /// A property of CSS.
  static func standard(
    _ name: String, value: String, of property: String, reading: String = "read"
  ) -> MemberType {
    MemberType(name: name, value: value, reading: reading, arguments: ".\(property)")
  }
}
