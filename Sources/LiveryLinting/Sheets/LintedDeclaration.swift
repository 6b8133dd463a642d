// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A declaration of a linted sheet.
struct LintedDeclaration: Sendable {
  /// The index of the declaration's node in the sheet's tree.
  let node: Int
  /// The index of the block that contains the declaration, in ``LintedSheet/blocks``.
  let block: Int
  /// The property, or `nil` for a custom property, a descriptor or an unknown name.
  let property: Property?
  /// The name of the custom property in ``LintedSheet/names``, or `nil` for another property.
  let variable: Atom?
  /// Whether the declaration is marked `!important`.
  let isImportant: Bool

  /// Whether the declaration is of a custom property.
  var isCustom: Bool { variable != nil }
}
