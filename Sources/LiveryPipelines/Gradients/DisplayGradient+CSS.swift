// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

extension DisplayGradient {
  /// Resolves a CSS gradient in a box: geometry in px, offsets from 0 to 1, colors in sRGB.
  ///
  /// ```swift
  /// let shown = DisplayGradient(gradient, in: Rect(x: 0, y: 0, width: 100, height: 44), currentColor: .black)
  /// ```
  ///
  /// Additional stops approximate interpolation in other color spaces, as many as a viewer can
  /// distinguish. A gradient with a uniform color has only stops of that color.
  ///
  /// Defined by [CSS Images 4, section 3](https://drafts.csswg.org/css-images-4/#gradients).
  ///
  /// - Parameters:
  ///   - gradient: The computed gradient, whose lengths are px.
  ///   - box: The box that the gradient fills.
  ///   - currentColor: The value of `currentcolor`.
  public init(_ gradient: CSSGradient, in box: Rect, currentColor: RGBA) {
    let line = GradientLine(gradient.geometry, in: box)
    let ramp = ColorRamp(gradient, along: line.length, currentColor: currentColor.color)
    if line.isDegenerate, let last = ramp.stops.last {
      self.init(line.geometry, stops: [Stop(0, ramp.solid ?? last.color)])
    } else if gradient.isRepeating {
      self.init(repeating: ramp, along: line)
    } else {
      self.init(ramp, along: line)
    }
  }

  private init(_ ramp: ColorRamp, along line: GradientLine) {
    let first = ramp.first
    let last = ramp.last
    switch line.geometry {
    case .linear(let start, let end):
      guard first < 0 || last > 1 else {
        self.init(line.geometry, stops: ramp.stops)
        return
      }
      // The line is extended to include every stop; if all stops coincide, they remain a hard edge.
      let (low, high) = first < last ? (first, last) : (first - 0.5, first + 0.5)
      self.init(
        .linear(start.mixed(with: end, low), start.mixed(with: end, high)),
        stops: ramp.rescaled(from: low, to: high).stops)
    case .radial(let center, let radii):
      let factor = max(last, 1)
      self.init(
        .radial(center: center, radii: Size(radii.width * factor, radii.height * factor)),
        stops: ramp.clipped(from: 0, to: factor).rescaled(from: 0, to: factor).stops)
    case .conic:
      self.init(line.geometry, stops: ramp.clipped(from: 0, to: 1).stops)
    }
  }

  private init(repeating ramp: ColorRamp, along line: GradientLine) {
    let first = ramp.first
    let period = ramp.last - first
    guard let solid = ramp.solid else {
      switch line.geometry {
      case .linear(let start, let end):
        self.init(
          .linear(start.mixed(with: end, first), start.mixed(with: end, ramp.last)),
          stops: ramp.rescaled(from: first, to: ramp.last).stops, spread: .repeat)
      case .radial(let center, let radii):
        let shifted = ramp.rescaled(from: first, to: ramp.last).shifted(by: first / period)
        self.init(
          .radial(center: center, radii: Size(radii.width * period, radii.height * period)),
          stops: shifted.stops, spread: .repeat)
      case .conic:
        self.init(line.geometry, stops: ramp.repeated(from: 0, to: 1).stops)
      }
      return
    }
    self.init(line.geometry, stops: [Stop(0, solid)])
  }
}

extension Paint {
  /// Creates the paint of a CSS gradient in a box, or a solid color if the gradient is uniform.
  public init(_ gradient: CSSGradient, in box: Rect, currentColor: RGBA) {
    let gradient = DisplayGradient(gradient, in: box, currentColor: currentColor)
    if let color = gradient.stops.first?.color, gradient.stops.allSatisfy({ $0.color == color }) {
      self = .color(color)
    } else {
      self = .gradient(gradient)
    }
  }
}

extension Point {
  /// Returns the point at a fraction of the way to another, even outside of 0 to 1.
  func mixed(with other: Point, _ fraction: Double) -> Point {
    Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
  }
}
