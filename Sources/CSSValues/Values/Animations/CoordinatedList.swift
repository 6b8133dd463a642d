// SPDX-License-Identifier: Apache-2.0

/// The list of a property in a coordinating list property group.
///
/// Defined by [CSS Values 4, appendix A](https://drafts.csswg.org/css-values-4/#linked-properties).
package struct CoordinatedList {
  /// The entries as specified.
  let values: [CSSValue]

  /// Creates a list of the entries of a value, or of the value as the only entry.
  package init(_ value: CSSValue) {
    if case .list(let values) = value { self.values = values } else { values = [value] }
  }

  /// The entry at an index.
  ///
  /// A list that is too short repeats.
  subscript(index: Int) -> CSSValue? {
    values.isEmpty ? nil : values[index % values.count]
  }

  /// The entry at an index, as a type.
  package subscript<Value: PropertyValue>(index: Int, as type: Value.Type) -> Value? {
    self[index].flatMap { Value($0) }
  }
}
