// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// What an element passes on to its children: its inherited longhands, its custom properties, and what lengths are computed with.
///
/// An element that declares none of it shares its parent's.
final class InheritedStyle: Sendable {
  /// The inherited longhands that were declared here or above.
  let values: LonghandValues
  /// The custom properties.
  let customProperties: CustomProperties
  /// What the other longhands of the element, and those of its children, are computed with.
  let context: ComputationContext

  init(
    _ values: LonghandValues, _ customProperties: CustomProperties, _ context: ComputationContext
  ) {
    self.values = values
    self.customProperties = customProperties
    self.context = context
  }
}

extension InheritedStyle {
  /// What children begin with where custom properties are registered as not inherited; nil where that is all of it.
  var withoutOwnProperties: InheritedStyle? {
    guard customProperties.hasOwn else { return nil }
    return InheritedStyle(values, customProperties.passedOn, context)
  }
}
