// SPDX-License-Identifier: Apache-2.0

extension Position: CombinableValue {
  /// Returns the interpolation of two computed positions.
  static func combined(
    from start: Position, to end: Position, by procedure: CombiningProcedure
  ) -> Position? {
    combinedLengths(from: start.counted, to: end.counted, by: procedure)
  }

  /// The position with `center` replaced by percentages.
  private var counted: Position {
    func counted(_ component: PositionComponent) -> PositionComponent {
      component.isCenter ? PositionComponent(.percentage(50)) : component
    }
    return Position(x: counted(x), y: counted(y))
  }
}
