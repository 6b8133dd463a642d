// SPDX-License-Identifier: Apache-2.0

extension BasicShape: ComputableValue {
  /// Returns the computed shape.
  ///
  /// Lengths are in px, rectangles are `inset()`, and paths have absolute commands.
  ///
  /// Defined by [CSS Shapes 1, section 3.3](https://drafts.csswg.org/css-shapes-1/#basic-shape-computed-values).
  func computed(in context: ComputationContext) -> BasicShape {
    switch self {
    case .inset(let shape): return .inset(shape.computedLengths(in: context))
    case .rect(let shape): return .inset(shape.inset.computedLengths(in: context))
    case .xywh(let shape): return .inset(shape.inset.computedLengths(in: context))
    case .circle(var shape):
      shape.center = shape.center?.computed(in: context)
      return .circle(shape.computedLengths(in: context))
    case .ellipse(var shape):
      shape.center = shape.center?.computed(in: context)
      return .ellipse(shape.computedLengths(in: context))
    case .polygon(let shape): return .polygon(shape.computedLengths(in: context))
    case .path(let shape): return .path(shape.absolute)
    case .shape(let shape): return .shape(shape.computed(in: context))
    }
  }
}

extension BasicShape: CombinableValue {
  /// Returns the combination of two shapes of equal kind and structure.
  ///
  /// Circles and ellipses with keywords as radii cannot be combined.
  ///
  /// Defined by [CSS Shapes 1, section 3.4](https://drafts.csswg.org/css-shapes-1/#basic-shape-interpolation).
  static func combined(
    from start: BasicShape, to end: BasicShape, by procedure: CombiningProcedure
  ) -> BasicShape? {
    if procedure.progress != nil, start == end { return start }
    switch (start, end) {
    case (.inset(let a), .inset(let b)):
      return InsetShape.combinedLengths(from: a, to: b, by: procedure).map { .inset($0) }
    case (.circle(var a), .circle(var b)):
      guard a.radius.isLength, b.radius.isLength else { return nil }
      if a.center != b.center || procedure.progress == nil {
        a.center = a.center ?? .middle
        b.center = b.center ?? .middle
      }
      return CircleShape.combinedLengths(from: a, to: b, by: procedure).map { .circle($0) }
    case (.ellipse(var a), .ellipse(var b)):
      guard [a.horizontal, a.vertical, b.horizontal, b.vertical].allSatisfy(\.isLength) else {
        return nil
      }
      if a.center != b.center || procedure.progress == nil {
        a.center = a.center ?? .middle
        b.center = b.center ?? .middle
      }
      return EllipseShape.combinedLengths(from: a, to: b, by: procedure).map { .ellipse($0) }
    case (.polygon(let a), .polygon(let b)):
      return PolygonShape.combinedLengths(from: a, to: b, by: procedure).map { .polygon($0) }
    case (.path(let a), .path(let b)):
      return PathShape.combined(from: a, to: b, by: procedure).map { .path($0) }
    case (.shape(let a), .shape(let b)):
      return ShapePath.combinedLengths(from: a, to: b, by: procedure).map { .shape($0) }
    default: return nil
    }
  }
}
