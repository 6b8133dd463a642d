// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  /// The means by which a gradient is painted.
  enum GradientPaint {
    /// A solid color, for a gradient without extent.
    case color(RGBA)
    /// A Cairo pattern.
    case pattern(Pattern)
    /// A conic gradient, whose pixels are computed.
    case conic(ConicGradient)

    /// Creates the paint of a gradient, or returns `nil` if nothing can be painted.
    ///
    /// A gradient needs stops and finite geometry. The stops are normalized to the range from 0 to 1.
    ///
    /// - Parameters:
    ///   - gradient: the gradient.
    ///   - minimumPeriod: the width in px below which the stripes of a repeating gradient are invisible. A
    ///     PDF by Cairo would contain each of them.
    init?(_ gradient: DisplayGradient, minimumPeriod: Double) {
      guard let ramp = GradientRamp(gradient) else { return nil }
      switch gradient.geometry {
      case .linear(let start, let end):
        guard start.isFinite, end.isFinite else { return nil }
        let vector = end - start
        guard ramp.isResolvable(along: abs(vector.x) + abs(vector.y), minimumPeriod: minimumPeriod)
        else {
          self = .color(ramp.degenerateColor)
          return
        }
        func point(at offset: Double) -> Point {
          Point(start.x + vector.x * offset, start.y + vector.y * offset)
        }
        let (first, last) = (point(at: ramp.start), point(at: ramp.end))
        let pattern = Pattern(cairo_pattern_create_linear(first.x, first.y, last.x, last.y))
        ramp.addStops(to: pattern)
        self = .pattern(pattern)
      case .radial(let center, let radii):
        guard center.isFinite, radii.width.isFinite, radii.height.isFinite else { return nil }
        guard ramp.isResolvable(along: min(radii.width, radii.height), minimumPeriod: minimumPeriod)
        else {
          self = .color(ramp.degenerateColor)
          return
        }
        self = .pattern(Self.radial(ramp.fromCenter, at: center, radii: radii))
      case .conic(let center, let angle):
        guard center.isFinite, angle.isFinite else { return nil }
        self = .conic(ConicGradient(ramp: ramp, center: center, angle: angle))
      }
    }

    /// Returns a pattern of ellipses, made of circles that are scaled vertically.
    private static func radial(_ ramp: GradientRamp, at center: Point, radii: Size) -> Pattern {
      let pattern = Pattern(
        cairo_pattern_create_radial(
          0, 0, radii.width * ramp.start, 0, 0, radii.width * ramp.end))
      let ratio = radii.width / radii.height
      var matrix = AffineTransform(a: 1, b: 0, c: 0, d: ratio, e: -center.x, f: -center.y * ratio)
        .cairo
      cairo_pattern_set_matrix(pattern.pointer, &matrix)
      ramp.addStops(to: pattern)
      return pattern
    }
  }

  extension GradientRamp {
    /// Returns whether more than one color of the ramp is visible on a line of a length in px.
    fileprivate func isResolvable(along length: Double, minimumPeriod: Double) -> Bool {
      guard length > 1e-9, hasExtent else { return false }
      return spread != .repeat || length * (end - start) >= minimumPeriod
    }
  }
#endif
