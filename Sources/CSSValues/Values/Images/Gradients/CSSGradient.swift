// SPDX-License-Identifier: Apache-2.0

/// A gradient: an image of colors that blend into each other.
///
/// ```swift
/// let value = Property.backgroundImage.value(parsing: "linear-gradient(to bottom, red, blue)")
/// value?.as([CSSImage].self)  // [.gradient(…)]: geometry .linear(.side(.bottom)), two stops
/// value?.description          // "linear-gradient(red, blue)"
/// ```
///
/// Defined by [CSS Images 4, section 3](https://drafts.csswg.org/css-images-4/#gradients).
public struct CSSGradient: Sendable, Hashable {
  /// The geometry: along a line, outwards from a center, or around a center.
  public var geometry: Geometry
  /// Whether the color stops repeat before the first and after the last.
  public var isRepeating: Bool
  /// The color interpolation method, or `nil` for the default.
  ///
  /// The default is sRGB if all colors have legacy color syntax, otherwise Oklab.
  public var interpolation: ColorInterpolationMethod?
  /// The color stops in order, and the interpolation hints between them.
  public var stops: [GradientStop]

  /// Creates a gradient from its components.
  public init(
    _ geometry: Geometry, isRepeating: Bool = false,
    interpolation: ColorInterpolationMethod? = nil, stops: [GradientStop]
  ) {
    self.geometry = geometry
    self.isRepeating = isRepeating
    self.interpolation = interpolation
    self.stops = stops
  }

  /// The arrangement of the colors of a gradient.
  public enum Geometry: Sendable, Hashable {
    /// Along a straight line in a direction.
    case linear(GradientDirection)
    /// From a center outwards to the ending shape.
    case radial(EndingShape, center: Position)
    /// Around a center, clockwise from an angle, or from the top if the angle is `nil`.
    case conic(from: Calculable<CSSAngle>?, center: Position)
  }
}

extension CSSGradient {
  /// The interpolation method of a gradient without an explicit one.
  ///
  /// The default is sRGB if all colors have legacy color syntax, otherwise Oklab.
  ///
  /// Defined by [CSS Images 4, section 3.4.3](https://drafts.csswg.org/css-images-4/#coloring-gradient-line).
  var defaultInterpolation: ColorInterpolationMethod {
    for case .color(let color, _) in stops where !color.isLegacy {
      return .oklab
    }
    return ColorInterpolationMethod(space: .srgb)
  }

  /// The interpolation method: the explicit one or the default.
  package var effectiveInterpolation: ColorInterpolationMethod {
    interpolation ?? defaultInterpolation
  }
}

extension CSSGradient: CustomStringConvertible {
  /// The CSS text of the gradient, without defaults.
  ///
  /// The defaults are the direction `to bottom`, the ending shape `farthest-corner` of an ellipse,
  /// no start angle, the position `center`, and the default interpolation method.
  ///
  /// Defined by [CSS Images 3, section 3.6](https://drafts.csswg.org/css-images-3/#serialization).
  public var description: String {
    // The first argument, before the color stops.
    var prelude = geometryParts
    if let interpolation, interpolation != defaultInterpolation {
      prelude.append(interpolation.description)
    }
    var arguments = stops.map(\.description)
    if !prelude.isEmpty { arguments.insert(prelude.joined(separator: " "), at: 0) }
    return "\(isRepeating ? "repeating-" : "")\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The name of the CSS function, without `repeating-`.
  private var name: String {
    switch geometry {
    case .linear: "linear-gradient"
    case .radial: "radial-gradient"
    case .conic: "conic-gradient"
    }
  }

  /// The CSS texts of the direction, the shape, the angle and the position, without defaults.
  private var geometryParts: [String] {
    var parts: [String] = []
    let position: Position
    switch geometry {
    case .linear(let direction):
      return direction == .side(.bottom) ? [] : [direction.description]
    case .radial(let shape, let center):
      parts = shape == .ellipse(.farthestCorner) ? [] : [shape.description]
      position = center
    case .conic(let angle, let center):
      if let angle { parts.append("from \(angle)") }
      position = center
    }
    return position.isCenter ? parts : parts + ["at \(position)"]
  }
}
