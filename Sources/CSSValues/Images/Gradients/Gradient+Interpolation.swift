// SPDX-License-Identifier: Apache-2.0

extension Gradient: InterpolableValue {
  /// The gradient between two of the same kind with as many stops, whose colors are mixed the same way.
  ///
  /// Defined by [CSS Images 4, section 6.2](https://drafts.csswg.org/css-images-4/#interpolating-gradients).
  static func interpolated(
    from start: Gradient, to end: Gradient, at progress: Double
  ) -> Gradient? {
    guard start.isRepeating == end.isRepeating, start.stops.count == end.stops.count,
      start.effectiveInterpolation == end.effectiveInterpolation,
      let geometry = Geometry.interpolated(from: start.geometry, to: end.geometry, at: progress)
    else { return nil }
    var stops: [GradientStop] = []
    for (from, to) in zip(start.placedStops, end.placedStops) {
      guard let stop = GradientStop.interpolated(from: from, to: to, at: progress) else {
        return nil
      }
      stops.append(stop)
    }
    var gradient = start.withStops(stops)
    gradient.geometry = geometry
    return gradient
  }

  /// The stops, the first one and the last one with the places that go without saying.
  private var placedStops: [GradientStop] {
    var stops = stops
    if case .color(let color, nil)? = stops.first { stops[0] = .color(color, at: .percentage(0)) }
    if stops.count > 1, case .color(let color, nil)? = stops.last {
      stops[stops.count - 1] = .color(color, at: .percentage(100))
    }
    return stops
  }
}

extension Gradient.Geometry: InterpolableValue {
  static func interpolated(from start: Self, to end: Self, at progress: Double) -> Self? {
    func mixed(_ a: Double, _ b: Double) -> Double { .finite(a + (b - a) * progress) }
    switch (start, end) {
    case (.linear(let a), .linear(let b)):
      if a == b { return start }
      guard let from = a.degrees, let to = b.degrees else { return nil }
      return .linear(.angle(.plain(Angle(mixed(from, to)))))
    case (.radial(let a, let center), .radial(let b, let otherCenter)):
      guard let shape = EndingShape.interpolated(from: a, to: b, at: progress),
        let position = Position.interpolated(from: center, to: otherCenter, at: progress)
      else { return nil }
      return .radial(shape, center: position)
    case (.conic(let a, let center), .conic(let b, let otherCenter)):
      guard let from = a == nil ? 0 : a?.degrees, let to = b == nil ? 0 : b?.degrees,
        let position = Position.interpolated(from: center, to: otherCenter, at: progress)
      else { return nil }
      let angle = mixed(from, to)
      return .conic(from: angle == 0 ? nil : .plain(Angle(angle)), center: position)
    default: return nil
    }
  }
}

extension EndingShape: InterpolableValue {
  static func interpolated(
    from start: EndingShape, to end: EndingShape, at progress: Double
  ) -> EndingShape? {
    switch (start, end) {
    case (.radius(let a), .radius(let b)):
      let radius = LengthPercentage.interpolated(
        from: LengthPercentage(a), to: LengthPercentage(b), at: progress)
      return radius?.clampedToZero.withoutPercentage.map { .radius($0) }
    case (.radii(let x, let y), .radii(let otherX, let otherY)):
      guard let horizontal = LengthPercentage.interpolated(from: x, to: otherX, at: progress),
        let vertical = LengthPercentage.interpolated(from: y, to: otherY, at: progress)
      else { return nil }
      return .radii(horizontal.clampedToZero, vertical.clampedToZero)
    default: return start == end ? start : nil
    }
  }
}

extension GradientStop: InterpolableValue {
  static func interpolated(
    from start: GradientStop, to end: GradientStop, at progress: Double
  ) -> GradientStop? {
    switch (start, end) {
    case (.hint(let a), .hint(let b)):
      return GradientOffset.interpolated(from: a, to: b, at: progress).map { .hint($0) }
    case (.color(let a, let place), .color(let b, let otherPlace)):
      guard let color = SpecifiedColor.between(a, b, at: progress) else { return nil }
      guard let place, let otherPlace else {
        return place == nil && otherPlace == nil ? .color(color, at: nil) : nil
      }
      return GradientOffset.interpolated(from: place, to: otherPlace, at: progress).map {
        .color(color, at: $0)
      }
    default: return nil
    }
  }
}

extension GradientOffset: InterpolableValue {
  static func interpolated(
    from start: GradientOffset, to end: GradientOffset, at progress: Double
  ) -> GradientOffset? {
    if let from = LengthPercentage(start.cssValue), let to = LengthPercentage(end.cssValue) {
      return LengthPercentage.interpolated(from: from, to: to, at: progress)
        .flatMap { GradientOffset($0.cssValue) }
    }
    guard let from = start.degrees, let to = end.degrees else { return nil }
    return .angle(Angle(.finite(from + (to - from) * progress)))
  }

  /// The place on the circle in degrees; nil on a line.
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

extension SpecifiedColor {
  /// The color between two computed ones; nil where one still depends on `currentcolor`, unless both are the same.
  fileprivate static func between(
    _ start: SpecifiedColor, _ end: SpecifiedColor, at progress: Double
  ) -> SpecifiedColor? {
    guard start != end else { return start }
    guard let from = start.absolute, let to = end.absolute else { return nil }
    return .color(Color.interpolated(from: from, to: to, at: progress))
  }
}
