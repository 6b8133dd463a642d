// SPDX-License-Identifier: Apache-2.0

extension CSSGradient: CombinableValue {
  /// Returns the interpolated gradient, or `nil` unless kinds, numbers of stops and interpolation
  /// methods are equal.
  ///
  /// Defined by [CSS Images 4, section 6.2](https://drafts.csswg.org/css-images-4/#interpolating-gradients).
  static func combined(
    from start: CSSGradient, to end: CSSGradient, by procedure: CombiningProcedure
  ) -> CSSGradient? {
    guard start.isRepeating == end.isRepeating, start.stops.count == end.stops.count,
      start.effectiveInterpolation == end.effectiveInterpolation,
      let geometry = Geometry.combined(from: start.geometry, to: end.geometry, by: procedure)
    else { return nil }
    var stops: [GradientStop] = []
    for index in start.stops.indices {
      let offset: GradientOffset? =
        index == 0 ? .percentage(0) : index == start.stops.count - 1 ? .percentage(100) : nil
      let stop = GradientStop.combined(
        from: start.stops[index], to: end.stops[index], by: procedure, defaultOffset: offset)
      guard let stop else { return nil }
      stops.append(stop)
    }
    var gradient = start.withStops(stops)
    gradient.geometry = geometry
    return gradient
  }
}

extension CSSGradient.Geometry: CombinableValue {
  static func combined(from start: Self, to end: Self, by procedure: CombiningProcedure) -> Self? {
    func mixed(_ a: Double, _ b: Double) -> Double { .finite(procedure.combined(a, b)) }
    switch (start, end) {
    case (.linear(let a), .linear(let b)):
      if a == b { return start }
      guard let from = a.degrees, let to = b.degrees else { return nil }
      return .linear(.angle(.plain(CSSAngle(mixed(from, to)))))
    case (.radial(let a, let center), .radial(let b, let otherCenter)):
      guard let shape = EndingShape.combined(from: a, to: b, by: procedure),
        let position = Position.combined(from: center, to: otherCenter, by: procedure)
      else { return nil }
      return .radial(shape, center: position)
    case (.conic(let a, let center), .conic(let b, let otherCenter)):
      guard let from = a == nil ? 0 : a?.degrees, let to = b == nil ? 0 : b?.degrees,
        let position = Position.combined(from: center, to: otherCenter, by: procedure)
      else { return nil }
      let angle = mixed(from, to)
      return .conic(from: angle == 0 ? nil : .plain(CSSAngle(angle)), center: position)
    default: return nil
    }
  }
}

extension EndingShape: CombinableValue {
  static func combined(
    from start: EndingShape, to end: EndingShape, by procedure: CombiningProcedure
  ) -> EndingShape? {
    switch (start, end) {
    case (.radius(let a), .radius(let b)):
      let radius = LengthPercentage.combined(
        from: LengthPercentage(a), to: LengthPercentage(b), by: procedure)
      return radius?.clampedToZero.withoutPercentage.map { .radius($0) }
    case (.radii(let x, let y), .radii(let otherX, let otherY)):
      guard let horizontal = LengthPercentage.combined(from: x, to: otherX, by: procedure),
        let vertical = LengthPercentage.combined(from: y, to: otherY, by: procedure)
      else { return nil }
      return .radii(horizontal.clampedToZero, vertical.clampedToZero)
    default: return start == end ? start : nil
    }
  }
}

extension GradientStop {
  /// Returns the interpolation of two stops of one kind.
  ///
  /// `defaultOffset` is the position of a color without one, or `nil` if it is unknown.
  fileprivate static func combined(
    from start: GradientStop, to end: GradientStop, by procedure: CombiningProcedure,
    defaultOffset: GradientOffset?
  ) -> GradientStop? {
    switch (start, end) {
    case (.hint(let a), .hint(let b)):
      return GradientOffset.combined(from: a, to: b, by: procedure).map { .hint($0) }
    case (.color(let a, let startOffset), .color(let b, let endOffset)):
      guard let color = Combination(procedure: procedure).color(from: a, to: b) else { return nil }
      if startOffset == nil, endOffset == nil { return .color(color, at: nil) }
      guard let from = startOffset ?? defaultOffset, let to = endOffset ?? defaultOffset else {
        return nil
      }
      return GradientOffset.combined(from: from, to: to, by: procedure).map {
        .color(color, at: $0)
      }
    default: return nil
    }
  }
}

extension GradientOffset: CombinableValue {
  static func combined(
    from start: GradientOffset, to end: GradientOffset, by procedure: CombiningProcedure
  ) -> GradientOffset? {
    if let from = start.lengthPercentage, let to = end.lengthPercentage {
      return LengthPercentage.combined(from: from, to: to, by: procedure)
        .map { GradientOffset($0) }
    }
    guard let from = start.degrees, let to = end.degrees else { return nil }
    return .angle(CSSAngle(.finite(procedure.combined(from, to))))
  }

  /// The position on the circle in degrees, or `nil` on a line.
  private var degrees: Double? {
    switch self {
    case .angle(let angle): angle.degrees
    case .percentage(let percentage): percentage * 3.6
    case .length: nil
    case .calculation(let calculation):
      calculation.kind.contains(.angle) ? calculation.resolved(percentagesOf: 360) : nil
    }
  }
}
