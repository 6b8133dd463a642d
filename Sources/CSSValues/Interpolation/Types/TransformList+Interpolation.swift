// SPDX-License-Identifier: Apache-2.0

extension [TransformFunction] {
  /// The list between two computed lists: function by function as far as their kinds agree, then by the matrices of the rest.
  ///
  /// Defined by [CSS Transforms 2, section 11](https://drafts.csswg.org/css-transforms-2/#interpolation-of-transforms).
  ///
  /// - Parameters:
  ///   - start: where the way begins; an empty list for `none`.
  ///   - end: where it ends.
  ///   - progress: 0 for the start, 1 for the end.
  ///   - box: what percentages refer to, for matrices; nil where it is not known.
  /// - Returns: nil where a matrix cannot be undone, or needs a box that is not known.
  static func interpolated(
    from start: [TransformFunction], to end: [TransformFunction], at progress: Double,
    in box: ReferenceBox? = nil
  ) -> [TransformFunction]? {
    var functions: [TransformFunction] = []
    for index in 0..<Swift.max(start.count, end.count) {
      let from = index < start.count ? start[index] : end[index].identity
      let to = index < end.count ? end[index] : start[index].identity
      guard let between = TransformFunction.interpolated(from: from, to: to, at: progress) else {
        return interpolated(
          functions, from: start.dropFirst(index), to: end.dropFirst(index), at: progress, in: box)
      }
      functions.append(between)
    }
    return functions
  }

  /// The functions that are done, and what lies between the matrices of the rest.
  private static func interpolated(
    _ functions: [TransformFunction], from start: ArraySlice<TransformFunction>,
    to end: ArraySlice<TransformFunction>, at progress: Double, in box: ReferenceBox?
  ) -> [TransformFunction]? {
    guard let from = Array(start).matrix(in: box), let to = Array(end).matrix(in: box),
      let between = TransformMatrix.interpolated(from: from, to: to, at: progress)
    else { return nil }
    return functions + [TransformFunction(between)]
  }
}

extension TransformMatrix {
  /// What lies between two matrices; nil where one of them cannot be undone.
  ///
  /// Defined by [CSS Transforms 2, section 11](https://drafts.csswg.org/css-transforms-2/#matrix-interpolation).
  static func interpolated(
    from start: TransformMatrix, to end: TransformMatrix, at progress: Double
  ) -> TransformMatrix? {
    var between: TransformMatrix
    if start.is2D, end.is2D {
      guard start.determinant != 0, end.determinant != 0 else { return nil }
      between =
        Decomposition2D.interpolated(
          from: Decomposition2D(start), to: Decomposition2D(end), at: progress
        ).matrix
    } else {
      guard let from = Decomposition3D(start), let to = Decomposition3D(end) else { return nil }
      between = Decomposition3D.interpolated(from: from, to: to, at: progress).matrix
    }
    return between.isFinite ? between : nil
  }
}

extension Rotation {
  /// What lies between two turns: about the axis that they share, or that of the one that turns at all.
  ///
  /// Defined by [CSS Transforms 2, section 11](https://drafts.csswg.org/css-transforms-2/#interpolation-of-3d-rotations).
  static func interpolated(
    from start: Rotation, to end: Rotation, at progress: Double
  ) -> Rotation {
    let startTurns = start.degrees != 0 && start.unitAxis != nil
    let endTurns = end.degrees != 0 && end.unitAxis != nil
    guard startTurns, endTurns, start.unitAxis != end.unitAxis else {
      let axis = startTurns ? start.axis : endTurns ? end.axis : SIMD3(0, 0, 1)
      let (from, to) = (startTurns ? start.degrees : 0, endTurns ? end.degrees : 0)
      return Rotation(axis: axis, degrees: from + (to - from) * progress)
    }
    return Quaternion.interpolated(from: Quaternion(start), to: Quaternion(end), at: progress)
      .rotation
  }
}
