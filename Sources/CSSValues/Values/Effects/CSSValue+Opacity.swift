// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// Returns the computed value of an opacity, a number from 0 to 1.
  func computedOpacity(in context: ComputationContext) -> CSSValue {
    let value = computedNumber(in: context)
    return Double(value).map { .number(min(max($0, 0), 1)) } ?? value
  }

  /// Returns the computed value of `box-shadow`, in which every shadow has a spread distance.
  func computedBoxShadow(in context: ComputationContext) -> CSSValue {
    guard case .list(let values) = self else { return computed(in: context) }
    return .list(
      values.map { value in
        guard case .shadow(var shadow) = value else { return value.computed(in: context) }
        shadow.spread = shadow.spread ?? .zero
        return .shadow(shadow.computed(in: context))
      })
  }
}
