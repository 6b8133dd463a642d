// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// A sharp corner at which one line ends and another begins.
struct MiterCorner {
  /// The length that each line extends beyond their meeting point, in px.
  let reach: Double
  /// The part of the corner before the diagonal, which is cut off the line that begins.
  let before: Path
  /// The part of the corner after the diagonal, which is cut off the line that ends.
  let after: Path

  /// Creates the corner of two lines, or returns `nil` if they do not meet or are too acute.
  ///
  /// - Parameters:
  ///   - path: The line that ends.
  ///   - other: The line that begins.
  ///   - distance: Half of the line width, in px.
  init?(between path: Path, and other: Path, _ distance: Double) {
    guard let (from, corner) = path.lastLine, let (start, to) = other.firstLine,
      start.isNear(corner), let along = (corner - from).direction, let away = (to - start).direction
    else { return nil }
    let turn = along.x * away.y - along.y * away.x
    let cosine = along.x * away.x + along.y * away.y
    guard abs(turn) > 1e-6, cosine > -0.98 else { return nil }
    reach = distance * abs(turn) / (1 + cosine)
    // The diagonal extends slightly beyond the inner and outer edge, where nothing is drawn.
    let diagonal = Point((along.x - away.x) / abs(turn), (along.y - away.y) / abs(turn))
    let half = Point(diagonal.x * (distance + 1), diagonal.y * (distance + 1))
    let length = 2 * (reach + distance + 2)
    after = Path(from: corner + half, to: corner - half, swept: along, by: length)
    before = Path(from: corner + half, to: corner - half, swept: away, by: -length)
  }
}

extension Path {
  /// Creates the outline of the area that a line sweeps in a direction, by a distance in px.
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
