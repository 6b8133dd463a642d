// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A convex outline of straight lines whose corners are rounded by arcs that touch both of their sides.
struct RoundedPolygon {
  /// A corner.
  struct Corner {
    /// The place.
    var point: Point
    /// The radius of its arc in px.
    var radius: Double

    /// A corner; one that is not round without a radius.
    init(_ point: Point, radius: Double = 0) {
      self.point = point
      self.radius = radius
    }
  }

  /// The corners, clockwise, with radii that fit.
  private(set) var corners: [Corner]

  /// An outline; all radii are made smaller by one factor until the arcs of neighboring corners fit beside each other.
  init(_ corners: [Corner]) {
    self.corners = corners
    let reaches = corners.indices.map { reach(of: $0) }
    var factor = 1.0
    for index in corners.indices {
      let next = (index + 1) % corners.count
      let side = corners[next].point - corners[index].point
      let length = hypot(side.x, side.y)
      let sum = reaches[index] + reaches[next]
      if sum > length { factor = min(factor, length / sum) }
    }
    guard factor < 1 else { return }
    for index in corners.indices { self.corners[index].radius *= factor }
  }
}

extension RoundedPolygon {
  /// How far from a corner its arc touches the sides.
  private func reach(of index: Int) -> Double {
    let corner = corners[index]
    let before = corners[(index + corners.count - 1) % corners.count].point - corner.point
    let behind = corners[(index + 1) % corners.count].point - corner.point
    let lengths = (hypot(before.x, before.y), hypot(behind.x, behind.y))
    guard corner.radius > 0, lengths.0 > 0, lengths.1 > 0 else { return 0 }
    let first = Point(before.x / lengths.0, before.y / lengths.0)
    let second = Point(behind.x / lengths.1, behind.y / lengths.1)
    let cross = abs(first.x * second.y - first.y * second.x)
    guard cross > 1e-9 else { return 0 }
    return corner.radius * (1 + first.x * second.x + first.y * second.y) / cross
  }

  /// Where the arc of a corner touches the side that leads to another corner.
  private func touch(_ index: Int, towards other: Int) -> Point {
    let corner = corners[index].point
    let side = corners[other].point - corner
    let length = hypot(side.x, side.y)
    guard length > 0 else { return corner }
    let share = min(1, reach(of: index) / length)
    return Point(corner.x + side.x * share, corner.y + side.y * share)
  }

  /// The closed outline, clockwise from where the arc of the first corner ends.
  func outline() -> Path {
    var path = self.path(through: Array(corners.indices) + [0], endsWithArc: true)
    path.close()
    return path
  }

  /// A part of the outline.
  ///
  /// - Parameters:
  ///   - indices: the corners that it passes, two or more.
  ///   - beginsWithArc: whether the arc of the first one belongs to it.
  ///   - endsWithArc: whether the arc of the last one belongs to it.
  /// - Returns: an open outline.
  func path(through indices: [Int], beginsWithArc: Bool = false, endsWithArc: Bool = false)
    -> Path
  {
    var path = Path()
    guard let first = indices.first, let last = indices.last else { return path }
    let count = corners.count
    if beginsWithArc {
      path.move(to: touch(first, towards: (first + count - 1) % count))
      addArc(first, to: &path)
    } else {
      path.move(to: touch(first, towards: (first + 1) % count))
    }
    for index in indices.dropFirst().dropLast() { addArc(index, to: &path) }
    if endsWithArc {
      addArc(last, to: &path)
    } else {
      path.addLine(to: touch(last, towards: (last + count - 1) % count))
    }
    return path
  }

  private func addArc(_ index: Int, to path: inout Path) {
    let corner = corners[index]
    let next = corners[(index + 1) % corners.count].point
    path.addTangentArc(corner: corner.point, next: next, radius: corner.radius)
  }
}
