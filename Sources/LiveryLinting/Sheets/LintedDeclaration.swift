// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A declaration of a sheet that is linted.
struct LintedDeclaration: Sendable {
  /// The index of the declaration's node in the sheet's tree.
  let node: Int
  /// The index of the block that it stands in, in ``LintedSheet/blocks``.
  let block: Int
  /// The property; nil for a custom one, for a descriptor, and for what is in no table.
  let property: Property?
  /// The name of the custom property, in the sheet's ``LintedSheet/names``; nil for another property.
  let variable: Atom?
  /// Whether it counts only beside something else.
  let isImportant: Bool

  /// Whether it is a custom property.
  var isCustom: Bool { variable != nil }
}
