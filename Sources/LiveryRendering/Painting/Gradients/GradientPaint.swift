// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  /// A gradient as it is painted.
  enum GradientPaint {
    /// One that has no extent.
    case color(RGBA)
    /// One that Cairo paints.
    case pattern(Pattern)
    /// One that is computed pixel by pixel.
    case conic(ConicGradient)

    /// A gradient with its stops brought between 0 and 1; nil for one without stops, or with places that are no numbers.
    ///
    /// - Parameters:
    ///   - gradient: the gradient.
    ///   - finest: the width in px below which nobody sees the stripes of a gradient that is repeated. In a PDF Cairo would
    ///     write each of them.
    init?(_ gradient: DisplayGradient, finest: Double) {
      guard let ramp = GradientRamp(gradient) else { return nil }
      switch gradient.geometry {
      case .linear(let start, let end):
        guard start.isFinite, end.isFinite else { return nil }
        let way = end - start
        guard ramp.isSeen(along: abs(way.x) + abs(way.y), finest: finest) else {
          self = .color(ramp.colorWithoutExtent)
          return
        }
        func place(_ offset: Double) -> Point {
          Point(start.x + way.x * offset, start.y + way.y * offset)
        }
        let (first, last) = (place(ramp.start), place(ramp.end))
        let pattern = Pattern(cairo_pattern_create_linear(first.x, first.y, last.x, last.y))
        ramp.addStops(to: pattern)
        self = .pattern(pattern)
      case .radial(let center, let radii):
        guard center.isFinite, radii.width.isFinite, radii.height.isFinite else { return nil }
        guard ramp.isSeen(along: min(radii.width, radii.height), finest: finest) else {
          self = .color(ramp.colorWithoutExtent)
          return
        }
        self = .pattern(Self.radial(ramp.fromCenter, at: center, radii: radii))
      case .conic(let center, let angle):
        guard center.isFinite, angle.isFinite else { return nil }
        self = .conic(ConicGradient(ramp: ramp, center: center, angle: angle))
      }
    }

    /// A pattern of ellipses: of circles as wide as these, made higher or lower.
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
    /// Whether more than one color of the ramp is seen on a line of a length in px.
    fileprivate func isSeen(along length: Double, finest: Double) -> Bool {
      guard length > 1e-9, hasExtent else { return false }
      return spread != .repeat || length * (end - start) >= finest
    }
  }
#endif
