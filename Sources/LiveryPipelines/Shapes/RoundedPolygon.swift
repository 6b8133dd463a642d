// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A convex polygon whose corners are rounded by tangent arcs.
struct RoundedPolygon {
  /// A corner.
  struct Corner {
    /// The position.
    var point: Point
    /// The radius of the arc in px.
    var radius: Double

    /// Creates a corner, which is sharp without a radius.
    init(_ point: Point, radius: Double = 0) {
      self.point = point
      self.radius = radius
    }
  }

  /// The corners, clockwise, with radii that fit.
  private(set) var corners: [Corner]

  /// Creates a polygon, and scales the radii down by a common factor until adjacent arcs fit.
  init(_ corners: [Corner]) {
    self.corners = corners
    let tangentLengths = corners.indices.map { tangentLength(ofCornerAt: $0) }
    var factor = 1.0
    for index in corners.indices {
      let next = (index + 1) % corners.count
      let side = corners[next].point - corners[index].point
      let length = hypot(side.x, side.y)
      let sum = tangentLengths[index] + tangentLengths[next]
      if sum > length { factor = min(factor, length / sum) }
    }
    guard factor < 1 else { return }
    for index in corners.indices { self.corners[index].radius *= factor }
  }
}

extension RoundedPolygon {
  /// Returns the distance from a corner to the tangent points of its arc.
  private func tangentLength(ofCornerAt index: Int) -> Double {
    let corner = corners[index]
    let before = corners[(index + corners.count - 1) % corners.count].point - corner.point
    let after = corners[(index + 1) % corners.count].point - corner.point
    let lengths = (hypot(before.x, before.y), hypot(after.x, after.y))
    guard corner.radius > 0, lengths.0 > 0, lengths.1 > 0 else { return 0 }
    let first = Point(before.x / lengths.0, before.y / lengths.0)
    let second = Point(after.x / lengths.1, after.y / lengths.1)
    let cross = abs(first.x * second.y - first.y * second.x)
    guard cross > 1e-9 else { return 0 }
    return corner.radius * (1 + first.x * second.x + first.y * second.y) / cross
  }

  /// Returns the tangent point of a corner's arc on the side towards another corner.
  private func tangentPoint(ofCornerAt index: Int, towards other: Int) -> Point {
    let corner = corners[index].point
    let side = corners[other].point - corner
    let length = hypot(side.x, side.y)
    guard length > 0 else { return corner }
    let share = min(1, tangentLength(ofCornerAt: index) / length)
    return Point(corner.x + side.x * share, corner.y + side.y * share)
  }

  /// Returns the closed outline, clockwise from the end of the first corner's arc.
  func outline() -> Path {
    var path = self.path(through: Array(corners.indices) + [0], endsWithArc: true)
    path.close()
    return path
  }

  /// Returns a part of the outline.
  ///
  /// - Parameters:
  ///   - indices: The indices of the corners that the part passes, two or more.
  ///   - beginsWithArc: Whether the part includes the arc of the first corner.
  ///   - endsWithArc: Whether the part includes the arc of the last corner.
  /// - Returns: An open path.
  func path(through indices: [Int], beginsWithArc: Bool = false, endsWithArc: Bool = false)
    -> Path
  {
    var path = Path()
    guard let first = indices.first, let last = indices.last else { return path }
    let count = corners.count
    if beginsWithArc {
      path.move(to: tangentPoint(ofCornerAt: first, towards: (first + count - 1) % count))
      addArc(atCorner: first, to: &path)
    } else {
      path.move(to: tangentPoint(ofCornerAt: first, towards: (first + 1) % count))
    }
    for index in indices.dropFirst().dropLast() { addArc(atCorner: index, to: &path) }
    if endsWithArc {
      addArc(atCorner: last, to: &path)
    } else {
      path.addLine(to: tangentPoint(ofCornerAt: last, towards: (last + count - 1) % count))
    }
    return path
  }

  private func addArc(atCorner index: Int, to path: inout Path) {
    let corner = corners[index]
    let next = corners[(index + 1) % corners.count].point
    path.addTangentArc(corner: corner.point, next: next, radius: corner.radius)
  }
}
