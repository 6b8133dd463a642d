// SPDX-License-Identifier: Apache-2.0

extension Combination {
  /// Returns the combined filter list, or `nil` if neither list begins with functions of the other's
  /// kinds.
  ///
  /// Addition concatenates the lists.
  ///
  /// Defined by [Filter Effects 1, section 11](https://drafts.csswg.org/filter-effects-1/#interpolation-of-filters).
  func filterList(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    guard var from = [FilterFunction](start), var to = [FilterFunction](end) else { return nil }
    if procedure == .addition { return (from + to).cssValue }
    while from.count < to.count {
      guard let neutral = to[from.count].neutral else { return nil }
      from.append(neutral)
    }
    while to.count < from.count {
      guard let neutral = from[to.count].neutral else { return nil }
      to.append(neutral)
    }
    var filters: [FilterFunction] = []
    for (from, to) in zip(from, to) {
      guard let filter = filter(from: from, to: to) else { return nil }
      filters.append(filter)
    }
    return filters.cssValue
  }

  /// Returns the combination of two filters of one kind, or `nil` for different kinds.
  func filter(from start: FilterFunction, to end: FilterFunction) -> FilterFunction? {
    let free = Combination(procedure: procedure)
    switch (start, end) {
    case (.blur(let a), .blur(let b)):
      let zero = CSSValue.length(.zero)
      return free.numeric(from: a ?? zero, to: b ?? zero, in: .nonNegative).map { .blur($0) }
    case (.hueRotate(let a), .hueRotate(let b)):
      let zero = CSSValue.angle(.zero)
      return free.numeric(from: a ?? zero, to: b ?? zero, in: .all).map { .hueRotate($0) }
    case (.adjustment(let a, let amount), .adjustment(let b, let other)):
      guard a == b else { return nil }
      let (from, to) = (amount ?? .number(1), other ?? .number(1))
      let range = NumericRange(0, a.largestAmount)
      let value =
        a.neutralAmount == 1
        ? free.factor(from: from, to: to, in: range) : free.numeric(from: from, to: to, in: range)
      return value.map { .adjustment(a, $0) }
    case (.dropShadow(let a), .dropShadow(let b)):
      return shadow(from: a, to: b).map { .dropShadow($0) }
    default: return nil
    }
  }
}

extension FilterFunction {
  /// The identity function of the same kind, or `nil` if there is none.
  fileprivate var neutral: FilterFunction? {
    switch self {
    case .blur: .blur(.length(.zero))
    case .hueRotate: .hueRotate(.angle(.zero))
    case .adjustment(let adjustment, _): .adjustment(adjustment, .number(adjustment.neutralAmount))
    case .dropShadow:
      .dropShadow(Shadow(x: .zero, y: .zero, blur: .zero, color: .color(.transparent)))
    case .url: nil
    }
  }
}
