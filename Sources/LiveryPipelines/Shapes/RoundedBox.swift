// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// The geometry of a rounded box: its sides, its elliptical corners, and points within a side, such
/// as those of a pointer.
struct RoundedBox {
  /// The box.
  let rect: Rect
  /// The corners, scaled down to fit.
  let corners: Corners
  /// The points that a side additionally passes through, in clockwise order.
  var sidePoints: [Edge: [Point]] = [:]

  /// Creates a box, and scales its corners down to fit.
  init(_ rect: Rect, _ corners: Corners) {
    self.rect = rect
    self.corners = corners.fitted(in: rect.size)
  }
}

extension RoundedBox {
  /// A side with the corner at its end.
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

  /// Returns the closed outline, clockwise from the start of the top.
  func outline() -> Path {
    guard rect.isDrawable else { return Path() }
    var path = Path()
    path.move(to: side(.top).start)
    for edge in Edge.allCases { add(edge, to: &path, withCorner: true) }
    path.close()
    return path
  }

  /// Returns a side with the corner at its end.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - light: The direction of the light source in degrees. The top left corner belongs to the
  ///   left side for 0 to 90, otherwise to the top.
  /// - Returns: An open path.
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
    for point in sidePoints[edge] ?? [] { path.addLine(to: point) }
    path.addLine(to: side.end)
    guard withCorner else { return }
    path.addCorner(around: side.corner, to: side.arcEnd)
  }
}

extension Path {
  /// Adds a rounded corner, or nothing if the corner is sharp.
  fileprivate mutating func addCorner(around corner: Point, to end: Point) {
    guard current != end else { return }
    addQuarter(around: corner, to: end)
  }
}

extension Double {
  /// The angle in degrees, normalized to 0 up to but not including 360; 0 for NaN.
  var normalizedDegrees: Double {
    let angle = truncatingRemainder(dividingBy: 360)
    guard angle.isFinite else { return 0 }
    return angle < 0 ? angle + 360 : angle
  }
}
