// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

extension CSSGradient: ParameterValue {
  /// The `gradient` parameter type.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .gradient }

  /// Parses a gradient.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard
      let gradient = reader.consume({ value -> CSSGradient? in
        guard case .image(.gradient(let gradient)) = value else { return nil }
        return gradient
      })
    else { return nil }
    self = gradient.normalized
  }

  /// The gradient.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.image(.gradient(self))] }
}

extension CSSGradient {
  /// The gradient after a round trip through its CSS text.
  var normalized: CSSGradient {
    let method = effectiveInterpolation
    var gradient = CSSGradient(
      geometry.normalized, isRepeating: isRepeating, stops: stops.map(\.normalized))
    if gradient.effectiveInterpolation != method { gradient.interpolation = method }
    return gradient
  }
}

extension CSSGradient {
  /// Creates a gradient from top to bottom, interpolated in sRGB like `rgb()` colors.
  ///
  /// The color space is explicit, because a color that is not in whole bytes is written as
  /// `color(srgb …)`, which CSS interpolates in Oklab.
  init(downwards stops: [GradientStop]) {
    self.init(
      .linear(.side(.bottom)), interpolation: ColorInterpolationMethod(space: .srgb), stops: stops)
  }
}

extension GradientStop {
  /// Creates a stop without an offset.
  public static func color(_ color: RGBA) -> GradientStop { .color(.color(color.color), at: nil) }

  /// Creates a stop at a fraction of the line, such as 0.5 for its middle.
  public static func color(_ color: RGBA, at offset: Double) -> GradientStop {
    .color(.color(color.color), at: .percentage((offset * 100).serialized))
  }

  fileprivate var normalized: GradientStop {
    switch self {
    case .hint(let offset): return .hint(offset.normalized)
    case .color(let color, let offset): return .color(color.normalized, at: offset?.normalized)
    }
  }
}

extension SpecifiedColor {
  /// The color after a round trip through its CSS text.
  var normalized: SpecifiedColor {
    guard case .color(let color) = self else { return self }
    if color.space.isLegacy, color.missing.isEmpty { return .color(RGBA(color).color) }
    return .color(
      CSSColor(
        color.space, color.first.serialized, color.second.serialized, color.third.serialized,
        alpha: color.alpha.serialized, missing: color.missing))
  }
}

extension GradientOffset {
  fileprivate var normalized: GradientOffset {
    switch self {
    case .length(let length): .length(Length(length.value.serialized, length.unit))
    case .percentage(let percentage): .percentage(percentage.serialized)
    case .angle(let angle): .angle(CSSAngle(angle.value.serialized, angle.unit))
    case .calculation: self
    }
  }
}

extension CSSGradient.Geometry {
  fileprivate var normalized: Self {
    switch self {
    case .linear(.angle(.plain(let angle))):
      .linear(.angle(.plain(CSSAngle(angle.value.serialized, angle.unit))))
    case .conic(.plain(let angle)?, let center):
      .conic(from: .plain(CSSAngle(angle.value.serialized, angle.unit)), center: center)
    default: self
    }
  }
}
