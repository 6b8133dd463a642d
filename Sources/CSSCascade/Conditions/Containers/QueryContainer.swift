// SPDX-License-Identifier: Apache-2.0
package import CSSValues

/// An element that a container query is asked of: its size, and what lengths and `style()` refer to.
///
/// Defined by [CSS Conditional 5, section 4](https://drafts.csswg.org/css-conditional-5/#container-queries).
package struct QueryContainer {
  /// The width of its content box in px; nil where the program has not said.
  package var width: Double?
  /// The height of its content box in px; nil where the program has not said.
  package var height: Double?
  /// What lengths of the query refer to: the element's own font, the root's, the viewport; and
  /// whether its lines are vertical.
  package var context: ComputationContext
  /// The computed value of a custom property, by its name with the hyphens; nil where it has none.
  package var customProperty: (String) -> String?
  /// What `style()` compares with where it refers to other values; nil where nobody knows these.
  var variables: ContainerVariables?

  /// A container of a size.
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
