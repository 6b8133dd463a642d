// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  extension Painter {
    /// Fills a path.
    func fill(_ path: Path, with paint: Paint, _ mode: FillMode = .nonzero) {
      withSource(paint, on: path.bounds) {
        guard setPath(path) else { return }
        cairo_set_fill_rule(cairo, mode.cairo)
        cairo_fill(cairo)
      }
    }

    /// Strokes a path.
    func stroke(_ path: Path, _ stroke: DisplayStroke, with paint: Paint) {
      guard stroke.width > 0, stroke.width.isFinite else { return }
      withSource(paint, on: path.bounds.inset(by: -stroke.reach)) {
        guard setPath(path) else { return }
        set(stroke, along: path)
        cairo_stroke(cairo)
      }
    }

    /// Sets the current path of the Cairo context, and returns whether it can be drawn.
    ///
    /// Coordinates beyond the range of Cairo are clamped.
    func setPath(_ path: Path) -> Bool {
      guard acceptsPath(path) else { return false }
      let matrix = matrix
      let scale = matrix.lengthScale
      let farthest = Self.farthest / max(scale, 1e-3)
      // At high magnification, the visible px may be far from the origin.
      let center = scale > 100 ? matrix.inverted?.applied(to: Point.zero) ?? .zero : .zero
      func x(_ point: Point) -> Double {
        min(max(point.x, center.x - farthest), center.x + farthest)
      }
      func y(_ point: Point) -> Double {
        min(max(point.y, center.y - farthest), center.y + farthest)
      }
      cairo_new_path(cairo)
      for element in path.elements {
        switch element {
        case .move(let point): cairo_move_to(cairo, x(point), y(point))
        case .line(let point): cairo_line_to(cairo, x(point), y(point))
        case .curve(let first, let second, let end):
          cairo_curve_to(
            cairo, x(first), y(first), x(second), y(second), x(end), y(end))
        case .close: cairo_close_path(cairo)
        }
      }
      return true
    }

    /// The maximum coordinate in pixels; Cairo uses fixed-point numbers with 24 and 8 bits.
    private static let farthest = 2e6

    /// Sets the line width, cap, join and dashes.
    private func set(_ stroke: DisplayStroke, along path: Path) {
      cairo_set_line_width(cairo, min(stroke.width, 1e5))
      cairo_set_line_cap(cairo, stroke.cap.cairo)
      cairo_set_line_join(cairo, stroke.join.cairo)
      cairo_set_miter_limit(cairo, 10)
      let dash = stroke.dash
      let period = dash.reduce(0, +)
      // Too many dashes are drawn as a solid line, because drawing each one could take forever.
      guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0,
        path.length / period < Self.maximumDashes, stroke.dashOffset.isFinite
      else { return cairo_set_dash(cairo, nil, 0, 0) }
      let offset = stroke.dashOffset.truncatingRemainder(dividingBy: 2 * period)
      cairo_set_dash(cairo, dash, Int32(dash.count), offset)
    }

    private static let maximumDashes = 20_000.0
  }

  extension Path {
    /// A Boolean value that indicates whether all coordinates are finite.
    var isFinite: Bool {
      elements.allSatisfy { element in
        switch element {
        case .move(let point), .line(let point): point.isFinite
        case .curve(let first, let second, let end):
          first.isFinite && second.isFinite && end.isFinite
        case .close: true
        }
      }
    }

    /// The approximate length, as taxicab distances along lines and control polygons.
    fileprivate var length: Double {
      var (sum, start, pen) = (0.0, Point.zero, Point.zero)
      func advance(to point: Point) {
        sum += abs(point.x - pen.x) + abs(point.y - pen.y)
        pen = point
      }
      for element in elements {
        switch element {
        case .move(let point): (start, pen) = (point, point)
        case .line(let point): advance(to: point)
        case .curve(let first, let second, let end):
          advance(to: first)
          advance(to: second)
          advance(to: end)
        case .close: advance(to: start)
        }
      }
      return sum
    }
  }

  extension Point {
    /// A Boolean value that indicates whether both coordinates are finite.
    var isFinite: Bool { x.isFinite && y.isFinite }
  }

  extension DisplayStroke {
    /// The distance that the stroke extends beyond its path.
    var reach: Double {
      switch join {
      case .miter: width * 5
      case .round, .bevel: width * (cap == .square ? 0.75 : 0.5)
      }
    }
  }

  extension FillMode {
    /// The fill rule in Cairo.
    var cairo: cairo_fill_rule_t {
      self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    }
  }

  extension DisplayStroke.Cap {
    fileprivate var cairo: cairo_line_cap_t {
      switch self {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    }
  }

  extension DisplayStroke.Join {
    fileprivate var cairo: cairo_line_join_t {
      switch self {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    }
  }
#endif
