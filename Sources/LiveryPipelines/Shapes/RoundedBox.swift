// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// A place for a box with round corners: its sides and quarters of ellipses, and maybe something that sticks out of a side.
struct RoundedBox {
  /// The box.
  let rect: Rect
  /// The corners, so small that they fit.
  let corners: Corners
  /// What a side passes through on its way, clockwise.
  var detours: [Edge: [Point]] = [:]

  /// A box; its corners are made small enough.
  init(_ rect: Rect, _ corners: Corners) {
    self.rect = rect
    self.corners = corners.fitted(in: rect.size)
  }
}

extension RoundedBox {
  /// One side with the corner behind it.
  private struct Side {
    var start: Point
    var end: Point
    var corner: Point
    var arcEnd: Point
  }

  private func side(_ edge: Edge) -> Side {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    switch edge {
    case .top:
      return Side(
        start: Point(left + corners.topLeft.width, top),
        end: Point(right - corners.topRight.width, top),
        corner: Point(right, top), arcEnd: Point(right, top + corners.topRight.height))
    case .right:
      return Side(
        start: Point(right, top + corners.topRight.height),
        end: Point(right, bottom - corners.bottomRight.height),
        corner: Point(right, bottom), arcEnd: Point(right - corners.bottomRight.width, bottom))
    case .bottom:
      return Side(
        start: Point(right - corners.bottomRight.width, bottom),
        end: Point(left + corners.bottomLeft.width, bottom),
        corner: Point(left, bottom), arcEnd: Point(left, bottom - corners.bottomLeft.height))
    case .left:
      return Side(
        start: Point(left, bottom - corners.bottomLeft.height),
        end: Point(left, top + corners.topLeft.height),
        corner: Point(left, top), arcEnd: Point(left + corners.topLeft.width, top))
    }
  }

  /// The closed outline, clockwise from where the upper side begins.
  func outline() -> Path {
    guard rect.isDrawable else { return Path() }
    var path = Path()
    path.move(to: side(.top).start)
    for edge in Edge.allCases { add(edge, to: &path, withCorner: true) }
    path.close()
    return path
  }

  /// One side with the corner at its end.
  ///
  /// - Parameters:
  ///   - edge: the side.
  ///   - light: the angle in degrees that the light comes from; the corner at the top left belongs to the left side for
  ///     0 to 90, otherwise to the upper one.
  /// - Returns: an open outline.
  func edge(_ edge: Edge, light: Double) -> Path {
    guard rect.isDrawable else { return Path() }
    let leftHasCorner = (0...90).contains(light.normalizedDegrees)
    var path = Path()
    if edge == .top, !leftHasCorner {
      let left = side(.left)
      path.move(to: left.end)
      path.addCorner(around: left.corner, to: left.arcEnd)
    } else {
      path.move(to: side(edge).start)
    }
    add(edge, to: &path, withCorner: edge != .left || leftHasCorner)
    return path
  }

  private func add(_ edge: Edge, to path: inout Path, withCorner: Bool) {
    let side = side(edge)
    for point in detours[edge] ?? [] { path.addLine(to: point) }
    path.addLine(to: side.end)
    guard withCorner else { return }
    path.addCorner(around: side.corner, to: side.arcEnd)
  }
}

extension Path {
  /// Rounds a corner; nothing where it is not round.
  fileprivate mutating func addCorner(around corner: Point, to end: Point) {
    guard current != end else { return }
    addQuarter(around: corner, to: end)
  }
}

extension Double {
  /// An angle in degrees from 0 to less than 360; 0 for what is not a number.
  var normalizedDegrees: Double {
    let angle = truncatingRemainder(dividingBy: 360)
    guard angle.isFinite else { return 0 }
    return angle < 0 ? angle + 360 : angle
  }
}
