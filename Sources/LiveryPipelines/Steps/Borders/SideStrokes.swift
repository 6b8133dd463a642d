// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// The lines along the sides of a shape, with adjacent sides of a color joined.
///
/// Two colors that meet at a sharp corner are mitered. Each line ends at the diagonal, so that no
/// part of the corner is left open or drawn twice.
struct SideStrokes {
  /// A line and its color.
  struct Line {
    var path: Path
    let color: RGBA
    /// The parts of its corners that belong to the adjacent lines.
    var cuts: [Path] = []
  }

  /// The lines in the order of their first sides, clockwise from the top.
  private(set) var lines: [Line] = []

  /// Creates the lines of a shape in a box.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - rect: The box that contains the center of the lines.
  ///   - colors: The color of each side.
  ///   - width: The width of the lines in px.
  ///   - light: The direction of the light source in degrees.
  ///   - hasGaps: Whether the lines are dashed.
  init(
    _ shape: any Shape, in rect: Rect, _ colors: SideColors, width: Double, light: Double,
    hasGaps: Bool
  ) {
    let sides = colors.sides.map { side -> Line? in
      guard let color = side.color, color.alpha > 0 else { return nil }
      let path = shape.edge(side.edge, in: rect, light: light)
      return path.isEmpty ? nil : Line(path: path, color: color)
    }
    // A line begins at a side whose preceding side has another color.
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

  /// Adds sides that all have a single color.
  private mutating func addRing(_ sides: [Line]) {
    for side in sides {
      if let last = lines.last, let joined = last.path.joined(with: side.path) {
        lines[lines.count - 1].path = joined
      } else {
        lines.append(side)
      }
    }
    if lines.count == 1, lines[0].path.endsAtStart { lines[0].path.close() }
  }

  /// Extends both lines through each sharp corner between them, and cuts them along the diagonal.
  private func miterCorners(_ lines: inout [Line?], _ distance: Double, hasGaps: Bool) {
    let paths = lines.map { $0?.path }
    for index in lines.indices {
      let next = (index + 1) % lines.count
      guard next != index, let path = paths[index], let other = paths[next],
        let corner = MiterCorner(between: path, and: other, distance)
      else { continue }
      lines[index]?.path.extendEnd(by: corner.reach)
      lines[next]?.path.extendStart(by: corner.reach)
      // The later line covers the earlier one below it, so that no gap shows between both.
      let last = max(index, next)
      let isCovered = !hasGaps && (lines[last]?.color.alpha ?? 0) >= 1
      if index == last || !isCovered { lines[index]?.cuts.append(corner.after) }
      if next == last || !isCovered { lines[next]?.cuts.append(corner.before) }
    }
  }
}
