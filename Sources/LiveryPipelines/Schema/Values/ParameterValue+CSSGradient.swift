// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

extension CSSGradient: ParameterValue {
  /// A gradient.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .gradient }

  /// Takes a gradient.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard
      let gradient = reader.take({ value -> CSSGradient? in
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
  /// The gradient with colors, places and angles as exact as they are written, so that reading gives an equal one.
  var normalized: CSSGradient {
    let method = effectiveInterpolation
    var gradient = CSSGradient(
      geometry.normalized, isRepeating: isRepeating, stops: stops.map(\.normalized))
    if gradient.effectiveInterpolation != method { gradient.interpolation = method }
    return gradient
  }
}

extension CSSGradient {
  /// A gradient from top to bottom between colors that are mixed in sRGB, as those that CSS writes as `rgb()` are.
  ///
  /// It says so: a color that no bytes say is written as `color(srgb …)`, and CSS mixes such in Oklab.
  init(downwards stops: [GradientStop]) {
    self.init(
      .linear(.side(.bottom)), interpolation: ColorInterpolationMethod(space: .srgb), stops: stops)
  }
}

extension GradientStop {
  /// A color without a place of its own.
  public static func color(_ color: RGBA) -> GradientStop { .color(.color(color.color), at: nil) }

  /// A color at a part of the whole, 0.5 for its middle.
  public static func color(_ color: RGBA, at offset: Double) -> GradientStop {
    .color(.color(color.color), at: .percentage((offset * 100).written))
  }

  fileprivate var normalized: GradientStop {
    switch self {
    case .hint(let offset): return .hint(offset.normalized)
    case .color(let color, let offset): return .color(color.written, at: offset?.normalized)
    }
  }
}

extension SpecifiedColor {
  /// The color as it comes out when it is printed and read again.
  var written: SpecifiedColor {
    guard case .color(let color) = self else { return self }
    if color.space.isLegacy, color.missing.isEmpty { return .color(RGBA(color).color) }
    return .color(
      CSSColor(
        color.space, color.first.written, color.second.written, color.third.written,
        alpha: color.alpha.written, missing: color.missing))
  }
}

extension GradientOffset {
  fileprivate var normalized: GradientOffset {
    switch self {
    case .length(let length): .length(Length(length.value.written, length.unit))
    case .percentage(let percentage): .percentage(percentage.written)
    case .angle(let angle): .angle(CSSAngle(angle.value.written, angle.unit))
    case .calculation: self
    }
  }
}

extension CSSGradient.Geometry {
  fileprivate var normalized: Self {
    switch self {
    case .linear(.angle(.plain(let angle))):
      .linear(.angle(.plain(CSSAngle(angle.value.written, angle.unit))))
    case .conic(.plain(let angle)?, let center):
      .conic(from: .plain(CSSAngle(angle.value.written, angle.unit)), center: center)
    default: self
    }
  }
}
