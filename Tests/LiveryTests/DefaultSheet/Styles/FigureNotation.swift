// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines

// Three20's notation: colors by bytes, levels of gray, insets as top, left, bottom, right.

extension RGBA {
  /// Returns a color from red, green and blue, from 0 to 255.
  static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> RGBA {
    RGBA(red: red / 255, green: green / 255, blue: blue / 255)
  }

  /// Returns a level of gray from 0 to 1, with an opacity.
  static func white(_ white: Double, _ alpha: Double = 1) -> RGBA {
    RGBA(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns black with an opacity.
  static func black(_ alpha: Double) -> RGBA { .white(0, alpha) }

  static let navigationBar = RGBA.rgb(119, 140, 168)
  static let toolbar = RGBA.rgb(109, 132, 162)
  static let searchBar = RGBA.rgb(200, 200, 200)
  static let tab = RGBA.rgb(228, 230, 235)
  static let linkText = RGBA.rgb(87, 107, 149)
}

extension RGBA {
  private var greatest: Double { max(red, green, blue) }
  private var minimum: Double { min(red, green, blue) }

  /// The HSV saturation, from 0 to 1.
  var saturation: Double { greatest > 0 ? (greatest - minimum) / greatest : 0 }

  /// Returns the color with another saturation and value, without clamping.
  ///
  /// The relative position of a component between the minimum and the maximum depends only on the
  /// hue.
  func with(saturation: Double, value: Double) -> RGBA {
    let (greatest, range) = (greatest, greatest - minimum)
    let components = [red, green, blue].map { component in
      value * (1 - saturation * (range > 0 ? (greatest - component) / range : 0))
    }
    return RGBA(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Returns the color with saturation and value multiplied by factors.
  func times(_ saturation: Double, _ value: Double) -> RGBA {
    with(saturation: self.saturation * saturation, value: greatest * value)
  }

  /// Returns a gray with the color's value multiplied by a factor.
  func gray(_ value: Double) -> RGBA { with(saturation: 0, value: greatest * value) }

  /// Returns the color of a toolbar button for one of its two states, by Three20's rule.
  func toolbarButton(isTouched: Bool) -> RGBA {
    if isTouched {
      if greatest < 0.2 { return with(saturation: saturation, value: greatest + 0.2) }
      return saturation > 0.3 ? times(1, 0.4) : times(2.3, 0.64)
    }
    return saturation < 0.5 ? times(1.6, 0.97) : times(1.25, 0.75)
  }
}

extension Insets {
  /// Returns insets in Three20's order: top, left, bottom, right.
  static func listed(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Insets {
    Insets(top: top, right: right, bottom: bottom, left: left)
  }
}

extension PipelineStep where Self == ShapeStep {
  /// Returns a rounded rectangle of one radius, or a fully rounded one for `nil`.
  static func rounded(_ radius: Double? = nil) -> ShapeStep {
    ShapeStep(RoundedRectangle(radius.map { Corners($0) }))
  }

  /// Returns a rounded rectangle with radii clockwise from the top left.
  static func rounded(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> ShapeStep {
    ShapeStep(RoundedRectangle(Corners(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d)))
  }
}

extension PipelineStep where Self == InsetStep {
  static func inset(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> InsetStep {
    InsetStep(.listed(a, b, c, d))
  }
}

extension PipelineStep where Self == BoxStep {
  static func padding(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> BoxStep {
    BoxStep(padding: .listed(a, b, c, d))
  }
}

extension PipelineStep where Self == ShadowStep {
  static func shadow(_ color: RGBA, _ blur: Double, _ x: Double, _ y: Double) -> ShadowStep {
    ShadowStep(DisplayShadow(offset: Point(x, y), blur: blur, color: color))
  }
}

extension PipelineStep where Self == InnerShadowStep {
  static func innerShadow(
    _ color: RGBA, _ blur: Double, _ x: Double, _ y: Double
  ) -> InnerShadowStep {
    InnerShadowStep(DisplayShadow(offset: Point(x, y), blur: blur, color: color))
  }
}

extension CSSGradient {
  /// Returns a gradient from top to bottom, interpolated in sRGB as in Three20.
  static func vertical(_ top: RGBA, _ bottom: RGBA) -> CSSGradient {
    CSSGradient(
      .linear(.side(.bottom)), interpolation: ColorInterpolationMethod(space: .srgb),
      stops: [.color(top), .color(bottom)])
  }
}

extension PipelineStep where Self == GradientFill {
  static func gradient(_ top: RGBA, _ bottom: RGBA) -> GradientFill {
    GradientFill(.vertical(top, bottom))
  }
}

extension PipelineStep where Self == TextStep {
  /// Returns a centered text of one line, in bold of a size, or in the element's font.
  ///
  /// `shadow` is its color and its offset, and `minimum` the minimum font size for shrinking.
  static func text(
    bold size: Double? = nil, _ color: RGBA, shadow: (RGBA, Double, Double)? = nil,
    minimum: Double = 0, lines: Int = 1
  ) -> TextStep {
    TextStep(
      font: size.map { PartialFont(size: $0, weight: .bold) }, color: color,
      shadows: shadow.map { [DisplayShadow(offset: Point($0.1, $0.2), blur: 0, color: $0.0)] }
        ?? [],
      maximumLines: lines, minimumFontSize: minimum)
  }
}
