// SPDX-License-Identifier: Apache-2.0

extension CSSGradient: ComputableValue {
  func computed(in context: ComputationContext) -> CSSGradient {
    var gradient = withStops(
      stops.map { stop in
        switch stop {
        case .color(let color, let offset):
          .color(color.computed(in: context), at: offset?.computed(in: context))
        case .hint(let offset): .hint(offset.computed(in: context))
        }
      })
    gradient.geometry = geometry.computed(in: context)
    return gradient
  }

  func resolved(currentColor: CSSColor) -> CSSGradient {
    withStops(
      stops.map { stop in
        guard case .color(let color, let offset) = stop else { return stop }
        return .color(.color(color.resolved(currentColor: currentColor)), at: offset)
      })
  }

  /// Returns the gradient with other stops and an unchanged interpolation method.
  func withStops(_ stops: [GradientStop]) -> CSSGradient {
    let method = effectiveInterpolation
    var gradient = CSSGradient(geometry, isRepeating: isRepeating, stops: stops)
    if method != gradient.defaultInterpolation { gradient.interpolation = method }
    return gradient
  }
}

extension CSSGradient.Geometry: ComputableValue {
  func computed(in context: ComputationContext) -> Self {
    switch self {
    case .linear(.angle(let angle)): .linear(.angle(angle.computed(in: context)))
    case .linear: self
    case .radial(let shape, let center):
      .radial(shape.computed(in: context), center: center.computedUnlessCenter(in: context))
    case .conic(let angle, let center):
      .conic(
        from: angle?.computed(in: context), center: center.computedUnlessCenter(in: context))
    }
  }
}

extension EndingShape: ComputableValue {
  func computed(in context: ComputationContext) -> EndingShape {
    switch self {
    case .circle, .ellipse: self
    case .radius(let radius): .radius(radius.computed(in: context))
    case .radii(let horizontal, let vertical):
      .radii(horizontal.computed(in: context), vertical.computed(in: context))
    }
  }
}

extension Position {
  /// Returns the computed position.
  ///
  /// The center stays a keyword, which is not serialized.
  fileprivate func computedUnlessCenter(in context: ComputationContext) -> Position {
    isCenter ? .center : computed(in: context)
  }
}
