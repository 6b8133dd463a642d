// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// A sharp corner in which one line ends and another one begins.
struct MiterCorner {
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
