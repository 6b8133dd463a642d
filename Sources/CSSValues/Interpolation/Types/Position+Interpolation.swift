// SPDX-License-Identifier: Apache-2.0

extension Position: InterpolableValue {
  /// The position between two computed ones.
  static func interpolated(
    from start: Position, to end: Position, at progress: Double
  ) -> Position? {
    interpolatedLengths(from: start.counted, to: end.counted, at: progress)
  }

  /// The position with its middles as percentages.
  private var counted: Position {
    func counted(_ component: PositionComponent) -> PositionComponent {
      component.isCenter ? PositionComponent(.percentage(50)) : component
    }
    return Position(x: counted(x), y: counted(y))
  }
}
