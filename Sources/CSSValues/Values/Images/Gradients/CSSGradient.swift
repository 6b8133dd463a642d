// SPDX-License-Identifier: Apache-2.0

/// A picture of colors that pass into each other.
///
/// ```swift
/// let value = Property.backgroundImage.value(parsing: "linear-gradient(to bottom, red, blue)")
/// value?.as([CSSImage].self)    // [.gradient(…)]: geometry .linear(.side(.bottom)), two stops
/// value?.description         // "linear-gradient(red, blue)"
/// ```
///
/// Defined by [CSS Images 4, section 3](https://drafts.csswg.org/css-images-4/#gradients).
public struct CSSGradient: Sendable, Hashable {
  /// How the colors lie: along a line, around a center, or about it.
  public var geometry: Geometry
  /// Whether the stops repeat beyond the first and the last one.
  public var isRepeating: Bool
  /// The space that the colors pass through; nil for the one that their notations ask for.
  public var interpolation: ColorInterpolationMethod?
  /// The colors in order, and the hints between them.
  public var stops: [GradientStop]

  /// A gradient by its parts.
  public init(
    _ geometry: Geometry, isRepeating: Bool = false,
    interpolation: ColorInterpolationMethod? = nil, stops: [GradientStop]
  ) {
    self.geometry = geometry
    self.isRepeating = isRepeating
    self.interpolation = interpolation
    self.stops = stops
  }

  /// How the colors of a gradient lie.
  public enum Geometry: Sendable, Hashable {
    /// Along a straight line.
    case linear(GradientDirection)
    /// From a center outwards, until the ending shape.
    case radial(EndingShape, center: Position)
    /// About a center, clockwise from an angle; nil for straight up.
    case conic(from: Calculable<CSSAngle>?, center: Position)
  }
}

extension CSSGradient {
  /// The method by which colors are mixed where the gradient names none: in Oklab, or in sRGB when every color has
  /// one of the notations from before Color 4.
  ///
  /// Defined by [CSS Images 4, section 3.4.3](https://drafts.csswg.org/css-images-4/#coloring-gradient-line).
  var defaultInterpolation: ColorInterpolationMethod {
    for case .color(let color, _) in stops where !color.isLegacy {
      return .oklab
    }
    return ColorInterpolationMethod(space: .srgb)
  }

  /// The method by which colors are mixed.
  package var effectiveInterpolation: ColorInterpolationMethod {
    interpolation ?? defaultInterpolation
  }
}

extension CSSGradient: CustomStringConvertible {
  /// The gradient as CSS writes it, without what goes without saying.
  ///
  /// Defined by [CSS Images 3, section 3.6](https://drafts.csswg.org/css-images-3/#serialization).
  public var description: String {
    var prelude = geometryWords
    if let interpolation, interpolation != defaultInterpolation {
      prelude.append(interpolation.description)
    }
    var arguments = stops.map(\.description)
    if !prelude.isEmpty { arguments.insert(prelude.joined(separator: " "), at: 0) }
    return "\(isRepeating ? "repeating-" : "")\(name)(\(arguments.joined(separator: ", ")))"
  }

  private var name: String {
    switch geometry {
    case .linear: "linear-gradient"
    case .radial: "radial-gradient"
    case .conic: "conic-gradient"
    }
  }

  /// What is written of the geometry.
  private var geometryWords: [String] {
    var words: [String] = []
    let position: Position
    switch geometry {
    case .linear(let direction):
      return direction == .side(.bottom) ? [] : [direction.description]
    case .radial(let shape, let center):
      words = shape == .ellipse(.farthestCorner) ? [] : [shape.description]
      position = center
    case .conic(let angle, let center):
      if let angle { words.append("from \(angle)") }
      position = center
    }
    return position.isCenter ? words : words + ["at \(position)"]
  }
}
