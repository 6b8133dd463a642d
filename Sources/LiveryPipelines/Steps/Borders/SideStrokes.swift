// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lines along the sides of a shape: neighbors of one color are one line with a corner between them, and where two colors
/// meet at a sharp corner, it is mitered: each has what lies on its side of the diagonal, so that nothing is left open or
/// drawn twice.
struct SideStrokes {
  /// A line and its color.
  struct Line {
    var path: Path
    let color: RGBA
    /// What of its corners belongs to the neighbors.
    var cuts: [Path] = []
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
  ///   - hasGaps: whether they are dashed.
  init(
    _ shape: any Shape, in rect: Rect, _ colors: SideColors, width: Double, light: Double,
    hasGaps: Bool
  ) {
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
    miterCorners(&runs, width / 2, hasGaps: hasGaps)
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

  /// Leads both lines through each sharp corner between them, and cuts them along its diagonal.
  private func miterCorners(_ lines: inout [Line?], _ distance: Double, hasGaps: Bool) {
    let paths = lines.map { $0?.path }
    for index in lines.indices {
      let next = (index + 1) % lines.count
      guard next != index, let path = paths[index], let other = paths[next],
        let corner = MiterCorner(between: path, and: other, distance)
      else { continue }
      lines[index]?.path.extendEnd(by: corner.reach)
      lines[next]?.path.extendStart(by: corner.reach)
      // What is drawn later covers what lies below its part, so that nothing shines through between both.
      let last = max(index, next)
      let isCovered = !hasGaps && (lines[last]?.color.alpha ?? 0) >= 1
      if index == last || !isCovered { lines[index]?.cuts.append(corner.behind) }
      if next == last || !isCovered { lines[next]?.cuts.append(corner.before) }
    }
  }
}

/// A sharp corner in which one line ends and another one begins.
private struct MiterCorner {
  /// How far each line goes on beyond the place where they meet, in px.
  let reach: Double
  /// What is cut off the line that begins: what of the corner lies before the diagonal.
  let before: Path
  /// What is cut off the line that ends: what of the corner lies behind the diagonal.
  let behind: Path

  /// The corner of two lines; nil where they do not meet in one, or where it is as pointed as no miter is drawn.
  ///
  /// - Parameters:
  ///   - path: the line that ends.
  ///   - other: the line that begins.
  ///   - distance: half of their width, in px.
  init?(between path: Path, and other: Path, _ distance: Double) {
    guard let (from, corner) = path.lastLine, let (start, to) = other.firstLine,
      start.isNear(corner), let along = (corner - from).direction, let away = (to - start).direction
    else { return nil }
    let turn = along.x * away.y - along.y * away.x
    let cosine = along.x * away.x + along.y * away.y
    guard abs(turn) > 1e-6, cosine > -0.98 else { return nil }
    reach = distance * abs(turn) / (1 + cosine)
    // The diagonal leads from the inner to the outer edge, and a little farther, where nothing is drawn.
    let diagonal = Point((along.x - away.x) / abs(turn), (along.y - away.y) / abs(turn))
    let half = Point(diagonal.x * (distance + 1), diagonal.y * (distance + 1))
    let length = 2 * (reach + distance + 2)
    behind = Path(from: corner + half, to: corner - half, swept: along, by: length)
    before = Path(from: corner + half, to: corner - half, swept: away, by: -length)
  }
}

extension Path {
  /// The outline of what a straight line sweeps over that is moved in a direction, by a distance in px.
  fileprivate init(
    from start: Point, to end: Point, swept direction: Point, by distance: Double
  ) {
    let shift = Point(direction.x * distance, direction.y * distance)
    self.init()
    move(to: start)
    addLine(to: start + shift)
    addLine(to: end + shift)
    addLine(to: end)
    close()
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

  /// The straight line that the path begins with.
  fileprivate var firstLine: (Point, Point)? {
    guard elements.count > 1, case .move(let start) = elements[0], case .line(let end) = elements[1]
    else { return nil }
    return (start, end)
  }

  /// The straight line that the path ends with.
  fileprivate var lastLine: (Point, Point)? {
    guard elements.count > 1, case .line(let end) = elements[elements.count - 1] else { return nil }
    switch elements[elements.count - 2] {
    case .move(let start), .line(let start), .curve(_, _, let start): return (start, end)
    case .close: return nil
    }
  }

  /// Makes the last line longer.
  fileprivate mutating func extendEnd(by distance: Double) {
    guard let (start, end) = lastLine, let direction = (end - start).direction else { return }
    var path = Path()
    for element in elements.dropLast() { path.append(element) }
    path.addLine(to: Point(end.x + direction.x * distance, end.y + direction.y * distance))
    self = path
  }

  /// Makes the first line longer.
  fileprivate mutating func extendStart(by distance: Double) {
    guard let (start, end) = firstLine, let direction = (end - start).direction else { return }
    var path = Path()
    path.move(to: Point(start.x - direction.x * distance, start.y - direction.y * distance))
    for element in elements.dropFirst() { path.append(element) }
    self = path
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

  /// The direction of a way, one px long; nil for one that leads nowhere.
  fileprivate var direction: Point? {
    let length = hypot(x, y)
    return length > 0 ? Point(x / length, y / length) : nil
  }
}
