// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  /// A box of whole pixels.
  struct GridRect: Sendable, Hashable {
    /// The first column.
    var x: Int
    /// The first row.
    var y: Int
    /// The columns; never below zero.
    var width: Int
    /// The rows; never below zero.
    var height: Int

    /// Whether it has no pixel.
    var isEmpty: Bool { width <= 0 || height <= 0 }
    /// The pixels.
    var area: Int { width * height }

    /// Every pixel that a box touches; coordinates farther than the surfaces reach are brought nearer.
    init(covering rect: Rect) {
      func whole(_ value: Double) -> Int {
        value.isNaN ? 0 : Int(min(max(value, -Self.farthest), Self.farthest))
      }
      x = whole(rect.minX.rounded(.down))
      y = whole(rect.minY.rounded(.down))
      width = max(whole(rect.maxX.rounded(.up)) - x, 0)
      height = max(whole(rect.maxY.rounded(.up)) - y, 0)
    }

    /// A box by its corner and its sides.
    init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = max(width, 0)
      self.height = max(height, 0)
    }

    private static let farthest = 4e6

    /// What both hold.
    func intersection(_ other: GridRect) -> GridRect {
      let left = max(x, other.x)
      let top = max(y, other.y)
      return GridRect(
        x: left, y: top, width: min(x + width, other.x + other.width) - left,
        height: min(y + height, other.y + other.height) - top)
    }

    /// The box with all sides moved outwards.
    func grown(by distance: Int) -> GridRect {
      GridRect(
        x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance
      )
    }

    /// The box as one of px.
    var rect: Rect {
      Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    }
  }

  extension AffineTransform {
    /// Cairo's form.
    var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: e, y0: f) }

    /// The transformation that Cairo uses.
    init(_ matrix: cairo_matrix_t) {
      self.init(
        a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, e: matrix.x0, f: matrix.y0)
    }

    /// By how much areas grow.
    var determinant: Double { a * d - b * c }

    /// By how much lengths grow, on average.
    var lengthScale: Double { abs(determinant).squareRoot() }

    /// Whether Cairo can work with it: not flat, and of numbers that leave room to calculate with.
    var isUsable: Bool {
      [a, b, c, d, e, f].allSatisfy { $0.isFinite && abs($0) < 1e9 } && abs(determinant) > 1e-12
    }

    /// A change of lengths.
    static func scale(_ factor: Double) -> AffineTransform {
      AffineTransform(a: factor, b: 0, c: 0, d: factor, e: 0, f: 0)
    }

    /// The upright box around a box that was transformed.
    func applied(to rect: Rect) -> Rect {
      let corners = [
        Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.minX, rect.maxY),
        Point(rect.maxX, rect.maxY),
      ].map(applied(to:))
      var (low, high) = (corners[0], corners[0])
      for corner in corners.dropFirst() {
        low = Point(min(low.x, corner.x), min(low.y, corner.y))
        high = Point(max(high.x, corner.x), max(high.y, corner.y))
      }
      return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The transformation back; nil where there is none.
    var inverted: AffineTransform? {
      guard isUsable else { return nil }
      let share = 1 / determinant
      return AffineTransform(
        a: d * share, b: -b * share, c: -c * share, d: a * share, e: (c * f - d * e) * share,
        f: (b * e - a * f) * share)
    }
  }
#endif
