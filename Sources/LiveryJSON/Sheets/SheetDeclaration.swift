// SPDX-License-Identifier: Apache-2.0

/// A declaration in CSS syntax.
struct SheetDeclaration {
  /// The property.
  let name: String
  /// The value.
  var value: SheetExpression
  /// Whether the property of the member's name rejects the value; a custom property keeps it.
  var isRejected = false
}
