// SPDX-License-Identifier: Apache-2.0

/// The values of a shorthand's longhands while its text is put together.
struct ShorthandValues {
  /// The shorthand.
  let property: Property
  /// Its longhands.
  let longhands: [Property]
  /// A value for each of them, in their order.
  let values: [CSSValue]
  /// Whether they are computed values: an initial value is then known in its computed form too.
  let areComputed: Bool

  /// The value of a longhand, which is one of the shorthand's.
  subscript(longhand: Property) -> CSSValue {
    guard let index = longhands.firstIndex(of: longhand) else {
      preconditionFailure("'\(longhand)' is no longhand of '\(property)'")
    }
    return values[index]
  }

  /// Whether leaving the longhand out says the same.
  func isInitial(_ longhand: Property) -> Bool { isInitial(self[longhand], of: longhand) }

  /// Whether leaving each of the longhands out says the same.
  func areInitial(_ longhands: some Sequence<Property>) -> Bool {
    longhands.allSatisfy { isInitial($0) }
  }

  /// Whether a value of a longhand, or one of its list, is what the longhand has by itself.
  ///
  /// A length that was computed from a keyword, such as 3px from `medium`, is kept: it says more than the keyword.
  func isInitial(_ value: CSSValue, of longhand: Property) -> Bool {
    if value == longhand.initialValue || value == longhand.initialItem { return true }
    guard areComputed else { return false }
    let computed = longhand.plainInitialValue
    if case .length = computed { return false }
    return value == computed || value == computed.onlyItem
  }
}

extension Property {
  /// One element of the longhand's initial value where that is a list; else the initial value.
  var initialItem: CSSValue { initialValue.onlyItem }
}

extension CSSValue {
  /// The element of a list of one; every other value as it is.
  var onlyItem: CSSValue {
    if case .list(let values) = self, values.count == 1 { return values[0] }
    return self
  }

  /// The elements of a list; every other value as the only element.
  var items: [CSSValue] {
    if case .list(let values) = self { return values }
    return [self]
  }
}
