// SPDX-License-Identifier: Apache-2.0
package import CSSValues

/// The element that a container query is evaluated for: its size and the context of its values.
///
/// Defined by [CSS Conditional 5, section 4](https://drafts.csswg.org/css-conditional-5/#container-queries).
package struct QueryContainer {
  /// The width of the content box in px; `nil` if the program does not report it.
  package var width: Double?
  /// The height of the content box in px; `nil` if the program does not report it.
  package var height: Double?
  /// The context that lengths in the query refer to.
  ///
  /// The context has the fonts of the element and the root, the viewport, and the direction of
  /// lines.
  package var context: ComputationContext
  /// Returns the computed value of a custom property by its name with hyphens; `nil` if unset.
  package var customProperty: (String) -> String?
  /// The variables that `style()` compares with if it refers to other values; `nil` if unknown.
  var variables: ContainerVariables?

  /// Creates a container of a size.
  package init(
    width: Double?, height: Double?, context: ComputationContext = ComputationContext(),
    customProperty: @escaping (String) -> String? = { _ in nil }
  ) {
    self.width = width
    self.height = height
    self.context = context
    self.customProperty = customProperty
  }
}
