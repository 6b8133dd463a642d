// SPDX-License-Identifier: Apache-2.0

extension Combination {
  /// The maximum length to which lists are repeated for a common length.
  private static let maximumRepetition = 4096

  /// Returns the combination of two lists that are repeated to a common length.
  ///
  /// Defined by [Web Animations 1, section 5.2](https://drafts.csswg.org/web-animations-1/#repeatable-list).
  func repeatableList(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    switch (start, end) {
    case (.list(let a), .list(let b)):
      return repeatedValues(from: a, to: b).map { .list($0) }
    case (.sequence(let a), .sequence(let b)):
      return repeatedValues(from: a, to: b).map { .sequence($0) }
    default: return value(from: start, to: end)
    }
  }

  private func repeatedValues(from start: [CSSValue], to end: [CSSValue]) -> [CSSValue]? {
    guard !start.isEmpty, !end.isEmpty else { return nil }
    var (divisor, remainder) = (start.count, end.count)
    while remainder != 0 { (divisor, remainder) = (remainder, divisor % remainder) }
    let count = start.count / divisor * end.count
    guard count <= max(Self.maximumRepetition, start.count, end.count) else { return nil }
    return values(
      from: (0..<count).map { start[$0 % start.count] },
      to: (0..<count).map { end[$0 % end.count] })
  }

  /// Returns the combination of values for a number of sides.
  func sides(from start: CSSValue, to end: CSSValue, _ count: Int) -> CSSValue? {
    let (first, firstLast) = start.sides(count)
    let (second, secondLast) = end.sides(count)
    guard firstLast == secondLast else { return nil }
    return values(from: first, to: second).map { CSSValue.sides($0, followedBy: firstLast) }
  }

  /// Returns the combined list of shadows.
  ///
  /// Addition concatenates the lists.
  ///
  /// Defined by [CSS Backgrounds 3, section 6.1](https://drafts.csswg.org/css-backgrounds-3/#box-shadow).
  func shadowList(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    guard var from = [Shadow](start), var to = [Shadow](end) else { return nil }
    if procedure == .addition { return (from + to).cssValue }
    while from.count < to.count { from.append(to[from.count].invisible) }
    while to.count < from.count { to.append(from[to.count].invisible) }
    var shadows: [Shadow] = []
    for (from, to) in zip(from, to) {
      guard let shadow = shadow(from: from, to: to) else { return nil }
      shadows.append(shadow)
    }
    return shadows.cssValue
  }

  /// Returns the combination of two shadows, or `nil` if only one is inset.
  func shadow(from start: Shadow, to end: Shadow) -> Shadow? {
    guard start.isInset == end.isInset,
      let color = color(from: start.color ?? .currentColor, to: end.color ?? .currentColor),
      let x = length(from: start.x, to: end.x), let y = length(from: start.y, to: end.y),
      let blur = length(from: start.blur ?? .zero, to: end.blur ?? .zero, in: .nonNegative),
      let spread = length(from: start.spread ?? .zero, to: end.spread ?? .zero)
    else { return nil }
    let isOfBox = start.spread != nil || end.spread != nil
    return Shadow(
      x: x, y: y, blur: blur, spread: isOfBox ? spread : nil, color: color,
      isInset: start.isInset)
  }

  private func length(
    from start: Calculable<Length>, to end: Calculable<Length>, in range: NumericRange = .all
  ) -> Calculable<Length>? {
    let (from, to) = (LengthPercentage(start).node, LengthPercentage(end).node)
    if let first = from.leaf, let last = to.leaf, first.unit == last.unit,
      case .length(let unit) = last.unit
    {
      let value = number(from: first.number, to: last.number)
      return .plain(Length(procedure.isBounded ? value : range.clamp(value), unit))
    }
    let root = CalculationNode.combined(from: from, to: to, by: procedure)
    return Calculable(Calculation(root, .length, in: range).value(of: root))
  }
}

extension CSSValue {
  /// Returns the values of a number of sides with omitted ones filled in, and the keyword after
  /// them.
  fileprivate func sides(_ count: Int) -> (values: [CSSValue], last: CSSValue?) {
    guard case .sequence(var values) = self else {
      return (Array(repeating: self, count: count), nil)
    }
    var last: CSSValue?
    if values.last == .keyword(.fill) { last = values.popLast() }
    guard let first = values.first else { return ([self], last) }
    if values.count < 2 { values.append(first) }
    if values.count < 3, count > 2 { values.append(first) }
    if values.count < 4, count > 3 { values.append(values[1]) }
    return (values, last)
  }
}

extension Shadow {
  /// A transparent shadow of the same kind.
  fileprivate var invisible: Shadow {
    Shadow(
      x: .zero, y: .zero, blur: .zero, spread: spread == nil ? nil : .zero,
      color: .color(.transparent), isInset: isInset)
  }
}
