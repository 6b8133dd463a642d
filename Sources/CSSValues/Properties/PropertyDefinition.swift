// SPDX-License-Identifier: Apache-2.0

/// What the property table says of a property.
///
/// ```swift
/// Property.width.definition.syntax    // "auto | <length-percentage [0,∞]> | min-content | …"
/// ```
package struct PropertyDefinition: Sendable, Hashable {
  /// The grammar of the value, in the notation of CSS specifications.
  package let syntax: String
  /// The initial value as CSS text.
  package let initial: String
  /// Whether an element without a value of its own takes its parent's.
  package let isInherited: Bool
  /// The properties that a shorthand sets, in the order of their values; empty for a longhand.
  package let longhands: [Property]
  /// Other names that mean the property, such as `word-wrap` for `overflow-wrap`.
  package let aliases: [String]
  /// What the computed value is, in the specification's words.
  package let computedValue: String
  /// How the property is animated, in the specification's words.
  package let animationType: String
  /// What the property does, in a sentence or two.
  package let documentation: String
  /// The address of the specification; nil for a property of Livery's own.
  package let specification: String?
}
