// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A longhand and what is declared for it.
struct DeclaredLonghand: Sendable {
  let property: Property
  let value: DeclaredValue

  init(property: Property, value: DeclaredValue) {
    self.property = property
    if case .value(let specified) = value, let computed = specified.computedForAll(property) {
      self.value = .computed(computed)
    } else {
      self.value = value
    }
  }
}

/// What a declaration says of one longhand.
enum DeclaredValue: Sendable {
  /// A value that is computed already, because it is the same for every element.
  case computed(CSSValue)
  /// A value.
  case value(CSSValue)
  /// A keyword that every property takes.
  case keyword(CSSWideKeyword)
  /// A value that is known once its variables are replaced.
  case pending(PendingValue)
}
