// SPDX-License-Identifier: Apache-2.0

extension [TransformFunction] {
  /// Returns the interpolated or accumulated transform list.
  ///
  /// Functions are combined pairwise as long as their kinds match, then the rest by its matrices.
  ///
  /// Defined by [CSS Transforms 2, section 11](https://drafts.csswg.org/css-transforms-2/#interpolation-of-transforms).
  ///
  /// - Parameters:
  ///   - start: The list at 0, empty for `none`.
  ///   - end: The list at 1.
  ///   - procedure: The procedure for each pair of functions.
  ///   - box: The reference box for percentages in matrices, or `nil` if it is unknown.
  /// - Returns: The list, or `nil` if a matrix is singular or needs an unknown box.
  static func combined(
    from start: [TransformFunction], to end: [TransformFunction], by procedure: CombiningProcedure,
    in box: ReferenceBox? = nil
  ) -> [TransformFunction]? {
    var functions: [TransformFunction] = []
    for index in 0..<Swift.max(start.count, end.count) {
      let from = index < start.count ? start[index] : end[index].identity
      let to = index < end.count ? end[index] : start[index].identity
      guard let between = TransformFunction.combined(from: from, to: to, by: procedure) else {
        return combined(
          functions, from: start.dropFirst(index), to: end.dropFirst(index), by: procedure, in: box)
      }
      functions.append(between)
    }
    return functions
  }

  /// Returns the combined functions so far, followed by the combined matrix of the rest.
  private static func combined(
    _ functions: [TransformFunction], from start: ArraySlice<TransformFunction>,
    to end: ArraySlice<TransformFunction>, by procedure: CombiningProcedure, in box: ReferenceBox?
  ) -> [TransformFunction]? {
    guard let from = Array(start).matrix(in: box), let to = Array(end).matrix(in: box),
      let between = TransformMatrix.combined(from: from, to: to, by: procedure)
    else { return nil }
    return functions + [TransformFunction(between)]
  }
}

extension TransformMatrix {
  /// Returns the interpolated or accumulated matrix, or `nil` if a matrix is singular.
  ///
  /// Defined by [CSS Transforms 2, section 11](https://drafts.csswg.org/css-transforms-2/#matrix-interpolation).
  static func combined(
    from start: TransformMatrix, to end: TransformMatrix, by procedure: CombiningProcedure
  ) -> TransformMatrix? {
    var between: TransformMatrix
    if start.is2D, end.is2D {
      guard start.determinant != 0, end.determinant != 0 else { return nil }
      between =
        Decomposition2D.combined(
          from: Decomposition2D(start), to: Decomposition2D(end), by: procedure
        ).matrix
    } else {
      guard let from = Decomposition3D(start), let to = Decomposition3D(end) else { return nil }
      between = Decomposition3D.combined(from: from, to: to, by: procedure).matrix
    }
    return between.isFinite ? between : nil
  }
}

extension Rotation {
  /// Returns the interpolated rotation, or the product of two rotations.
  ///
  /// If the axes are equal or only one rotation has an angle, only the angles are combined.
  ///
  /// Defined by [CSS Transforms 2, section 11](https://drafts.csswg.org/css-transforms-2/#interpolation-of-3d-rotations).
  static func combined(
    from start: Rotation, to end: Rotation, by procedure: CombiningProcedure
  ) -> Rotation {
    let startTurns = start.degrees != 0 && start.unitAxis != nil
    let endTurns = end.degrees != 0 && end.unitAxis != nil
    guard startTurns, endTurns, start.unitAxis != end.unitAxis else {
      let axis = startTurns ? start.axis : endTurns ? end.axis : SIMD3(0, 0, 1)
      let (from, to) = (startTurns ? start.degrees : 0, endTurns ? end.degrees : 0)
      return Rotation(axis: axis, degrees: procedure.combined(from, to))
    }
    if procedure.isAtEnd { return end }
    return Quaternion.combined(from: Quaternion(start), to: Quaternion(end), by: procedure)
      .rotation
  }
}
