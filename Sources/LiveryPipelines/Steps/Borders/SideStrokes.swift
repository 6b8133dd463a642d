// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lines along the sides of a shape: neighbors of one color are one line with a corner between them, and where two colors
/// meet at a sharp corner, the corner belongs to the side that ends there, so that nothing is left open or drawn twice.
struct SideStrokes {
  /// A line and its color.
  struct Line {
    var path: Path
    let color: RGBA
  }

  /// The lines in the order of their first sides, clockwise from the top.
  private(set) var lines: [Line] = []

  /// The lines of a shape in a box.
  ///
  /// - Parameters:
  ///   - shape: the shape.
  ///   - rect: the box in which the middle of the lines lies.
  ///   - colors: the color of each side.
  ///   - width: the width of the lines in px.
  ///   - light: where the light comes from in degrees.
  init(_ shape: any Shape, in rect: Rect, _ colors: SideColors, width: Double, light: Double) {
    let sides = colors.sides.map { side -> Line? in
      guard let color = side.color, color.alpha > 0 else { return nil }
      let path = shape.edge(side.edge, in: rect, light: light)
      return path.isEmpty ? nil : Line(path: path, color: color)
    }
    // A line begins at a side whose neighbor before it has another color.
    let first = sides.indices.first { sides[$0]?.color != sides[($0 + 3) % 4]?.color }
    guard let first else {
      addRing(sides.compactMap { $0 })
      return
    }
    var runs: [Line?] = []
    for offset in 0..<4 {
      let side = sides[(first + offset) % 4]
      if let side, let last = runs.last ?? nil, last.color == side.color,
        let joined = last.path.joined(with: side.path)
      {
        runs[runs.count - 1]?.path = joined
      } else {
        runs.append(side)
      }
    }
    shareCorners(&runs, width / 2)
    lines = runs.compactMap { $0 }
  }

  /// Adds sides of one color all around.
  private mutating func addRing(_ sides: [Line]) {
    for side in sides {
      if let last = lines.last, let joined = last.path.joined(with: side.path) {
        lines[lines.count - 1].path = joined
      } else {
        lines.append(side)
      }
    }
    if lines.count == 1, lines[0].path.endsWhereItBegins { lines[0].path.close() }
  }

  /// Gives each sharp corner between two lines to the one that ends there.
  private func shareCorners(_ lines: inout [Line?], _ distance: Double) {
    for index in lines.indices {
      let next = (index + 1) % lines.count
      guard next != index, let line = lines[index], let other = lines[next],
        line.path.meetsSharply(other.path)
      else { continue }
      lines[index]?.path = line.path.extended(by: distance)
      lines[next]?.path = other.path.trimmed(by: distance)
    }
  }
}

extension Path {
  /// The line with another one that begins where it ends; nil where the other one begins elsewhere.
  fileprivate func joined(with other: Path) -> Path? {
    guard let current, case .move(let start) = other.elements.first, start.isNear(current) else {
      return nil
    }
    var path = self
    for element in other.elements.dropFirst() { path.append(element) }
    return path
  }

  fileprivate var endsWhereItBegins: Bool {
    guard let current, case .move(let start) = elements.first else { return false }
    return start.isNear(current)
  }

  /// Whether another line begins where this one ends, in another direction, and both are straight there.
  fileprivate func meetsSharply(_ other: Path) -> Bool {
    guard let (from, end) = lastLine, let (start, to) = other.firstLine, start.isNear(end) else {
      return false
    }
    let (before, behind) = (end - from, to - start)
    return abs(before.x * behind.y - before.y * behind.x) > 1e-6
  }

  /// The straight line that the path begins with.
  private var firstLine: (Point, Point)? {
    guard elements.count > 1, case .move(let start) = elements[0], case .line(let end) = elements[1]
    else { return nil }
    return (start, end)
  }

  /// The straight line that the path ends with.
  private var lastLine: (Point, Point)? {
    guard elements.count > 1, case .line(let end) = elements[elements.count - 1] else { return nil }
    switch elements[elements.count - 2] {
    case .move(let start), .line(let start), .curve(_, _, let start): return (start, end)
    case .close: return nil
    }
  }

  /// The path with a longer last line.
  fileprivate func extended(by distance: Double) -> Path {
    guard let (start, end) = lastLine else { return self }
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return self }
    var path = Path()
    for element in elements.dropLast() { path.append(element) }
    path.addLine(to: start.mixed(with: end, 1 + distance / length))
    return path
  }

  /// The path with a shorter first line.
  fileprivate func trimmed(by distance: Double) -> Path {
    guard let (start, end) = firstLine else { return self }
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > distance else { return self }
    var path = Path()
    path.move(to: start.mixed(with: end, distance / length))
    for element in elements.dropFirst() { path.append(element) }
    return path
  }

  fileprivate mutating func append(_ element: Element) {
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
  fileprivate func isNear(_ other: Point) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
  }
}
