// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  /// A rectangle of whole pixels.
  struct GridRect: Sendable, Hashable {
    /// The index of the first column.
    var x: Int
    /// The index of the first row.
    var y: Int
    /// The width in pixels, which is never negative.
    var width: Int
    /// The height in pixels, which is never negative.
    var height: Int

    /// A Boolean value that indicates whether the rectangle contains no pixel.
    var isEmpty: Bool { width <= 0 || height <= 0 }
    /// The number of pixels.
    var area: Int { width * height }

    /// Creates the smallest rectangle that covers a rectangle of fractional coordinates.
    ///
    /// Coordinates are clamped to ±4,000,000.
    init(covering rect: Rect) {
      func whole(_ value: Double) -> Int {
        value.isNaN ? 0 : Int(min(max(value, -Self.farthest), Self.farthest))
      }
      x = whole(rect.minX.rounded(.down))
      y = whole(rect.minY.rounded(.down))
      width = max(whole(rect.maxX.rounded(.up)) - x, 0)
      height = max(whole(rect.maxY.rounded(.up)) - y, 0)
    }

    /// Creates a rectangle from its top left corner and its size.
    init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = max(width, 0)
      self.height = max(height, 0)
    }

    private static let farthest = 4e6

    /// Returns the intersection with another rectangle.
    func intersection(_ other: GridRect) -> GridRect {
      let left = max(x, other.x)
      let top = max(y, other.y)
      return GridRect(
        x: left, y: top, width: min(x + width, other.x + other.width) - left,
        height: min(y + height, other.y + other.height) - top)
    }

    /// Returns the rectangle with all sides moved outwards by a distance.
    func outset(by distance: Int) -> GridRect {
      GridRect(
        x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance
      )
    }

    /// The rectangle with fractional coordinates.
    var rect: Rect {
      Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    }
  }

  extension AffineTransform {
    /// The transformation as a Cairo matrix.
    var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: e, y0: f) }

    /// Creates a transformation from a Cairo matrix.
    init(_ matrix: cairo_matrix_t) {
      self.init(
        a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, e: matrix.x0, f: matrix.y0)
    }

    /// The determinant, the factor by which areas grow.
    var determinant: Double { a * d - b * c }

    /// The average factor by which lengths grow.
    var lengthScale: Double { abs(determinant).squareRoot() }

    /// A Boolean value that indicates whether Cairo can use the matrix.
    ///
    /// The matrix must be invertible, and its numbers must be below 10⁹ in magnitude.
    var isUsable: Bool {
      [a, b, c, d, e, f].allSatisfy { $0.isFinite && abs($0) < 1e9 } && abs(determinant) > 1e-12
    }

    /// Returns a uniform scale.
    static func scale(_ factor: Double) -> AffineTransform {
      AffineTransform(a: factor, b: 0, c: 0, d: factor, e: 0, f: 0)
    }

    /// Returns the bounding box of a transformed rectangle.
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

    /// The inverse transformation, or `nil` if the matrix is not invertible.
    var inverted: AffineTransform? {
      guard isUsable else { return nil }
      let share = 1 / determinant
      return AffineTransform(
        a: d * share, b: -b * share, c: -c * share, d: a * share, e: (c * f - d * e) * share,
        f: (b * e - a * f) * share)
    }
  }
#endif
