// SPDX-License-Identifier: Apache-2.0

/// A path of lines and curves, in px.
///
/// ```swift
/// var path = Path()
/// path.move(to: Point(0, 0))
/// path.addLine(to: Point(10, 0))
/// path.addLine(to: Point(10, 10))
/// path.close()
/// ```
public struct Path: Sendable, Hashable {
  /// An element of a path.
  public enum Element: Sendable, Hashable {
    /// Begins a new subpath at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve with two control points and an end point.
    case curve(Point, Point, Point)
    /// A straight line to the start of the subpath.
    case close
  }

  /// The elements in drawing order.
  public private(set) var elements: [Element] = []
  /// The current point, or `nil` before the first move.
  public private(set) var current: Point?
  private var start: Point?

  /// Creates an empty path.
  public init() {}

  /// Creates the path of a rectangle, clockwise from its upper left corner.
  public init(_ rect: Rect) {
    move(to: rect.origin)
    addLine(to: Point(rect.maxX, rect.minY))
    addLine(to: Point(rect.maxX, rect.maxY))
    addLine(to: Point(rect.minX, rect.maxY))
    close()
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }
}

extension Path {
  /// Begins a new subpath.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    current = point
    start = point
  }

  /// Adds a straight line.
  public mutating func addLine(to point: Point) {
    guard current != nil else { return move(to: point) }
    elements.append(.line(point))
    current = point
  }

  /// Adds a cubic Bézier curve; without a current point, it begins at the first control point.
  public mutating func addCurve(_ first: Point, _ second: Point, to point: Point) {
    if current == nil { move(to: first) }
    elements.append(.curve(first, second, point))
    current = point
  }

  /// Closes the subpath.
  public mutating func close() {
    guard current != nil else { return }
    elements.append(.close)
    current = start
  }

  /// Adds the elements of another path.
  public mutating func add(_ other: Path) {
    elements += other.elements
    current = other.current ?? current
    start = other.start ?? start
  }

  /// Returns the path with every point transformed.
  public func transformed(_ transform: AffineTransform) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(transform.applied(to: point))
      case .line(let point): .line(transform.applied(to: point))
      case .curve(let first, let second, let end):
        .curve(
          transform.applied(to: first), transform.applied(to: second), transform.applied(to: end))
      case .close: .close
      }
    }
    path.current = current.map(transform.applied)
    path.start = start.map(transform.applied)
    return path
  }

  /// Returns the path moved by an offset.
  public func offset(by offset: Point) -> Path { transformed(.translation(offset)) }

  /// The bounding box of all points of the path, including the control points.
  public var bounds: Rect {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    func add(_ point: Point) {
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: break
      }
    }
    guard low.x <= high.x else { return .zero }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
