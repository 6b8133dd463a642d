// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Path {
  /// Returns the path extended by a path that begins at its end, or `nil` if they do not meet.
  package func joined(with other: Path) -> Path? {
    guard let current, case .move(let start) = other.elements.first, start.isNear(current) else {
      return nil
    }
    var path = self
    for element in other.elements.dropFirst() { path.append(element) }
    return path
  }

  /// Whether the path ends at its start.
  package var endsAtStart: Bool {
    guard let current, case .move(let start) = elements.first else { return false }
    return start.isNear(current)
  }

  /// The straight line at the start of the path.
  package var firstLine: (Point, Point)? {
    guard elements.count > 1, case .move(let start) = elements[0], case .line(let end) = elements[1]
    else { return nil }
    return (start, end)
  }

  /// The straight line at the end of the path.
  package var lastLine: (Point, Point)? {
    guard elements.count > 1, case .line(let end) = elements[elements.count - 1] else { return nil }
    switch elements[elements.count - 2] {
    case .move(let start), .line(let start), .curve(_, _, let start): return (start, end)
    case .close: return nil
    }
  }

  /// Extends the last line.
  package mutating func extendEnd(by distance: Double) {
    guard let (start, end) = lastLine, let direction = (end - start).direction else { return }
    var path = Path()
    for element in elements.dropLast() { path.append(element) }
    path.addLine(to: Point(end.x + direction.x * distance, end.y + direction.y * distance))
    self = path
  }

  /// Extends the first line.
  package mutating func extendStart(by distance: Double) {
    guard let (start, end) = firstLine, let direction = (end - start).direction else { return }
    var path = Path()
    path.move(to: Point(start.x - direction.x * distance, start.y - direction.y * distance))
    for element in elements.dropFirst() { path.append(element) }
    self = path
  }

  /// Appends an element of another path.
  mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .curve(let first, let second, let end): addCurve(first, second, to: end)
    case .close: close()
    }
  }
}

extension Point {
  /// Returns whether two points are equal up to rounding errors.
  package func isNear(_ other: Point) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
  }

  /// The direction of the vector as a unit vector, or `nil` if the vector is zero.
  package var direction: Point? {
    let length = hypot(x, y)
    return length > 0 ? Point(x / length, y / length) : nil
  }
}
