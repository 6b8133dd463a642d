// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// What an element passes on to its children: its inherited longhands, its custom properties,
/// and what lengths are computed with.
///
/// An element that declares none of it shares its parent's.
final class InheritedStyle: Sendable {
  /// The inherited longhands, and what others are computed with.
  let longhands: InheritedLonghands
  /// The custom properties.
  let customProperties: CustomProperties
  /// The rules that hold, and the names of the sheets.
  let sheets: SheetContext

  init(
    _ longhands: InheritedLonghands, _ customProperties: CustomProperties, in sheets: SheetContext
  ) {
    self.longhands = longhands
    self.customProperties = customProperties
    self.sheets = sheets
  }

  /// The inherited longhands that were declared here or above.
  var values: LonghandValues { longhands.values }
  /// What the other longhands of the element, and those of its children, are computed with.
  var context: ComputationContext { longhands.context }
}

extension InheritedStyle {
  /// Which way the element's lines run.
  var flow: Flow { longhands.flow }

  /// Whether children begin with all of it.
  var passesAll: Bool { !customProperties.hasOwn }

  /// What children begin with where custom properties are registered as not inherited; nil where that is all of it.
  var withoutOwnProperties: InheritedStyle? {
    guard customProperties.hasOwn else { return nil }
    return InheritedStyle(longhands, customProperties.passedOn, in: sheets)
  }
}
