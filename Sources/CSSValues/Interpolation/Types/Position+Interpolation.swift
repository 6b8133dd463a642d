// SPDX-License-Identifier: Apache-2.0

extension Position: InterpolableValue {
  /// Returns the interpolation of two computed positions.
  static func interpolated(
    from start: Position, to end: Position, at progress: Double
  ) -> Position? {
    interpolatedLengths(from: start.counted, to: end.counted, at: progress)
  }

  /// The position with `center` replaced by percentages.
  private var counted: Position {
    func counted(_ component: PositionComponent) -> PositionComponent {
      component.isCenter ? PositionComponent(.percentage(50)) : component
    }
    return Position(x: counted(x), y: counted(y))
  }
}
