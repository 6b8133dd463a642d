// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Path {
  /// The line with another one that begins where it ends; nil where the other one begins elsewhere.
  package func joined(with other: Path) -> Path? {
    guard let current, case .move(let start) = other.elements.first, start.isNear(current) else {
      return nil
    }
    var path = self
    for element in other.elements.dropFirst() { path.append(element) }
    return path
  }

  /// Whether the path comes back to where it begins.
  package var endsWhereItBegins: Bool {
    guard let current, case .move(let start) = elements.first else { return false }
    return start.isNear(current)
  }

  /// The straight line that the path begins with.
  package var firstLine: (Point, Point)? {
    guard elements.count > 1, case .move(let start) = elements[0], case .line(let end) = elements[1]
    else { return nil }
    return (start, end)
  }

  /// The straight line that the path ends with.
  package var lastLine: (Point, Point)? {
    guard elements.count > 1, case .line(let end) = elements[elements.count - 1] else { return nil }
    switch elements[elements.count - 2] {
    case .move(let start), .line(let start), .curve(_, _, let start): return (start, end)
    case .close: return nil
    }
  }

  /// Makes the last line longer.
  package mutating func extendEnd(by distance: Double) {
    guard let (start, end) = lastLine, let direction = (end - start).direction else { return }
    var path = Path()
    for element in elements.dropLast() { path.append(element) }
    path.addLine(to: Point(end.x + direction.x * distance, end.y + direction.y * distance))
    self = path
  }

  /// Makes the first line longer.
  package mutating func extendStart(by distance: Double) {
    guard let (start, end) = firstLine, let direction = (end - start).direction else { return }
    var path = Path()
    path.move(to: Point(start.x - direction.x * distance, start.y - direction.y * distance))
    for element in elements.dropFirst() { path.append(element) }
    self = path
  }

  /// Adds an element of another path.
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
  /// Whether two places are one but for rounding.
  package func isNear(_ other: Point) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
  }

  /// The direction of a way, one px long; nil for one that leads nowhere.
  package var direction: Point? {
    let length = hypot(x, y)
    return length > 0 ? Point(x / length, y / length) : nil
  }
}
