// SPDX-License-Identifier: Apache-2.0

/// The list of one property among several that belong together, entry by entry.
///
/// Defined by [CSS Values 4, appendix A](https://drafts.csswg.org/css-values-4/#linked-properties).
struct CoordinatedList {
  /// The entries as they are written.
  let values: [CSSValue]

  /// The entries of a value, or the value as the only one.
  init(_ value: CSSValue) {
    if case .list(let values) = value { self.values = values } else { values = [value] }
  }

  /// The entry at an index; a list that is too short begins again.
  subscript(index: Int) -> CSSValue? {
    values.isEmpty ? nil : values[index % values.count]
  }

  /// The entry at an index, read as a type.
  subscript<Value: PropertyValue>(index: Int, as type: Value.Type) -> Value? {
    self[index].flatMap { Value($0) }
  }
}
