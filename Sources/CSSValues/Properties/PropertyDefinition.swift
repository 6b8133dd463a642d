// SPDX-License-Identifier: Apache-2.0

/// A row of the property table.
///
/// ```swift
/// Property.width.definition.syntax    // "auto | <length-percentage [0,∞]> | min-content | …"
/// ```
package struct PropertyDefinition: Sendable, Hashable {
  /// The grammar of the value, in the notation of CSS specifications.
  package let syntax: String
  /// The initial value in CSS syntax.
  package let initial: String
  /// Whether an element without a cascaded value inherits the value of its parent.
  package let isInherited: Bool
  /// The longhands that a shorthand sets, in the order of their values.
  ///
  /// Empty for a longhand.
  package let longhands: [Property]
  /// Alternative names of the property, such as `word-wrap` for `overflow-wrap`.
  package let aliases: [String]
  /// The computed value, in the specification's words.
  package let computedValue: String
  /// The animation type, in the specification's words.
  package let animationType: String
  /// A description of the property, in one or two sentences.
  package let documentation: String
  /// The address of the specification, or `nil` if Livery defines the property.
  package let specification: String?
}
