// SPDX-License-Identifier: Apache-2.0

/// The values of a shorthand's longhands during serialization.
struct ShorthandValues {
  /// The shorthand.
  let property: Property
  /// The longhands of the shorthand.
  let longhands: [Property]
  /// The values, in the order of the longhands.
  let values: [CSSValue]
  /// Whether the values are computed, so that initial values are also recognized in computed form.
  let areComputed: Bool

  /// Returns the value of a longhand of the shorthand.
  subscript(longhand: Property) -> CSSValue {
    guard let index = longhands.firstIndex(of: longhand) else {
      preconditionFailure("'\(longhand)' is not a longhand of '\(property)'")
    }
    return values[index]
  }

  /// Returns whether the text may omit the longhand.
  func isInitial(_ longhand: Property) -> Bool { isInitial(self[longhand], of: longhand) }

  /// Returns whether the text may omit each of the longhands.
  func areInitial(_ longhands: some Sequence<Property>) -> Bool {
    longhands.allSatisfy { isInitial($0) }
  }

  /// Returns whether a value of a longhand, or an element of its list, is the initial value.
  ///
  /// A length that was computed from a keyword, such as 3px from `medium`, is kept because it is
  /// more specific.
  func isInitial(_ value: CSSValue, of longhand: Property) -> Bool {
    if value == longhand.initialValue || value == longhand.initialItem { return true }
    guard areComputed else { return false }
    let computed = longhand.defaultComputedInitialValue
    if case .length = computed { return false }
    return value == computed || value == computed.onlyItem
  }
}

extension Property {
  /// The single element of a list-valued initial value, otherwise the initial value.
  var initialItem: CSSValue { initialValue.onlyItem }
}

extension CSSValue {
  /// The element of a list with one element, otherwise the value itself.
  var onlyItem: CSSValue {
    if case .list(let values) = self, values.count == 1 { return values[0] }
    return self
  }

  /// The elements of a list, otherwise the value as the only element.
  var items: [CSSValue] {
    if case .list(let values) = self { return values }
    return [self]
  }
}
