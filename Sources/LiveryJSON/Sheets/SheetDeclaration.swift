// SPDX-License-Identifier: Apache-2.0

/// A declaration as CSS writes it.
struct SheetDeclaration {
  /// The property.
  let name: String
  /// The value.
  var value: SheetExpression
  /// Whether the property of the member's name does not take the value, so that a custom property has it.
  var isRefused = false
}
