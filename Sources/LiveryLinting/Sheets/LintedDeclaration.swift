// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A declaration of a sheet that is linted.
struct LintedDeclaration: Sendable {
  /// The index of the declaration's node in the sheet's tree.
  let node: Int
  /// The index of the block that it stands in, in ``LintedSheet/blocks``.
  let block: Int
  /// The property; nil for a custom one, for a descriptor, and for what is in no table.
  let property: Property?
  /// Whether it is a custom property.
  let isCustom: Bool
  /// Whether it counts only beside something else.
  let isImportant: Bool
}
